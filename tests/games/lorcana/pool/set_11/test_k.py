"""Set 11: what the cards that begin with K do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, YOU

KRISTOFF = "Kristoff - Icy Explorer"


@card("Kristoff - Icy Explorer")
def test_kristoff_beside_anna_may_put_away_a_discarded_card_of_anybody():
    anna = "Anna - Braving the Storm"
    side = {"hand": [KRISTOFF], "ink": 4, "play": [anna], "discard": ["Hen"]}
    game = table(side, {"discard": ["Bear", "Lamp"], "deck": ["Wolf"]}).push(
        "play Kristoff", "yes", f"player {YOU + 1}"
    )
    game.push("choose Bear")
    assert (game.deck(YOU), game.hand(ME)) == (["Wolf", "Bear"], [])
    own = table(side, {"discard": ["Bear"]}).push("play Kristoff", "yes", f"player {ME + 1}")
    assert (own.deck(ME)[-1], len(own.hand(ME))) == ("Hen", 1)  # a card left your discard
    assert not asked(table({**side, "play": []}, {"discard": ["Bear"]}).push("play Kristoff"))


@card("Kristoff - Icy Explorer")
def test_kristoff_draws_once_a_turn_for_cards_that_leave_your_discard():
    game = table({"play": [KRISTOFF, "Scarab", "Scarab"], "ink": 4, "discard": ["Magic Carpet - Phantom Rug"] * 2})
    scarabs = game.legal("use")
    game.push(scarabs[0], "choose Magic Carpet")
    assert len(game.hand(ME)) == 2
    assert len(game.push(game.legal("use")[0]).hand(ME)) == 3


@card("Kristoff's Lute")
@pytest.mark.parametrize(("answer", "place"), [("yes", "play"), ("no", "discard")])
def test_the_lute_plays_the_top_card_for_its_cost(answer, place):
    game = table({"play": ["Kristoff's Lute"], "deck": ["Wolf", "Hen"], "ink": 4})
    game.push("use Kristoff's Lute: 1", answer)
    assert game.names_in(place, ME)[-1] == "Wolf"
    assert game.ink(ME) == ((0, 4) if answer == "yes" else (2, 2))
