"""Checking what a match is set up from, against the game."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from difflib import get_close_matches

import msgspec
from msgspec import Struct

from weathergage.engine.errors import MalformedError
from weathergage.engine.game import AnyGame, Scenario, Setup


def check_setup(spec: AnyGame, setup: Setup) -> tuple[Setup, Struct]:
    """Fill in what was left to the game, refuse what it does not know; also give the options as the game's struct."""
    if setup.game != spec.id:
        raise MalformedError(f"this is set up for {setup.game!r}, not for {spec.id!r}")
    scenario = _scenario(spec, setup.scenario)
    if setup.seats not in scenario.seats:
        counts = ", ".join(map(str, scenario.seats))
        raise MalformedError(f"{spec.id}/{scenario.id} is played by {counts}, not by {setup.seats}")
    edition = setup.edition or (spec.editions[-1] if spec.editions else "")
    if edition and edition not in spec.editions:
        raise MalformedError(_unknown("edition", edition, spec.editions))
    options = _options(spec, setup.options)
    filled = msgspec.structs.replace(setup, scenario=scenario.id, edition=edition)
    return filled, options


def _scenario(spec: AnyGame, name: str) -> Scenario:
    if not name:
        return spec.scenarios[0]
    for scenario in spec.scenarios:
        if scenario.id == name:
            return scenario
    raise MalformedError(_unknown("scenario", name, [scenario.id for scenario in spec.scenarios]))


def _options(spec: AnyGame, given: dict[str, bool | int | str]) -> Struct:
    kind: type[Struct] = spec.options
    names = _field_names(kind)
    for name in given:
        if name not in names:
            raise MalformedError(_unknown("option", name, names))
    try:
        options: Struct = msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        raise MalformedError(f"an option of {spec.id}: {error}") from error
    return options


@functools.cache
def _field_names(options: type[Struct]) -> tuple[str, ...]:
    return tuple(field.name for field in msgspec.structs.fields(options))


def _unknown(what: str, name: str, known: Sequence[str]) -> str:
    near = get_close_matches(name, known, 1)
    hint = f"; did you mean {near[0]!r}?" if near else f"; there are: {', '.join(known) or 'none'}"
    return f"unknown {what} {name!r}{hint}"


def plain_setups(spec: AnyGame) -> list[Setup]:
    """Every scenario with every edition and number of players, without options."""
    return [
        Setup(game=spec.id, seats=seats, scenario=scenario.id, edition=edition)
        for scenario in spec.scenarios
        for edition in spec.editions or ("",)
        for seats in scenario.seats
    ]
