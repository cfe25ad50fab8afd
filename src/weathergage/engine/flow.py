"""Rules are generators: a flow yields what it asks and receives the answer.

match (yield from Choose(seat, TURN, legal_plays(g, seat))):
    case Intercept() as raid: yield from intercept(g, raid)
    case EndTurn(): return
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from weathergage.engine.text import Outlook, Refusal, Text

T = TypeVar("T")
M = TypeVar("M", bound="Move")


class Move(Struct, frozen=True, tag=True, tag_field="move", forbid_unknown_fields=True):
    """Anything that a player can do. A game's moves are small frozen structs that derive from this."""


class Ask(Struct):
    """What a flow may yield."""


class Choose(Ask, Generic[M], gc=False):
    """A decision of one seat: its legal moves, all of them, each once.

    `refuse` says on demand why some other move is not among them; `rule` is the rule that asks. `foresee` says what a
    move leads to where the move alone does not tell, because it goes on with what was chosen before.
    """

    seat: int
    prompt: Text
    moves: Sequence[M]
    rule: str = ""
    refuse: Callable[[Move], Refusal | None] | None = None
    foresee: Callable[[Move], tuple[Outlook, ...]] | None = None

    def __iter__(self) -> Generator[Choose[M], M, M]:
        return (yield self)


class Together(Ask, Generic[T]):
    """One sub-flow per seat, side by side: none can see what another decides before all are done."""

    flows: dict[int, Flow[T]]

    def __iter__(self) -> Generator[Together[T], dict[int, T], dict[int, T]]:
        return (yield self)


class Checkpoint(Ask):
    """Between the steps of a sequence: from here on the state alone is enough to go on."""

    def __iter__(self) -> Iterator[Checkpoint]:
        return iter((self,))


CHECKPOINT = Checkpoint()

# What is sent in depends on what was yielded, so its type is known only to `Choose` and `Together` above.
Flow: TypeAlias = Generator[Ask, object, T]
