"""The worked examples of both rulebooks, played step by step (vectors.yaml). Those of chapter 5 have their own test."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.games.kaisers_pirates.kit import PACK, Force, force, table, undealt
from weathergage.engine import Event, Setup
from weathergage.engine.match import Match
from weathergage.games.kaisers_pirates import GAME
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.attack import own_modifiers
from weathergage.games.kaisers_pirates.force import ship_in
from weathergage.games.kaisers_pirates.rounds import limit_warships, round_points
from weathergage.games.kaisers_pirates.situations import Situation, bar
from weathergage.games.kaisers_pirates.state import Attack, Won
from weathergage.games.kaisers_pirates.teams import team_of

Step = dict[str, Any]  # as YAML gives it
VECTORS: list[dict[str, Any]] = yaml.safe_load((Path(__file__).parent / "vectors.yaml").read_text("utf-8"))["vectors"]
PLAYERS = "ABCD"
FILLERS = (
    "collier",
    "fair_seas#2",
    "monitor",
    "breakout",
)  # a card for whoever is given none, so that turns stop there

TYPES = {it.name: it.id for it in PACK.types.values()}
CARDS = {**TYPES, **{it.vessel: it.type for it in PACK.cards.values() if it.vessel}, "Submarine U-27": "submarine_u"}
SHIPS = {it.name: it.id for it in PACK.ships.values()} | {it.name: it.id for it in PACK.merchants.values()}


def seat_of(player: str) -> int:
    return PLAYERS.index(player)


def coin(dice: list[str]) -> tuple[int, ...]:
    return tuple(int(die.removeprefix("d")) for die in dice)


def cases() -> list[Any]:
    """Each vector in each edition that prints it."""
    return [
        pytest.param(vector, str(edition), id=f"{vector['id']}-{edition}", marks=pytest.mark.rule(*vector["rules"]))
        for vector in VECTORS
        if not vector["id"].startswith("V-SOLO") and vector["id"] != "V-SETUP-03"
        for edition in vector["editions"]
    ]


@pytest.mark.parametrize(("vector", "edition"), cases())
def test_vector(vector: dict[str, Any], edition: str) -> None:
    player = Example(vector, edition) if "given" in vector or needs_table(vector) else Fact(edition)
    for step in vector["steps"]:
        getattr(player, step["type"])(step)


def needs_table(vector: dict[str, Any]) -> bool:
    return any(step["type"] in ("attack", "commit_layout", "intelligence_view") for step in vector["steps"])


class Fact:
    """Steps that state something about components and numbers."""

    def __init__(self, edition: str) -> None:
        self.edition = edition

    def read_dice(self, step: Step) -> None:
        shown = [PACK.rules.die_of(coin([die])[0]).read(face) for die, face in step["dice"].items()]
        assert max(shown) == step["expect"]["result"]

    def card_dice(self, step: Step) -> None:
        printed = PACK.types[TYPES[step["card"]]]
        assert printed.challenge == coin(step["expect"]["challenge"])
        assert printed.response == coin(step["expect"]["response"])

    def card_value(self, step: Step) -> None:
        assert PACK.types[CARDS[step["card"]]].victory == step["expect"]["victory"]

    def setup_deck(self, step: Step) -> None:
        setup = Setup(game=GAME.id, seats=step["players"], edition=str(step["edition"]))
        state = Match.begin(GAME, setup, b"seed").game.state
        expected = step["expect"]
        hands = sum(len(seat.hand) for seat in state.seats)
        assert len(state.aside) == expected["set_aside"]
        assert len(state.deck) + hands == expected["round_deck"]
        assert len(state.deck) == expected["draw_deck_after_deal"]

    def round_points(self, step: Step) -> None:
        assert round_points(list(step["totals"].values())) == list(step["expect"].values())

    def can_lay_mines(self, step: Step) -> None:
        assert PACK.ships[SHIPS[step["ship"]]].mines == step["expect"]["result"]

    def modifier_total(self, step: Step) -> None:
        option = {"6.2": "sail", "6.3": "floatplane"}[step["options"][0]]
        ship = SHIPS[step["attacker"]]
        t = table(force(ship), force(), sail=option == "sail", floatplane=option == "floatplane")
        attack = Attack("intercept", 0, 1, "amc", ship=ship)
        attack.fast, attack.surprise = step["card"] == "Fast Ship", step["card"] == "Surprise Attack"
        modifiers = own_modifiers(t.game, attack, t.ship(ship))
        assert sum(amount for _, amount in modifiers) == step["expect"]["total"]

    def deck_composition(self, step: Step) -> None:
        options: dict[str, bool | int | str] = {"beyond_1914": True, "without_early_losses": "6.5.4" in step["options"]}
        state = undealt(Setup(game=GAME.id, seats=2, edition=self.edition, options=options))
        raiders = sum(PACK.ships[ship].is_raider for ship in state.ships.fresh)
        counts = {
            "raiders": raiders,
            "warships": len(state.ships.fresh) - raiders,
            "total": len(state.ships.fresh),
            "merchantmen": len(state.merchants.fresh),
            "merchantmen_removed": len(PACK.merchants) - len(state.merchants.fresh),
        }
        assert {key: counts[key] for key in step["expect"]} == step["expect"]

    def tournament_pool(self, step: Step) -> None:
        setup = Setup(game=GAME.id, seats=step["players"], edition=self.edition, options={"tournament": True})
        state = Match.begin(GAME, setup, b"seed").game.state
        pool = [it.id for it in PACK.ships.values() if it.tournament == "raider_pool"]
        assert len(pool) == step["expect"]["raider_pool"]
        for seat in state.seats:
            dealt = [it.id for it in seat.ships if it.role == "raider"]
            assert len(dealt) == step["expect"]["dealt_per_player"]
            assert set(dealt) <= set(pool)

    def opening_hand(self, step: Step) -> None:
        assert PACK.rules.deal.hand[step["kept"]] == step["expect"]["action_cards"]


class Example:
    """A position, and the steps that are played from it."""

    def __init__(self, vector: dict[str, Any], edition: str) -> None:
        given = vector.get("given", {})
        self.vector, self.edition = vector, edition
        self.cards = [step["cards"] for step in vector["steps"] if step["type"] == "commit"]
        # The player of the turn sits at the first seat.
        players = given.get("players", list(PLAYERS[: 4 if "teams" in given else 3]))
        active = given.get("active", players[0])
        turn = players.index(active) if active in players else 0
        self.order = players[turn:] + players[:turn]
        self.t = table(
            *(self.force_of(player, given) for player in self.order), edition=edition, teams="teams" in given
        )
        for step in vector["steps"]:
            self.t.dice(*self.faces(step))
        self.read = 0
        self.before = [len(seat.hand) for seat in self.t.state.seats]

    def force_of(self, player: str, given: dict[str, Any]) -> Force:
        """What the vector gives a player, filled up to three merchantmen."""
        ships: list[str] = []
        merchants: list[str] = []
        named = {SHIPS[it["name"]] for it in given.get("ships", ())}
        for it in given.get("ships", ()):
            if it["holder"] == player:
                marks = "!" * it.get("recognised", False) + "*" * it.get("damaged", False)
                (merchants if it.get("type") == "merchantman" else ships).append(SHIPS[it["name"]] + marks)
        place = self.order.index(player) if player in self.order else 0
        pool = sorted(set(PACK.merchants) - named)[place * 3 :]
        merchants += pool[: 3 - len(merchants)]
        hand = [*given.get(f"hand_of_{player}", ()), *given.get(f"hand_of_{player}_reactions", ())]
        names = [CARDS[name] for name in hand] or [FILLERS[place]]
        return force(" ".join(ships), " ".join(merchants), hand=" ".join(names))

    @staticmethod
    def faces(step: Step) -> list[int]:
        """The dice of a step, in the order in which they are rolled."""
        dice: list[int] = []
        for side in ("attack", "defence", "challenge", "response"):
            if f"{side}_dice" in step:
                dice += [step[f"{side}_dice"][die] for die in step[f"{side}_coin"]]
        return dice

    def seat(self, player: str) -> int:
        seat: int = self.order.index(player)
        return seat

    def line(self, *keys: str) -> Event:
        """The next line of the log with one of these keys."""
        events = self.t.match.events or []
        while events[self.read].text.key not in keys:
            self.read += 1
        self.read += 1
        return events[self.read - 1]

    def let_windows(self) -> None:
        """Nobody reacts."""
        while self.t.prompt.startswith("kp-ask-react"):
            self.t.let()

    # ---------------------------------------------------------------- announcements

    def commit(self, step: Step) -> None:
        words = []
        for it in step["cards"]:
            name, place = CARDS[it["card"]], it["place"]
            if it["half"] == "intercept":
                words.append(f"{name} british" if place == "front" else f"{name} on {SHIPS[place]}")
            else:
                words.append(name if place == "front" else f"{name} mines {SHIPS[place]}")
        self.t.commit(*words)

    def commit_layout(self, step: Step) -> None:
        assert step["expect"]["legal"]

    def announce_british_intercept(self, step: Step) -> None:
        assists = [CARDS[name] for name in step["attached"]]
        self.t.british(CARDS[step["intercept_card"]], SHIPS[step["target"]], *assists)
        self.check_attack(step)

    def announce_own_ship_intercept(self, step: Step) -> None:
        first, *others = (SHIPS[name] for name in step["targets"])
        assists = [CARDS[name] for name in step["attached"]]
        self.t.intercept(SHIPS[step["ship"]], first, *assists, also=" ".join(others))
        assert self.t.where("boarding_party") == "committed"
        self.check_attack(step)
        if self.t.prompt == "kp-ask-react-several":
            self.t.let()
        if self.t.prompt == "kp-ask-boarding":  # held back for a later target
            self.t.let()

    def check_attack(self, step: Step) -> None:
        card = PACK.cards[self.t.card(CARDS[step["intercept_card"]])]
        assert card.night == step["expect"]["night"]
        assert self.t.state.turn.attacked == self.seat(step["expect"]["attack_target"])

    def announce_next_target(self, step: Step) -> None:
        assert self.t.state.turn.attack.target == SHIPS[step["target"]]  # type: ignore[union-attr]
        for name in step["attached"]:
            self.t.attach(CARDS[name])

    def announce_torpedo(self, step: Step) -> None:
        self.t.do(m.Play(self.t.card(CARDS[step["card"]])))
        if step["expect"].get("only_legal_target"):
            assert list(self.t.moves) == [m.Target(SHIPS[step["target"]])]
        self.t.target(SHIPS[step["target"]])

    def announce_mines(self, step: Step) -> None:
        self.t.mines(SHIPS[step["ship"]], self.seat(step["opponent"]))
        self.mined = [SHIPS[name] for name in step["order"]]

    # ---------------------------------------------------------------- reactions

    def reaction_options(self, step: Step) -> None:
        # In the first edition no card fits, so that nothing is asked.
        asked = self.t.prompt.startswith("kp-ask-react")
        if asked:
            assert self.t.seat == self.seat(step["player"])
            assert list(self.t.moves) == [m.PASS]
        for name, barred in step["expect"]["blocked"].items():
            kind = CARDS[name]
            assert bar(kind, Situation("ship", surprise=True)) == barred
            assert not asked or self.t.why(m.React(self.t.card(kind))) == barred

    def reaction(self, step: Step) -> None:
        assert self.t.seat == self.seat(step["player"])
        self.t.react(CARDS[step["card"]])
        if "raider_recognised_now" in step["expect"]:
            attack = self.t.state.turn.attack
            assert attack is not None
            ship = ship_in(self.t.state.seats[attack.seat], attack.ship)
            assert ship is not None
            assert ship.known == step["expect"]["raider_recognised_now"]

    # ---------------------------------------------------------------- rolls

    def attack(self, step: Step) -> None:
        if "given" not in self.vector:
            self.lone_attack(step)
            return
        self.let_windows()
        if step["kind"] == "mine" and self.t.prompt == "kp-ask-mined":
            self.t.target(SHIPS[step["target"]])
        expected = step["expect"]
        line = self.line("kp-log-attack-none", "kp-log-attack-damaged", "kp-log-attack-sunk")
        assert (line.text.args["attack"], line.text.args["defence"]) == (expected["attack"], expected["defence"])
        assert [die.sides for die in line.dice] == [*coin(step["attack_coin"]), *coin(step["defence_coin"])]
        rolled = "sunk" if expected["outcome"] == "captured" else expected["outcome"]
        assert line.text.key == f"kp-log-attack-{rolled}"
        if "target" in step:
            self.check_target(SHIPS[step["target"]], expected)

    def check_target(self, ship: str, expected: dict[str, Any]) -> None:
        """What became of the target."""
        outcome = expected["outcome"]
        if outcome in ("none", "damaged"):
            assert self.t.ship(ship).damage == (outcome == "damaged")
        for player in expected.get("pile_gains", ()):
            assert ship in self.t.pile(self.seat(player))
        for player in expected.get("force_gains", ()):
            assert self.t.where(ship) == f"ships {self.seat(player)}"
            assert not self.t.ship(ship).known
        if expected.get("safe_passage_allowed") is False:
            assert self.t.prompt != "kp-ask-passage"

    def lone_attack(self, step: Step) -> None:
        """An attack without a position of its own: the raider of the example, its card, its target."""
        coin_fits = coin(step["attack_coin"]) == PACK.ships["prinz_eitel_friedrich"].attack
        t = table(
            force("prinz_eitel_friedrich", hand="lay_mines boarding_party"),
            force("", SHIPS[step["target"]], hand="fast_ship"),
            edition=self.edition,
        )
        t.commit("lay_mines on prinz_eitel_friedrich", *(["boarding_party"] if step.get("boarding_party") else []))
        t.dice(*(self.faces(step) if coin_fits else [5, 2, *step["defence_dice"].values()]))
        t.intercept("prinz_eitel_friedrich", SHIPS[step["target"]])
        if step.get("boarding_party"):
            t.attach("boarding_party")
        t.react("fast_ship") if "fast_ship" in step["attack_modifiers"] else t.let()
        line = next(event for event in reversed(t.match.events or []) if event.text.key.startswith("kp-log-attack"))
        assert line.text.args["attack"] == step["expect"]["attack"]
        assert line.text.args["defence"] == step["expect"]["defence"]
        assert t.ship(SHIPS[step["target"]]).damage == 0
        assert t.prompt == "kp-ask-passage"

    def safe_passage(self, step: Step) -> None:
        assert self.t.seat == self.seat(step["holder"])
        self.t.accept()
        line = self.line("kp-log-challenge-succeeds", "kp-log-challenge-fails")
        assert line.text.args["challenge"] == step["expect"]["challenge"]
        assert line.text.args["response"] == step["expect"]["response"]
        for player, ships in step["expect"]["pile_gains"].items():
            assert self.t.pile(self.seat(player)) == [SHIPS[name] for name in ships]

    def challenge(self, step: Step) -> None:
        line = self.line("kp-log-challenge-succeeds", "kp-log-challenge-fails")
        expected = step["expect"]
        assert (line.text.args["challenge"], line.text.args["response"]) == (
            expected["challenge"],
            expected["response"],
        )
        assert line.text.key.endswith("succeeds") == expected["success"]
        if "damaged" in expected:
            assert self.t.ship(SHIPS[expected["damaged"]]).damage == 1

    def end_intercept(self, step: Step) -> None:
        self.let_windows()
        assert self.t.ship(SHIPS[step["ship"]]).known == step["expect"]["recognised"]

    # ---------------------------------------------------------------- other actions

    def play_action(self, step: Step) -> None:
        name = CARDS[step["card"]]
        if not step["expect"]["legal"]:
            self.refused_action(step, name)
        elif "opponent" in step:
            self.t.act(name, self.seat(step["opponent"]))
            assert self.t.where(name) == f"before {self.seat(step['expect']['pending_on'])}"
            assert self.t.state.turn.other == self.seat(step["expect"]["other_target"])
        else:
            self.t.act(name).do(m.LOOK_AT_DECK)
            assert len(self.t.state.turn.seen) == step["expect"]["cards_viewed"]
            assert isinstance(self.t.moves[0], m.PutBack)
            while isinstance(self.t.moves[0], m.PutBack):
                self.t.do(self.t.moves[0])

    def refused_action(self, step: Step, name: str) -> None:
        """With an own damaged ship the card can be played, but not at the ship of the example."""
        t = table(force("dresden*", hand=name), force(), force("emden*"), force(), edition=self.edition, teams=True)
        t.commit(name).do(m.Play(t.card(name)))
        assert m.Target(SHIPS[step["target"]]) not in t.moves
        assert t.why(m.Target(SHIPS[step["target"]])) == "KP-4.4"

    def intelligence_view(self, step: Step) -> None:
        t = table(*(force(hand="intelligence" if not seat else "") for seat in range(step["players"])))
        t.commit("intelligence").act("intelligence").do(m.LOOK_AT_DECK)
        assert len(t.state.turn.seen) == step["expect"]["cards_viewed"]

    def state(self, step: Step) -> None:
        for key, ships in step["expect"].items():
            player = key.split("_of_")[1][0]
            inside = [SHIPS[name] for name in ships]
            if key.startswith("pile"):
                assert self.t.pile(self.seat(player)) == inside
            else:
                assert not {it.id for it in self.t.state.seats[self.seat(player)].ships} & set(inside)

    # ---------------------------------------------------------------- ends

    def end_turn(self, step: Step) -> None:
        expected, t = step["expect"], self.t
        fronts = [len(seat.merchants) for seat in t.state.seats]
        hands = [len(seat.hand) for seat in t.state.seats]
        t.end()
        groups = (*expected["discards_first"].values(), *expected["discards_second"].values())
        lying = [PACK.cards[card].type for card in t.state.discards]
        for group in groups:
            top, lying = lying[: len(group)], lying[len(group) :]
            assert sorted(top) == sorted(CARDS[name] for name in group)
        assert not lying
        for seat, player in enumerate(self.order):
            drawn = len(t.state.seats[seat].merchants) - fronts[seat]
            assert drawn == expected["merchantmen_drawn"].get(player, 0)
            hand = len(t.state.seats[seat].hand)
            if seat == t.state.turn.seat:  # a Deception has a card of the next player's hand turned up already
                hand += len(t.state.turn.committed)
            assert hand - hands[seat] == expected["action_cards_drawn"].get(player, 0)
        for player, cards in expected.get("stays_on_table", {}).items():
            assert [t.where(CARDS[name]) for name in cards] == [f"before {self.seat(player)}"]
        if "next_active" in expected:
            assert t.state.turn.seat == self.seat(expected["next_active"])
        assert not t.script.faces, "all dice of the example were rolled"

    def score_limit(self, step: Step) -> None:
        seat = self.t.state.seats[0]
        for number, it in enumerate(self.vector["given"]["pile_of_A"]):
            warship = it["card"] == "warship_or_raider"
            source = sorted(PACK.ships if warship else PACK.merchants)[number:]
            seat.pile += [Won(ship, warship=warship) for ship in source[: it["count"]]]
        before = sum(won.warship for won in seat.pile)
        limit_warships(self.t.game, 0, seat)
        after = sum(won.warship for won in seat.pile)
        assert len(seat.pile) - after == step["expect"]["merchantman_cards"]
        assert after == step["expect"]["warship_raider_cards_scored"]
        assert before - after == step["expect"]["discarded_at_random"]

    def team_round_points(self, step: Step) -> None:
        points: dict[str, int] = {"AC": 0, "BD": 0}
        for player, number in step["round_points"].items():
            points["AC" if team_of(self.t.state, seat_of(player)) == 0 else "BD"] += number
        assert points == {"AC": step["expect"]["team_AC"], "BD": step["expect"]["team_BD"]}
