"""Replay files: a game as JSON lines, from which it can be played again, checked, watched and resumed.

The first line says what the game was made from; each further line is one action with what happened because of it; the
last line is the outcome and a checksum. A game that is not over is saved in the same way, without an outcome.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from mazo.errors import BadReplay, MazoError
from mazo.game import Game
from mazo.games import kind as kind_named
from mazo.games.laws import is_law
from mazo.games.settings import likely
from mazo.kernel.codes import NOBODY
from mazo.kernel.log import WIDTH, as_known
from mazo.making import from_position, new
from mazo.notation.digests import card_digest, rules_digest
from mazo.notation.jsonlines import (
    check_seal,
    load_bytes,
    read_head,
    read_line,
    read_seal,
    save_text,
    split,
)
from mazo.notation.proofs import Proof, proof_of
from mazo.notation.replaylines import Closing, Deck, Header, Line, Replay, Told, Verdict
from mazo.notation.transcript import HASH_EVERY, KIND, dump, hash_of, header_of, with_number
from mazo.past import CLEAN_UP
from mazo.texts.faults import explain

__all__ = [
    "Closing",
    "Deck",
    "Header",
    "Line",
    "Replay",
    "Told",
    "Verdict",
    "begin",
    "begin_from",
    "dump",
    "load",
    "loads",
    "rerun",
    "resume",
    "save",
    "verify",
]

MAX_CARDS: Final = 1_000
"""How many cards a deck of a file may have."""


def save(game: Game, path: str | os.PathLike[str], every: int = HASH_EVERY) -> None:
    """Write a game to a file, whole or not at all."""
    save_text(dump(game, every), path)


# --- reading ------------------------------------------------------------------------------------------------------


def load(path: str | os.PathLike[str]) -> Replay:
    """The replay in a file; BadReplay with the line and the fault if it is not one, or not whole, or altered."""
    return loads(load_bytes(path))


def loads(data: bytes | str) -> Replay:
    """The replay in a text."""
    return read_replay(split(data))


def read_replay(lines: Sequence[bytes], first: int = 1) -> Replay:
    """The replay in these lines, of which the first has that number in its file."""
    read_head(lines[0], first, KIND)
    header = read_line(lines[0], first, Header)
    closing = read_seal(lines, Closing, first)
    steps = [read_line(line, first + at, Line) for at, line in enumerate(lines[1:-1], start=1)]
    for n, step in enumerate(steps):
        if step.n != n:
            raise BadReplay(
                f"action {n} should stand here, not {step.n}.",
                f"aquí debería estar la acción {n}, no la {step.n}.",
                line=first + 1 + n,
            )
    if not steps or closing.actions != len(steps) - 1:
        raise BadReplay(
            f"the file should have {closing.actions} actions and has {max(0, len(steps) - 1)}.",
            f"el archivo debería tener {closing.actions} acciones y tiene {max(0, len(steps) - 1)}.",
            line=first + len(lines) - 1,
        )
    check_seal(lines, closing, first)
    return Replay(header, tuple(steps), closing, first)


# --- running again ------------------------------------------------------------------------------------------------


def rerun(replay: Replay, to: int | None = None) -> Game:
    """The game played again, action by action (up to the `to`-th); BadReplay where that is not possible."""
    game = begin(replay)
    for line in replay.actions[:to]:
        _follow(game, replay, line)
    return game


def resume(path: str | os.PathLike[str]) -> Game:
    """The saved game, ready to go on; BadReplay if it is not exactly what was saved."""
    replay = load(path)
    game, divergence = _checked(replay)
    if divergence is not None:
        raise divergence
    assert game is not None
    return game


def verify(replay: Replay, *, seen: str = "", salts: Sequence[str] = ()) -> Verdict:
    """Play the game again and compare every event and hash with the file.

    Whoever played tells the commitment that they were shown (`seen`) and the salts that they gave: only with these can
    it be proven that the table has kept its promise.
    """
    game, divergence = _checked(replay)
    return Verdict(
        checked=len(game.past) if game is not None else 0,
        divergence=divergence,
        changed=_changed(replay.header, game),
        engine=replay.header.engine,
        proof=_proof(replay, seen, salts),
    )


def _proof(replay: Replay, seen: str, own: Sequence[str]) -> Proof | None:
    header = replay.header
    if header.position is not None:
        return None
    salts = (*header.salts, *(line.salt for line in replay.lines))
    return proof_of(header.seed, header.commit, header.promise, salts, seen=seen, own=own)


def begin(replay: Replay) -> Game:
    """The game as it was before the first action."""
    try:
        return begin_from(replay.header)
    except MazoError as error:
        raise BadReplay(error.text("en"), error.text("es"), line=replay.first) from None


def begin_from(header: Header) -> Game:
    """The game that a header tells of, before its first action."""
    if header.position is not None:
        return from_position(header.position, names=header.names)
    kind = kind_named(header.game)
    if not header.decks and kind.sample_decks():
        raise BadReplay("decks: there are none.", "decks: no hay ninguno.")
    strange = sorted(header.options.keys() - set(kind.option_names))
    if strange:
        there = likely(strange[0], kind.option_names)
        raise BadReplay(
            f"there is no option {strange[0]!r}; there is {there}.", f"no hay opción {strange[0]!r}; hay {there}."
        )
    return new(
        header.game,
        decks=cards_of(header.game, header.decks, header.defined),
        seed=header.seed,
        edition=header.edition,
        names=header.names,
        salts=header.salts,
        commit=header.commit,
        promise=header.promise,
        **header.options,
    )


def cards_of(game: str, decks: Sequence[Deck], defined: Sequence[dict[str, Any]]) -> list[list[Any]]:
    """The cards of decks as a file lists them, some of which it may define itself."""
    kind = kind_named(game)
    own: dict[str, Any] = {}
    for at, facts in enumerate(defined):
        try:
            card = kind.define(facts)
        except MazoError as error:
            raise BadReplay(f"defined[{at}]: {error.text('en')}", f"defined[{at}]: {error.text('es')}") from None
        except ValueError as error:
            fault = explain(error)
            raise BadReplay(f"defined[{at}]: {fault.en}.", f"defined[{at}]: {fault.es}.") from None
        own[kind.name_of(card)] = card
    cards: list[list[Any]] = []
    for at, deck in enumerate(decks):
        if any(count < 1 for count, _ in deck) or not 1 <= sum(count for count, _ in deck) <= MAX_CARDS:
            most = f"1 – {MAX_CARDS}"
            raise BadReplay(f"decks[{at}]: a deck has {most} cards.", f"decks[{at}]: un mazo tiene {most} cartas.")
        kinds = [(count, own[name] if name in own else kind.card(name)) for count, name in deck]
        cards.append([card for count, card in kinds for _ in range(count)])
    return cards


def take(game: Game, seat: int, text: str, salt: str = "") -> None:
    """Take an action of a replay, which may also be the clearing of the table or a decision of it."""
    if seat == NOBODY and text == CLEAN_UP:
        game.clean_up()
    elif is_law(text):
        game.settle(text, seat)
    else:
        game.push(text, by=seat, salt=salt)


def _follow(game: Game, replay: Replay, line: Line) -> None:
    """Take the action of a line."""
    try:
        take(game, line.by, line.do, line.salt)
    except MazoError as error:
        raise BadReplay(
            f'"{line.do}" can\'t be done here: {error.text("en")}',
            f"«{line.do}» no se puede hacer aquí: {error.text('es')}",
            line=replay.line_of(line.n),
        ) from None


def _checked(replay: Replay) -> tuple[Game | None, BadReplay | None]:
    """The game as far as it goes as the file says, and the first thing that does not."""
    game: Game | None = None
    try:
        game = begin(replay)
        compare_with(game, replay)
    except BadReplay as divergence:
        return game, divergence
    return game, None


def compare_with(game: Game, replay: Replay) -> None:
    """Play a new game on as the file says; BadReplay at the first thing that is otherwise, which is then undone."""
    if _made(header_of(game)) != _made(replay.header):
        raise BadReplay(
            "this is not the game that should be played here.",
            "esta no es la partida que toca aquí.",
            line=replay.first,
        )
    _compare(game, replay, 0)
    for line in replay.actions:
        _follow(game, replay, line)
        try:
            _compare(game, replay, line.n)
        except BadReplay:
            game.pop()
            raise
    _compare_end(game, replay)


def _made(header: Header) -> Header:
    """Only what a game is made from, without what it was played with."""
    return msgspec.structs.replace(header, engine="", rules="", cards={})


def _compare(game: Game, replay: Replay, n: int) -> None:
    line = replay.lines[n]
    start = game.past[-1].log_size if game.past else 0
    rows = [game.table.log[at : at + WIDTH] for at in range(start, len(game.table.log), WIDTH)]
    found = [with_number(game, game.kind.event(game.table, as_known(row, -1), 0)) for row in rows]
    where = replay.line_of(n)
    for at, (told, now) in enumerate(zip(line.events, found)):
        if told != now:
            raise _differs(f"event {at + 1}", f"suceso {at + 1}", _words(told), _words(now), where)
    if len(line.events) != len(found):
        raise _differs("number of events", "número de sucesos", str(len(line.events)), str(len(found)), where)
    if line.hash and line.hash != hash_of(game.table):
        raise _differs("hash of the state", "hash del estado", line.hash, hash_of(game.table), where)


def _compare_end(game: Game, replay: Replay) -> None:
    closing, where = replay.closing, replay.line_of(len(replay.lines))
    if closing.outcome != game.outcome:
        raise _differs("outcome", "resultado", str(closing.outcome), str(game.outcome), where)
    if closing.hash != hash_of(game.table):
        raise _differs("last hash", "último hash", closing.hash, hash_of(game.table), where)


def _differs(what_en: str, what_es: str, stored: str, now: str, line: int) -> BadReplay:
    return BadReplay(
        f"the {what_en} is {now} now, and {stored} in the file.",
        f"{what_es}: ahora es {now}; en el archivo, {stored}.",
        line=line,
    )


def _words(event: Told) -> str:
    """An event as it stands in a file."""
    return msgspec.json.encode(event).decode()


def _changed(header: Header, game: Game | None) -> tuple[str, ...]:
    """What has another fingerprint now than when the file was written."""
    if game is None:  # it can't even begin
        return ()
    facts = game.kind.facts(game.table)
    names = sorted(header.cards.keys() | facts.keys())
    changed = [name for name in names if name not in facts or header.cards.get(name) != card_digest(facts[name])]
    return ("rules", *changed) if header.rules != rules_digest(game.kind.name) else tuple(changed)
