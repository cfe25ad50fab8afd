/** A moment of a match that can be seen whole: both charts at once, what each side had been told, and what was true. */
import { AIR, ALLIES, AXIS } from './pack';
import { byWeight, weight, type Unit } from './stacks';
import type { ShipView, Sighting, View } from './view';
import { byTurn, flightsOf } from './wakes';

/** A report fades, and after so many turns it is only history. */
const FORGOTTEN = 6;

export interface Wake {
  ship: string;
  hexes: string[];
  /** She went down at the end of it. */
  lost: boolean;
}

/** What a side was told, and how long ago. */
export interface Belief {
  report: Sighting;
  age: number;
}

export interface SideMoment {
  seat: number;
  /** Ships that share a hex, the heaviest first. */
  units: Unit[];
  wakes: Wake[];
  flights: string[][];
  beliefs: Belief[];
  /** The ways of what was followed: the hexes told of each contact. */
  chases: string[][];
}

export interface Moment {
  turn: number;
  /** Weather and light: a view as far as the sky needs one. */
  sky: View;
  sides: SideMoment[];
}

const steady = (hexes: readonly string[]): string[] => hexes.filter((hex, index) => hex !== hexes[index - 1]);

/** Ships by the hex they are in. */
function together(ships: readonly { ship: ShipView; hex: string }[]): Unit[] {
  const units = new Map<string, Unit>();
  for (const { ship, hex } of ships) {
    const unit = units.get(hex);
    if (unit) unit.ships.push(ship);
    else units.set(hex, { id: hex, hex, ships: [ship] });
  }
  for (const unit of units.values()) unit.ships.sort((one, other) => weight(one) - weight(other));
  return [...units.values()].sort(byWeight);
}

/** The last word on each contact and on each hex; that a hex was empty is worth a turn. */
function beliefsOf(sightings: readonly Sighting[], turn: number): Belief[] {
  const last = new Map<string, Sighting>();
  for (const one of sightings) {
    const of = one.contact ? `contact ${one.contact}` : one.hex;
    last.delete(of); // what was told later lies on top
    last.set(of, one);
  }
  // Of two words on one hex the fuller is shown, then the later.
  const byHex = new Map<string, Sighting>();
  for (const one of last.values()) {
    const other = byHex.get(one.hex);
    if (!other || (one.kinds?.length ?? 0) >= (other.kinds?.length ?? 0)) byHex.set(one.hex, one);
  }
  return [...byHex.values()]
    .map((report) => ({ report, age: turn - report.turn }))
    .filter(({ report, age }) => age <= (report.what === 'empty' ? 0 : FORGOTTEN));
}

function chasesOf(sightings: readonly Sighting[], turn: number): string[][] {
  const chases = new Map<number, Sighting[]>();
  for (const one of sightings) {
    if (one.contact) chases.set(one.contact, [...(chases.get(one.contact) ?? []), one]);
  }
  return [...chases.values()]
    .filter((told) => turn - (told.at(-1)?.turn ?? 0) <= FORGOTTEN)
    .map((told) => steady(told.map(({ hex }) => hex)))
    .filter((hexes) => hexes.length > 1);
}

/** How many turns a finished match lasted. */
export const turnsOf = (view: View): number => view.weather_record.length;

/** The end of a turn of a finished match; turn 0 is before the first. */
export function momentAt(view: View, turn: number): Moment {
  const reveal = view.reveal;
  const box = Math.max(0, turn - 1);
  const sky = {
    ...view,
    turn: Math.max(1, turn),
    weather: view.weather_record[box] ?? view.weather,
    fog: reveal?.fog[box] ?? false,
    level: reveal?.levels[box] ?? view.level,
    full_chits: 0,
    half_chits: 0,
    merchants: 0,
  };
  const tracks = new Map((reveal?.tracks ?? []).map(({ ship, hexes }) => [ship, byTurn(hexes)]));
  const sides = [AXIS, ALLIES].map((seat): SideMoment => {
    const own = (reveal?.ships ?? []).filter((ship) => ship.card.seat === seat);
    const told = (reveal?.sightings[seat] ?? []).filter((one) => one.turn <= turn);
    const there: { ship: ShipView; hex: string }[] = [];
    const wakes: Wake[] = [];
    for (const ship of own) {
      const track = tracks.get(ship.card.id);
      if (!track) continue;
      const hexes = [...track].filter(([at]) => at <= turn).map(([, hex]) => hex);
      if (hexes.length === 0) continue;
      const end = Math.max(...track.keys());
      const lost = !!ship.card.lost && turn >= end;
      wakes.push({ ship: ship.card.id, hexes: steady(hexes), lost });
      const hex = track.get(turn);
      // What she did in the last turn says nothing of this one.
      const plain = { card: ship.card, fuel: ship.fuel };
      if (hex && !lost) there.push({ ship: plain, hex });
    }
    const flights = (reveal?.flights ?? []).filter(({ air }) => AIR.get(air)?.seat === seat);
    return {
      seat,
      units: together(there),
      wakes,
      flights: flights
        .flatMap((one) => flightsOf(one.flights))
        .filter((one) => one.turn === turn)
        .map(({ hexes }) => hexes),
      beliefs: beliefsOf(told, turn),
      chases: chasesOf(told, turn),
    };
  });
  return { turn, sky, sides };
}

/** A step of a finished match, from both seats' views of it. */
export function momentOf(views: readonly View[]): Moment {
  const sky = views[AXIS] as View;
  const sides = views.map((view, seat): SideMoment => {
    const ships = view.ships ?? [];
    const lost = new Set(ships.filter((ship) => ship.card.lost).map((ship) => ship.card.id));
    const now = new Map(ships.flatMap((ship) => (ship.hex && !ship.off ? [[ship.card.id, ship.hex]] : [])));
    return {
      seat,
      units: together(ships.flatMap((ship) => (ship.hex && !ship.off ? [{ ship, hex: ship.hex }] : []))),
      wakes: (view.tracks ?? []).map(({ ship, hexes }) => ({
        ship,
        hexes: steady([...byTurn(hexes).values(), ...[now.get(ship) ?? ''].filter(Boolean)]),
        lost: lost.has(ship),
      })),
      flights: (view.air ?? []).flatMap((air) => (air.legs?.length ? [air.legs] : [])),
      beliefs: beliefsOf(view.sightings ?? [], view.turn),
      chases: chasesOf(view.sightings ?? [], view.turn),
    };
  });
  return { turn: sky.turn, sky, sides };
}
