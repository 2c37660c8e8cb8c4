"""Nobody is told what they may not know: not by views, questions, refusals or events, and not by what happens next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from mazo.errors import IllegalAction
from mazo.game import Game
from mazo.kernel.codes import NOBODY, first_of, second_of, verb_of
from mazo.kernel.knowledge import KNOWN
from mazo.kernel.rng import Dice
from tests.properties import lorcana
from tests.properties.conformance import holds
from tests.properties.grammar import options_in_words
from tests.properties.invariants import SPECTATOR, event_bytes, view_bytes
from tests.properties.play import Play
from tests.properties.sizes import Size

LOOKED = ("looked_at",)
"""Events after which a player handles cards that only they have seen."""
REVEALED = {"lorcana": lorcana.REVEALED, "ortus": ("discarded_card",), "ortus-draft": ("discarded_card",)}
"""Events that show a card to everybody on its way from one hidden zone to another."""

ATTEMPTS = 180
"""Of so many cards that lie about, a seat tries to play as many as a size tries actions."""


@holds()
def test_whatever_is_hidden_a_seat_sees_the_same(play: Play, size: Size) -> None:
    for game in play.looks(size):
        for seat in range(game.seats):
            tried = attempts(game, seat, size)
            sight = everything_shown(game, seat, tried)
            for world in worlds(game, seat, size):
                assert everything_shown(world, seat, tried) == sight
                assert view_bytes(world, SPECTATOR) == view_bytes(game, SPECTATOR)


@holds(part=0.5)
def test_whatever_is_hidden_the_next_action_tells_a_seat_the_same(play: Play, size: Size) -> None:
    dice = Dice(play.seed)
    for game in play.looks(size):
        for seat in range(game.seats):
            one, *others = worlds(game, seat, size)
            for two in others:
                by = game.deciding[dice.below(len(game.deciding))]
                texts = [action.text for action in one.legal(by)]
                if by != seat:
                    texts = [text for text in texts if text in {action.text for action in two.legal(by)}]
                if texts:
                    text = texts[dice.below(len(texts))]
                    if seen_as(one, seat, by, text) == seen_as(two, seat, by, text):
                        compare_next(one, two, seat, by, text)


@holds()
def test_names_of_hidden_cards_occur_nowhere(play: Play, size: Size) -> None:
    for game in play.looks(size):
        names = [game.kind.card_name(game.table, card) for card in range(len(game.table.kind))]
        for seat in range(game.seats):
            known = {names[card] for card, pool in enumerate(game.table.pools[seat]) if pool == KNOWN}
            hidden = set(names) - known
            assert_unmentioned(hidden, known, shown_in_words(game, seat))
        open_to_all = {
            names[card] for card in range(len(names)) if all(pool[card] == KNOWN for pool in game.table.pools)
        }
        assert_unmentioned(set(names) - open_to_all, open_to_all, [view_bytes(game, SPECTATOR).decode()])


@holds()
def test_events_speak_only_of_cards_that_their_hearer_has_seen(play: Play, size: Size) -> None:
    told = 0
    seen: list[set[int]] = []
    for game in play.walk(size.cap):
        table = game.table
        seen = seen or [set() for _ in range(game.seats)]
        for seat in range(game.seats):
            seen[seat] |= {card for card, pool in enumerate(table.pools[seat]) if pool == KNOWN}
        rows = game.log_rows()
        for viewer in (SPECTATOR, *range(game.seats)):
            shown = set.intersection(*seen) if viewer == SPECTATOR else set(seen[viewer])
            looking = False
            for row, event in zip(rows[told:], game.events_for(viewer, told), strict=True):
                if event.kind in REVEALED.get(game.kind.name, ()):
                    shown.add(row[3])  # and may be told of until it is out of sight again
                    continue
                if event.seat == viewer and event.kind in LOOKED:
                    looking = True
                elif looking and event.seat == viewer:
                    shown.add(row[3])  # looked at and put away, perhaps shuffled in, before anybody could be asked
                assert not event.card or row[3] in shown, event
                assert not event.handle or row[3] in shown, event
                assert not event.other or row[5] in (NOBODY, *shown), event  # without a card it names a zone
        told = len(rows)


def worlds(game: Game, seat: int, size: Size) -> list[Game]:
    """Games that the seat can't tell from this one."""
    return [game.imagine(seat, Dice(number)) for number in range(size.worlds)]


def everything_shown(game: Game, seat: int, tried: Sequence[str]) -> tuple[object, ...]:
    """What a seat gets to see: the view, the questions, what it can do, and why it can't do other things."""
    return (
        view_bytes(game, seat),
        [(decision.seat, decision.rule) for decision in game.decisions],
        [decision.prompt(lang) for decision in game.decisions if decision.seat == seat for lang in ("en", "es")],
        [action.text for action in game.legal(seat)],
        [answer(game, seat, text) for text in tried],
    )


def attempts(game: Game, seat: int, size: Size) -> list[str]:
    """All sorts of things that a seat may try, also with cards that are hidden from it."""
    scribe = game.scribe(seat)
    if scribe is None:
        return ["end"]
    tried = options_in_words(game, scribe.fresh, Dice(0), max(1, size.actions // 4))
    cards = range(0, len(game.table.kind), max(1, ATTEMPTS // size.actions))
    names = sorted({game.kind.card_name(game.table, card) for card in cards})
    return [*(scribe.write_option(packed, "en") for packed in tried), *(f"play {name}" for name in names)]


def answer(game: Game, seat: int, text: str) -> str:
    """What the game says to an action."""
    try:
        refusal = game.why_not(text, by=seat)
    except IllegalAction as illegal:
        return f"{text}: {illegal.text('en')} {illegal.text('es')}"
    return f"{text}: {'yes' if refusal is None else refusal.text('en') + refusal.text('es')}"


def shown_in_words(game: Game, seat: int) -> list[str]:
    """Every text that a seat gets to read."""
    texts = [view_bytes(game, seat).decode()]
    for decision in game.decisions:
        if decision.seat == seat:
            texts += [decision.prompt("en"), decision.prompt("es")]
            texts += [action.text for action in game.legal(seat) if not names_own(game, seat, action.text)]
    return texts


def names_own(game: Game, seat: int, text: str) -> bool:
    """Whether the seat would name a card of its own deck: it knows what is in there, though not where."""
    verb, _, named = text.partition(" ")
    table = game.table
    mine = (game.kind.card_name(table, card) for card, owner in enumerate(table.owner) if owner == seat)
    return verb == "name" and any(named in name for name in mine)


def compare_next(one: Game, two: Game, seat: int, by: int, text: str) -> None:
    """The same action in two worlds is accepted in both; where it reveals nothing new, the seat is told the same."""
    one, two = one.copy(), two.copy()
    news = []
    for world in (one, two):
        before = [pool == KNOWN for pool in world.table.pools[seat]]
        drawings, lessons = world.table.drawings, world.table.learned[seat]
        asked = world.scribe(seat) is not None
        since = len(world.log_rows())
        world.push(text, by=by)
        learned = Counter(
            world.kind.card_name(world.table, card)
            for card, pool in enumerate(world.table.pools[seat])
            if pool == KNOWN and not before[card]
        )
        said = not asked and all(text.count(name) >= count for name, count in learned.items())
        new = world.table.learned[seat] - lessons
        open_result = world.table.drawings == drawings and (new == 0 or (said and new <= len(cards_in(world, text))))
        news.append((open_result, view_bytes(world, seat), event_bytes(world, seat, since)))
    if news[0][0] and news[1][0]:
        assert news[0] == news[1], f"after {text!r} by seat {by}, seat {seat} could tell what was hidden"


def seen_as(game: Game, seat: int, by: int, text: str) -> list[tuple[int, ...]]:
    """What an action is to a seat that watches it: a name may mean a card in sight here and a hidden one there."""
    scribe = game.scribe(by)
    assert scribe is not None
    table = game.table
    sorts = {verb.code: verb.operands for verb in game.kind.verbs}
    found = []
    for packed in scribe.read(text):
        row = [verb_of(packed)]
        for sort, operand in zip(sorts[verb_of(packed)], (first_of(packed), second_of(packed))):
            hidden = sort == "card" and not table.visible_in(table.zone[operand], seat)
            row.append(NOBODY if hidden else operand)
        found.append(tuple(row))
    return found


def cards_in(game: Game, text: str) -> list[str]:
    """The names of cards that a text speaks of."""
    return [
        name for name in {game.kind.card_name(game.table, card) for card in range(len(game.table.kind))} if name in text
    ]


def assert_unmentioned(hidden: Iterable[str], known: Iterable[str], texts: Sequence[str]) -> None:
    """No hidden name stands in the texts, unless as a part of a known one."""
    longest_first = sorted(known, key=len, reverse=True)
    quoted = {name: msgspec.json.encode(name).decode()[1:-1] for name in (*hidden, *longest_first)}
    for text in texts:
        rest = text
        for name in longest_first:
            rest = rest.replace(quoted[name], "…").replace(name, "…")
        for name in hidden:
            assert name not in rest, f"{name} in {text}"
            assert quoted[name] not in rest, f"{name} in {text}"
