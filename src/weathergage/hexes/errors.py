"""What can be wrong with a hex: every error says what was given and what was expected."""


class HexError(ValueError):
    """The family: malformed ids, hexes off the chart, directions and layouts that cannot be."""


class _GivenExpectedError(HexError):
    template = "{given!r}: expected {expected}"

    def __init__(self, given: object, expected: str) -> None:
        super().__init__(given, expected)
        self.given = given
        self.expected = expected

    def __str__(self) -> str:
        return self.template.format(given=self.given, expected=self.expected)


class MalformedIdError(_GivenExpectedError):
    """The text is not written as this chart prints its hexes."""

    template = "{given!r} is not a hex id of this chart: expected {expected}"


class OffChartError(_GivenExpectedError):
    """The text or the hex is well formed, but nothing of that name lies on the chart."""

    template = "{given!r} is not on the chart: expected {expected}"


class UnknownDirectionError(_GivenExpectedError):
    """No hexside has this name."""

    template = "{given!r} is not a direction: expected {expected}"


class NotAdjacentError(_GivenExpectedError):
    """Two hexes that should share a side do not."""

    template = "{given!r} do not share a hexside: expected {expected}"


class NoBearingError(_GivenExpectedError):
    """A hex has no bearing from itself."""

    template = "no bearing from {given!r} to itself: expected {expected}"


class ArcError(_GivenExpectedError):
    """An arc whose ends are not rays through hexsides or corners."""

    template = "{given!r} is not an arc: expected {expected}"


class LayoutError(_GivenExpectedError):
    """Sheets, tiles or seams that cannot lie like that."""

    template = "{given!r} cannot be laid out: expected {expected}"


class CostError(_GivenExpectedError):
    """A step cheaper than the search was promised; its answer could be wrong."""

    template = "a step costs {given!r}: expected {expected}"
