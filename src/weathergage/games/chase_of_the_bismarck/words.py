"""The table and the moves in words."""

from __future__ import annotations

from weathergage.engine import Group, Move, Names, Text, text
from weathergage.games.chase_of_the_bismarck import moves as m
from weathergage.games.chase_of_the_bismarck.account_words import account_group
from weathergage.games.chase_of_the_bismarck.knowledge import KIND_TEXTS, kind_names
from weathergage.games.chase_of_the_bismarck.pack import Pack
from weathergage.games.chase_of_the_bismarck.view import CardView, ContactView, ShipView, View


def describe(pack: Pack, move: Move) -> Text:  # noqa: PLR0912 - one line for each kind of move
    """What a move is called."""
    match move:
        case m.Buy(ship=ship):
            row = pack.hypothetical[ship]
            return text("cb-move-buy", ship=pack.name(ship), hex=row.hex, points=abs(row.points))
        case m.Order(unit=unit):
            return text("cb-move-order", unit=unit_name(pack, unit))
        case m.Shadow(contact=contact, unit=unit):
            return text("cb-move-shadow", contact=contact, unit=unit_name(pack, unit))
        case m.Follow(part="both", detached=ship, other=""):
            return text("cb-move-follow-both", ship=pack.name(ship))
        case m.Follow(part="both", detached=ship, other=other):
            return text("cb-move-follow-each", ship=pack.name(ship), other=pack.name(other))
        case m.Follow(part=part):
            return text("cb-move-follow", part=part)
        case m.Distract(slow=slow):
            return text("cb-move-distract", ships=Names(tuple(map(pack.name, slow))))
        case m.PlotCourse(full_speed=full):
            return text("cb-move-plot-course", full=1 if full else 0)
        case m.Patrol(standing=standing):
            return text("cb-move-patrol", standing=1 if standing else 0)
        case m.HomeBelow(fuel=fuel):
            return text("cb-move-home-below", fuel=fuel)
        case m.Mend(what=what):
            return text("cb-move-mend", what=what)
        case m.Join(force=force):
            return text("cb-move-join", force=unit_name(pack, force))
        case m.Refuel(ship=ship, tanker=tanker):
            return text("cb-move-refuel", ship=pack.name(ship), tanker=pack.name(tanker))
        case m.Attack(air=air, kind=kind):
            return text("cb-move-attack", air=pack.air[air].type, base=air_base(pack, air), kind=KIND_TEXTS[kind])
        case m.Engage(unit=unit, contact=contact):
            return text("cb-move-engage", unit=unit_name(pack, unit), contact=contact)
        case m.Launch(ship=ship, target=target, count=count):
            return text("cb-move-launch", ship=pack.name(ship), target=pack.name(target), count=count)
        case m.Fire(ship=ship, target=target):
            return text("cb-move-fire", ship=pack.name(ship), target=pack.name(target))
        case m.Manoeuvre(ship=ship, position=position, zones=zones):
            return text("cb-move-manoeuvre", ship=pack.name(ship), position=position, zones=zones)
        case m.Hunt(unit=unit, line=line):
            return text("cb-move-hunt", unit=unit_name(pack, unit), line=line)
        case m.Fly(air=air):
            return text("cb-move-fly", air=pack.air[air].type, base=air_base(pack, air))
        case _:
            return describe_simple(pack, move)


SHIP_MOVES: dict[type[Move], str] = {
    m.MarkReturn: "cb-move-mark-return",
    m.Repair: "cb-move-repair",
    m.Dock: "cb-move-dock",
    m.Form: "cb-move-form",
    m.Leave: "cb-move-leave",
    m.Expose: "cb-move-expose",
    m.CloseUp: "cb-move-close-up",
    m.FallBehind: "cb-move-fall-behind",
    m.BreakOff: "cb-move-break-off",
    m.Reinforce: "cb-move-reinforce",
}
HEX_MOVES: dict[type[Move], str] = {
    m.Sail: "cb-move-sail",
    m.Course: "cb-move-course",
    m.DropSearch: "cb-move-drop-search",
    m.DropAttack: "cb-move-drop-attack",
    m.AloftAt: "cb-move-aloft-at",
    m.Search: "cb-move-search",
    m.NameHex: "cb-move-name-hex",
}
PLAIN_MOVES: dict[type[Move], str] = {
    m.Bought: "cb-move-bought",
    m.EndShadowing: "cb-move-end-shadowing",
    m.HoldCourse: "cb-move-hold-course",
    m.Evade: "cb-move-evade",
    m.Halt: "cb-move-halt",
    m.Stay: "cb-move-stay",
    m.StayAloft: "cb-move-stay-aloft",
    m.Land: "cb-move-land",
    m.Done: "cb-move-done",
    m.SearchAll: "cb-move-search-all",
    m.EndSearch: "cb-move-end-search",
    m.EndCombats: "cb-move-end-combats",
    m.EndTorpedoes: "cb-move-end-torpedoes",
    m.HoldFire: "cb-move-hold-fire",
    m.Remain: "cb-move-remain",
    m.EndReinforcing: "cb-move-end-reinforcing",
    m.Concede: "cb-move-concede",
    m.FightOn: "cb-move-fight-on",
    m.DummyRoll: "cb-move-dummy-roll",
    m.NoHunt: "cb-move-no-hunt",
    m.Pursue: "cb-move-pursue",
    m.LetGo: "cb-move-let-go",
    m.ReleaseRodney: "cb-move-release-rodney",
    m.KeepRodney: "cb-move-keep-rodney",
}


def describe_simple(pack: Pack, move: Move) -> Text:
    """Moves that name one ship, one hex, or nothing."""
    kind = type(move)
    if kind in SHIP_MOVES:
        return Text(SHIP_MOVES[kind], {"ship": pack.name(str(getattr(move, "ship", "")))})
    if kind in HEX_MOVES:
        return Text(HEX_MOVES[kind], {"hex": str(getattr(move, "hex", ""))})
    return Text(PLAIN_MOVES[kind])


def air_base(pack: Pack, air: str) -> str:
    """Where aircraft belong: an airfield's name, or the carrier's."""
    unit = pack.air[air]
    return unit.base_name or pack.name(unit.base)


def unit_name(pack: Pack, unit: str) -> str:
    """A ship's name, or the number of a Task Force."""
    return pack.name(unit) if unit in pack.cards else f"{unit[:2].upper()} {unit[2:]}"


def ship_text(ship: str) -> Text:
    """A ship's name, where there is no pack at hand."""
    return Text(f"cb-ship-{ship}")


def groups(seen: View) -> list[Group]:
    """The whole table in words."""
    shown = [Group(text("cb-group-weather"), weather_lines(seen))]
    if seen.ships:
        shown.append(Group(text("cb-group-ships"), tuple(ship_line(it) for it in seen.ships if not it.off)))
        away = tuple(text("cb-ship-away", ship=ship_text(it.card.id), why=it.off) for it in seen.ships if it.off)
        if away:
            shown.append(Group(text("cb-group-away"), away))
        air = tuple(text("cb-air-line", air=Text(f"cb-air-{it.id}"), box=it.box, hex=it.hex) for it in seen.air)
        shown.append(Group(text("cb-group-air"), air))
    if seen.contacts:
        shown.append(Group(text("cb-group-contacts"), tuple(map(contact_line, seen.contacts))))
    if seen.sightings:
        latest = [it for it in seen.sightings if it.turn >= seen.turn - 1]
        lines = tuple(
            text("cb-sighting-line", turn=it.turn, hex=it.hex, what=it.what, kinds=kind_names(it.kinds), ships=it.ships)
            for it in latest
        )
        shown.append(Group(text("cb-group-sightings"), lines))
    if seen.cards:
        shown.append(Group(text("cb-group-cards"), tuple(map(card_line, seen.cards))))
    if seen.combat:
        boats = tuple(
            text(
                "cb-boat-line",
                ship=ship_text(it.ship),
                side=0 if it.attacker else 1,
                zone=it.zone,
                position=it.position,
            )
            for it in seen.combat.boats
        )
        shown.append(Group(text("cb-group-combat", hex=seen.combat.hex, round=seen.combat.round), boats))
    if seen.reveal:
        shown.append(account_group(seen.reveal.account))
        tracks = tuple(text("cb-track-line", ship=ship_text(it.ship), hexes=it.hexes) for it in seen.reveal.tracks)
        shown.append(Group(text("cb-group-tracks"), tracks))
    return shown


def weather_lines(seen: View) -> tuple[Text, ...]:
    """Turn, weather, and what was scored in the open."""
    lines = [
        text("cb-turn-line", turn=seen.turn),
        text("cb-weather-line", weather=seen.weather, fog=1 if seen.fog else 0, level=seen.level),
    ]
    if seen.searches:
        lines.append(text("cb-searches-line", hexes=Names(tuple(seen.searches))))
    if seen.full_chits or seen.half_chits or seen.merchants:
        lines.append(text("cb-chits-line", full=seen.full_chits, half=seen.half_chits, merchants=seen.merchants))
    return tuple(lines)


def ship_line(ship: ShipView) -> Text:
    """A ship of one's own."""
    return text(
        "cb-ship-line",
        ship=ship_text(ship.card.id),
        hex=ship.hex,
        force=ship.force.upper(),
        grouped=1 if ship.force else 0,
        fuel=ship.fuel,
        marker=ship.marker,
        hull=ship.card.hull,
        er=ship.card.er,
    )


def contact_line(contact: ContactView) -> Text:
    """A marker on the enemy."""
    if not contact.kinds:
        return text("cb-contact-untold", contact=contact.number, hex=contact.hex, marker=contact.marker)
    return text(
        "cb-contact-line",
        contact=contact.number,
        hex=contact.hex,
        marker=contact.marker,
        kinds=kind_names(contact.kinds),
        force=1 if contact.force else 0,
    )


def card_line(card: CardView) -> Text:
    """An open card."""
    return text(
        "cb-card-line",
        ship=ship_text(card.id),
        hull=card.hull,
        bow=card.bow,
        stern=card.stern,
        secondary=card.secondary,
        torpedoes=card.torpedoes,
        er=card.er,
    )
