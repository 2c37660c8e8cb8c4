"""The catalogue: its facts, and finding a card by what people type."""

import gzip
import json
import subprocess
import sys
from pathlib import Path

import pytest

from mazo.abilities.tree.effects import Keyword
from mazo.errors import UnknownCard
from mazo.games.lorcana.cards.catalogue import Card, Catalogue, fold, standard
from tests.effort import effort_of
from tests.support.rule import rule

CATALOGUE = standard()
INKS = {"Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel"}
SHARED_CARDS = Path(__file__).parents[4].parent / "shared" / "data" / "lorcana" / "cards.json.gz"


def refusal_of(name: str, catalogue: Catalogue = CATALOGUE) -> UnknownCard:
    with pytest.raises(UnknownCard) as caught:
        catalogue.require_playable(name)
    return caught.value


def test_all_cards_of_thirteen_sets_are_there() -> None:
    assert len(CATALOGUE) == 2477
    assert {card.set for card in CATALOGUE} == {str(number) for number in range(1, 14)}


def test_the_cards_that_have_only_keywords_are_playable() -> None:
    keywords = [
        card for card in CATALOGUE if card.abilities and all(isinstance(one, Keyword) for one in card.abilities)
    ]
    assert len(keywords) >= 226
    assert not any(card.text for card in keywords)


def test_every_card_with_text_has_its_tree() -> None:
    assert [card.full_name for card in CATALOGUE if card.text] == []
    assert sum(bool(card.abilities) for card in CATALOGUE) == len(CATALOGUE) - 286


def test_the_cards_without_text_are_characters_and_locations() -> None:
    playable = [card for card in CATALOGUE if not card.text and not card.abilities]
    assert len(playable) == 286
    assert {card.type for card in playable} == {"character", "location"}


def test_a_character_has_its_printed_facts() -> None:
    assert CATALOGUE.find("Stitch - New Dog") == Card(
        name="Stitch",
        version="New Dog",
        type="character",
        cost=1,
        inkable=True,
        inks=("Amber",),
        strength=2,
        willpower=2,
        lore=1,
        classifications=("Storyborn", "Hero", "Alien"),
        set="1",
    )


def test_a_location_has_its_printed_facts() -> None:
    card = CATALOGUE.find("Agrabah - Marketplace")
    assert (card.type, card.cost, card.move_cost, card.willpower, card.lore, card.strength) == (
        "location",
        3,
        1,
        5,
        2,
        0,
    )


@rule("lorcana", "5.2.6")
def test_a_song_is_an_action_classified_song() -> None:
    card = CATALOGUE.find("Let It Go")
    assert (card.type, card.classifications, card.full_name) == ("action", ("Song",), "Let It Go")


def test_a_dual_ink_card_has_both_inks() -> None:
    assert CATALOGUE.find("Winnie the Pooh & Piglet - Hunny Mages").inks == ("Amethyst", "Sapphire")


def test_the_newest_printing_decides_and_the_first_names_the_set() -> None:
    card = CATALOGUE.find("Winnie the Pooh - Hunny Wizard")
    assert "Hunny" in card.classifications
    assert card.set == "2"


def test_every_card_is_well_formed() -> None:
    for card in CATALOGUE:
        assert len(card.inks) in {1, 2}, card
        assert set(card.inks) <= INKS, card
        assert bool(card.version) == (card.type in {"character", "location"}), card
        assert bool(card.willpower) == (card.type in {"character", "location"}), card
        assert bool(card.move_cost) <= (card.type == "location"), card
        assert bool(card.classifications) or card.type != "character", card
        assert min(card.cost, card.strength, card.lore) >= 0, card


@pytest.mark.parametrize(
    "written",
    [
        "Te Kā - The Burning One",
        "te ka - the burning one",
        "TE KĀ – THE BURNING ONE",
        "Te Ka\u0304 — The  Burning One",
        "Te Kā-The Burning One",
        "te ka - the burn",
    ],
)
def test_a_card_is_found_however_it_is_written(written: str) -> None:
    assert CATALOGUE.find(written).full_name == "Te Kā - The Burning One"


def test_curly_quotes_do_not_matter() -> None:
    assert CATALOGUE.find("Jetsam - Ursula’s Spy").full_name == "Jetsam - Ursula's Spy"


def test_an_ampersand_may_be_spelt_out() -> None:
    assert CATALOGUE.find("Flotsam and Jetsam - Entangling Eels").name == "Flotsam & Jetsam"


def test_every_card_is_found_by_its_own_name() -> None:
    for card in CATALOGUE:
        assert CATALOGUE.find(card.full_name) is card
        assert CATALOGUE.find(card.full_name.upper()) is card


def test_a_whole_name_wins_over_longer_names_that_begin_so() -> None:
    catalogue = Catalogue([_plain("Rise"), _plain("Rise Again")])
    assert catalogue.find("rise").name == "Rise"


def test_a_beginning_that_fits_several_cards_is_refused() -> None:
    refusal = refusal_of("Moana")
    assert refusal.status == "ambiguous"
    assert all(name.startswith("Moana") for name in refusal.suggestions)


def test_get_never_guesses() -> None:
    assert CATALOGUE.get("te ka - the burn") is None
    assert "te ka - the burn" not in CATALOGUE
    assert "te ka - the burning one" in CATALOGUE


def test_a_misspelt_name_is_refused_with_a_suggestion() -> None:
    refusal = refusal_of("Elza - Spirit of Winter")
    assert refusal.status == "unknown"
    assert "Elsa - Spirit of Winter" in refusal.suggestions


def test_a_letter_too_many_or_too_few_still_suggests_the_card() -> None:
    for card in list(standard())[::40]:
        name = card.full_name
        middle = len(name) // 2
        for typed in (name[:middle] + "x" + name[middle:], name[1:middle] + name[middle + 1 :]):
            assert name in standard().suggest(typed) or standard().get(typed) is not None, typed


def test_a_name_without_end_suggests_nothing() -> None:
    assert standard().suggest("stitch new dog " * 1_000) == ()


@pytest.mark.parametrize("nonsense", ["", " - ", "!!!", "\u0304", "🂡"])
def test_a_name_without_letters_is_unknown(nonsense: str) -> None:
    assert refusal_of(nonsense).status == "unknown"


def test_a_card_with_text_is_playable_by_its_tree() -> None:
    assert CATALOGUE.require_playable("be prepared").abilities


def test_a_card_whose_text_nobody_has_read_is_known_but_not_playable() -> None:
    catalogue = Catalogue([Card(name="Odd Story", type="action", cost=2, text=True)])
    assert catalogue.find("odd story").full_name == "Odd Story"
    refusal = refusal_of("odd story", catalogue)
    assert (refusal.status, refusal.name) == ("unsupported", "Odd Story")


def test_a_card_without_text_is_playable() -> None:
    assert CATALOGUE.require_playable("stitch - new dog").cost == 1


def test_ad_hoc_cards_extend_a_catalogue_without_changing_it() -> None:
    extended = CATALOGUE.with_cards([_plain("Vanilla 3/3")])
    assert extended.find("vanilla 3/3").cost == 3
    assert len(extended) == len(CATALOGUE) + 1
    assert "Vanilla 3/3" not in CATALOGUE


def test_an_ad_hoc_card_stands_in_for_one_of_the_same_name() -> None:
    extended = CATALOGUE.with_cards([_plain("Be Prepared")])
    assert extended.require_playable("Be Prepared").cost == 3
    assert len(extended) == len(CATALOGUE)


def test_folding_keeps_letters_and_digits_of_any_script() -> None:
    assert fold("Pua – ʻOhana №1") == fold("pua 'ohana no1")
    assert fold("エルサ") != ""


def test_loading_is_quick() -> None:
    assert effort_of(lambda: len(Catalogue())) < 1.5


def test_importing_the_module_reads_no_card() -> None:
    code = (
        "import mazo.games.lorcana.cards.catalogue as c; "
        "assert '_by_key' not in c.standard().__dict__; c.standard().find('Let It Go')"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.shared
def test_every_spelling_of_every_ordinary_card_is_found() -> None:
    if not SHARED_CARDS.exists():
        pytest.skip(f"the shared card file is absent: {SHARED_CARDS}")
    printings = json.loads(gzip.decompress(SHARED_CARDS.read_bytes()))["cards"]
    spellings = {printing["fullName"] for printing in printings if printing["setCode"].isdigit()}
    assert len(spellings) == 2481
    assert {CATALOGUE.find(spelling).full_name for spelling in spellings} == {card.full_name for card in CATALOGUE}


def _plain(name: str) -> Card:
    return Card(name=name, type="character", cost=3, strength=3, willpower=3, lore=1)
