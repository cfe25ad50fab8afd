"""The few sentences that the server itself says: in mails. Everything else is said by the client."""

from __future__ import annotations

from typing import Final, Literal

from weathergage.server.shapes import Language, NoticeKind

Kind = NoticeKind | Literal["reset", "confirm"]

# By language and kind: the subject, which is also the mail's first sentence.
_SUBJECTS: Final[dict[Language, dict[Kind, str]]] = {
    "en": {
        "turn": "It is your turn",
        "started": "The game has begun",
        "ended": "The game is over",
        "mention": "You were mentioned",
        "reset": "Choose a new password",
        "confirm": "Is this your address?",
    },
    "es": {
        "turn": "Es tu turno",
        "started": "La partida ha comenzado",
        "ended": "La partida ha terminado",
        "mention": "Te han mencionado",
        "reset": "Elige una nueva contraseña",
        "confirm": "¿Es esta tu dirección?",
    },
    "it": {
        "turn": "Tocca a te",
        "started": "La partita è iniziata",
        "ended": "La partita è finita",
        "mention": "Ti hanno menzionato",
        "reset": "Scegli una nuova password",
        "confirm": "Questo indirizzo è tuo?",
    },
}
_HELLO: Final[dict[Language, str]] = {"en": "Hello", "es": "Hola", "it": "Ciao"}

# What whoever gets it should know.
_REASONS: Final[dict[Language, dict[str, str]]] = {
    "en": {
        "reset": "Somebody, you we hope, asked for this. The link works once, for an hour. "
        "If it was not you, do nothing.",
        "confirm": "This address was entered at an account. With the link you confirm it. "
        "If the account is not yours, do nothing: no more mails will come.",
        "notice": "Your account says which mails you get.",
    },
    "es": {
        "reset": "Alguien, esperamos que tú, lo ha pedido. El enlace sirve una vez, durante una hora. "
        "Si no has sido tú, no hagas nada.",
        "confirm": "Esta dirección se ha indicado en una cuenta. Con el enlace la confirmas. "
        "Si la cuenta no es tuya, no hagas nada: no llegarán más correos.",
        "notice": "En tu cuenta eliges qué correos recibes.",
    },
    "it": {
        "reset": "Qualcuno, speriamo tu, lo ha chiesto. Il link vale una volta, per un'ora. "
        "Se non eri tu, non fare nulla.",
        "confirm": "Questo indirizzo è stato inserito in un profilo. Con il link lo confermi. "
        "Se il profilo non è tuo, non fare nulla: non arriveranno altre mail.",
        "notice": "Nel tuo profilo scegli quali mail ricevi.",
    },
}


def mail_of(  # noqa: PLR0913, PLR0917 - what a mail says
    kind: Kind, language: Language, name: str, link: str, text: str, game: str
) -> tuple[str, str]:
    """Subject and body of a mail. Whoever plays several games wants to know which one it is about."""
    first = _SUBJECTS[language][kind] + (f": {game}" if game else "")
    quoted = f"\n> {text}\n" if text else ""
    end = "" if first.endswith("?") else "."
    reasons = _REASONS[language]
    body = f"{_HELLO[language]} {name},\n\n{first}{end}\n{quoted}\n{link}\n\n{reasons.get(kind, reasons['notice'])}\n"
    return f"Weathergage: {first}", body
