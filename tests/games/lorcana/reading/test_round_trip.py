"""The round trip: what the tree keeps of the manner of a text, what is brought into one form, and what must not be."""

from pathlib import Path

import pytest

from mazo.abilities.tree.effects import Steps
from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.cards.importer import newest_printings, read_printings
from mazo.games.lorcana.reading.differences import differences, kinds
from mazo.games.lorcana.reading.round_trip import FORM, returns
from mazo.games.lorcana.words import sentence_of
from tests.games.lorcana.reading.texts import ability, effect, reader

SHARED_CARDS = Path(__file__).parents[4].parent / "shared" / "data" / "lorcana" / "cards.json.gz"


def again(text: str, card_type: str = "action") -> str:
    """A text, compiled and said again."""
    compiled = reader().action if card_type == "action" else reader().abilities
    (made,) = compiled(text, card_type)
    return sentence_of(made, "en", card_type=card_type)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card and gain 1 lore.",
        "Draw a card. Then, gain 1 lore.",
        "Draw a card, then choose and discard a card.",
        "Draw a card. Choose and discard a card.",
        "Banish chosen item. Each opponent loses 1 lore and you gain 1 lore.",
        "Chosen character gets +2 {S} this turn. If a Baker character is chosen, they get +3 {S} instead.",
        "Choose a character. They can't quest for the rest of this turn.",
        "Remove up to 3 damage from chosen character. Draw a card for each 1 damage removed this way.",
        "Each opponent chooses one of their characters and deals 2 damage to them.",
        "Each opponent may choose and discard a card. For each opponent who doesn't, draw a card.",
        "Look at chosen opponent's hand.",
        "Gain lore equal to the {L} of chosen opposing character.",
        "You may look at the top card of your deck. Put it on either the top or the bottom of your deck.",
        "Deal 2 damage to chosen character. If you have a Baker character in play, deal 3 damage instead.",
        "You may banish chosen item. If you do, draw a card.",
        "You may banish chosen item to draw a card.",
    ],
)
def test_the_manner_of_a_text_is_kept(text: str) -> None:
    assert again(text) == text


def test_joints_are_kept_only_where_they_are_unusual() -> None:
    assert effect("Draw a card. Gain 1 lore.").joints == ()
    assert effect("Draw a card, then choose and discard a card.").joints == ()
    assert effect("Draw a card and gain 1 lore.").joints == ("and",)
    made = effect("Draw a card, gain 1 lore, then choose and discard a card.")
    assert isinstance(made, Steps)
    assert made.joints == (",", ", then")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("You gain 1 lore.", "Gain 1 lore."),
        ("Put 1 damage counter on this item.", "Put 1 damage on this item."),
        (
            "This character gets +1 {S} while she's exerted.",
            "This character gets +1 {S} while this character is exerted.",
        ),
        ("Banish chosen item. Its player loses 1 lore.", "Banish chosen item. That item's player loses 1 lore."),
    ],
)
def test_one_form_for_what_means_the_same(one: str, other: str) -> None:
    assert FORM.of(one) == FORM.of(other)


@pytest.mark.parametrize(
    ("printed", "rendered"),
    [
        ("Whenever this character quests, banish him.", "Whenever this character quests, banish them."),
        ("Chosen character can't quest. Banish them.", "Chosen character can't quest. Banish this character."),
        ("Draw a card. Gain 1 lore.", "Draw a card and gain 1 lore."),
        ("If you have an item, gain 1 lore.", "While you have an item, gain 1 lore."),
        ("Banish one of your items.", "Banish chosen item of yours."),
        ("Banish the challenging character.", "Banish the challenged character."),
        ("Chosen character here gets +1 {S}.", "Chosen character gets +1 {S} while here."),
        (
            "If you have characters named A and B in play, draw a card.",
            "If you have characters named A or B in play, draw a card.",
        ),
        ("Deal 1 damage to each character here.", "Deal 1 damage to each character."),
        ("You have 3 cards.", "You have 3 or more cards."),
    ],
)
def test_what_means_something_else_stays_different(printed: str, rendered: str) -> None:
    assert FORM.of(printed) != FORM.of(rendered, rendered=True)


def test_they_is_this_card_only_where_no_other_was_spoken_of() -> None:
    own = "While this character is exerted, they get +1 {S}."
    others = "While another character is exerted, they get +1 {S}."
    assert FORM.of(own) == "while THIS is exerted THIS get +1 {s}."
    assert FORM.of(others) == "while another character is exerted THAT get +1 {s}."
    assert FORM.of(own, rendered=True) == "while THIS is exerted THAT get +1 {s}."


def test_he_is_a_character_with_a_name_if_one_was_spoken_of_last() -> None:
    assert FORM.of("When you play this character, ready chosen character named Mira. She can't quest.").endswith(
        "named mira. THAT can't quest."
    )


def test_a_pronoun_in_a_circumstance_of_the_event_is_resolved() -> None:
    made = ability("Whenever this character quests while he has 5 {S} or more, draw a card.")
    assert "?" not in str(made)


def test_each_difference_has_its_reason_and_stands_once() -> None:
    cards = [card for one in kinds() for card in one.cards]
    assert sorted(cards) == sorted(differences())
    assert all(one.en and one.es for one in kinds())


@pytest.mark.shared
def test_the_reviewed_differences_are_those_there_are() -> None:
    if not SHARED_CARDS.exists():
        pytest.skip(f"the shared card file is absent: {SHARED_CARDS}")
    printings = newest_printings(read_printings(SHARED_CARDS.read_bytes()))
    with_text = [
        (one, card) for one, _ in printings if (card := standard().find(one.full_name)).abilities and one.full_text
    ]
    differ = {card.full_name for one, card in with_text if not returns(one, card.abilities)}
    assert differ == differences().keys()
    assert len(differ) <= 0.02 * len(with_text)
