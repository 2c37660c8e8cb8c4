"""What trees say in both languages: examples of every record and every value, and whole cards."""

import re
import typing
from collections.abc import Iterator

import msgspec
import pytest

from mazo.abilities.tree.deeds import Do, Draw
from mazo.abilities.tree.effects import (
    Ability,
    Action,
    Activated,
    Can,
    Cant,
    Cost,
    Get,
    Keyword,
    Must,
    Static,
    Triggered,
)
from mazo.abilities.tree.nouns import Cards, Chosen, Comparison, Every, Has, Is, Node, Not, They, This, When
from mazo.abilities.tree.words import Act, EventName, KeywordName, Stat, State, Until
from mazo.games.lorcana.lexicon import LEXICON
from mazo.games.lorcana.words import sentence_of, text_of
from tests.games.lorcana.words import (
    examples_choosing,
    examples_doing,
    examples_later,
    examples_standing,
    examples_wording,
    trees,
)

EXAMPLES = (
    examples_doing.EXAMPLES
    + examples_choosing.EXAMPLES
    + examples_standing.EXAMPLES
    + examples_later.EXAMPLES
    + examples_wording.EXAMPLES
)
ONE = Cards(("character",))


@pytest.mark.parametrize(("ability", "english", "spanish"), EXAMPLES, ids=[one[1][:60] for one in EXAMPLES])
def test_an_example_is_said_so(ability: Ability, english: str, spanish: str) -> None:
    assert sentence_of(ability, "en") == english
    assert sentence_of(ability, "es") == spanish


def nodes(value: object) -> Iterator[Node]:
    """All records of a tree."""
    if isinstance(value, tuple):
        for one in value:
            yield from nodes(one)
    elif isinstance(value, Node):
        yield value
        for field in msgspec.structs.fields(value):
            yield from nodes(getattr(value, field.name))


def test_the_examples_show_every_record() -> None:
    shown = {type(node) for ability, _, _ in EXAMPLES for node in nodes(ability)}
    assert [one.__name__ for one in trees.classes() if one not in shown] == []


def said(ability: Ability) -> None:
    for language, odd in (("en", r"None|  |\{[a-z]"), ("es", r"None|  |\{[a-z]|\b(the|of|and)\b")):
        text = sentence_of(ability, language)  # type: ignore[arg-type]
        assert text.endswith(".")
        assert not re.search(odd, text), text


@pytest.mark.parametrize("event", sorted(LEXICON.events))
def test_every_event_can_be_said(event: EventName) -> None:
    for cards in ("this", ONE, Cards(("item",), "yours"), None):
        for who in (None, "you", "any opponent"):
            said(Triggered((When(event, cards, who=who),), Draw()))


@pytest.mark.parametrize("state", sorted(LEXICON.states))
def test_every_state_can_be_said(state: State) -> None:
    for where in (Is(state), Not(Is(state))):
        said(Action(Do("banish", Every(Cards(("character",), where=(where,))))))
        said(Action(Do("banish", Chosen(Cards(("location",), where=(where,))))))
        said(Static((Get(This(), "lore", 1),), They(This(), (where,))))


@pytest.mark.parametrize("stat", sorted(LEXICON.figures))
@pytest.mark.parametrize("comparison", typing.get_args(Comparison))
def test_every_figure_can_be_compared(stat: Stat, comparison: Comparison) -> None:
    for amount in (0, 1, 2):
        said(Action(Do("banish", Chosen(Cards(("character",), where=(Has(stat, comparison, amount),))))))


@pytest.mark.parametrize("until", sorted(LEXICON.durations))
def test_every_time_can_be_said(until: Until) -> None:
    said(Action(Get(Chosen(ONE), "strength", 1, until)))


@pytest.mark.parametrize("act", sorted(LEXICON.acts))
def test_everything_can_be_forbidden(act: Act) -> None:
    said(Static((Cant(This(), act), Cant("each opponent", act, None, ONE))))


def test_everything_can_be_allowed_or_asked_for() -> None:
    for act in LEXICON.licences:
        said(Static((Can(This(), act), Can(Every(ONE), act))))
    for act in LEXICON.duties:
        said(Static((Must(This(), act),)))


@pytest.mark.parametrize("pronoun", ["he", "she", "it", "they"])
def test_english_speaks_of_the_card_by_its_pronoun(pronoun: str) -> None:
    ability = Static((Get(This(), "strength", 2),), They(This(), (Is("undamaged"),)))
    text = sentence_of(ability, "en", pronoun=pronoun)  # type: ignore[arg-type]
    assert text == f"While this character has no damage, {pronoun} {'get' if pronoun == 'they' else 'gets'} +2 {{S}}."


def test_a_text_names_the_kind_of_its_card() -> None:
    ability = Triggered((When("play", "this"),), Draw())
    assert sentence_of(ability, "en", card_type="location") == "When you play this location, draw a card."
    assert sentence_of(ability, "es", card_type="location") == "Cuando juegas esta localización, roba una carta."


def test_a_card_has_a_line_for_each_ability_with_its_name() -> None:
    abilities = (Keyword("Evasive"), Activated(Cost(this="exert"), Draw(), name="QUICK STUDY"))
    assert text_of(abilities, "en") == "Evasive\nQUICK STUDY {E} — Draw a card."
    assert text_of(abilities, "es") == "Evasive\nQUICK STUDY {E} — Roba una carta."


def test_a_song_says_who_can_sing_it() -> None:
    song = (Action(Do("deal damage", Chosen(ONE), 3)),)
    assert text_of(song, "en", card_type="song", sung_by=4) == (
        "(A character with cost 4 or more can {E} to sing this song for free.)\nDeal 3 damage to chosen character."
    )
    assert text_of(song, "es", card_type="song", sung_by=4).startswith("(Un personaje de coste 4 o más puede {E}")


@pytest.mark.parametrize("name", sorted(LEXICON.keywords))
def test_reminders_are_said_when_asked_for(name: KeywordName) -> None:
    for language in ("en", "es"):
        text = text_of([Keyword(name, 4)], language, name="Nim", reminders=True)
        assert text.endswith(".)")
        assert not re.search(r"\bN\b|None|\{n\}", text), text
        assert text_of([Keyword(name, 4)], language) in text


def test_reminders_of_shift_say_onto_what() -> None:
    duo = Keyword("Shift", 2, variant=("duo",), names=("Nim", "Tam"))
    assert "one named Nim and one named Tam" in text_of([duo], "en", reminders=True)
    assert "uno llamado Nim y otro llamado Tam" in text_of([duo], "es", reminders=True)
    assert "return only this card" in text_of([Keyword("Shift", 2, variant=("temporary",))], "en", reminders=True)
