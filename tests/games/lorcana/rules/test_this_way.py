"""What "this way", "that card" and "here" mean after something was declined, moved, discarded or looked at."""

from __future__ import annotations

from mazo.abilities.tree.deeds import Discard, Do, Draw, Look, Put, RemoveCounters, Sort, ToPlayer
from mazo.abilities.tree.effects import Action, Choose, If, Move, Play, PlayersMay, Steps, To, Triggered
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Classified,
    Every,
    Is,
    Ref,
    That,
    They,
    Top,
    When,
)
from tests.support.rule import rule
from tests.support.table import ME, made, numbered, position

BEAR = made("Bear", willpower=5)
WOLF = made("Wolf", willpower=5)
HILL = made("Hill", "location", willpower=4)
MENDER = made(
    "Mender",
    "action",
    abilities=[
        Action(
            Steps(
                (
                    PlayersMay(RemoveCounters("damage", 2, Chosen(Cards(("character",), "yours")))),
                    ToPlayer("gain lore", That()),
                )
            )
        )
    ],
)


@rule("lorcana", "6.1.4")
def test_nothing_was_done_this_way_after_a_no():
    game = position(me={"play": ["Bear (damage 2)"], "hand": ["Mender"], "ink": 1}, cards=[BEAR, MENDER])
    game.push("play Mender", "no")
    assert (game.lore(ME), game.damage("Bear")) == (0, 2)


@rule("lorcana", "6.1.8")
def test_each_character_that_moved_counts():
    march = made(
        "March",
        "action",
        abilities=[
            Action(
                Steps(
                    (
                        Move(Every(Cards(("character",), "yours")), Chosen(Cards(("location",), "yours"), name="to")),
                        ToPlayer("gain lore", That()),
                    )
                )
            )
        ],
    )
    game = position(me={"play": ["Bear", "Wolf", "Hill"], "hand": ["March"], "ink": 1}, cards=[BEAR, WOLF, HILL, march])
    game.push("play March")
    assert (game.place("Bear"), game.place("Wolf"), game.lore(ME)) == ("Hill", "Hill", 2)


@rule("lorcana", "6.1.5.1")
def test_an_empty_hand_can_be_discarded():
    purge = made("Purge", "action", abilities=[Action(To(Discard(by="all"), Draw(2), "if you do"))])
    game = position(me={"hand": ["Purge"], "ink": 1}, cards=[purge])
    game.push("play Purge")
    assert len(game.hand(ME)) == 2


def test_as_many_as_were_discarded_is_none_for_an_empty_hand():
    purge = made("Purge", "action", abilities=[Action(Steps((Discard(by="all"), Draw(That()))))])
    game = position(me={"hand": ["Purge"], "ink": 1}, cards=[purge])
    game.push("play Purge")
    assert game.hand(ME) == []


@rule("lorcana", "6.1.4.1")
def test_any_number_of_cards_can_be_discarded_by_whoever_has_few():
    few = Discard(99, cards=Cards(("item",), zone="hand"), up_to=True)
    sale = made("Sale", "action", abilities=[Action(PlayersMay(To(few, ToPlayer("gain lore", That()))))])
    side = {"hand": ["Sale", "Lamp", "Rope", "Bear"], "ink": 1}
    game = position(me=side, cards=[sale, made("Lamp", "item"), made("Rope", "item"), BEAR])
    game.push("play Sale", "yes", "choose Lamp; Rope")
    assert (game.lore(ME), game.hand(ME)) == (2, ["Bear"])


@rule("lorcana", "6.1.11.1")
def test_the_discarded_card_is_the_one_in_the_discard():
    ghost = made("Ghost", cost=5, classifications=["Illusion"])
    seance = made(
        "Seance",
        "action",
        abilities=[
            Action(
                Steps(
                    (
                        Discard(),
                        If(They(Ref("discarded"), (Classified(("Illusion",)),)), PlayersMay(Play(Ref("discarded")))),
                    )
                )
            )
        ],
    )
    game = position(me={"hand": ["Seance", "Ghost", "Bear"], "ink": 1}, cards=[ghost, seance, BEAR])
    game.push("play Seance", "choose Ghost", "yes")
    assert game.is_in_play("Ghost")


@rule("lorcana", "6.1.13.5")
def test_here_is_where_the_character_is_that_says_so():
    captain = made(
        "Captain",
        abilities=[
            Triggered(
                (When("quest", "this"),), Do("ready", Every(Cards(("character",), where=(Is("here"),), other=True)))
            )
        ],
    )
    game = position(
        me={"play": ["Hill", "Captain (at Hill)", "Bear (exerted, at Hill)", "Wolf (exerted)"]},
        cards=[captain, BEAR, WOLF, HILL],
    )
    game.push("quest Captain")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf")) == (False, True)


def test_here_is_nowhere_for_a_character_that_is_at_no_location():
    captain = made(
        "Captain",
        abilities=[
            Triggered(
                (When("quest", "this"),), Do("ready", Every(Cards(("character",), where=(Is("here"),), other=True)))
            )
        ],
    )
    game = position(me={"play": ["Captain", "Bear (exerted)"]}, cards=[captain, BEAR])
    game.push("quest Captain")
    assert game.is_exerted("Bear")


@rule("lorcana", "7.2.3")
def test_several_cards_put_on_top_are_put_there_in_any_order():
    scry = made(
        "Scry",
        "action",
        abilities=[Action(Steps((Look(Top(3)), Sort((Put("top", "any"),), "bottom"))))],
    )
    deck = [card.name for card in numbered("a", 4)]
    game = position(
        me={"hand": ["Scry"], "deck": deck[::-1], "ink": 1},
        cards=[scry, *[made(name) for name in deck]],
    )
    game.push("play Scry", "choose a01; a02", "order a02; a01")
    assert game.deck(ME) == ["a02", "a01", "a04", "a03"]


@rule("lorcana", "7.5.1")
def test_all_cards_in_an_inkwell_are_exerted_or_readied():
    mine = Every(Cards(whose="yours", zone="inkwell"))
    drought = made("Drought", "action", abilities=[Action(Do("exert", mine))])
    rain = made("Rain", "action", cost=0, abilities=[Action(Do("ready", mine))])
    game = position(me={"hand": ["Drought", "Rain"], "ink": 4}, cards=[drought, rain])
    game.push("play Drought")
    assert game.ink(ME) == (0, 4)
    game.push("play Rain")
    assert game.ink(ME) == (4, 0)


@rule("lorcana", "6.5.6")
def test_no_check_comes_between_choosing_a_card_and_what_is_done_with_it():
    """The book of 2.0.1 checks after any effect; what is done with the chosen card is still the same effect."""
    target = Chosen(Cards(("character",)))
    plain = made(
        "Spin", "action", abilities=[Action(Steps((Choose(target), RemoveCounters("damage", 4, Ref("it"), False))))]
    )
    game = position(me={"play": ["Bear (damage 4)"], "hand": ["Spin"], "ink": 1}, cards=[BEAR, plain], edition="2.0.1")
    game.push("play Spin")
    assert game.damage("Bear") == 0


@rule("lorcana", "6.1.11.1")
def test_a_song_that_was_sung_can_be_played_again_from_the_discard():
    diva = made(
        "Diva",
        cost=3,
        abilities=[Triggered((When("sing", "this"),), PlayersMay(Play(Ref("other"), afterwards="bottom")))],
    )
    hymn = made("Hymn", "action", song=True, abilities=[Action(ToPlayer("gain lore", 1))])
    game = position(me={"play": ["Diva"], "hand": ["Hymn"]}, cards=[diva, hymn])
    game.push("sing Hymn -> Diva", "yes")
    assert (game.lore(ME), game.deck(ME)[-1]) == (2, "Hymn")
