"""What can be wrong with what the engine is given. Every error says what it means for the match: nothing is lost."""


class EngineError(Exception):
    """The root of all errors that the engine raises on purpose."""


class MalformedError(EngineError):
    """What came is not a move, an option or an entry at all."""


class IllegalError(EngineError):
    """A move that is well formed, but not among the legal ones; `rule` says which rule is in the way."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class StaleError(EngineError):
    """A move that answers a decision which is no longer the seat's present one."""


class AmbiguousError(EngineError):
    """Words that fit more than one legal move."""


class CorruptJournalError(EngineError):
    """A journal that is not what the engine wrote; `line` is counted from one, 0 when the whole is meant."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class WrongVersionError(EngineError):
    """A journal of another format, another version of the game or another pack."""


class UnknownGameError(EngineError):
    """A game, scenario, edition or pack that the catalogue does not hold."""


class FlowError(EngineError):
    """A game's own fault: it asked nobody, asked one seat twice, or laid a checkpoint in mid-rule."""


class PackError(EngineError):
    """A pack that does not hold what the game needs."""
