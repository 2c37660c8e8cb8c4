"""Parts of the English voice, each alone."""

import pytest

from mazo.abilities.text.english.forms import a, listed, possessive, third_person
from mazo.abilities.text.english.voice import English
from mazo.abilities.tree.nouns import Cards, Chosen, Count, Has, Is, Not, Ref, Top
from tests.abilities.text.garden import ENGLISH, scene


@pytest.fixture
def voice() -> English:
    return English(ENGLISH, scene())


def test_a_noun_has_its_adjectives_before_and_its_figures_behind(voice: English) -> None:
    noun = Cards(("plant",), "opposing", (Is("ripe"), Has("height", "at least", 3)))
    assert voice.nouns.noun(noun) == "opposing ripe plant with height 3 or more"
    assert voice.nouns.noun(Cards(("gnome",), where=(Not(Is("ripe")),)), True) == "gnomes who aren't ripe"


def test_what_is_not_in_play_is_a_card(voice: English) -> None:
    assert voice.nouns.one(Cards(("plant",), "yours", zone="compost")) == "a plant card from your compost"


def test_a_chosen_card_is_a_pronoun_when_it_was_spoken_of(voice: English) -> None:
    assert voice.refs.them(Chosen(Cards(("gnome",)))).text == "chosen gnome"
    assert voice.refs.them(Ref()).text == "them"
    assert voice.refs.them(Top()).text == "the top card of your deck"
    assert voice.refs.them(Ref()).text == "it"


def test_an_amount_is_a_number_or_what_it_is_counted_by(voice: English) -> None:
    plants = Count(Cards(("plant",), "yours"))
    assert voice.amounts.amount_of(1, "card", "cards") == ("a card", "")
    assert voice.amounts.amount_of(plants, "card", "cards") == ("a card", " for each plant you have in play")
    assert voice.measuring.value(plants) == "the number of plants you have in play"


def test_words_take_their_forms() -> None:
    assert [a("apple"), a("pear"), a("unicorn")] == ["an apple", "a pear", "a unicorn"]
    assert listed(["one", "two", "three"], "or") == "one, two, or three"
    assert [possessive("them"), possessive("gnomes"), possessive("the fern")] == ["their", "gnomes'", "the fern's"]
    assert [third_person("carry"), third_person("push"), third_person("have")] == ["carries", "pushes", "has"]
