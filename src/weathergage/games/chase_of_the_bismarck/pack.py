"""The pack: all components and tables of the game, read and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TypeVar

from weathergage.engine import PackReader
from weathergage.games.chase_of_the_bismarck import tables
from weathergage.games.chase_of_the_bismarck.charts import SearchBoard
from weathergage.games.chase_of_the_bismarck.components import (
    AirUnit,
    Arrival,
    Canal,
    Card,
    Channel,
    Coast,
    Convoy,
    DamageChit,
    Difference,
    Effect,
    Escort,
    Grid,
    Hypothetical,
    MapHex,
    Port,
    Position,
    RangeBand,
    SpeedClass,
    StartingUnit,
    StartLine,
    Status,
    TurnBox,
    ValueChit,
)

FACES = 10
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Pack:
    """Everything that is printed."""

    board: SearchBoard
    cards: dict[str, Card]
    air: dict[str, AirUnit]
    carrier_air: dict[str, tuple[str, ...]]
    convoys: dict[str, Convoy]
    turns: tuple[TurnBox, ...]
    damage_bag: tuple[DamageChit, ...]
    evasion_bag: tuple[int, ...]
    points_bag: tuple[int, ...]
    units: tuple[StartingUnit, ...]
    escorts: tuple[Escort, ...]
    arrivals: tuple[Arrival, ...]
    hypothetical: dict[str, Hypothetical]
    printed: dict[str, tuple[str, int]]  # where and when the tables put a ship on the map
    start_lines: dict[int, StartLine]
    ranges: tuple[RangeBand, ...]
    results: dict[str, tuple[tuple[Effect, ...], ...]]
    fires: dict[Position, tuple[str, ...]]
    speeds: dict[str, SpeedClass]
    forbids: dict[str, frozenset[str]]
    shadowing_differences: tuple[Difference, ...]
    breaking_off_differences: tuple[Difference, ...]
    start: tables.Start
    markers: tables.Markers
    weather: tables.Weather
    shadowing: tables.Shadowing
    replenishment: tables.Replenishment
    repair: tables.Repair
    flight: tables.Flight
    search: tables.Search
    hits: tables.Hits
    tactical: tables.Board
    gunnery: tables.Gunnery
    special: tables.SpecialDamage
    manoeuvre: tables.Manoeuvring
    breaking_off: tables.BreakingOff
    reinforcing: tables.Reinforcing
    stalemate: tables.Stalemate
    submarines: tables.Submarines
    detection: tables.Detection
    hunting: tables.Hunting
    victory: tables.Victory
    release: tables.Release
    exhaustion: tables.Exhaustion
    planning: tables.Planning

    def name(self, id: str) -> str:
        """What a ship is called."""
        return self.cards[id].name

    def turn(self, number: int) -> TurnBox:
        """A box of the turn track."""
        return self.turns[number - 1]

    def __deepcopy__(self, memo: object) -> Pack:
        return self


def load_pack(home: Path) -> Pack:
    """Read the pack's files; raises PackError with all that is wrong."""
    reader = PackReader(home)
    reader.manifest("chase_of_the_bismarck")
    single = {
        field.name: reader.table(file, table, shape)
        for field in fields(Pack)
        for file, table, shape in [TABLES.get(field.name, ("", "", None))]
        if shape is not None
    }
    rows = _Rows(reader)
    grid = reader.table("map.toml", "grid", Grid)
    coast = reader.table("map.toml", "coast", Coast)
    canal = reader.table("map.toml", "canal", Canal)
    channel = reader.table("map.toml", "channel", Channel)
    rows.check()
    if not reader.faults:
        _check_tables(reader, single)
    reader.finish()
    assert grid
    assert coast
    assert canal
    assert channel
    board = SearchBoard(grid, rows.hexes, coast, canal, channel.hexes, rows.ports)
    air = {it.id: it for it in rows.air}
    parts = {
        "carrier_air": {
            ship.id: tuple(it.id for it in rows.air if it.base == ship.id) for ship in rows.cards if ship.kind == "CV"
        },
        "damage_bag": tuple(chit for chit in rows.damage for _ in range(chit.count)),
        "evasion_bag": tuple(chit.value for chit in rows.evasion for _ in range(chit.count)),
        "points_bag": tuple(chit.value for chit in rows.points for _ in range(chit.count)),
        "printed": {
            **{it.ship: (it.hex, 0) for it in rows.hypothetical},
            **{it.ship: (it.hex, it.turn) for it in rows.arrivals},
            **{it.ship: (it.hex, max(0, it.release_turn - 1)) for it in rows.units},
        },
        "results": {band.id: tuple(_effects(result) for result in band.results) for band in rows.ranges},
    }
    return Pack(
        board=board,
        cards={it.id: it for it in rows.cards},
        air=air,
        convoys={it.id: it for it in rows.convoys},
        turns=rows.turns,
        units=rows.units,
        escorts=rows.escorts,
        arrivals=rows.arrivals,
        hypothetical={it.ship: it for it in rows.hypothetical},
        start_lines={it.level: it for it in rows.lines},
        ranges=rows.ranges,
        fires={it.id: it.fires for it in rows.positions},
        speeds={it.id: it for it in rows.speeds},
        forbids={it.id: it.forbids for it in rows.status},
        shadowing_differences=rows.shadowing,
        breaking_off_differences=rows.breaking_off,
        **parts,  # type: ignore[arg-type] # the parts above are typed where they are made
        **single,  # type: ignore[arg-type] # finish() has refused what is missing
    )


TABLES: dict[str, tuple[str, str, type]] = {
    "start": ("setup.toml", "start", tables.Start),
    "markers": ("setup.toml", "markers", tables.Markers),
    "weather": ("tables.toml", "weather", tables.Weather),
    "shadowing": ("tables.toml", "shadowing", tables.Shadowing),
    "replenishment": ("tables.toml", "replenishment", tables.Replenishment),
    "repair": ("tables.toml", "repair", tables.Repair),
    "flight": ("tables.toml", "flight", tables.Flight),
    "search": ("tables.toml", "search", tables.Search),
    "hits": ("tables.toml", "hits", tables.Hits),
    "tactical": ("tactical_board.toml", "board", tables.Board),
    "gunnery": ("tables.toml", "gunnery", tables.Gunnery),
    "special": ("tables.toml", "special_damage", tables.SpecialDamage),
    "manoeuvre": ("tables.toml", "manoeuvre", tables.Manoeuvring),
    "breaking_off": ("tables.toml", "breaking_off", tables.BreakingOff),
    "reinforcing": ("tables.toml", "reinforcements", tables.Reinforcing),
    "stalemate": ("tables.toml", "stalemate", tables.Stalemate),
    "submarines": ("tables.toml", "submarines", tables.Submarines),
    "detection": ("tables.toml", "detection", tables.Detection),
    "hunting": ("tables.toml", "hunting", tables.Hunting),
    "victory": ("tables.toml", "victory", tables.Victory),
    "release": ("tables.toml", "release", tables.Release),
    "exhaustion": ("tables.toml", "exhaustion", tables.Exhaustion),
    "planning": ("tables.toml", "planning", tables.Planning),
}


class _Rows:
    """The files' rows, and the checks between them."""

    def __init__(self, reader: PackReader) -> None:
        self._expect = reader.expect
        self.hexes = reader.rows("map.toml", "hex", MapHex)
        self.ports = reader.rows("map.toml", "port", Port)
        self.cards = reader.rows("ships.toml", "ship", Card)
        self.air = reader.rows("air_units.toml", "air_unit", AirUnit)
        self.convoys = reader.rows("convoys.toml", "convoy", Convoy)
        self.turns = reader.rows("turn_track.toml", "turn", TurnBox)
        self.damage = reader.rows("chits.toml", "damage", DamageChit)
        self.evasion = reader.rows("chits.toml", "evasion", ValueChit)
        self.points = reader.rows("chits.toml", "points", ValueChit)
        self.units = reader.rows("setup.toml", "unit", StartingUnit)
        self.escorts = reader.rows("setup.toml", "escort", Escort)
        self.arrivals = reader.rows("setup.toml", "reinforcement", Arrival)
        self.hypothetical = reader.rows("setup.toml", "hypothetical", Hypothetical)
        self.lines = reader.rows("tactical_board.toml", "start", StartLine)
        self.positions = reader.rows("tactical_board.toml", "position", tables.PositionRow)
        self.speeds = reader.rows("tables.toml", "speed", SpeedClass)
        self.ranges = reader.rows("tables.toml", "range", RangeBand)
        self.status = reader.rows("tables.toml", "status", Status)
        self.shadowing = reader.rows("tables.toml", "shadowing_difference", Difference)
        self.breaking_off = reader.rows("tables.toml", "breaking_off_difference", Difference)

    def check(self) -> None:
        """References between files, counts, tables without gaps."""
        sea = {it.id for it in self.hexes if it.terrain != "land"}
        ships = {it.id: it for it in self.cards}
        speeds = {it.id for it in self.speeds}
        places = [(unit.ship, unit.hex) for unit in self.units]
        places += [(row.ship, row.hex) for row in self.arrivals] + [(row.ship, row.hex) for row in self.hypothetical]
        for name, hex in places:
            self._expect(hex in sea, f"setup.toml: {name} starts in {hex}, which is no sea hex")
        for name in [*(name for name, _ in places), *(escort.ship for escort in self.escorts)]:
            self._expect(name in ships, f"setup.toml: there is no ship {name!r}")
        for port in self.ports:
            self._expect(port.hex in sea, f"map.toml: port {port.id} is in {port.hex}, which is no sea hex")
        for card in self.cards:
            self._expect(card.speed in speeds, f"ships.toml: {card.id} has the unknown speed class {card.speed}")
            self._expect(card.kind == "TK" or card.hull > 0, f"ships.toml: {card.id} has no hull")
        for unit in self.air:
            self._expect(
                unit.base in ships or any(it.id == unit.base for it in self.hexes),
                f"air_units.toml: {unit.id} has the unknown base {unit.base!r}",
            )
        for convoy in self.convoys:
            for name in convoy.escort:
                self._expect(
                    any(it.ship == name and it.convoy == convoy.id for it in self.escorts),
                    f"setup.toml: {name} is not with {convoy.id}",
                )
        numbers = [it.number for it in self.turns]
        self._expect(numbers == list(range(1, len(numbers) + 1)), "turn_track.toml: the turns are not numbered 1, 2, 3")
        self._expect(len({it.id for it in self.ranges}) == 4, "tables.toml: four ranges are expected")
        for band in self.ranges:
            self._expect(len(band.results) == FACES, f"tables.toml: range {band.id} needs {FACES} results")
        self._expect(
            {it.level for it in self.lines} == set(range(1, 10)), "tactical_board.toml: levels 1 to 9 expected"
        )


def _check_tables(reader: PackReader, found: Mapping[str, object]) -> None:
    weather, repair, hits = found["weather"], found["repair"], found["hits"]
    assert isinstance(weather, tables.Weather)
    assert isinstance(repair, tables.Repair)
    assert isinstance(hits, tables.Hits)
    for name, row in (("weather", weather.by_die), ("repair", repair.by_die), ("hits", hits.by_die)):
        reader.expect(len(row) == FACES, f"tables.toml: [{name}] by_die needs {FACES} entries")
    first, last = weather.spaces
    reader.expect(len(weather.modifiers) == last - first + 1, "tables.toml: [weather] modifiers: one for each space")
    for name, row in (("hits", hits.level_modifiers), ("repair", repair.weather_modifiers)):
        reader.expect(len(row) == 9, f"tables.toml: [{name}] needs nine modifiers")


def _effects(result: str) -> tuple[Effect, ...]:
    """`"hull 2, evasion 1"` in the pack is two effects; an empty result is a miss."""
    parts = [part.split() for part in result.split(",") if part.strip()]
    return tuple(Effect(what, int(count)) for what, count in parts)  # type: ignore[arg-type] # checked when it is used
