"""Every kind of question of the game, and how to come to it: by a scripted match of a few turns, or by history."""

from __future__ import annotations

from msgspec import Struct

from tests.games.chase_of_the_bismarck import history
from tests.games.chase_of_the_bismarck.directing import Director, Script
from tests.games.chase_of_the_bismarck.endings import PART, SQUADRON
from weathergage.engine import Move
from weathergage.engine.match import Match
from weathergage.games.chase_of_the_bismarck.moves import (
    AloftAt,
    Attack,
    DropAttack,
    DropSearch,
    Engage,
    Fire,
    Fly,
    Hunt,
    Leave,
    Manoeuvre,
    NameHex,
    Order,
    PlotCourse,
    Pursue,
    Repair,
    Search,
    StayAloft,
)

RAID, STRIKE, CARRIER, SUBMARINES = 28, 4, 8, 6
SECONDARY = 6  # a hit on the secondary armament, at the range and in the light of that day
FOUND: list[Move] = [Hunt(SQUADRON, "east_west"), Pursue(), Pursue()]
# Any number that the contact may have.
AT_HER: list[Move] = [Engage("victorious", contact) for contact in range(1, 30)]


def raid(identification: int, *, hunt: int = 1) -> Script:
    """The squadron on the convoy route, where what the dice say is found. HX.127 has a battleship with it."""
    away: list[Move] = [Manoeuvre("bismarck", "breaking_off", 3), Manoeuvre("prinz_eugen", "breaking_off", 3)]
    return Script(
        courses={"bismarck": [(6, "F25"), (25, "N15")]},
        axis={1: PART, RAID: [*FOUND, *away]},
        allies={RAID: [Manoeuvre("ramillies", "breaking_off", 2)] * 2},
        dice={(RAID, "convoy hunt"): [[hunt]], (RAID, "convoy identification"): [[identification]]},
    )


def carrier() -> Script:
    """Victorious leaves her squadron, meets the raiders alone, and loses her guns."""
    guns: list[Move] = [Fire("prinz_eugen", "victorious"), Manoeuvre("prinz_eugen", "closing", 4)] * 5
    return Script(
        courses={"bismarck": [(CARRIER, "J28")], "victorious": [(CARRIER, "J28")]},
        axis={CARRIER: guns},
        allies={CARRIER - 2: [Order("tf2"), Leave("victorious")], CARRIER: AT_HER},
        dice={(CARRIER, "gunfire"): [[SECONDARY]] * 5},
    )


def air_raid() -> Script:
    """Scapa Flow is found full of battleships, and bombed."""
    look: list[Move] = [Fly("fw200_stavanger"), DropSearch("K26"), DropSearch("K26"), Search("K26")]
    bomb: list[Move] = [Fly("he111_stavanger"), DropAttack("K26"), Attack("he111_stavanger", "BB")]
    return Script(axis={STRIKE - 1: look, STRIKE: bomb})


def submarine(attack: int) -> Script:
    """A submarine meets somebody; 0 is an Allied one."""
    dice = {(SUBMARINES, "submarine contact"): [[0]], (SUBMARINES, "submarine attack"): [[attack]]}
    return Script(axis={SUBMARINES: [NameHex("K26")]}, dice=dice)


def repairs() -> Script:
    """After the torpedo that hit her rudder the crew has a good day."""
    day = history.RUDDER + 1
    return Script(
        courses=history.COURSES,
        axis={**history.AXIS, day: [Order("bismarck"), Repair("bismarck")]},
        allies={turn: deeds for turn, deeds in history.ALLIES.items() if turn < day},
        dice={**history.DICE, (day, "weather"): [[0]], (day, "repair"): [[0]]},
    )


def flight() -> Script:
    """A flying boat is sent out, and a ship gets a course."""
    return Script(
        axis={1: [Order(SQUADRON), PlotCourse(full_speed=False)]},
        allies={1: [Fly("catalina_erne"), DropSearch("S17"), StayAloft(), AloftAt("S17")]},
    )


class Rarity(Struct, frozen=True):
    """A question: who is asked what, in which turn of which match."""

    prompt: str
    turn: int
    script: Script
    seed: int = 1
    seat: int = -1

    @property
    def name(self) -> str:
        return f"{self.prompt.removeprefix('cb-')} {self.turn}"

    def reach(self) -> Match:
        """The match as it is when this is asked."""
        director = Director(self.script, self.seed, typed=False)
        return director.play(until=self.turn, prompt=self.prompt)


RELIVED = Script(courses=history.COURSES, axis=history.AXIS, allies=history.ALLIES, dice=history.DICE)


def relived(prompt: str, turn: int) -> Rarity:
    return Rarity(prompt, turn, RELIVED, history.SEED)


RARITIES = (
    Rarity("cb-choose-buy", 1, Script(options={"hypothetical_units": True})),
    Rarity("cb-plan", 1, flight()),
    Rarity("cb-order", 1, flight()),
    Rarity("cb-choose-destination", 1, flight()),
    Rarity("cb-choose-flight", 1, flight()),
    Rarity("cb-choose-aloft", 1, flight()),
    Rarity("cb-choose-next-hex", 1, raid(3)),
    Rarity("cb-choose-hunt", RAID, raid(3)),
    Rarity("cb-choose-merchant", RAID, raid(3, hunt=3)),
    Rarity("cb-choose-contact", RAID, raid(3)),
    Rarity("cb-choose-convoy", RAID, raid(1)),
    Rarity("cb-choose-close-up", RAID, raid(1)),
    Rarity("cb-choose-concede", CARRIER, carrier()),
    Rarity("cb-choose-launch", CARRIER, carrier()),
    Rarity("cb-choose-reinforce", CARRIER, carrier()),
    Rarity("cb-choose-strike", STRIKE, air_raid()),
    Rarity("cb-choose-victim", STRIKE, air_raid()),
    Rarity("cb-choose-shadowed", STRIKE, air_raid()),
    Rarity("cb-order-shadowed", STRIKE, air_raid()),
    Rarity("cb-choose-submarine-hex", SUBMARINES, submarine(7)),
    Rarity("cb-choose-exposed", SUBMARINES, submarine(7)),
    Rarity("cb-choose-exposed", SUBMARINES, submarine(0)),
    Rarity("cb-choose-mend", history.RUDDER + 1, repairs(), history.SEED),
    Rarity("cb-choose-search", STRIKE - 1, air_raid()),
    relived("cb-choose-release", 11),
    relived("cb-choose-fire", history.HOOD),
    relived("cb-choose-tactical", history.HOOD),
    relived("cb-choose-break-off", history.HOOD),
    relived("cb-choose-part", history.SEPARATED),
    relived("cb-choose-manoeuvre", history.SEPARATED),
    relived("cb-choose-shadow", history.VICTORIOUS),
    relived("cb-choose-strike", history.VICTORIOUS),
    relived("cb-order-shadowed", history.RUDDER),
    relived("cb-choose-combat", history.FINAL),
)
