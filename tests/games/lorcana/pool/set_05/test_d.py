"""Set 5: what the cards that begin with D do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, YOU

DAISY = "Daisy Duck - Donald's Date"
DOC = "Doc - Bold Knight"
DONALD = "Donald Duck - Daisy's Date"
FLATFOOT = "Donald Duck - Focused Flatfoot"


@card("Daisy Duck - Donald's Date")
@pytest.mark.parametrize(("answer", "hand", "deck"), [("yes", ["Bear"], ["Lamp"]), ("no", [], ["Bear", "Lamp"])])
def test_daisy_s_opponent_may_take_a_revealed_character_or_leave_it_on_top(answer, hand, deck):
    game = table({"play": [DAISY], "deck": ["Wolf"]}, {"deck": ["Bear", "Lamp"]}).push("quest Daisy")
    assert (game.deciding, game.lore(ME), game.knows(ME, "Bear")) == (YOU, 2, True)
    game.push(answer)
    assert (game.hand(YOU), game.deck(YOU), game.deck(ME)) == (hand, deck, ["Wolf"])


@card("Daisy Duck - Donald's Date")
def test_daisy_sends_a_revealed_card_that_is_no_character_to_the_bottom():
    game = table({"play": [DAISY]}, {"deck": ["Lamp", "Bear", "Wolf"]}).push("quest Daisy")
    assert (game.deck(YOU), game.hand(YOU), asked(game)) == (["Bear", "Wolf", "Lamp"], [], False)


@card("Daisy Duck - Donald's Date")
def test_daisy_asks_every_opponent_about_their_own_card():
    game = table({"play": [DAISY]}, {"deck": ["Bear", "Hen"]}, third={"deck": ["Lamp", "Wolf"]}).push(
        "quest Daisy", "yes"
    )
    assert (game.hand(YOU), game.deck(2)) == (["Bear"], ["Wolf", "Lamp"])


@card("Doc - Bold Knight")
@pytest.mark.parametrize(
    ("answer", "hand", "discard"), [("yes", ["Lamp", "Rope"], ["Bear", "Wolf"]), ("no", ["Bear", "Wolf"], [])]
)
def test_doc_may_trade_your_hand_for_two_cards(answer, hand, discard):
    game = table({"hand": [DOC, "Bear", "Wolf"], "ink": 2, "deck": ["Lamp", "Rope", "Hen"]}).push("play Doc", answer)
    assert (sorted(game.hand(ME)), sorted(game.names_in("discard", ME))) == (hand, discard)


@card("Doc - Bold Knight")
def test_doc_draws_even_when_there_is_no_card_to_discard():
    game = table({"hand": [DOC], "ink": 2, "deck": ["Lamp", "Rope", "Hen"]}).push("play Doc", "yes")
    assert game.hand(ME) == ["Lamp", "Rope"]


@card("Don't Let the Frostbite Bite")
def test_frostbite_readies_all_of_yours_and_none_may_quest():
    side = {"hand": ["Don't Let the Frostbite Bite"], "ink": 7, "play": ["Bear (exerted)", "Wolf", "Lamp (exerted)"]}
    game = table(side, {"play": ["Hen (exerted)"]}).push("play Don't Let")
    assert (game.is_exerted("Bear"), game.is_exerted("Lamp"), game.is_exerted("Hen")) == (False, True, True)
    assert (game.legal("quest"), len(game.legal("challenge"))) == ([], 2)


@card("Donald Duck - Daisy's Date")
def test_donald_takes_a_lore_from_each_opponent_when_he_challenges_a_character():
    game = table({"play": [DONALD], "lore": 5}, {"play": ["Bear (exerted)"], "lore": 3}, third={"lore": 1})
    game.push("challenge Donald -> Bear")
    assert [game.lore(seat) for seat in (ME, YOU, 2)] == [5, 2, 0]


@card("Donald Duck - Daisy's Date")
def test_donald_takes_nothing_when_he_challenges_a_location_or_is_challenged():
    game = table({"play": [DONALD]}, {"play": ["Fort"], "lore": 3}).push("challenge Donald -> Fort")
    assert game.lore(YOU) == 3
    game = table({"play": [f"{DONALD} (exerted)"]}, {"play": ["Bear"], "lore": 3}, active=YOU)
    assert game.push("challenge Bear -> Donald").lore(YOU) == 3


@card("Donald Duck - Focused Flatfoot")
@pytest.mark.parametrize(("answer", "ink", "deck"), [("yes", (0, 6), ["Wolf"]), ("no", (0, 5), ["Bear", "Wolf"])])
def test_donald_may_ink_the_top_card_exerted_and_unseen(answer, ink, deck):
    game = table({"hand": [FLATFOOT], "ink": 5, "deck": ["Bear", "Wolf"]}).push("play Donald Duck", answer)
    assert (game.ink(ME), game.deck(ME)) == (ink, deck)
    assert (game.knows(ME, "Bear"), game.knows(YOU, "Bear")) == (False, False)


@card("Duck for Cover!")
def test_duck_for_cover_lets_somebody_resist_and_fly_this_turn():
    game = table({"hand": ["Duck for Cover!"], "ink": 2, "play": ["Bear", "Hen"]}, {"play": ["Bird (exerted)"]})
    game.push("play Duck", "choose Bear", "challenge Bear -> Bird")
    assert game.damage("Bear") == 1
