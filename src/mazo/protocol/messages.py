"""The text protocol on the wire: typed requests and messages, and the lines that they are written as.

>>> encode_request(Request("do", "quest Moana", 3))
'do @3 quest Moana'
>>> decode_request("undo!").word
'undo!'
"""

from __future__ import annotations

import re
from typing import Final, Literal, TypeAlias

import msgspec

from mazo.errors import MazoError
from mazo.views import CardChange, Event, ScoreChange, View

PROTOCOL: Final = "mazo/1"
REQUEST_LIMIT: Final = 8192
"""The longest request line in bytes of UTF-8, its end included."""
MESSAGE_LIMIT: Final = 1 << 20
"""The longest message line in bytes of UTF-8, its end included."""

WITH_TEXT: Final = ("do", "why", "preview", "rule", "lang", "hello")
"""Requests that need an argument."""
WITH_NUMBER: Final = ("legal", "log")
"""Requests that may have a number."""
ALONE: Final = ("undo", "undo!", "view", "ask", "hint", "moments", "concede", "quit")
"""Requests that stand alone."""
REQUESTS: Final = WITH_TEXT + WITH_NUMBER + ALONE

_GUARD: Final = re.compile(r"@([0-9]{1,9})(?:\s+|$)")
_SALT: Final = re.compile(r"~([0-9a-f]{16,64})(?:\s+|$)")
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f\x85\u2028\u2029]")


class BadLine(MazoError):
    """A line that the protocol does not know; `code` says in one word what is wrong with it."""

    def __init__(self, code: str, message_en: str, message_es: str) -> None:
        super().__init__(message_en, message_es)
        self.code = code


class Request(msgspec.Struct, frozen=True):
    """What a client asks of the table: a word, what follows it, and for `do` the question that it answers."""

    word: str
    text: str = ""
    number: int = 0
    """`do`: the id of the question meant (0: whichever is open); `legal` and `log`: how many (0: the usual number)."""
    salt: str = ""
    """`do`: what the player adds to the chance of the game with a shuffle or a cut."""


class Hello(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first message: which protocol is spoken, by which version of the engine, in which language."""

    protocol: str
    engine: str
    lang: str


class Match(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a game stands within a series: its number, of how many at most, and what each seat has won before."""

    game: int
    of: int
    wins: tuple[int, ...]
    draws: int = 0


class You(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game begins: which one, and which seat (-1: a spectator's) the client has."""

    seat: int
    game: str
    title: str
    edition: str
    players: tuple[str, ...]
    match: Match | None = None
    commit: str = ""
    """The hash of the game's seed, to be compared when the game is over."""
    known: bool = False
    """The game goes on from a file: whoever has that knows the seed, and so the order of the cards."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened, as the seat may know it: its place in the game, the rule, the sentence, the facts."""

    n: int
    rule: str
    text: str
    event: Event


class Undone(msgspec.Struct, frozen=True):
    """Actions were taken back: the told events from number `events` on no longer count."""

    events: int
    actions: int


class Part(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A piece of an option's text: plain words, or a card, a player, a number or an effect that it names."""

    text: str
    """The piece as it is read, in the client's language; a card is its name alone."""
    card: int = 0
    """The handle of the card that it is."""
    seat: int = -1
    """The seat of the player that it is."""
    number: int = -1
    """The number that it is."""
    entry: str = ""
    """What the number stands for where it counts effects: the effect in words, or the card that it comes from."""


class Source(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The card that asks: its name, and its handle as long as the seat can see where it lies."""

    name: str
    handle: int = 0


class Option(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One possible answer, or a row of them that differ in a number."""

    do: str
    """What to send after `do`; `{n}` stands for the number if there is one."""
    text: str
    """The same in the client's language."""
    verb: str
    label: str = ""
    """The verb alone, in the client's language."""
    cards: tuple[int, ...] = ()
    """The handles of the cards that it names."""
    low: int = 0
    high: int = 0
    """The smallest and the largest number; 0 and 0 if it has none."""
    parts: tuple[Part, ...] = ()
    """The text in pieces, the verb first; of a row of numbers, the pieces before the number."""
    alike: bool = False
    """It differs from an answer before it in nothing that matters: who puts the question may leave it out, and need not
    put it at all where only one answer remains."""
    passes: bool = False
    """It lets go by what could be answered, and does nothing else: a client may give it by itself for whoever wants to
    be asked no more until something happens."""


class Candidate(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card, a player or an entry that may be part of an answer."""

    handle: int
    name: str
    weight: int = 0


class Selection(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A question for several cards: `do LEAD #handle; #handle`, or `do NONE` for none of them."""

    mode: Literal["subset", "order", "divide"]
    """subset: some of them; order: all of them, first one first; divide: `LEAD 2 #handle; 1 #handle`."""
    lead: str
    label: str
    low: int
    high: int
    """How many cards at least and at most; for divide, the least share and the sum."""
    candidates: tuple[Candidate, ...]
    of: Literal["", "players", "entries"] = ""
    """What the candidates are: cards, or `players` or `entries`, whose handles are their places."""
    limit: int = -1
    """The largest sum of weights; -1 if there is none."""
    none: str = ""
    none_label: str = ""


class Looked(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card that whoever is asked looks at, though it lies hidden from others or from them at other times."""

    handle: int
    name: str
    locked: str = ""
    """Why it can't be chosen, in the client's language; empty if it can, or if nothing is to be chosen."""


class Ask(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The question that the seat must answer."""

    id: int
    seat: int
    prompt: str
    rule: str
    title: str
    options: tuple[Option, ...] = ()
    selection: Selection | None = None
    answered: bool = False
    """A sealed answer has been given already; it may still be changed."""
    salt: bool = False
    """The answer may bring a salt: `do ~SALT ACTION`."""
    source: Source | None = None
    """The card that asks, if one does."""
    clause: str = ""
    """What that card says here, in the client's language, where the game can tell."""
    confirm: str = ""
    """What an answer does, for the button that gives it, in the client's language: "deal 2 damage"; `{n}` stands for a
    number that is named with it, and of yes and no it is what yes means. Empty where each option has its own verb."""
    looked: tuple[Looked, ...] = ()
    """All cards that the seat looks at by what asks, also those that can't be chosen."""


class Wait(msgspec.Struct, frozen=True):
    """Others must decide first."""

    seats: tuple[int, ...]


class Over(msgspec.Struct, frozen=True):
    """The game has ended: who won (None: nobody), by which rule, in words."""

    winner: int | None
    rule: str
    title: str
    text: str


class Refused(msgspec.Struct, frozen=True, omit_defaults=True):
    """Understood, but not allowed: why, by which rule, and what would make it legal. Nothing has changed."""

    request: str
    reason: str
    text: str
    fix: str = ""
    rule: str = ""
    title: str = ""


class Because(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to `why`: whether the action is legal now and, if not, what stands against it."""

    action: str
    legal: bool
    refusal: Refused | None = None


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """What would come of an action up to the next decision, as far as the seat can know; nothing of it is guessed."""

    action: str
    told: tuple[Told, ...] = ()
    """What would happen, in order, each with its sentence."""
    cards: tuple[CardChange, ...] = ()
    scores: tuple[ScoreChange, ...] = ()
    unknown: bool = False
    """Something hidden or random comes next: what follows from it is not foreseen."""
    asked: int = -1
    """Who would have to decide next; -1: nobody, or nobody can know."""
    over: bool = False
    """Whether the game would be over."""


class LegalList(msgspec.Struct, frozen=True):
    """Actions that are open now, as texts for `do`; `complete` is false if there are more."""

    actions: tuple[str, ...]
    complete: bool


class LogList(msgspec.Struct, frozen=True):
    """The last events again."""

    events: tuple[Told, ...]


class RuleText(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rule as the edition of the game has it, in our words."""

    number: str
    title: str
    summary: str
    house: bool = False


class RuleList(msgspec.Struct, frozen=True, omit_defaults=True):
    """The rules that a number or words lead to, best first; `more` counts those left out."""

    asked: str
    found: tuple[RuleText, ...]
    more: int = 0


class Prospect(msgspec.Struct, frozen=True, omit_defaults=True):
    """What may come of an action: how many of a hundred imagined games it wins, and how many in the next turns."""

    do: str
    text: str
    won: int
    soon: int = 0


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the table's adviser would do, why, and what else could be done."""

    do: str
    text: str
    cards: tuple[int, ...] = ()
    """The handles of the cards that it names."""
    why: str = ""
    """Why, in a line."""
    reasons: tuple[str, ...] = ()
    """Why, in sentences: what it brings at once, what is expected of it, what it threatens and prevents."""
    rule: str = ""
    """The rule behind it, by number,"""
    title: str = ""
    """and by title."""
    besides: tuple[str, ...] = ()
    """What else could be done and what that costs, and what the others may do about it, in sentences."""
    best: Prospect | None = None
    """What is expected of it, where the adviser has thought ahead,"""
    other: Prospect | None = None
    """and of the next best thing."""


class Missed(msgspec.Struct, frozen=True):
    """A choice that cost its player part of the game; the question is open again after so many actions (`at`)."""

    at: int
    turn: int
    did: str
    better: str
    won: int
    """How many of a hundred imagined games what was done wins,"""
    better_won: int
    """and how many the better answer."""
    text: str
    """All that in a sentence."""


class Moments(msgspec.Struct, frozen=True):
    """The choices of a seat that decided a game, in the order of the game; three at most."""

    found: tuple[Missed, ...]


class Bye(msgspec.Struct, frozen=True):
    """The table hangs up; nothing follows."""

    text: str


class Error(msgspec.Struct, frozen=True):
    """A line that could not be used, and why; nothing has changed."""

    code: str
    text: str


Message: TypeAlias = (
    Hello | You | Told | Undone | View | Ask | Wait | Over | Refused | Because | Preview | LegalList | LogList
    | RuleList | Hint | Moments | Bye | Error
)  # fmt: skip

WORDS: Final[dict[str, type[Message]]] = {
    "hello": Hello, "you": You, "event": Told, "undone": Undone, "view": View, "ask": Ask, "wait": Wait,
    "over": Over, "refused": Refused, "why": Because, "preview": Preview, "legal": LegalList, "log": LogList,
    "rules": RuleList, "hint": Hint, "moments": Moments, "bye": Bye, "error": Error,
}  # fmt: skip
"""The word that each message begins with."""

_ENCODER: Final = msgspec.json.Encoder()
_WORD_OF: Final = {kind: word for word, kind in WORDS.items()}


def encode(message: Message) -> str:
    """A message as a line, without its end."""
    word = _WORD_OF[type(message)]
    if isinstance(message, Hello):  # its version stands where a client of any version finds it
        word = f"{word} {message.protocol}"
    return f"{word} {_ENCODER.encode(message).decode()}"


def decode(line: str | bytes) -> Message | None:
    """The message of a line; None for a word that this version does not know, which a client skips."""
    word, _, rest = _text(line, MESSAGE_LIMIT).partition(" ")
    kind = WORDS.get(word)
    if kind is None:
        return None
    if kind is Hello:
        rest = rest.partition(" ")[2]
    try:
        return msgspec.json.decode(rest, type=kind)
    except (msgspec.DecodeError, RecursionError) as fault:
        raise BadLine(
            "json", f'What follows "{word}" can\'t be read: {fault}.', f"No se puede leer lo que sigue a «{word}»."
        ) from None


def encode_request(request: Request) -> str:
    """A request as a line, without its end."""
    guard = f"@{request.number}" if request.word == "do" and request.number else ""
    salt = f"~{request.salt}" if request.salt else ""
    number = str(request.number) if request.word in WITH_NUMBER and request.number else ""
    return " ".join(part for part in (request.word, guard, salt, number, request.text) if part)


def decode_request(line: str | bytes) -> Request | None:
    """The request of a line; None for an empty line."""
    text = _text(line, REQUEST_LIMIT)
    if not text:
        return None
    if _CONTROL.search(text):
        raise BadLine("control", "A request has no control characters.", "Una petición no lleva caracteres de control.")
    word, _, rest = text.partition(" ")
    rest = rest.strip()
    if word not in REQUESTS:
        known = ", ".join(REQUESTS)
        raise BadLine(
            "request", f"There is no such request; there are {known}.", f"No existe esa petición; hay {known}."
        )
    if word in ALONE and rest:
        raise BadLine("argument", f'Nothing may follow "{word}".', f"No puede seguir nada a «{word}».")
    if word in WITH_NUMBER:
        return Request(word, "", _number(word, rest))
    guard = _GUARD.match(rest) if word == "do" else None
    if guard is not None:
        rest = rest[guard.end() :]
    salt = _SALT.match(rest) if word == "do" else None
    if salt is not None:
        rest = rest[salt.end() :]
    if word in WITH_TEXT and not rest:
        raise BadLine("argument", f'Something must follow "{word}".', f"Falta lo que sigue a «{word}».")
    return Request(word, rest, int(guard.group(1)) if guard else 0, salt.group(1) if salt else "")


def _text(line: str | bytes, limit: int) -> str:
    size = len(line) if isinstance(line, bytes) else len(line.encode(errors="surrogatepass"))
    if size > limit:
        raise BadLine("length", f"A line has at most {limit} bytes.", f"Una línea tiene como mucho {limit} bytes.")
    try:
        text = line.decode() if isinstance(line, bytes) else line
        text.encode()
    except UnicodeError:
        raise BadLine("encoding", "The line is not UTF-8.", "La línea no está en UTF-8.") from None
    return text.strip(" \t\r\n")


def _number(word: str, rest: str) -> int:
    if not rest:
        return 0
    if not (rest.isascii() and rest.isdigit() and len(rest) <= 9):
        raise BadLine(
            "argument", f'After "{word}" comes a number or nothing.', f"A «{word}» le sigue un número o nada."
        )
    return int(rest)
