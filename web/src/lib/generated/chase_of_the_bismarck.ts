// Written by `weathergage types`: change the Python structs, not this file.

/** Everything that counts for victory, line by line, and the conditions of a strategic victory. */
export interface Account {
  entries: Entry[];
  counted: boolean;
  halves: number;
  needed: number;
  in_port: boolean;
  prizes: string[];
  prizes_needed: number;
  famous_prize: boolean;
}

/** An air unit of the seat's own. */
export interface AirView {
  id: string;
  box: string;
  hex?: string;
  flown?: boolean;
  legs?: string[];
}

/** Where the air unit stays. */
export interface AloftAt {
  move: 'AloftAt';
  hex: string;
}

/** Resolve an attack marker against a class of ships. */
export interface Attack {
  move: 'Attack';
  air: string;
  kind: 'BB' | 'BC' | 'CA' | 'CG' | 'CL' | 'CV' | 'DD' | 'TK';
}

/** A ship on the tactical board. */
export interface BoatView {
  ship: string;
  attacker: boolean;
  zone: number;
  position: 'breaking_off' | 'closing' | 'opening';
  acquired?: string;
  moved?: boolean;
  fired?: boolean;
}

/** Take no more. */
export interface Bought {
  move: 'Bought';
}

/** Try to abort the combat. */
export interface BreakOff {
  move: 'BreakOff';
  ship: string;
}

/** Take an optional unit into the game. */
export interface Buy {
  move: 'Buy';
  ship: string;
}

/** An open card: what is left of the ship. */
export interface CardView {
  id: string;
  seat: number;
  hull: number;
  bow: number;
  stern: number;
  secondary: number;
  torpedoes: number;
  er: number;
  damaged?: boolean;
  evasion?: number[];
  rudder?: boolean;
  fire_control?: boolean;
  radar_lost?: boolean;
  lost?: string;
}

/** Make good the ground that was lost. */
export interface CloseUp {
  move: 'CloseUp';
  ship: string;
}

/** The tactical board. */
export interface CombatView {
  hex: string;
  attacker: number;
  round: number;
  step: 'break_off' | 'fire' | 'launch' | 'manoeuvre' | 'reinforce';
  boats: BoatView[];
  torpedoes: [string, string, number][];
  gone: string[];
  escorts: string[];
}

/** Give up ships that can neither fight nor run. */
export interface Concede {
  move: 'Concede';
}

/** A marker on an enemy unit. */
export interface ContactView {
  number: number;
  hex: string;
  marker: number;
  kinds: string[];
  force?: boolean;
  names?: string[];
}

/** Steer for a hex. */
export interface Course {
  move: 'Course';
  hex: string;
}

/** A distraction manoeuvre: these ships are the slow part. */
export interface Distract {
  move: 'Distract';
  slow: string[];
}

/** Mark a ship In Port. */
export interface Dock {
  move: 'Dock';
  ship: string;
}

/** All orders are given. */
export interface Done_ {
  move: 'Done';
}

/** Fly to a hex and drop the flight attack marker. */
export interface DropAttack {
  move: 'DropAttack';
  hex: string;
}

/** Fly to a hex and drop a flight search marker. */
export interface DropSearch {
  move: 'DropSearch';
  hex: string;
}

/** Roll a die that means nothing. */
export interface DummyRoll {
  move: 'DummyRoll';
}

/** Start no more combats. */
export interface EndCombats {
  move: 'EndCombats';
}

/** Bring no more ships. */
export interface EndReinforcing {
  move: 'EndReinforcing';
}

/** Announce no more. */
export interface EndSearch {
  move: 'EndSearch';
}

/** No further attempts. */
export interface EndShadowing {
  move: 'EndShadowing';
}

/** Launch no more. */
export interface EndTorpedoes {
  move: 'EndTorpedoes';
}

/** Start a combat with a unit against a contact in its hex. */
export interface Engage {
  move: 'Engage';
  unit: string;
  contact: number;
}

/** A line of the final account, in half points for the Axis. */
export interface Entry {
  source:
    | 'at_sea'
    | 'bought'
    | 'chit'
    | 'damage'
    | 'end_of_track'
    | 'half_chit'
    | 'loss'
    | 'merchant'
    | 'out_of_fuel'
    | 'port'
    | 'sunk';
  halves: number;
  rule: string;
  seat?: number;
  ship?: string;
  count?: number;
  place?: string;
}

/** An evasion manoeuvre. */
export interface Evade {
  move: 'Evade';
}

/** The ship that is attacked, or revealed. */
export interface Expose {
  move: 'Expose';
  ship: string;
}

/** Leave the combat over the edge of the board. */
export interface FallBehind {
  move: 'FallBehind';
  ship: string;
}

/** Do not give them up. */
export interface FightOn {
  move: 'FightOn';
}

/** Fire at a ship. */
export interface Fire {
  move: 'Fire';
  ship: string;
  target: string;
}

/** Where aircraft flew: for each flight its turn and its hexes, as in `3:O24,N22,O24`. */
export interface Flights {
  air: string;
  flights: string;
}

/** Give orders to an air unit. */
export interface Fly {
  move: 'Fly';
  air: string;
}

/** Which part to follow after a distraction. */
export interface Follow {
  move: 'Follow';
  part: 'both' | 'fast' | 'slow';
  detached?: string;
  other?: string;
}

/** The ship forms a Task Force with another lone ship. */
export interface Form {
  move: 'Form';
  ship: string;
}

/** Go no further this turn. */
export interface Halt {
  move: 'Halt';
}

/** No manoeuvre against a shadower. */
export interface HoldCourse {
  move: 'HoldCourse';
}

/** No more ships fire. */
export interface HoldFire {
  move: 'HoldFire';
}

/** From this fuel down go home; 0 cancels. */
export interface HomeBelow {
  move: 'HomeBelow';
  fuel: number;
}

/** Hunt for convoys, on one of the lines. */
export interface Hunt {
  move: 'Hunt';
  unit: string;
  line: 'east_west' | 'north_south';
}

/** The unit joins a Task Force in its hex. */
export interface Join {
  move: 'Join';
  force: string;
}

/** Leave her with the convoy. */
export interface KeepRodney {
  move: 'KeepRodney';
}

/** Fly back to base and land. */
export interface Land {
  move: 'Land';
}

/** Launch torpedoes. */
export interface Launch {
  move: 'Launch';
  ship: string;
  target: string;
  count: number;
}

/** A ship leaves the Task Force. */
export interface Leave {
  move: 'Leave';
  ship: string;
}

/** Leave it alone. */
export interface LetGo {
  move: 'LetGo';
}

/** Take a position, and go forward. */
export interface Manoeuvre {
  move: 'Manoeuvre';
  ship: string;
  position: 'breaking_off' | 'closing' | 'opening';
  zones: number;
}

/** Put a Return to Base marker on a crippled ship. */
export interface MarkReturn {
  move: 'MarkReturn';
  ship: string;
}

/** What a good repair mends. */
export interface Mend {
  move: 'Mend';
  what: 'evasion' | 'rudder';
}

/** The hex that a German submarine reports from. */
export interface NameHex {
  move: 'NameHex';
  hex: string;
}

/** Do not hunt. */
export interface NoHunt {
  move: 'NoHunt';
}

/** Give orders to a naval unit. */
export interface Order {
  move: 'Order';
  unit: string;
}

/** Patrol; `standing`: until told otherwise. */
export interface Patrol {
  move: 'Patrol';
  standing: boolean;
}

/** Choose a destination, to be steered for until told otherwise. */
export interface PlotCourse {
  move: 'PlotCourse';
  full_speed: boolean;
}

/** Attack what was found, or look closer. */
export interface Pursue {
  move: 'Pursue';
}

/** Refuel at sea from a tanker. */
export interface Refuel {
  move: 'Refuel';
  ship: string;
  tanker: string;
}

/** Try to bring a ship into the combat. */
export interface Reinforce {
  move: 'Reinforce';
  ship: string;
}

/** Take the escort off Britannic. */
export interface ReleaseRodney {
  move: 'ReleaseRodney';
}

/** No more ships try to abort. */
export interface Remain {
  move: 'Remain';
}

/** Try to repair at sea. */
export interface Repair {
  move: 'Repair';
  ship: string;
}

/** What is shown when the game is over. */
export interface Reveal {
  ships: ShipView[];
  tracks: Track[];
  flights: Flights[];
  sightings: Sighting[][];
  full_chits: number[];
  half_chits: number[];
  merchants: number;
  fog: boolean[];
  levels: number[];
  account: Account;
}

/** Enter an adjacent hex. */
export interface Sail {
  move: 'Sail';
  hex: string;
}

/** Announce a search. */
export interface Search {
  move: 'Search';
  hex: string;
}

/** Announce every search that is left. */
export interface SearchAll {
  move: 'SearchAll';
}

/** Try to shadow a contact with a naval unit, or with one ship out of her Task Force. */
export interface Shadow {
  move: 'Shadow';
  contact: number;
  unit: string;
}

/** A ship of the seat's own. */
export interface ShipView {
  card: CardView;
  fuel: number;
  off?: string;
  hex?: string;
  force?: string;
  restricted?: boolean;
  open?: boolean;
  marker?: number;
  activity?: string;
  ordered?: boolean;
  moved?: number;
  moved_before?: number;
  path?: string[];
  start?: string;
  stays?: boolean;
  pursued?: boolean;
  evading?: boolean;
  no_move?: number;
  emergency?: number;
  returning?: boolean;
  standing?: string;
  full_speed?: boolean;
  home_below?: number;
}

/** A line of a side's own record of the enemy. */
export interface Sighting {
  turn: number;
  hex: string;
  what: 'bearing' | 'combat' | 'detected' | 'empty' | 'fogbound' | 'found' | 'moved' | 'passed' | 'raid' | 'submarine';
  ships?: number;
  kinds?: string[];
  force?: boolean;
  contact?: number;
}

/** Remain in the hex this turn. */
export interface Stay {
  move: 'Stay';
}

/** End the Movement Phase in the air. */
export interface StayAloft {
  move: 'StayAloft';
}

/** A flight attack marker. */
export interface Strike {
  air: string;
  hex: string;
}

/** Where a ship was at the end of each turn: the number of the first (0: before the game), then a hex for each. */
export interface Track {
  ship: string;
  hexes: string;
}

/** The table from one seat; a spectator's has only what is public. */
export interface View {
  turn: number;
  step: number;
  weather: number;
  fog: boolean;
  level: number;
  storm: boolean;
  hypothetical_units: boolean;
  crew_exhaustion: boolean;
  weather_record: number[];
  cards: CardView[];
  convoys_attacked: string[];
  fought: string[];
  combat?: CombatView | null;
  ships?: ShipView[];
  air?: AirView[];
  contacts?: ContactView[];
  sightings?: Sighting[];
  searches?: Record<string, number>;
  tracks?: Track[];
  factors?: Record<string, number>;
  strikes?: Strike[];
  searched?: string[];
  searched_by_enemy?: string[];
  revealed?: string[];
  bought?: string[];
  merchants?: number;
  full_chits?: number;
  half_chits?: number;
  convoys_found?: string[];
  ending?: string;
  reveal?: Reveal | null;
}

export type Move =
  | Buy
  | Bought
  | Shadow
  | EndShadowing
  | HoldCourse
  | Evade
  | Distract
  | Follow
  | Order
  | Sail
  | Halt
  | Stay
  | PlotCourse
  | Course
  | Patrol
  | HomeBelow
  | MarkReturn
  | Repair
  | Mend
  | Dock
  | Refuel
  | Join
  | Form
  | Leave
  | Fly
  | DropSearch
  | DropAttack
  | StayAloft
  | AloftAt
  | Land
  | Done_
  | Search
  | SearchAll
  | EndSearch
  | Attack
  | Expose
  | Engage
  | EndCombats
  | Launch
  | EndTorpedoes
  | Fire
  | HoldFire
  | Manoeuvre
  | CloseUp
  | FallBehind
  | BreakOff
  | Remain
  | Reinforce
  | EndReinforcing
  | Concede
  | FightOn
  | NameHex
  | Hunt
  | DummyRoll
  | NoHunt
  | Pursue
  | LetGo
  | ReleaseRodney
  | KeepRodney;
