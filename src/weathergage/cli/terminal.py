"""A match in a terminal: shows what a seat may know, and asks for its decisions."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from weathergage.bots import Bot, Seen, make_bot
from weathergage.cli.console import read_file, write_file
from weathergage.engine import Choose, EngineError, Event, MalformedError, Move, Player, Roll
from weathergage.engine.fluent import Speaker
from weathergage.engine.journal import dump
from weathergage.engine.match import Match
from weathergage.engine.notation import decode_move, find_move

BOT = "bot:"

HELP = """\
  a number, or words of a move    play it
  t, table                        show the table again
  m, moves                        show the moves again
  l, log                          the whole log, as far as you may read it
  o, odds NUMBER                  the exact odds of a move
  u, undo                         take your last move back, where nothing was rolled or revealed since
  w, why {"move": ...}            why a move, written as JSON, is not possible
  q, quit                         stop; the match is kept and can be resumed"""


class _Quit(Exception):  # noqa: N818 - a wish, not a failure
    """The person wants to stop."""


class Terminal:
    """Plays one match with whoever sits at the keyboard."""

    def __init__(self, match: Match, file: Path, language: str) -> None:
        self.match = match
        self.file = file
        header = match.header
        self.speaker = Speaker(match.spec.home, language, names_of(header.players))
        seed = int.from_bytes(bytes.fromhex(header.commitment)[:8])
        self.bots: dict[int, Bot] = {
            seat: make_bot(
                name.removeprefix(BOT), match.spec, header.setup, match.pack.content, seat, Random(seed + seat)
            )
            for seat, name in enumerate(header.players)
            if name.startswith(BOT)
        }
        self.people = [seat for seat in range(header.setup.seats) if seat not in self.bots]
        self._read: dict[int | None, int] = {}  # how much of the log each seat has seen
        self._at_screen: int | None = None
        self._secrets_kept: list[bytes] = []

    def run(self) -> None:
        """Play until the end or until somebody stops."""
        self.save()
        print(f"The match is kept in {self.file}")
        print(f"Its dice are committed to: {self.match.header.commitment}")
        print("Type ? for help.")
        try:
            while not self.match.over:
                # What people decided is kept before anything of it is shown; bots would decide the same again.
                if self.step() or self.match.over:
                    self.save()
        except (_Quit, EOFError, KeyboardInterrupt):
            self.save()
            print(f"\nStopped. Go on with: weathergage play {self.match.spec.id} --resume {self.file}")
            return
        self.finish()

    def step(self) -> bool:
        """One decision of somebody, or dice to type; true when a person did it."""
        if self.match.wanted is not None:
            self.enter_dice(self.match.wanted)
            return True
        decisions = self.match.decisions
        seat = next((seat for seat in decisions if seat in self.bots), min(decisions))
        if seat not in self.bots:
            self.ask(seat, decisions[seat])
            return True
        bot = self.bots[seat]
        view = self.match.view(seat) if bot.wants_view else None
        self.match.play(seat, bot.choose(Seen(seat, view, decisions[seat])))
        if not self.people:
            self.show_news(None)
        return False

    def save(self) -> None:
        """Keep the match; beside it, for this machine alone, the secret seed while it is one."""
        write_file(self.file, dump(self.match.journal))
        secret = _beside(self.file)
        if self.match.over:
            secret.unlink(missing_ok=True)
        elif self._secrets_kept != self.match.seeds:
            write_file(secret, "".join(f"{seed.hex()}\n" for seed in self.match.seeds if seed).encode(), 0o600)
            self._secrets_kept = list(self.match.seeds)

    # ---------------------------------------------------------------- a person's decision

    def ask(self, seat: int, ask: Choose[Move]) -> None:
        """Show the table and the moves, and read until one is played or taken back."""
        self.draw_curtain(seat)
        self.show_news(seat)
        self.show_table(seat)
        self.show_moves(ask)
        while True:
            words = input("> ").strip()
            try:
                if self.obey(seat, ask, words):
                    return
            except EngineError as error:
                print(f"  {error}")

    def obey(self, seat: int, ask: Choose[Move], words: str) -> bool:
        """Do what was typed; true when the decision is made or gone."""
        command, _, rest = words.partition(" ")
        match command.lower():
            case "":
                return False
            case "?" | "h" | "help":
                print(HELP)
            case "t" | "table":
                self.show_table(seat)
            case "m" | "moves":
                self.show_moves(ask)
            case "l" | "log":
                for event in self.match.log(seat):
                    self.show_event(event)
            case "o" | "odds":
                self.show_odds(seat, find_move(rest, ask.moves, self.say_move))
            case "u" | "undo":
                return self.undo(seat)
            case "w" | "why":
                self.explain(seat, rest)
            case "q" | "quit":
                raise _Quit
            case _:
                self.match.play(seat, find_move(words, ask.moves, self.say_move), self.match.number(seat))
                return True
        return False

    def undo(self, seat: int) -> bool:
        refusal = self.match.undo_refusal(seat)
        if refusal is not None:
            print(f"  {self.speaker.say(refusal.text)}")
            return False
        self.match.undo(seat)
        self._read[seat] = min(self._read.get(seat, 0), len(self.match.log(seat)))
        return True

    def explain(self, seat: int, words: str) -> None:
        try:
            json.loads(words)
        except ValueError as error:
            raise MalformedError('write the move as JSON, such as why {"move": "EndTurn"}') from error
        refusal = self.match.why_not(seat, decode_move(self.match.spec, words))
        if refusal is None:
            print("  It is possible.")
        else:
            print(f"  {self.speaker.say(refusal.text)}{f' [{refusal.rule}]' if refusal.rule else ''}")

    def enter_dice(self, roll: Roll) -> None:
        """Ask for dice that were rolled by hand."""
        who = f"{self.speaker.argument(Player(roll.seat))}: " if roll.seat is not None else ""
        while True:
            words = input(f"{who}roll {roll} and type what they show: ")
            if words.strip().lower() in {"q", "quit"}:
                raise _Quit
            try:
                faces = [int(word) for word in words.replace(",", " ").split()]
            except ValueError:
                print("  Type numbers, in the order of the dice, with blanks between them.")
                continue
            try:
                self.match.enter_dice(faces)
            except MalformedError as error:
                print(f"  {error}")
            else:
                return

    # ---------------------------------------------------------------- showing

    def draw_curtain(self, seat: int) -> None:
        """Between two people at one screen, hide the table until the next one says they are there."""
        if len(self.people) > 1 and self._at_screen not in {None, seat}:
            print("\n" * 60)
            input(f"{self.speaker.argument(Player(seat))}: press Enter when nobody else looks. ")
        self._at_screen = seat

    def show_news(self, seat: int | None) -> None:
        log = self.match.log(seat)
        for event in log[self._read.get(seat, 0) :]:
            self.show_event(event)
        self._read[seat] = len(log)

    def show_event(self, event: Event) -> None:
        print(line_of(event, self.speaker))

    def show_table(self, seat: int) -> None:
        print()
        for group in self.match.spec.groups(self.match.view(seat)):
            print(self.speaker.say(group.title))
            for line in group.lines:
                print(f"   {self.speaker.say(line)}")

    def show_moves(self, ask: Choose[Move]) -> None:
        rule = f"  [{ask.rule}]" if ask.rule else ""
        print(f"\n{self.speaker.argument(Player(ask.seat))}: {self.speaker.say(ask.prompt)}{rule}")
        for number, move in enumerate(ask.moves, 1):
            print(f"{number:4}  {self.say_move(move)}")

    def show_odds(self, seat: int, move: Move) -> None:
        outlooks = self.match.outlooks(seat, move)
        if not outlooks:
            print("  No dice follow directly from this move.")
        for outlook in outlooks:
            sums = ", ".join(map(self.speaker.say, outlook.sums))
            print(f"  {self.speaker.say(outlook.title)}{f': {sums}' if sums else ''}")
            for what, part, whole in outlook.outcomes:
                print(f"    {part / whole:7.2%}  {self.speaker.say(what)}  ({part}/{whole})")

    def say_move(self, move: Move) -> str:
        return self.speaker.say(self.match.spec.describe(self.match.pack.content, move))

    def finish(self) -> None:
        """The end: the log to its last line, and who won."""
        for seat in self.people[:1]:
            self.show_news(seat)
        outcome = self.match.outcome
        if outcome is not None:
            print(f"\n{self.speaker.say(outcome.reason)}")
            for seat in sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat]):
                print(f"  {outcome.places[seat]}. {self.speaker.argument(Player(seat))}: {outcome.scores[seat]:g}")
        print(f"The journal is in {self.file}; prove its dice with: weathergage replay --verify {self.file}")


def read_seeds(file: Path) -> list[bytes]:
    """The secret seeds of a match that was kept, as far as they are beside it."""
    secret = _beside(file)
    if not secret.exists():
        return []
    try:
        return [bytes.fromhex(line) for line in read_file(secret).decode("ascii").split()]
    except ValueError as error:
        raise EngineError(f"{secret} is damaged; move it away to go on with new dice") from error


def _beside(file: Path) -> Path:
    return file.with_name(f"{file.name}.seed")


def line_of(event: Event, speaker: Speaker) -> str:
    """A line of the log, with its dice and its rule."""
    rule = f"  [{event.rule}]" if event.rule else ""
    faces = " ".join(f"d{die.sides}:{die.face}" for die in event.dice)
    indent = {1: "\n", 2: " "}.get(event.level, "   ")
    return f"{indent}{speaker.say(event.text)}{f'  ({faces})' if faces else ''}{rule}"


def names_of(players: tuple[str, ...]) -> tuple[str, ...]:
    """The players' names; bots of one name are told apart by their seat."""
    names = [name.removeprefix(BOT) for name in players]
    return tuple(f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names, 1))
