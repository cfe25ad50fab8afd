"""The tables, chapter by chapter; their numbers are in the pack (tables.toml)."""

from __future__ import annotations

from typing import Literal

from weathergage.engine import Component
from weathergage.games.chase_of_the_bismarck.components import Gun, Position, ShipKind


class Start(Component, frozen=True):
    """How the first turn begins."""

    weather: int


class Markers(Component, frozen=True):
    """How many Task Force markers each side has."""

    task_forces: tuple[int, int]


class Weather(Component, frozen=True):
    """Chapter 5."""

    spaces: tuple[int, int]
    fog: tuple[int, int]
    by_die: tuple[int, ...]
    modifiers: tuple[int, ...]
    storm_space: int
    storm_rolls: tuple[int, int]
    storm_fuel: int
    level_x: int


class Shadowing(Component, frozen=True):
    """Chapter 6."""

    success: int
    level_modifiers: tuple[int, ...]
    radar_modifiers: dict[str, int]
    evasion_modifier: int
    evasion_fuel: int
    evasion_limit: int
    distraction_modifier: int
    distraction_fuel: int


class Replenishment(Component, frozen=True):
    """Chapters 7.4, 7.5 and what follows when the fuel is gone."""

    in_port: int
    at_sea: int
    at_sea_destroyers: int
    emergency_turns: int
    emergency_hexes: int


class Repair(Component, frozen=True):
    """Chapter 7.3."""

    by_die: tuple[int, ...]
    rudder_roll: int
    weather_modifiers: tuple[int, ...]


class Flight(Component, frozen=True):
    """Chapter 7.7.1."""

    free_markers: int


class Search(Component, frozen=True):
    """Chapter 8."""

    unit: int
    patrol: int
    flight_marker: int


class Hits(Component, frozen=True):
    """Chapter 9: bombs, torpedoes and submarines."""

    by_die: tuple[int, ...]
    level_modifiers: tuple[int, ...]
    slow_below: int
    slow: int
    slow_not_at_level: int
    submarine: int
    air_in_channel: int
    air_against_helpless: int
    air_against_port: int
    air_at_night: int
    torpedo_against: dict[Position, int]
    torpedo_at_medium_range: int


class Board(Component, frozen=True):
    """Chapter 10: the tactical board."""

    zones: int
    zones_per_sea_zone: int


class PositionRow(Component, frozen=True):
    """What fires in a position."""

    id: Position
    fires: tuple[Gun, ...]


class Gunnery(Component, frozen=True):
    """Chapter 10, steps 1 and 2."""

    torpedoes_each_round: int
    level_modifiers: tuple[int, ...]
    acquired: int
    radar: int
    firer_not_opening: int
    target_not_opening: int
    fire_control: int
    exhaustion: int
    light_kinds: tuple[ShipKind, ...]
    heavy_against_capital: int
    light_against: dict[str, int]
    failing_radar: str


class SpecialDamage(Component, frozen=True):
    """Chapter 10: special damage."""

    by_die: tuple[Literal["magazine", "fuel", "fire_control", "radar"], ...]
    sunk_rolls: tuple[int, int]
    magazine_hull: int
    magazine_evasion: int


class Manoeuvring(Component, frozen=True):
    """Chapter 10, step 4."""

    bands: tuple[tuple[int, int], ...]


class BreakingOff(Component, frozen=True):
    """Chapter 10, step 5."""

    success: int
    zones_between: int


class Reinforcing(Component, frozen=True):
    """Chapter 10, step 6."""

    success: int
    from_round: int
    mark: int


class Stalemate(Component, frozen=True):
    """When a combat in which nothing happens is over."""

    rounds_without_fire: int
    rounds_without_effect: int


class Submarines(Component, frozen=True):
    """Chapter 11.1."""

    contact: tuple[int, int]
    by_die: tuple[Literal["allied", "report", "attack"], ...]
    allied_zone: str
    radius: int
    group_by_die: tuple[int, ...]
    groups: tuple[tuple[ShipKind, ...], ...]
    default_group: int


class Detection(Component, frozen=True):
    """Chapter 11.2."""

    values: tuple[tuple[int, int, int, int], ...]
    bearing: int


class Hunting(Component, frozen=True):
    """Chapter 11.3."""

    kinds: tuple[ShipKind, ...]
    contact: int
    merchant: int
    force: int
    centre_line: int
    night: int
    no_move: int


class Victory(Component, frozen=True):
    """Chapter 4."""

    flagship: str
    home_countries: tuple[str, ...]
    at_sea: int
    at_sea_fuel: int
    port: dict[str, int]
    end_of_track: int
    out_of_fuel: int
    merchant: float
    hull_kinds: tuple[ShipKind, ...]
    hits_for_a_point: int
    other_sunk: int
    needed: int
    strategic_kinds: tuple[ShipKind, ...]
    strategic_nation: str
    strategic_sinkings: int
    strategic_one_of: tuple[str, ...]


class Release(Component, frozen=True):
    """What sets restricted ships free."""

    kinds: tuple[ShipKind, ...]
    home_zone: str


class Exhaustion(Component, frozen=True):
    """Chapter 13.2."""

    kinds: tuple[ShipKind, ...]
    engagements: int


class Planning(Component, frozen=True):
    """What is offered when orders are given."""

    home_below: tuple[int, ...]
