"""Set-ups of every kind: any scenario, edition, number of seats and options that a game has."""

from __future__ import annotations

from random import Random

import msgspec

from weathergage.engine import AnyGame, Setup

SHARES = (0.0, 0.2, 0.5, 1.0)  # of the options that can be switched on


def mixed_setup(spec: AnyGame, random: Random) -> Setup:
    """Any table of a game. Options that are numbers are left as they are."""
    scenario = random.choice(spec.scenarios)
    share = random.choice(SHARES)
    options: dict[str, bool | int | str] = {}
    info = msgspec.inspect.type_info(spec.options)
    assert isinstance(info, msgspec.inspect.StructType)
    for field in info.fields:
        match field.type:
            case msgspec.inspect.BoolType():
                options[field.name] = random.random() < share
            case msgspec.inspect.LiteralType(values=values):
                options[field.name] = random.choice([value for value in values if value is not None])
            case _:
                pass
    return Setup(
        game=spec.id,
        seats=random.choice(scenario.seats),
        scenario=scenario.id,
        edition=random.choice(spec.editions or ("",)),
        options=options,
    )
