"""Set 13: what the cards that begin with C do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, YOU

HOOK = "Captain Hook - Conniving Pirate"
ELLIE = "Ellie Fredricksen - Loving Wife"
CARL = "Carl Fredricksen - Loving Husband"
HOUSE = "Carl's House - Flying High"
MUNTZ = "Charles Muntz - Obsessive Explorer"
KEVIN = "Kevin - Flightless Bird"
PORTAL = "Closet Door Portal"
HATHI = "Colonel Hathi - On the March"
COWER = "Cower Before Me!"


@card("Captain Hook - Conniving Pirate")
def test_hook_gains_a_lore_by_challenging_a_character():
    assert table({"play": [HOOK]}, {"play": ["Wolf (exerted)"]}).push("challenge Captain -> Wolf").lore(ME) == 1
    assert table({"play": [HOOK]}, {"play": ["Fort"]}).push("challenge Captain -> Fort").lore(ME) == 0


@card("Carl Fredricksen & Russell - Intrepid Explorers")
def test_the_explorers_inspire_all_at_their_location():
    both = "Carl Fredricksen & Russell - Intrepid Explorers"
    game = table({"play": ["Fort", f"{both} (at Fort)", "Bear (at Fort)", "Wolf"]})
    base = table({"play": ["Fort", both, "Bear (at Fort)", "Wolf"]})
    assert (game.lore_value("Bear"), base.lore_value("Bear"), game.lore_value("Wolf")) == (3, 2, 1)
    assert game.lore_value(both) == base.lore_value(both) + 1


@card("Carl Fredricksen - Loving Husband")
def test_carl_makes_the_next_ellie_cheaper_this_turn():
    adventurer = "Ellie Fredricksen - Adventure Partner"
    game = table({"hand": [CARL, ELLIE, adventurer, "Wolf"], "ink": 3}).push("play Carl")
    assert game.legal("play Ellie") == [f"play {ELLIE}", f"play {adventurer}"]
    game.push(f"play {adventurer}")
    assert (game.ink(ME), game.legal("play")) == ((1, 2), [])


@card("Carl Fredricksen - On the Move")
def test_carl_draws_for_the_lore_of_the_place():
    carl = "Carl Fredricksen - On the Move"
    game = table({"play": ["Cave", f"{carl} (at Cave)"]})
    game.push(f"quest {carl}")
    assert len(game.hand(ME)) == 2


@card("Carl Fredricksen - On the Move")
def test_carl_and_one_other_move_to_a_new_place():
    carl = "Carl Fredricksen - On the Move"
    game = table({"play": [carl, "Bear", "Wolf"], "hand": ["Fort"], "ink": 2})
    game.push("play Fort", "yes", "choose Bear")
    assert (game.place(carl), game.place("Bear"), game.place("Wolf")) == ("Fort", "Fort", "")


@card("Carl's House - Flying High")
def test_the_house_flies_once_a_turn_to_another_location():
    game = table({"play": [HOUSE, "Fort", f"Bear (at {HOUSE})", f"Wolf (at {HOUSE})", "Hen"]})
    game.push("use Carl's House", "choose Bear")
    assert (game.place("Bear"), game.lore(ME), game.legal("use")) == ("Fort", 1, [])
    alone = table({"play": [HOUSE, f"Bear (at {HOUSE})"]}).push("use Carl's House")
    assert (alone.lore(ME), alone.place("Bear")) == (0, HOUSE)


@card("Charles Muntz - Obsessive Explorer")
@pytest.mark.parametrize(("answer", "deck"), [(1, ["Bear", "Hen"]), (2, ["Hen", "Bear"])])
def test_muntz_looks_ahead_for_each_item(answer, deck):
    game = table({"play": [MUNTZ], "hand": ["Lamp"], "ink": 2, "deck": ["Bear", "Hen"]}).push(
        "play Lamp", f"pick {answer}"
    )
    assert game.deck(ME) == deck


@card("Charles Muntz - Obsessive Explorer")
def test_muntz_hunts_kevin():
    game = table({"play": [MUNTZ], "deck": [KEVIN, "Hen"]}).push("quest Charles", "yes")
    assert (game.hand(ME), game.lore(ME), game.knows(YOU, KEVIN)) == ([KEVIN], 5, True)
    other = table({"play": [MUNTZ], "deck": ["Bear", "Hen"]}).push("quest Charles", "pick 2")
    assert (other.hand(ME), other.lore(ME), other.deck(ME)) == ([], 2, ["Hen", "Bear"])


@card("Closet Door Portal")
def test_the_portal_opens_on_one_of_three_cards_and_becomes_ink():
    assert table({"hand": [PORTAL], "ink": 4}).push("play Closet").is_exerted(PORTAL)
    game = table({"play": [PORTAL], "ink": 2, "deck": ["Giant", "Hum", "Lamp", "Hen"]}).push("use Closet")
    assert not [way for way in game.legal() if "Hum" in way]  # no action
    game.push("choose Giant")
    while asked(game):
        game.push(game.legal()[0])
    assert (game.play(ME), game.ink(ME), game.deck(ME)[0], len(game.deck(ME))) == (["Giant"], (0, 3), "Hen", 3)


@card("Closet Door Portal")
def test_the_portal_becomes_ink_even_if_nothing_is_played():
    game = table({"play": [PORTAL], "ink": 2, "deck": ["Giant", "Hum", "Lamp", "Hen"]}).push(
        "use Closet", "choose nothing"
    )
    while asked(game):
        game.push(game.legal()[0])
    assert (game.play(ME), game.ink(ME)) == ([], (0, 3))


@card("Colonel Hathi - On the March")
def test_hathi_may_march_to_a_location():
    game = table({"play": [HATHI, "Fort", "Cave"]}).push("quest Colonel", "yes", "choose Cave")
    assert (game.place("Colonel"), game.ink(ME)) == ("Cave", (0, 0))
    assert table({"play": [HATHI, "Fort"]}).push("quest Colonel", "no").place("Colonel") == ""


@card("Cower Before Me!")
def test_up_to_two_opponents_cower_in_their_next_turn():
    side = {"hand": [COWER], "ink": 2, "play": ["Hen (exerted)"]}
    game = table(side, {"play": ["Bear", "Wolf", "Giant"]}).push("play Cower", "choose Bear; Wolf", "end")
    assert game.legal("challenge") == ["challenge Giant -> Hen"]
    assert len(game.push("end", "quest Hen", "end").legal("challenge")) == 3
    assert len(table(side, {"play": ["Bear"]}).push("play Cower", "choose nothing", "end").legal("challenge")) == 1
