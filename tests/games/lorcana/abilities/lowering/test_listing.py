"""The listing of a lowered card: names for numbers, and nothing of any card that it can't say."""

from mazo.abilities.tree.deeds import Do, Draw
from mazo.abilities.tree.effects import Ability, Action, Get, Keyword, Static, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Every, When
from mazo.games.lorcana.cards.catalogue import Card, standard
from mazo.games.lorcana.deal import edition_named, figures_of
from mazo.games.lorcana.lowering.listing import Listing
from workshop.lorcana.fuzz.pool import pool

EDITION = edition_named(None)


def listed(*abilities: Ability) -> str:
    card = Card(name="Mira", version="Baker", type="character", cost=2, abilities=abilities)
    return "\n".join(Listing(figures_of([card], EDITION)).card(0))


def test_a_listener_names_its_event_its_condition_and_its_program():
    text = listed(Triggered((When("quest", "this"),), Draw(2), name="TALE"))
    assert 'TRIGGER "TALE"  [6.2.1]\n    event     QUESTS\n    when      IS_SOURCE\n    runs      program' in text
    assert "ACT_PLAYER DRAW, 2, YOURS" in text


def test_a_choice_is_an_expression_over_cards():
    text = listed(Action(Do("banish", Chosen(Cards(("character", "item"), "opposing")))))
    assert "PICK CARDS(PLAY, OPPONENTS, TYPE&(CHARACTER|ITEM)), 1, 1, BY_YOU, slot 0 choosing" in text
    assert "ACT BANISH, SLOT(slot 0), 1" in text


def test_what_stands_in_play_says_what_on_which_cards_and_how_much():
    text = listed(Static((Get(Every(Cards(("character",), "yours", other=True)), "strength", 1),)))
    assert text.startswith("STAT  [6.4.1]\n    what      STRENGTH\n    cards     AND(")
    assert text.endswith("    value     1")


def test_an_effect_that_lasts_is_a_template_listed_after_its_program():
    text = listed(Action(Get(Chosen(Cards(("character",))), "strength", 2, "this turn")))
    assert "LASTING template 0, SLOT(slot 0), 2" in text.replace("template 1", "template 0")
    assert 'lasts     "this turn"' in text


def test_keywords_stand_first_with_their_numbers():
    assert listed(Keyword("Resist", 2), Keyword("Shift", 3), Keyword("Evasive")).splitlines() == [
        "keyword EVASIVE",
        "keyword RESIST 2",
        "keyword SHIFT",
        "shift   ink 3",
    ]


def test_every_card_of_the_catalogue_and_of_the_fuzz_can_be_listed():
    for card in (*standard(), *pool()):
        lines = Listing(figures_of([card], EDITION)).card(0)
        assert bool(lines) >= any(not isinstance(one, Static) for one in card.abilities), card.full_name
