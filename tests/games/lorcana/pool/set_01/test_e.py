"""Set 1: what the cards that begin with E do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, made

ANNA = made("Anna", version="At Home")


@card("Elsa - Ice Surfer")
def test_elsa_is_readied_by_anna_but_quests_no_more_this_turn():
    game = table(
        {"play": ["Elsa - Ice Surfer"], "hand": ["Anna - At Home"], "ink": 3},
        {"play": ["Bear (exerted)"]},
        cards=[ANNA],
    )
    game.push("quest Elsa", "play Anna")
    assert not game.is_exerted("Elsa")
    assert (game.legal("quest"), game.legal("challenge")) == ([], ["challenge Elsa - Ice Surfer -> Bear"])
    assert "quest Elsa - Ice Surfer" in game.push("end", "end").legal()


@card("Elsa - Ice Surfer")
def test_elsa_who_was_ready_when_anna_came_cannot_quest_either():
    game = table({"play": ["Elsa - Ice Surfer"], "hand": ["Anna - At Home"], "ink": 3}, cards=[ANNA]).push("play Anna")
    assert game.legal("quest") == []


@card("Elsa - Ice Surfer")
def test_elsa_stays_exerted_for_anybody_else():
    game = table({"play": ["Elsa - Ice Surfer (exerted)"], "hand": ["Wolf"], "ink": 2}).push("play Wolf")
    assert game.is_exerted("Elsa")


@card("Elsa - Snow Queen")
def test_elsa_freezes_an_opposing_character():
    game = table({"play": ["Elsa - Snow Queen", "Wolf"]}, {"play": ["Bear", "Hen"]}).push("use Elsa")
    assert game.legal() == ["choose Bear", "choose Hen"]
    game.push("choose Bear")
    assert (game.is_exerted("Bear"), game.is_exerted("Elsa")) == (True, True)


@card("Elsa - Spirit of Winter")
def test_elsa_exerts_two_who_stay_so_in_their_next_turn_but_not_in_the_one_after():
    game = table({"hand": ["Elsa - Spirit of Winter"], "ink": 8}, {"play": ["Bear", "Wolf (exerted)", "Hen (exerted)"]})
    game.push("play Elsa", "choose Bear; Wolf", "end")
    assert [game.is_exerted(name) for name in ("Bear", "Wolf", "Hen")] == [True, True, False]
    game.push("end", "end")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf")) == (False, False)


@card("Elsa - Spirit of Winter")
def test_elsa_shifted_for_six_may_freeze_nobody():
    game = table({"play": ["Elsa - Snow Queen"], "hand": ["Elsa - Spirit of Winter"], "ink": 6}, {"play": ["Bear"]})
    game.push("shift Elsa - Spirit -> Elsa - Snow", "choose nothing")
    assert (game.play(ME), game.is_exerted("Bear")) == (["Elsa - Spirit of Winter"], False)
