"""The tenth set at the table: Amethyst."""

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU, made

BETRAYER = "Demona - Betrayer of the Clan"
CHESHIRE = "Cheshire Cat - Inexplicable"
ELSA = "Elsa - Exploring the Unknown"
GUIDEBOOK = "Junior Woodchuck Guidebook"
HADES = "Hades - Looking for a Deal"
MERLIN = "Merlin - Completing His Research"
OLAF = "Olaf - Helping Hand"
SCOURGE = "Demona - Scourge of the Wyvern Clan"
URSULA = "Ursula - Whisper of Vanessa"
GRAB = "Magical Maneuvers"


@card("Cheshire Cat - Inexplicable")
def test_the_cheshire_cat_moves_damage_when_a_card_goes_under_it():
    game = table(me={"play": [CHESHIRE, "Bear (damage 3)"], "ink": 2}, you={"play": ["Giant", "Hen"]})
    game.push("boost Cheshire", "yes", "choose Bear", "choose Giant", "amount 2")
    assert (game.damage("Bear"), game.damage("Giant")) == (1, 2)


@card("Cheshire Cat - Inexplicable")
def test_the_cheshire_cat_may_move_less_or_nothing():
    game = table(me={"play": [CHESHIRE, "Bear (damage 3)"], "ink": 2}, you={"play": ["Giant"]})
    game.push("boost Cheshire", "yes", "choose Bear", "amount 1")
    assert (game.damage("Bear"), game.damage("Giant")) == (2, 1)
    kept = table(me={"play": [CHESHIRE, "Bear (damage 3)"], "ink": 2}, you={"play": ["Giant"]})
    assert kept.push("boost Cheshire", "no").damage("Bear") == 3


@card("Demona - Betrayer of the Clan")
def test_demona_stays_stone_with_three_cards_in_hand():
    for hand, exerted in ((3, True), (2, False)):
        game = table(me={"play": [f"{BETRAYER} (exerted)"], "hand": hand}, active=YOU)
        assert game.push("end").is_exerted("Demona") == exerted


@card("Demona - Betrayer of the Clan")
def test_demona_challenges_with_two_more():
    game = table(me={"play": [BETRAYER]}, you={"play": ["Giant (exerted)"]}).push("challenge Demona -> Giant")
    assert game.damage("Giant") == 4 + 2


@card("Demona - Scourge of the Wyvern Clan")
def test_demona_petrifies_the_enemy_and_everybody_fills_their_hand_to_three():
    game = table(me={"hand": [SCOURGE, "Lamp"], "ink": 6, "play": ["Wolf"]}, you={"play": ["Bear", "Hen"], "hand": 4})
    game.push("play Demona")
    assert [game.is_exerted(name) for name in ("Bear", "Hen", "Wolf")] == [True, True, False]
    assert (len(game.hand(ME)), len(game.hand(YOU))) == (3, 4)


@card("Demona - Scourge of the Wyvern Clan")
def test_the_scourge_stays_stone_with_three_cards_in_hand():
    for hand, exerted in ((3, True), (2, False)):
        game = table(me={"play": [f"{SCOURGE} (exerted)"], "hand": hand}, active=YOU)
        assert game.push("end").is_exerted("Demona") == exerted


@card("Elsa - Exploring the Unknown")
def test_elsa_may_draw_as_she_comes():
    assert len(table(me={"hand": [ELSA], "ink": 3}).push("play Elsa", "yes").hand(ME)) == 1
    assert len(table(me={"hand": [ELSA], "ink": 3}).push("play Elsa", "no").hand(ME)) == 0


@card("Hades - Looking for a Deal")
def test_hades_draws_two_unless_his_victim_sinks_into_the_deck():
    game = table(me={"hand": [HADES], "ink": 5}, you={"play": ["Bear", "Hen"]})
    game.push("play Hades", "yes", "choose Bear")
    assert game.deciding == YOU
    game.push("yes")
    assert (game.hand(ME), game.play(YOU), game.deck(YOU)[-1]) == ([], ["Hen"], "Bear")
    game = table(me={"hand": [HADES], "ink": 5}, you={"play": ["Bear", "Hen"]})
    game.push("play Hades", "yes", "choose Bear", "no")
    assert (len(game.hand(ME)), game.play(YOU)) == (2, ["Bear", "Hen"])


@card("Hades - Looking for a Deal")
def test_hades_draws_nothing_without_anybody_to_deal_with():
    game = table(me={"hand": [HADES], "ink": 5, "play": ["Wolf"]}, you={"play": ["Lamp"]}).push("play Hades")
    assert (game.legal("quest"), game.hand(ME)) == (["quest Wolf"], [])
    game = table(me={"hand": [HADES], "ink": 5, "play": ["Wolf"]}, you={"play": ["Warded"]}).push("play Hades", "yes")
    assert (game.legal("quest"), game.hand(ME)) == (["quest Wolf"], [])
    game = table(me={"hand": [HADES], "ink": 5}, you={"play": ["Bear"]}).push("play Hades", "no")
    assert (game.hand(ME), game.play(YOU)) == ([], ["Bear"])


@card("Junior Woodchuck Guidebook")
def test_the_guidebook_is_burnt_for_two_cards():
    game = table(me={"play": [GUIDEBOOK], "ink": 1}).push("use Junior")
    assert (game.play(ME), len(game.hand(ME)), game.ink(ME)) == ([], 2, (0, 1))
    assert table(me={"play": [f"{GUIDEBOOK} (exerted)"], "ink": 1}).legal("use") == []


@card("Merlin - Completing His Research")
def test_a_boosted_merlin_leaves_two_cards_when_he_falls_in_a_challenge():
    game = table(me={"play": [f"{MERLIN} (exerted, facedown Lamp)"]}, you={"play": ["Giant"]}, active=YOU)
    assert len(game.push("challenge Giant -> Merlin").hand(ME)) == 2


@card("Merlin - Completing His Research")
def test_merlin_leaves_nothing_unboosted_or_outside_a_challenge():
    game = table(me={"play": [f"{MERLIN} (exerted)"]}, you={"play": ["Giant"]}, active=YOU)
    assert game.push("challenge Giant -> Merlin").hand(ME) == []
    game = table(
        me={"play": [f"{MERLIN} (exerted, damage 2, facedown Lamp)"]},
        you={"hand": ["Double Trouble"], "ink": 2},
        active=YOU,
    )
    game.push("play Double", "choose Merlin")
    assert (game.play(ME), game.hand(ME)) == ([], [])


@card("Olaf - Helping Hand")
def test_olaf_may_take_somebody_along_however_he_leaves():
    game = table(me={"play": [f"{OLAF} (exerted)", "Bear", "Hen"]}, you={"play": ["Giant"]}, active=YOU)
    game.push("challenge Giant -> Olaf", "yes", "choose Bear")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Bear"], [OLAF])
    game = table(me={"play": [OLAF, "Bear"], "hand": [GRAB], "ink": 2})
    game.push("play Magical", "choose Olaf", "yes")
    assert sorted(game.hand(ME)) == ["Bear", OLAF]


@card("Olaf - Helping Hand")
def test_olaf_may_go_alone():
    game = table(me={"play": [f"{OLAF} (exerted)", "Bear"]}, you={"play": ["Giant"]}, active=YOU)
    assert game.push("challenge Giant -> Olaf", "no").play(ME) == ["Bear"]


@card("Ursula - Whisper of Vanessa")
def test_a_boosted_ursula_is_worth_more_and_evades():
    game = table(me={"play": [URSULA], "ink": 1}, you={"play": ["Bear", "Bird"]})
    assert game.lore_value("Ursula") == 2
    game.push("boost Ursula", "quest Ursula", "end")
    assert (game.lore(ME), game.legal("challenge")) == (3, [f"challenge Bird -> {URSULA}"])


@card("Ursula - Whisper of Vanessa")
def test_ursula_evades_nobody_without_a_card_under_her():
    game = table(me={"play": [URSULA]}, you={"play": ["Bear"]}).push("quest Ursula", "end")
    assert (game.lore(ME), game.legal("challenge")) == (2, [f"challenge Bear -> {URSULA}"])


@card("Merlin - Completing His Research")
def test_merlin_also_leaves_two_cards_as_the_challenger():
    game = table(me={"play": [f"{MERLIN} (facedown Lamp)"]}, you={"play": ["Giant (exerted)"]})
    game.push("challenge Merlin -> Giant")
    assert (game.play(ME), len(game.hand(ME)), sorted(game.names_in("discard", ME))) == ([], 2, ["Lamp", MERLIN])


@card("Cheshire Cat - Inexplicable")
@rule("lorcana", "1.9.2.4", "8.8.3")
def test_the_cheshire_cat_moves_damage_through_resist():
    shell = made("Shell", willpower=9, abilities=[Keyword("Resist", 2)])
    game = table(me={"play": [CHESHIRE, "Bear (damage 3)"], "ink": 2}, you={"play": ["Shell"]}, cards=[shell])
    game.push("boost Cheshire", "yes", "choose Bear", "amount 2")
    assert game.damage("Shell") == 2
