"""Who did it: every sentence about an event, that event by every route, and whether the sentence means it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from mazo.abilities.tree.deeds import ToPlayer
from mazo.abilities.tree.effects import Ability, Activated, Cost, Get, Instead, Keyword, Static, Triggered
from mazo.abilities.tree.nouns import Cards, Named, This, When
from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.words import sentence_of
from tests.games.lorcana.abilities.lowering.stage import HUT, SONG, TOWER, wand
from tests.games.lorcana.actors.routes import Driven, driven_events, routes_of
from tests.games.lorcana.actors.sentences import (
    WITNESS,
    Asking,
    Waiting,
    asking,
    befalls,
    counts,
    events_spoken_of,
    fires,
    patient,
    unasked,
    untried,
    waiting,
)
from tests.support.rule import rule
from tests.support.table import ME, YOU, Made, Situation, made, position

EXTRAS = (
    HUT, TOWER, SONG,
    made("Target", strength=0, willpower=9),
    made("Slayer", strength=99, willpower=99),
    made("Hurt", willpower=9),
    made("Helper", abilities=[Keyword("Support")]),
)  # fmt: skip
SOURCE = "Source"
"""The item whose ability brings an event about; using it is no event that cards speak of."""
SAVER = "Saver"
STRENGTH = 1
SAMPLE = 3
"""So many sentences of each event are tried by every change; a soak tries all."""


def staged(witness: Made, card: Made | None, driven: Driven, saving: Made | None = None) -> Situation:
    """The position in which the route begins: the witness is mine."""
    it = WITNESS if card is None else card.card.name
    sides: list[dict[str, object]] = []
    for seat in (ME, YOU):
        play = [WITNESS] if seat == ME else []
        play += driven.beside.get(seat, ())
        play += [SAVER] if saving is not None and seat == ME else []
        play += [SOURCE] if driven.effect is not None and seat == driven.active else []
        hand = list(driven.hand) if seat == driven.active else []
        side: dict[str, object] = {"play": play, "hand": hand, "ink": 12, "lore": 5, "deck": ["Hut"] * 5}
        if seat == driven.owner and driven.zone == "play":
            state = f" ({driven.state})" if driven.state else ""
            if card is None:
                play[0] += state
            else:
                play.append(it + state)
        elif seat == driven.owner and card is not None:
            lies = {"hand": hand, "deck": side["deck"], "discard": side.setdefault("discard", [])}[driven.zone]
            assert isinstance(lies, list)
            lies.insert(0, it)
        sides.append(side)
    cards = [*EXTRAS, witness, *(one for one in (card, saving) if one is not None)]
    if driven.effect is not None:
        cards.append(wand(Activated(Cost(), driven.effect), name=SOURCE))
    return position(me=sides[0], you=sides[1], active=driven.active, cards=cards, edition="2.3.0")


def drive(game: Situation, it: str, driven: Driven) -> None:
    """Let it happen; what is asked on the way is answered with the first answer there is."""
    actions = (f"use {SOURCE}",) if driven.effect is not None else driven.actions
    for action in actions:
        said = action.format(it=it)
        if (said not in ("yes",) and not said.startswith("choose")) or said in game.legal():
            game.push(said)
    for _ in range(20):
        if game.over or fired(game) or "end" in game.legal():
            return
        game.push(game.legal()[0])


def fired(game: Situation) -> bool:
    """Whether the witness's ability has triggered."""
    return WITNESS in [*game.resolved(), *(source for _, source in game.bag())]


def tried(one: Waiting) -> tuple[Made, Made | None]:
    """The witness, with that ability alone and a harmless effect, and the card that its sentence speaks of."""
    heard = Triggered((one.when,), ToPlayer("gain lore", 1), zone=one.ability.zone)
    witness = seen_as(one.card.type, heard)
    return witness, None if one.when.cards == "this" else patient(one.when.cards)


def seen_as(kind: str, *abilities: Ability) -> Made:
    """A card of that type with these abilities."""
    return made(WITNESS, kind, strength=STRENGTH, willpower=9, abilities=abilities)  # type: ignore[arg-type]


def sentences(event: str) -> list[Waiting]:
    """The sentences about an event, each once for a type of card that says it."""
    found = {(one.when, one.card.type): one for one in waiting() if one.when.event == event and not untried(one.when)}
    return list(found.values())


def questions(event: str) -> list[Asking]:
    """The questions about an event, each once."""
    return list({one.asks: one for one in asking() if one.asks.event == event and not unasked(one.asks)}.values())


EVENTS = sorted(events_spoken_of())
HOW_MANY = [pytest.param(SAMPLE, id="sample"), pytest.param(10_000, id="all", marks=pytest.mark.soak)]
OF_PLAYERS = ("draw", "gains lore", "loses lore")
REPLACED = (*OF_PLAYERS, "banish", "discard", "exert", "is dealt damage", "is healed", "ready", "return to hand")
"""Events that an effect can let not happen; who did it is then nobody."""


def saver(event: str, it: str, zone: str) -> Made:
    """An item that lets nothing happen instead of the event."""
    never = (
        When(event, who="each player") if event in OF_PLAYERS else When(event, Cards(where=(Named((it,)),), zone=zone))
    )
    return wand(Static((Instead(never),)), name=SAVER)


def ways(event: str, it: str, card: Made, *, boosted: bool) -> Iterator[tuple[Driven, bool]]:
    """The routes that can befall the card, and those of effects once more with a replacement; whether it happens."""
    for driven in routes_of(event, it):
        if befalls(driven, card, boosted=boosted):
            yield driven, True
            if event in REPLACED and driven.effect is not None and driven.route in ("effect", "removed", "own effect"):
                yield driven, False


@rule("lorcana", "6.2.1", "6.5.4", "1.9.2.4")
@pytest.mark.parametrize("many", HOW_MANY)
@pytest.mark.parametrize("event", EVENTS)
def test_an_ability_triggers_when_its_sentence_means_who_did_it(event, many):
    """Whoever does it, to whosever card, by whatever route; and never if something else happens instead."""
    found = sentences(event)
    wrong = []
    for one in random.Random(event).sample(found, min(many, len(found))):
        witness, card = tried(one)
        it = WITNESS if card is None else card.card.name
        for driven, happens in ways(event, it, card or witness, boosted=card is not None):
            if card is not None or (driven.owner == ME and driven.zone == "play"):
                game = staged(witness, card, driven, None if happens else saver(event, it, driven.zone))
                drive(game, it, driven)
                if fired(game) != (happens and fires(one.when, driven)):
                    wrong.append(f"{one}: {driven}: {'fires' if fired(game) else 'is silent'}, {happens=}")
    assert not wrong, "\n".join(wrong)


@rule("lorcana", "6.1.15", "6.5.4", "1.9.2.4")
@pytest.mark.parametrize("many", HOW_MANY)
@pytest.mark.parametrize("event", EVENTS)
def test_a_question_about_the_turn_counts_what_it_means(event, many):
    """The witness is as much stronger as the question counts."""
    found = questions(event)
    wrong = []
    for one in random.Random(event).sample(found, min(many, len(found))):
        witness, card = seen_as("character", Static((Get(This(), "strength", one.asks),))), patient(one.asks.cards)
        assert card is not None
        it = card.card.name
        for driven, happens in ways(event, it, card, boosted=True):
            if driven.turn == driven.active:
                game = staged(witness, card, driven, None if happens else saver(event, it, driven.zone))
                before = game.strength(WITNESS)
                drive(game, it, driven)
                counted = game.strength(WITNESS) > before
                if counted != (happens and counts(one.asks, driven)):
                    wrong.append(f"{one}: {driven}: {'counts' if counted else 'is silent'}, {happens=}")
    assert not wrong, "\n".join(wrong)


APART = {"shift onto", "deals damage"}
"""Events of two cards, of which every sentence names both."""


def test_every_event_that_cards_speak_of_is_driven():
    """A new event needs a route: see `routes`."""
    assert events_spoken_of() - driven_events() == APART


def test_most_sentences_are_tried():
    """What one event alone can't show is left to the tests of single cards."""
    reasons = Counter(untried(one.when) for one in waiting())
    assert reasons[""] > 0.85 * len(waiting()), reasons
    answers = Counter(unasked(one.asks) for one in asking())
    assert answers[""] > 0.85 * len(asking()), answers


YOURS_ALONE = ("play", "shift onto", "move", "move from a location")
"""[4.3.1] [4.7.1] What only the player of a card does with it: whose card it is says who does it."""


@pytest.mark.parametrize("words", ["whenever you ", "when you ", "the first time you "])
def test_a_sentence_that_says_you_asks_who_did_it(words):
    """The words and the tree agree about the actor, so that the routes try what is printed."""
    silent = [
        card.full_name
        for card in standard()
        for ability in card.abilities
        if isinstance(ability, Triggered)
        and words in sentence_of(ability, "en", name=card.name, card_type=card.type).lower()
        and not any(when.who == "you" or when.event in YOURS_ALONE for when in ability.when)
    ]
    assert silent == []
