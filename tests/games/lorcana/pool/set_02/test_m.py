"""Set 2: what the cards that begin with M do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

MUFASA = "Mufasa - Betrayed Leader"
MULAN = "Mulan - Reflecting"


@card("Magic Broom - Industrial Model")
def test_the_broom_gives_resist_until_its_players_next_turn():
    game = table(
        {"hand": ["Magic Broom - Industrial Model", "Smash"], "ink": 6, "play": ["Giant"]},
        {"hand": ["Smash"], "ink": 3},
    )
    game.push("play Magic Broom", "choose Giant", "end", "play Smash", "choose Giant")
    assert game.damage("Giant") == 2
    assert game.push("end", "play Smash", "choose Giant").damage("Giant") == 5


@card("Merlin - Rabbit")
def test_merlin_may_draw_when_he_comes_and_when_he_leaves_in_whatever_way():
    game = table({"hand": ["Merlin - Rabbit", "Dragon Fire"], "ink": 9}).push("play Merlin", "yes")
    assert len(game.hand(ME)) == 2
    assert len(game.push("play Dragon Fire", "yes").hand(ME)) == 2
    game = table({"play": ["Merlin - Rabbit", "Perplexing Signposts"]}).push("use Perplexing", "yes")
    assert len(game.hand(ME)) == 2


@card("Merlin - Shapeshifter", "Perplexing Signposts")
def test_merlin_is_worth_more_this_turn_for_each_other_of_yours_that_returns_to_your_hand():
    merlin = "Merlin - Shapeshifter"
    game = table({"play": [merlin, "Bear", "Wolf", "Perplexing Signposts"]}, {"play": ["Hen"]})
    assert game.push("use Perplexing").legal() == [f"choose {merlin}", "choose Bear", "choose Wolf"]
    game.push("choose Bear")
    assert (game.hand(ME), game.lore_value("Merlin"), game.play(ME)) == (["Bear"], 2, [merlin, "Wolf"])
    assert game.push("end").lore_value("Merlin") == 1


@card("Merlin - Shapeshifter")
def test_merlin_does_not_care_about_an_opponents_character():
    game = table({"play": ["Merlin - Shapeshifter"], "hand": ["Befuddle"], "ink": 1}, {"play": ["Hen"]})
    game.push("play Befuddle")
    assert (game.hand(YOU), game.lore_value("Merlin")) == (["Hen"], 1)


@card("Mouse Armor")
def test_mouse_armor_gives_resist_to_anybody_until_its_players_next_turn():
    game = table({"play": ["Mouse Armor", "Wolf"], "hand": ["Smash", "Smash"], "ink": 6}, {"play": ["Giant"]})
    game.push("use Mouse Armor", "choose Giant", "play Smash", "choose Giant")
    assert (game.damage("Giant"), game.is_exerted("Mouse Armor")) == (2, True)
    assert game.push("end", "end", "play Smash", "choose Giant").damage("Giant") == 5


@card("Mufasa - Betrayed Leader")
@pytest.mark.parametrize(
    ("top", "answers", "play"),
    [("Bear", ["yes", "yes"], ["Bear"]), ("Bear", ["yes", "no"], []), ("Lamp", ["yes"], []), ("Bear", ["no"], [])],
)
def test_mufasa_s_heir_may_come_from_the_top_of_the_deck_exerted(top, answers, play):
    game = table({"play": [MUFASA], "hand": ["Dragon Fire"], "ink": 5, "deck": [top, "Hen"]})
    game.push("play Dragon Fire", *answers)
    assert (game.play(ME), asked(game)) == (play, False)
    assert game.deck(ME) == (["Hen"] if play else [top, "Hen"])
    assert game.knows(YOU, top) == (answers[0] == "yes")
    assert not play or game.is_exerted("Bear")


@card("Mulan - Reflecting")
@pytest.mark.parametrize(
    ("top", "answers", "drawn"),
    [("Friends on the Other Side", ["yes", "yes"], 2), ("Friends on the Other Side", ["yes", "no"], 0)],
)
def test_mulan_may_sing_the_song_on_top_of_the_deck_for_free(top, answers, drawn):
    game = table({"play": [MULAN], "deck": [top, "Hen", "Wolf", "Bear"]}).push("quest Mulan", *answers)
    assert (len(game.hand(ME)), game.deck(ME)[0]) == (drawn, "Bear" if drawn else top)
    assert shifts_for(MULAN, 2)


@card("Mulan - Reflecting")
def test_mulan_leaves_another_action_on_top():
    game = table({"play": [MULAN], "deck": ["Spell", "Hen"]}).push("quest Mulan", "yes")
    assert (game.deck(ME), game.knows(YOU, "Spell"), asked(game)) == (["Spell", "Hen"], True, False)
