"""Rulings about choosing, "may" and how text is read, on the cards that they are about."""

import pytest

from mazo.abilities.tree.deeds import Discard, Do, RevealHand, ToDeck
from mazo.abilities.tree.effects import Action, Gain, Keyword, Steps
from mazo.abilities.tree.nouns import Cards, Chosen
from tests.games.lorcana.rulings.stage import ANY, BEAR, HEN, OPPOSING, WOLF
from tests.support.rule import rule
from tests.support.table import ME, OLD, YOU, made, position

SHY = made("Shy", willpower=4, abilities=[Keyword("Ward")])
BEASTS = [BEAR, WOLF, HEN, SHY]


@rule("lorcana", "8.15.1", "6.1.2")
def test_a_sentence_without_a_legal_choice_does_nothing_and_the_next_one_works():
    """R103"""
    game = position(
        me={"play": ["Bear"], "hand": ["Last-Ditch Effort"], "ink": 3},
        you={"play": ["Shy"]},
        cards=BEASTS,
    )
    game.push("play Last-Ditch Effort")
    assert not game.is_exerted("Shy")
    assert game.events("gains_keyword")[-1].card == "Bear"


@rule("lorcana", "6.1.3")
def test_up_to_two_are_none_or_one_or_two_different_ones():
    """R105"""
    robin = "Robin Hood - Ephemeral Archer"
    sides = [{"play": [f"{robin} (facedown Hen)"]}, {"play": ["Bear", "Wolf"]}]
    game = position(*sides, cards=BEASTS)
    game.push(f"quest {robin}")
    assert "choose nothing" in game.legal()
    assert sorted(game.legal("choose Bear")) == ["choose Bear", "choose Bear; Wolf"]
    assert game.refused("choose Bear; Bear")[0] == "not_offered"
    game.push("choose Bear; Wolf")
    assert (game.damage("Bear"), game.damage("Wolf")) == (1, 1)
    other = position(*sides, cards=BEASTS)
    other.push(f"quest {robin}", "choose nothing")
    assert (other.damage("Bear"), other.damage("Wolf")) == (0, 0)


@rule("lorcana", "6.1.3")
def test_two_separate_choices_may_be_the_same_card():
    """R105"""
    twice = made(
        "Twice",
        "action",
        abilities=[Action(Steps((Do("deal damage", Chosen(ANY), 1), Do("deal damage", Chosen(ANY), 1))))],
    )
    game = position(me={"hand": ["Twice"], "ink": 1}, you={"play": ["Bear", "Wolf"]}, cards=[*BEASTS, twice])
    game.push("play Twice", "choose Bear", "choose Bear")
    assert game.damage("Bear") == 2


@rule("lorcana", "6.1.6")
def test_another_chosen_character_is_a_different_one():
    """R106, trap 19"""
    game = position(
        me={"hand": ["Twin Fire", "Hen"], "ink": 2},
        you={"play": ["Bear", "Wolf"]},
        cards=BEASTS,
    )
    game.push("play Twin Fire", "choose Bear", "yes")
    game.push("choose Hen")  # the card to discard; the only other character needs no question
    assert (game.damage("Bear"), game.damage("Wolf")) == (2, 2)


@rule("lorcana", "6.1.6", "6.1.5.1")
def test_without_another_character_the_second_damage_is_dealt_to_nobody():
    """R106"""
    game = position(me={"hand": ["Twin Fire", "Hen"], "ink": 2}, you={"play": ["Bear"]}, cards=BEASTS)
    game.push("play Twin Fire", "yes", "choose Hen")
    assert (game.damage("Bear"), game.hand(ME)) == (2, [])


@rule("lorcana", "1.2.3", "6.1.3")
def test_pleakley_must_choose_himself_if_he_is_alone():
    """R107"""
    game = position(me={"hand": ["Pleakley - Scientific Expert"], "ink": 3}, you={"play": ["Bear"]}, cards=BEASTS)
    game.push("play Pleakley")
    assert (game.play(ME), game.ink(ME)) == ([], (0, 4))


@rule("lorcana", "1.2.3", "6.1.3", "6.1.5.1")
def test_scar_must_hurt_himself_if_he_is_alone():
    """R107"""
    game = position(
        me={"hand": ["Scar - Heartless Hunter"], "ink": 5},
        you={"play": ["Bear", "Wolf"]},
        cards=BEASTS,
    )
    game.push("play Scar", "choose Bear")
    assert (game.play(ME), game.damage("Bear")) == ([], 2)


@rule("lorcana", "1.2.3", "6.1.3", "6.1.6")
def test_scar_may_hurt_himself_after_one_of_your_others():
    """R107: another than the one chosen first, so Scar himself is among the candidates."""
    game = position(me={"hand": ["Scar - Heartless Hunter"], "ink": 5, "play": ["Bear"]}, cards=BEASTS)
    game.push("play Scar", "choose Bear")
    assert (game.play(ME), game.damage("Bear")) == (["Bear"], 2)


@rule("lorcana", "1.2.3", "6.1.3")
def test_lady_tremaine_must_return_the_only_damaged_character_although_it_is_her():
    """R107"""
    lady = "Lady Tremaine - Bitterly Jealous"
    game = position(me={"play": [f"{lady} (damage 1)"]}, you={"play": ["Bear"], "hand": ["Wolf"]}, cards=BEASTS)
    game.push(f"use {lady}")
    assert (game.play(ME), game.hand(ME), game.hand(YOU)) == ([], [lady], [])


@rule("lorcana", "1.2.3", "6.1.3")
def test_treasure_mountain_must_choose_among_your_own_if_there_are_no_others():
    """R107"""
    isle = "Treasure Mountain - Azurite Sea Island"
    game = position(me={"play": [isle, f"Bear (at {isle})"]}, active=YOU, cards=BEASTS)
    game.push("end")
    assert game.deciding == ME
    assert game.legal() == [f"choose {isle}", "choose Bear"]
    game.push("choose Bear")
    assert game.damage("Bear") == 1


@rule("lorcana", "6.1.3", "8.15.1")
def test_a_character_that_got_ward_by_the_first_sentence_cannot_be_chosen_by_the_second():
    """R109"""
    gift = made(
        "Gift",
        "action",
        abilities=[
            Action(
                Steps((Gain(Chosen(OPPOSING), Keyword("Ward"), "this turn"), Do("deal damage", Chosen(OPPOSING), 1)))
            )
        ],
    )
    game = position(me={"hand": ["Gift"], "ink": 1}, you={"play": ["Bear", "Wolf"]}, cards=[*BEASTS, gift])
    game.push("play Gift", "choose Bear")  # only the wolf is left
    assert (game.damage("Bear"), game.damage("Wolf")) == (0, 1)


@rule("lorcana", "8.14.1", "8.14.2")
def test_vanish_does_nothing_when_the_action_has_already_taken_the_character_away():
    """R110"""
    rajah = "Rajah - Ghostly Tiger"
    game = position(
        me={"hand": ["You're Welcome"], "ink": 4},
        you={"play": [rajah], "deck": []},
        cards=BEASTS,
    )
    game.push("play You're Welcome")
    assert game.resolved() == [rajah]
    assert (game.names_in("discard", YOU), game.hand(YOU)) == ([], [rajah])


@rule("lorcana", "8.14.1")
def test_vanish_happens_even_if_the_action_did_nothing_to_the_character():
    """R110"""
    game = position(
        me={"play": ["Bear"], "hand": ["Bestow a Gift"], "ink": 1},
        you={"play": ["Rajah - Ghostly Tiger"]},
        cards=BEASTS,
    )
    game.push("play Bestow a Gift", "choose Bear")
    assert (game.play(YOU), game.names_in("discard", YOU)) == ([], ["Rajah - Ghostly Tiger"])


@rule("lorcana", "8.14.1")
def test_vanish_does_not_mind_abilities():
    """R110"""
    robin = "Robin Hood - Capable Fighter"
    game = position(me={"play": [robin]}, you={"play": ["Rajah - Ghostly Tiger"]}, cards=BEASTS)
    game.push(f"use {robin}", "choose Rajah")
    assert game.play(YOU) == ["Rajah - Ghostly Tiger"]
    assert game.damage("Rajah") == 1


@rule("lorcana", "1.6.1", "8.15.1")
def test_ward_means_nothing_in_a_discard():
    """R111"""
    donald = "Donald Duck - Strutting His Stuff"
    game = position(
        me={"hand": ["Anna - Little Sister"], "ink": 2},
        you={"discard": [donald]},
    )
    game.push("play Anna", "yes", "player 2")
    assert (game.names_in("discard", YOU), game.deck(YOU)[-1]) == ([], donald)


@rule("lorcana", "1.6.1", "8.15.1")
def test_ward_means_nothing_in_a_hand():
    """R111"""
    donald = "Donald Duck - Strutting His Stuff"
    needs = made(
        "Needs",
        "action",
        abilities=[Action(Steps((RevealHand("each opponent"), Discard(1, "each opponent", by="you"))))],
    )
    game = position(me={"hand": ["Needs"], "ink": 1}, you={"hand": [donald, "Bear"]}, cards=[*BEASTS, needs])
    game.push("play Needs", f"choose {donald}")
    assert (game.hand(YOU), game.names_in("discard", YOU)) == (["Bear"], [donald])


@rule("lorcana", "6.1.4")
@pytest.mark.parametrize(("answer", "exerted"), [("yes", False), ("no", True)])
def test_moana_readies_all_other_princesses_or_none(answer, exerted):
    """R113"""
    belle, jasmine = made("Belle", classifications=["Princess"]), made("Jasmine", classifications=["Princess"])
    game = position(
        me={"play": ["Moana - Of Motunui", "Belle (exerted)", "Jasmine (exerted)", "Bear (exerted)"]},
        cards=[*BEASTS, belle, jasmine],
    )
    game.push("quest Moana")
    assert game.legal() == ["yes", "no"]
    game.push(answer)
    assert [game.is_exerted(name) for name in ("Belle", "Jasmine", "Bear")] == [exerted, exerted, True]
    if answer == "yes":
        assert game.refused("quest Belle")[0] == "quester_cant"


@rule("lorcana", "6.1.4", "6.2.4")
@pytest.mark.parametrize(("answer", "exerted"), [("yes", False), ("no", True)])
def test_simba_readies_all_your_other_characters_or_none(answer, exerted):
    """R113"""
    game = position(
        me={"play": ["Simba - Pride Protector (exerted)", "Bear (exerted)", "Wolf (exerted)"]},
        cards=BEASTS,
    )
    game.push("end", answer)
    assert [game.is_exerted(name) for name in ("Simba", "Bear", "Wolf")] == [True, exerted, exerted]


@rule("lorcana", "6.7.6", "6.1.4")
def test_each_player_may_draw_on_their_own_decision_the_active_one_first():
    """R114"""
    game = position(me={"play": ["Donald Duck - Perfect Gentleman"]}, active=YOU, cards=BEASTS)
    game.push("end")
    assert (game.deciding, game.step) == (ME, "start/set")
    game.push("no")
    assert game.deciding == YOU
    game.push("yes")
    assert (len(game.hand(ME)), len(game.hand(YOU))) == (1, 1)  # mine is the card of the turn


@rule("lorcana", "6.1.8", "6.2.1")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 2), ("no", 0)])
def test_prince_john_draws_for_every_discarded_card_or_not_at_all(answer, drawn):
    """R115"""
    game = position(
        me={"play": ["Prince John - Greediest of All"], "hand": ["You Have Forgotten Me"], "ink": 4},
        you={"hand": ["Bear", "Wolf", "Hen"]},
        cards=BEASTS,
    )
    game.push("play You Have Forgotten Me")
    assert game.deciding == YOU
    game.push("choose Bear; Wolf")
    assert game.bag() == []  # one ability for both cards, and it resolves
    assert game.legal() == ["yes", "no"]
    game.push(answer)
    assert len(game.hand(ME)) == drawn
    assert game.resolved() == ["Prince John - Greediest of All"]


@rule("lorcana", "6.1.4", "6.1.6")
def test_the_second_of_three_arrows_is_not_forced_onto_your_own_character():
    """R117"""
    game = position(me={"play": ["Wolf"], "hand": ["Three Arrows"], "ink": 3}, you={"play": ["Bear"]}, cards=BEASTS)
    game.push("play Three Arrows", "choose Bear", "no")
    assert (game.damage("Bear"), game.damage("Wolf")) == (2, 0)


@rule("lorcana", "5.2.6", "5.2.6.1")
@pytest.mark.parametrize(
    ("named", "top", "edition", "hit"),
    [
        ("Lucky", "Lucky Dime", None, False),
        ("Lucky Dime", "Lucky Dime", None, True),
        ("Lucky", "Lucky - The 15th Puppy", None, True),
        ("Flotsam", "Flotsam & Jetsam - Entangling Eels", None, True),
        ("Flotsam", "Flotsam & Jetsam - Entangling Eels", OLD, True),
        ("Flotsam & Jetsam", "Flotsam & Jetsam - Entangling Eels", None, True),
        ("Flotsam & Jetsam", "Flotsam - Riffraff", None, False),
    ],
)
def test_a_named_card_is_one_that_bears_that_whole_name(named, top, edition, hit):
    """R118"""
    game = position(
        me={"play": ["The Sorcerer's Hat"], "ink": 1, "deck": [top, "Bear"]},
        you={"discard": ["Flotsam - Riffraff", "Flotsam & Jetsam - Entangling Eels", "Lucky - The 15th Puppy"]},
        edition=edition,
        cards=BEASTS,
    )
    assert game.deck(ME)[0] == top
    game.push("use The Sorcerer's Hat", f"name {named}")
    assert game.hand(ME) == ([top] if hit else [])
    assert game.deck(ME)[0] == ("Bear" if hit else top)


@rule("lorcana", "5.2.6.1", "1.x 6.2.4.1")
def test_the_whole_of_a_dual_name_is_no_name_in_1_x():
    """R118"""
    game = position(
        me={"play": ["The Sorcerer's Hat"], "ink": 1, "deck": ["Flotsam & Jetsam - Entangling Eels"]},
        edition=OLD,
    )
    game.push("use The Sorcerer's Hat")
    assert "name Flotsam & Jetsam" not in game.legal()


@rule("lorcana", "6.1.3", "1.5.4")
def test_cost_two_or_less_each_is_asked_of_every_card():
    """R119"""
    game = position(
        me={"hand": ["Narrow Escape"], "ink": 4},
        you={"play": ["Wolf", "Hen", "Bear"]},
        cards=BEASTS,
    )
    game.push("play Narrow Escape")
    assert sorted(game.legal("choose Bear")) == []
    game.push("choose Wolf; Hen")  # together they cost 3
    assert (game.play(YOU), sorted(game.hand(YOU))) == (["Bear"], ["Hen", "Wolf"])


@rule("lorcana", "1.2.3", "6.1.3")
@pytest.mark.parametrize(("answer", "shuffled"), [("choose nothing", 0), ("choose Bear; Wolf", 1)])
def test_a_deck_into_which_no_card_goes_is_not_shuffled(answer, shuffled):
    """R121"""
    recall = made(
        "Recall",
        "action",
        abilities=[Action(ToDeck(Chosen(Cards((), "yours", zone="discard"), 2, up_to=True), "shuffle"))],
    )
    game = position(
        me={"hand": ["Recall"], "ink": 1, "discard": ["Bear", "Wolf"], "deck": ["Hen", "Shy", "Hen"]},
        cards=[*BEASTS, recall],
    )
    before = game.deck(ME)
    game.push("play Recall", answer)
    assert len(game.events("shuffled")) == shuffled
    assert (game.deck(ME) == before) == (shuffled == 0)


@rule("lorcana", "1.2.3")
def test_a_broom_without_a_card_to_sweep_shuffles_no_deck():
    """R121"""
    broom = "Magic Broom - Bucket Brigade"
    game = position(me={"hand": [broom], "ink": 2})
    game.push(f"play {broom}", "yes")
    assert game.events("shuffled") == []


@rule("lorcana", "1.6.1")
def test_the_lore_of_a_card_in_the_discard_is_what_is_printed():
    """R122: even of one that had more when it was in play."""
    braving, soothing = "Anna - Braving the Storm", "Anna - Soothing Sister"
    sweep = made("Sweep", "action", abilities=[Action(Do("deal damage", Chosen(Cards(("character",), "yours")), 9))])
    game = position(
        me={"play": [braving, soothing], "hand": ["Sweep"], "ink": 1},
        cards=[sweep],
    )
    assert game.lore_value(braving) == 2
    game.push("play Sweep", f"choose {braving}", f"quest {soothing}", "yes")
    assert game.lore(ME) == 2  # one of the quest, one of the card
    assert (game.deck(ME)[-1], game.names_in("discard", ME)) == (braving, ["Sweep"])
