"""The few sentences that the server itself says: in mails. Everything else is said by the client."""

from __future__ import annotations

from typing import Final, Literal

from weathergage.server.shapes import NoticeKind

Language = Literal["en", "es", "it"]
_SUBJECTS: Final[dict[Language, dict[NoticeKind | Literal["reset"], str]]] = {
    "en": {
        "turn": "Weathergage: it is your turn",
        "started": "Weathergage: the game has begun",
        "ended": "Weathergage: the game is over",
        "mention": "Weathergage: you were mentioned",
        "reset": "Weathergage: choose a new password",
    },
    "es": {
        "turn": "Weathergage: es tu turno",
        "started": "Weathergage: la partida ha comenzado",
        "ended": "Weathergage: la partida ha terminado",
        "mention": "Weathergage: te han mencionado",
        "reset": "Weathergage: elige una nueva contraseña",
    },
    "it": {
        "turn": "Weathergage: tocca a te",
        "started": "Weathergage: la partita è iniziata",
        "ended": "Weathergage: la partita è finita",
        "mention": "Weathergage: ti hanno menzionato",
        "reset": "Weathergage: scegli una nuova password",
    },
}
_HELLO: Final[dict[Language, str]] = {"en": "Hello", "es": "Hola", "it": "Ciao"}


def mail_of(
    kind: NoticeKind | Literal["reset"], language: Language, name: str, link: str, text: str
) -> tuple[str, str]:
    """Subject and body of a mail."""
    subject = _SUBJECTS[language][kind]
    quoted = f"\n> {text}\n" if text else ""
    return subject, f"{_HELLO[language]} {name},\n\n{subject.partition(': ')[2]}.\n{quoted}\n{link}\n"
