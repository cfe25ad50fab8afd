"""A position in three lines, dice by name, and a flow that is asked step by step."""

from __future__ import annotations

from collections.abc import Sequence

from weathergage.engine import Chance, Choose, Event, Flow, Move, Scripted
from weathergage.engine import Start as EngineStart
from weathergage.engine.chance import Roll
from weathergage.games.chase_of_the_bismarck import GAME
from weathergage.games.chase_of_the_bismarck.knowledge import locate
from weathergage.games.chase_of_the_bismarck.pack import Pack, load_pack
from weathergage.games.chase_of_the_bismarck.setup import setup
from weathergage.games.chase_of_the_bismarck.state import SIGHTED, Combat, Contact, Game, Options, Ship, State
from weathergage.games.chase_of_the_bismarck.tactical import boat_of, set_up

AXIS, ALLIES = 0, 1
PACK: Pack = load_pack(GAME.home / "data")


class Chits:
    """Draws by what is on the chit: a damage chit's id, or the value of another one."""

    def __init__(self, drawn: Sequence[str | int]) -> None:
        self.drawn = list(drawn)
        self.damage: list[str] = []
        self.state: State | None = None

    def draw(self, number: int, roll: Roll) -> list[int]:  # noqa: ARG002 - a Source
        (bound,) = roll.bounds
        wanted = self.drawn.pop(0) if self.drawn else 0
        if roll.purpose == "damage chit":
            if bound == len(PACK.damage_bag):
                self.damage = [chit.id for chit in PACK.damage_bag]
            index = self.damage.index(str(wanted))
            self.damage.pop(index)
            return [index]
        assert self.state is not None
        bag = self.state.evasion_bag if roll.purpose == "evasion chit" else self.state.points_bag
        return [bag.index(int(wanted))] if wanted else [0]


def game(
    dice: Sequence[int] = (),
    chits: Sequence[str | int] = (),
    *,
    turn: int = 3,
    level: int = 4,
    weather: int = 4,
    fog: bool = False,
    options: Options | None = None,
) -> Game:
    """An empty map: no ship is on it before she is put there."""
    bag = Chits(chits)
    chance = Chance(Scripted(dice, bag))
    state = setup(EngineStart(2, "rheinuebung", "", options or Options(), PACK, chance))
    for ship in state.ships.values():
        if not ship.off:
            ship.off, ship.hex, ship.force, ship.restricted = "unused", "", "", False
    state.turn, state.level, state.weather, state.fog = turn, level, weather, fog
    state.prepared = True
    bag.state = state
    events: list[Event] = []
    return Game(state, PACK, chance, events)


def start_game() -> State:
    """The printed set-up."""
    return setup(EngineStart(2, "rheinuebung", "", Options(), PACK, Chance(Scripted(()))))


def put(g: Game, hex: str, *names: str, **fields: object) -> list[Ship]:
    """Ships on the map; several of them are a Task Force."""
    ships = [g.state.ships[name] for name in names]
    force = ("kg4", "tf7")[ships[0].seat] if len(names) > 1 else ""
    for ship in ships:
        ship.off, ship.hex, ship.force = "", hex, force
        ship.moved_before = 0
        for field, value in fields.items():
            setattr(ship, field, value)
    return ships


def mark(g: Game, ships: list[Ship], marker: int = SIGHTED) -> Contact:
    """The enemy's marker on a unit."""
    return locate(g, 1 - ships[0].seat, ships, marker)


def ask(flow: Flow[object], *answers: Move) -> Choose[Move]:
    """Answer, and see what is asked next; every answer must be legal."""
    pending = run(flow, *answers)
    assert isinstance(pending, Choose), f"nothing is asked any more: {pending!r}"
    return pending


def run(flow: Flow[object], *answers: Move) -> object:
    """Answer, and give what is asked next, or what the flow has come to."""
    try:
        question = next(flow)
        for move in answers:
            assert isinstance(question, Choose)
            assert move in question.moves, f"{move!r} is not among {list(question.moves)[:12]}"
            question = flow.send(move)
    except StopIteration as stop:
        return stop.value
    return question


def lines(g: Game, key: str) -> list[Event]:
    """Log lines with this key."""
    return [event for event in events(g) if event.text.key == key]


def events(g: Game) -> list[Event]:
    """The whole log."""
    assert g._events is not None
    return g._events


def combat(g: Game, attackers: list[Ship], defenders: list[Ship]) -> Combat:
    """A combat that is set up and not begun."""
    fight = Combat(attackers[0].hex, attackers[0].seat)
    g.state.combat = fight
    set_up(g, fight, attackers, defenders)
    return fight


def place_boat(fight: Combat, ship: str, zone: int, position: str) -> None:
    """Somewhere on the tactical board."""
    boat = boat_of(fight, ship)
    boat.zone = zone
    boat.position = position  # type: ignore[assignment]
