"""The worked examples of the rulebook, and the vectors that pin down rulings.

Where an example contradicts the printed rules, `contradictions` in the file says so; the rules win:
- V-AIR-1 to V-AIR-3 use +2 at visibility 6 where the table has nothing (R-32), V-AIR-3 evasion "25 or less" (R-33);
- V-CMB-1 calls a sea zone a movement zone (R-44), V-CMB-2 launches four torpedoes where three are allowed, V-CMB-3
  shows a stern box that was hit;
- V-RND-1 calls a 2 against 2 undetected (R-52); V-HUNT-1 leaves out the point for the destroyers (R-57).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.games.chase_of_the_bismarck.kit import ALLIES, AXIS, PACK, combat, game, place_boat, put, run
from tests.rules import rule
from weathergage.games.chase_of_the_bismarck.administration import clear_markers
from weathergage.games.chase_of_the_bismarck.convoys import hunt_modifier
from weathergage.games.chase_of_the_bismarck.damage import hits_of
from weathergage.games.chase_of_the_bismarck.detection import detection_value
from weathergage.games.chase_of_the_bismarck.flights import Leg, advance, drop_search, legal_legs
from weathergage.games.chase_of_the_bismarck.gunnery import dice_of
from weathergage.games.chase_of_the_bismarck.manoeuvring import allowance, carry_out
from weathergage.games.chase_of_the_bismarck.moves import CloseUp, DropSearch, Manoeuvre
from weathergage.games.chase_of_the_bismarck.pursuit import shadowing_modifier
from weathergage.games.chase_of_the_bismarck.sailing import fuel_cost, reach
from weathergage.games.chase_of_the_bismarck.searching import search_factors
from weathergage.games.chase_of_the_bismarck.setup import level_of
from weathergage.games.chase_of_the_bismarck.ships import spend_fuel
from weathergage.games.chase_of_the_bismarck.state import Battery
from weathergage.games.chase_of_the_bismarck.tactical import range_between, zones_between
from weathergage.games.chase_of_the_bismarck.visibility import change_weather

Given = dict[str, Any]
VECTORS = yaml.safe_load((Path(__file__).parent / "vectors.yaml").read_text("utf-8"))["vectors"]
BOARD = PACK.board


def weather_roll(given: Given) -> Given:
    g = game([given["die"]], weather=given["space"])
    change_weather(g)
    modified = max(0, min(9, given["die"] + PACK.weather.modifiers[given["space"] - 1]))
    return {"modified": modified, "boxes": PACK.weather.by_die[modified], "new_space": g.state.weather}


def visibility(given: Given) -> Given:
    turn = next(box.number for box in PACK.turns if box.period == given["period"])
    level = level_of(PACK, given["space"], turn)
    return {"level": "X" if level == 10 else level, "fog": 5 <= given["space"] <= 9}


def flight(given: Given) -> Given:
    """Out along a straight line and back, with the free markers first; the rest costs the level."""
    g = game(level=given["visibility"])
    points = given["path_hexes"] + max(0, given["free"] + given["paid"] - 2) * given["visibility"]
    unit = g.state.air["hudson_wick"]
    leg = Leg(unit, "H20", "H20", given["speed"], True, False)
    legal = True
    for hex in ("H21", "H22", "H23", "H24"):
        legal = legal and DropSearch(hex) in legal_legs(g, leg)
        drop_search(g, leg, hex)
    advance(g, leg, "H20")
    return {"points": points, "legal": legal and leg.points >= 0}


def search_total(given: Given) -> Given:
    g = game(level=given["visibility"])
    if given["units"]:
        put(g, "J20", "norfolk", activity="patrol" if given["patrol"] else "")
    g.state.sides[ALLIES].searches = {"J20": given["flight"]} if given["flight"] else {}
    total = search_factors(g, ALLIES, "J20") + given["intrinsic"]
    answer: Given = {"total": total, "allowed": total >= given["visibility"]}
    return answer | {"marker": "shadowed" if given["flight"] else "sighted"}


def fuel(given: Given) -> Given:
    g = game()
    (ship,) = put(g, "J20", "bismarck" if given["speed_class"] == "F" else "rodney", moved_before=given["moved_before"])
    return {"cost": fuel_cost(g, ship, given["moved_now"])}


def turn_info(given: Given) -> Given:
    box = PACK.turn(given["turn"])
    return {"date": f"1941-05-{box.day}", "period": box.period.capitalize(), "submarine": box.submarine}


def fuel_deadline(given: Given) -> Given:
    g = game(turn=given["turn"])
    (ship,) = put(g, "J20", "scharnhorst", fuel=2)
    spend_fuel(g, ship, 2)
    return {"deadline_turn": ship.emergency} | turn_info({"turn": ship.emergency})


def hit(given: Given, unprinted: int = 0) -> Given:
    table = PACK.hits
    values = {
        "air_at_night": table.air_at_night,
        "air_vs_refuelling_in_port": table.air_against_port,
        "target_er_below_25": table.slow,
        "torpedo_vs_opening": table.torpedo_against["opening"],
        "submarine": table.submarine,
    }
    drm = sum(values[name] for name in given["mods"]) + table.level_modifiers[given["visibility"] - 1] + unprinted
    return {"drm": drm, "result": given["die"] + drm, "hits": hits_of(game(), given["die"], drm)}


def hit_as_in_the_example(given: Given) -> Given:
    """R-32: the example adds 2 at level 6, where the table has nothing: with these 2 the rules come to its result."""
    assert PACK.hits.level_modifiers[given["visibility"] - 1] == 0
    return hit(given, unprinted=2)


def secondary_roll(given: Given) -> Given:
    first, last = next(chit.secondary_roll for chit in PACK.damage_bag if chit.secondary_roll)
    return {"secondary_hit": first <= given["die"] <= last}


def start_zones(given: Given) -> Given:
    line = PACK.start_lines[given["visibility"]]
    between = zones_between(PACK, line.attacker, line.defender)
    band = range_between(PACK, line.attacker, line.defender)
    return {"attacker": line.attacker, "defender": line.defender, "between": between, "range": band.id}


def ship_data(given: Given) -> Given:
    card = PACK.cards[given["ship"]]
    return {name: getattr(card, name) for name in ("er", "hull", "bow", "stern", "secondary", "torpedoes")}


def dice_count(given: Given) -> Given:
    guns = PACK.fires[given["position"]]
    battery = Battery(
        sum(given[gun] for gun in ("bow", "stern") if gun in guns),
        given["secondary"] if "secondary" in guns else 0,
        False,
        False,
    )
    band = next(it for it in PACK.ranges if it.id == given["range"])
    return {"dice": dice_of(game(), "norfolk", battery, band)}


def gunnery(given: Given) -> Given:
    table = PACK.gunnery
    values = {
        "firer_closing_or_breaking_off": table.firer_not_opening,
        "target_closing_or_breaking_off": table.target_not_opening,
        "working_radar": table.radar,
        "target_acquired": table.acquired,
    }
    drm = sum(values[name] for name in given["mods"]) + table.level_modifiers[given["visibility"] - 1]
    results = [face + drm for face in given["dice"]]
    rows = [PACK.results[given["range"]][max(0, min(9, result))] for result in results]
    return {
        "drm": drm,
        "results": results,
        "effects": [" + ".join(f"{it.what} {it.count}" for it in row) or "miss" for row in rows],
    }


def submarine(given: Given) -> Given:
    table = PACK.submarines
    names = {
        "allied": "allied_submarine_attack",
        "report": "german_submarine_report",
        "attack": "german_submarine_attack",
    }
    return {"contact": given["contact"] <= table.contact[1], "result": names[table.by_die[given["attack"]]]}


def class_roll(given: Given) -> Given:
    table = PACK.submarines
    return {"class_group": "/".join(table.groups[table.group_by_die[given["die"]]])}


COLUMNS = ("inside_air_sector", "inside_and_near_intrinsic", "outside", "outside_on_convoy_route")


def detection(given: Given) -> Given:
    g = game(level=given["visibility"])
    hex = next(hex for hex, column in BOARD.detection_column.items() if COLUMNS[column] == given["column"])
    value = detection_value(g, hex)
    found = "huff_duff" if given["die"] == 0 else "detected" if given["die"] <= value else "none"
    return {"value": value, "result": found}


def hunt(given: Given) -> Given:
    g = game(turn=6 if given["night"] else 3)
    ships = put(
        g,
        "N10" if given["centre_line"] else "N17",
        *(("bismarck", "prinz_eugen") if given["task_force"] else ("bismarck",)),
    )
    drm = hunt_modifier(g, ships, "east_west")
    result = max(0, given["die"] + drm)
    return {"drm": drm, "result": {0: "possible_contact", 1: "lone_merchant"}.get(result, "nothing")}


def convoy(given: Given) -> Given:
    row = next(it for it in PACK.convoys.values() if it.die == given["die"] and it.line == given["line"])
    names = [PACK.name(id) for id in row.escort]
    return {"convoy": row.name, "escort": names, "vp_chits": row.chits, "half": row.half}


def shadow(given: Given) -> Given:
    g = game(level=given["visibility"])
    by_radar = {"II": "king_george_v", "I": "norfolk", "none": "dorsetshire"}
    (pursuer,) = put(g, "J20", by_radar[given["radar"]])
    (pursued,) = put(g, "J20", "zf5")
    for ship, rating in ((pursuer, given["pursuer_er"]), (pursued, given["pursued_er"])):
        ship.remainder = PACK.cards[ship.id].er - rating
    extra = {
        "none": 0,
        "evasion": PACK.shadowing.evasion_modifier,
        "distraction_fast_part": PACK.shadowing.distraction_modifier,
    }
    drm = shadowing_modifier(g, [pursuer], [pursued], extra[given["manoeuvre"]])
    if drm is None:
        return {"possible": False}
    result = given["die"] + drm
    return {"possible": True, "drm": drm, "result": result, "success": result <= PACK.shadowing.success}


def repair(given: Given) -> Given:
    result = min(9, given["die"] + PACK.repair.weather_modifiers[given["weather"] - 1])
    return {
        "result": result,
        "recovered": PACK.repair.by_die[result],
        "rudder_option": result == PACK.repair.rudder_roll,
    }


def no_move(given: Given) -> Given:
    g = game(turn=given["placed_turn"])
    (ship,) = put(g, "J20", "weissenburg", no_move=given["marker"])
    turn = given["placed_turn"]
    while ship.no_move:
        clear_markers(g)
        turn += 1
    return {"next_move_turn": turn}


def optional(given: Given) -> Given:
    row = PACK.hypothetical[given["ship"]]
    return {"hex": row.hex, "vp": row.points, "revealed": row.revealed[0] <= given["die"] <= row.revealed[1]}


def path(given: Given) -> Given:
    seat = AXIS if given["side"] == "german" else ALLIES
    hexes = given["hexes"]
    return {"legal": all(there in BOARD.neighbours[seat][here] for here, there in pairwise(hexes))}


OPERATIONS: dict[str, Callable[[Given], Given]] = {
    "weather_roll": weather_roll,
    "visibility": visibility,
    "flight": flight,
    "search_total": search_total,
    "adjacent": lambda given: {"adjacent": BOARD.distance(given["a"], given["b"]) == 1},
    "fuel_cost": fuel,
    "turn_info": turn_info,
    "fuel_deadline": fuel_deadline,
    "map_intrinsic": lambda given: {"value": BOARD.intrinsic[ALLIES].get(given["hex"], 0)},
    "path": path,
    "hit": hit,
    "hit_with_example_visibility": hit_as_in_the_example,
    "secondary_roll": secondary_roll,
    "in_channel": lambda given: {"channel": given["hex"] in BOARD.channel},
    "start_zones": start_zones,
    "ship_data": ship_data,
    "dice_count": dice_count,
    "gunnery": gunnery,
    "allowance": lambda given: {"zones": allowance(game(), given["er"])},
    "range": lambda given: {
        "between": zones_between(PACK, given["zone_a"], given["zone_b"]),
        "range": range_between(PACK, given["zone_a"], given["zone_b"]).id,
    },
    "submarine": submarine,
    "class_roll": class_roll,
    "distance": lambda given: {"distance": BOARD.distance(given["a"], given["b"])},
    "detection": detection,
    "detection_column": lambda given: {"column": COLUMNS[BOARD.detection_column[given["hex"]]]},
    "hunt": hunt,
    "convoy": convoy,
    "half_chit": lambda given: {"points": -(-given["value"] // 2)},
    "shadow": shadow,
    "repair": repair,
    "no_move": no_move,
    "optional": optional,
}
# The shift of a whole board has a test of its own below.
LEFT_OUT = {"shift"}
STEPS = [
    pytest.param(step, id=f"{vector['id']}-{number}-{step['op']}", marks=rule(*vector["rules"]))
    for vector in VECTORS
    for number, step in enumerate(vector["steps"])
    if step["op"] not in LEFT_OUT
]


@pytest.mark.parametrize("step", STEPS)
def test_step(step: Given) -> None:
    answer = OPERATIONS[step["op"]](step["in"])
    assert {name: answer.get(name) for name in step["expect"]} == step["expect"]


@rule("CB-10.4f", "CB-10.4g", "CB-10.4h", "CB-10.4i", "CB-10.4j")
def test_breaking_off_the_edge_shifts_everybody() -> None:
    g = game(level=1)
    movers = put(g, "J20", "prinz_eugen")
    fight = combat(g, put(g, "J20", "norfolk", "suffolk", "london"), movers)
    place_boat(fight, "prinz_eugen", 26, "breaking_off")
    unmoved, moved, slow = fight.boats[:3]
    unmoved.zone, unmoved.allowance, unmoved.position = 2, 4, "opening"
    moved.zone, moved.moved, moved.allowance = 1, True, 4
    slow.zone, slow.allowance = 1, 2
    run(carry_out(g, fight, Manoeuvre("prinz_eugen", "breaking_off", 4)), CloseUp("norfolk"))
    assert [(boat.ship, boat.zone) for boat in fight.boats] == [("norfolk", 1), ("prinz_eugen", 27)]
    assert (unmoved.allowance, unmoved.position) == (2, "closing")
    assert fight.gone == ["suffolk", "london"]  # one had moved, the other has too little allowance


@rule("CB-7.7.2i", "CB-7.7.2j")
def test_a_move_that_one_ship_cannot_pay_is_too_far() -> None:
    g = game()
    ships = put(g, "J20", "bismarck", "prinz_eugen", moved_before=2)
    ships[1].fuel = 1
    assert reach(g, ships) == 1
