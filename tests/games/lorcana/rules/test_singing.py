"""[5.4.4.2] [8.11] [8.12] Singing alone and together."""

import pytest

from mazo.abilities.tree.deeds import Draw, ToPlayer
from mazo.abilities.tree.effects import Action, Cant, Get, Keyword, Static, Triggered
from mazo.abilities.tree.facts import CostsLess
from mazo.abilities.tree.nouns import Cards, HasKeyword, Not, This, When
from tests.support.rule import rule
from tests.support.table import ME, made, position

TUNE = made("Tune", "action", cost=5, song=True, abilities=[Action(Draw(1))])
CHORUS = made(
    "Chorus", "action", cost=7, song=True, abilities=[Keyword("Sing Together", 7), Action(ToPlayer("gain lore", 2))]
)
CHEAP = made("Cheap", cost=3)
SINGER = made("Ariel", cost=3, abilities=[Keyword("Singer", 5)])
DEAR = made("Dear", cost=4)


def stage(*play: str, hand: str = "Tune", cards=(), **more):
    """A position with these cards in play and a song in hand, without ink."""
    side = {"play": list(play), "hand": [hand]}
    return position(me=side, cards=[TUNE, CHORUS, CHEAP, SINGER, DEAR, *cards], **more)


@rule("lorcana", "8.11.1", "8.11.2")
def test_singer_counts_as_its_number_for_songs_only():
    game = stage("Ariel", "Cheap")
    assert game.legal("sing") == ["sing Tune with Ariel"]
    assert game.table.cost_of(game.card("Ariel")) == 3


@rule("lorcana", "8.11.3")
@pytest.mark.parametrize(("edition", "legal"), [("2.2.0", ["sing Tune with Ariel"]), ("2.0.1", [])])
def test_more_cost_to_sing_adds_to_the_singer_number(edition, legal):
    ariel = made("Ariel", cost=3, abilities=[Keyword("Singer", 4), Static((Get(This(), "singing", 1),))])
    game = position(me={"play": ["Ariel"], "hand": ["Tune"]}, cards=[TUNE, ariel], edition=edition)
    assert game.legal("sing") == legal


@rule("lorcana", "1.2.2")
def test_a_character_that_cannot_sing_does_not():
    mute = made("Mute", cost=6, abilities=[Static((Cant(This(), "sing"),))])
    assert stage("Mute", cards=[mute]).refused("sing Tune with Mute") == ("singer_cant", "1.2.2")


@rule("lorcana", "1.2.2")
def test_a_character_that_cannot_sing_some_songs_sings_the_others():
    choral = HasKeyword("Sing Together")
    band = made("Band", cost=9, abilities=[Static((Cant(This(), "sing", cards=Cards(where=(Not(choral),))),))])
    assert stage("Band", cards=[band]).refused("sing Tune with Band") == ("singer_cant", "1.2.2")
    assert stage("Band", hand="Chorus", cards=[band]).legal("sing Chorus") == ["sing Chorus with Band"]
    solo = made("Solo", cost=9, abilities=[Static((Cant(This(), "sing", cards=Cards(where=(choral,))),))])
    game = stage("Solo", "Cheap", "Dear", hand="Chorus", cards=[solo]).push("sing together Chorus")
    assert (game.lore(ME), game.is_exerted("Cheap"), game.is_exerted("Solo")) == (2, True, False)


@rule("lorcana", "8.12.1", "8.12.2", "5.4.4.3", "4.3.2.2")
def test_several_characters_sing_together_what_none_could_alone():
    game = stage("Cheap", "Dear", hand="Chorus")
    assert game.legal("sing") == ["sing together Chorus"]
    game.push("sing together Chorus")
    assert game.lore(ME) == 2  # both were needed, so nothing was asked
    assert game.is_exerted("Cheap")
    assert game.is_exerted("Dear")


@rule("lorcana", "8.12.1")
def test_the_singers_are_chosen_one_by_one_and_no_choice_is_a_dead_end():
    game = stage("Cheap", "Dear", "Ariel", hand="Chorus").push("sing together Chorus")
    assert game.legal("") == ["choose Cheap", "choose Dear"]  # Ariel alone would not be enough
    game.push("choose Dear")  # and Ariel, without whom that is not enough
    assert game.is_exerted("Ariel")
    assert not game.is_exerted("Cheap")
    assert game.lore(ME) == 2


@rule("lorcana", "8.12.1")
def test_more_characters_than_needed_may_sing_along():
    game = stage("Cheap", "Dear", "Ariel", hand="Chorus").push("sing together Chorus", "choose Cheap", "choose Dear")
    assert game.legal("") == ["choose Ariel", "done"]
    assert game.push("done").lore(ME) == 2


@rule("lorcana", "M34")
def test_singer_counts_when_singing_together():
    game = stage("Ariel", "Cheap", hand="Chorus")
    assert game.legal("sing together") == ["sing together Chorus"]


@rule("lorcana", "8.12.1")
def test_without_enough_voices_nobody_sings_together():
    game = stage("Cheap", "Dear (exerted)", hand="Chorus")
    assert game.refused("sing together Chorus") == ("singers_too_cheap", "8.12.1")
    assert stage("Cheap").refused("sing together Tune") == ("no_sing_together", "8.12.1")


@rule("lorcana", "8.12.3", "M38")
def test_each_of_the_singers_sings():
    fan = made("Fan", cost=4, abilities=[Triggered((When("sing", "this"),), Draw(1))])
    game = stage("Fan", "Cheap", hand="Chorus", cards=[fan]).push("sing together Chorus")
    assert game.story("sings") == ["sings", "sings"]
    assert len(game.hand(ME)) == 1


@rule("lorcana", "1.5.4", "8.11.1")
def test_a_character_that_was_cheaper_to_play_sings_by_its_cost_all_the_same():
    shop = made("Shop", "item", abilities=[Static((CostsLess(4, Cards(("character",))),))])
    tenor = made("Tenor", cost=5)
    aria = made("Aria", "action", cost=5, song=True)
    game = position(me={"play": ["Shop", "Tenor"], "hand": ["Aria"]}, cards=[shop, tenor, aria])
    game.push("sing Aria -> Tenor")
    assert game.is_exerted("Tenor")
