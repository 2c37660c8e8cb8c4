"""Rulings about the bag, triggers and cards played while something resolves, on the cards that they are about."""

import pytest

from mazo.games.lorcana.abilities.effects import (
    Action,
    Banish,
    Draw,
    EachPlayer,
    Effect,
    Exert,
    GainLore,
    Get,
    Ink,
    Play,
    Ready,
    Return,
    Static,
    Steps,
    Triggered,
)
from mazo.games.lorcana.abilities.facts import Enters
from mazo.games.lorcana.abilities.nouns import Cards, Chosen, Every, Has, Named, Ref, This, Top, When
from mazo.games.lorcana.rules.words import PLAY
from tests.games.lorcana.rulings.cards_bag import (
    ALL_IS_FOUND,
    BAMBI,
    BE_PREPARED,
    CHIEF_BOGO,
    DR_FACILIER,
    EMERALD_CHROMICON,
    ESCAPE_PLAN,
    FACILIER_PROVOCATEUR,
    FIREFLY_SWARM,
    FRAIDY_CAT,
    GENIE,
    GET_TO_SAFETY,
    GO_GO_TOMAGO,
    GRUMPY,
    HADES,
    HAPPY,
    JIM_HAWKINS,
    KEEP_THE_ANCIENT_WAYS,
    KIDA,
    LYLE,
    MALEFICENTS_STAFF,
    MINNIE_LOOKOUT,
    MINNIE_TRAVELER,
    NEXT_STOP_OLYMPUS,
    OSWALD,
    PEPA,
    PIRATES_LIFE,
    RALPH,
    RESTORING_ATLANTIS,
    ROBIN_HOOD_SHARPSHOOTER,
    SIMBA_CUB,
    SISU,
    SLEEPY_HOLLOW,
    STEAL_FROM_THE_RICH,
    STITCH_ROCK_STAR,
    STITCH_SURFER,
    TAFFYTA,
    TE_KA,
    TIANA,
    WEIGHT_SET,
    WORK_TOGETHER,
)
from tests.games.lorcana.rulings.cards_fgh import ANY, MINE, MY_OTHERS, OPPOSING
from tests.support.rule import rule
from tests.support.table import ME, OLD, YOU, Made, Situation, made, position

BEAR = made("Bear", cost=3, strength=3, willpower=5)
WOLF = made("Wolf", cost=2, strength=2, willpower=4)
HEN = made("Hen", strength=0, willpower=3)
DIVA = made("Diva", cost=8, strength=4, willpower=6)
BEASTS = [BEAR, WOLF, HEN, DIVA]


def spell(name: str, *effects: Effect, song: bool = False, cost: int = 1) -> Made:
    """An action of those effects."""
    return made(name, "action", cost=cost, song=song, abilities=[Action(Steps(effects))])


def on(name: str, when: When, do: Effect, *, cost: int = 1, strength: int = 1) -> Made:
    """A character that waits for something."""
    return made(name, cost=cost, strength=strength, abilities=[Triggered((when,), do)])


def resolve(game: Situation, source: str) -> None:
    """Let the player who decides resolve the ability of that card next."""
    mine = [card for seat, card in game.bag() if seat == game.deciding]
    game.push(f"resolve {1 + mine.index(source)}")


BELL = spell("Bell")
WHEN_I_PLAY = When("play", Cards(("action",), "yours"))
WHEN_YOU_PLAY = When("play", Cards(("action",), "opposing"))


@rule("lorcana", "1.7.2", "5.4.5", "6.7.4")
def test_a_song_resolves_completely_before_what_it_triggers():
    """R123"""
    game = position(
        me={
            "play": ["Diva", "Dr. Facilier - Remarkable Gentleman"],
            "hand": ["Aria"],
            "deck": ["Bear", "Wolf", "Hen", "Diva"],
        },
        cards=[*BEASTS, DR_FACILIER, spell("Aria", Draw(1), Draw(1), song=True, cost=2)],
    )
    game.push("sing Aria with Diva", "yes")
    assert game.hand(ME) == ["Bear", "Wolf"]
    assert game.legal() == ["choose Hen", "choose Diva"]  # the two that are on top after the song
    game.push("choose Diva")
    assert game.deck(ME) == ["Diva", "Hen"]


@rule("lorcana", "1.7.2", "6.7.4")
def test_bambi_reveals_only_after_the_song_that_he_sang():
    """R123"""
    bambi = "Bambi - Ethereal Fawn"
    game = position(
        me={"play": [f"{bambi} (facedown Hen)"], "hand": ["Aria"], "deck": ["Bell", "Bear", "Wolf"]},
        cards=[*BEASTS, BAMBI, BELL, spell("Aria", Draw(1), song=True, cost=2)],
    )
    game.push(f"sing Aria with {bambi}")
    assert game.hand(ME) == ["Bell", "Bear"]


@rule("lorcana", "1.7.2", "5.4.5")
def test_tiana_weakens_only_after_the_song():
    """R123: a song that looks for weak characters doesn't find those that Tiana will have weakened."""
    tiana = "Tiana - Natural Talent"
    purge = spell(
        "Purge", Banish(Every(Cards(("character",), "opposing", (Has("strength", "at most", 1),)))), song=True, cost=3
    )
    game = position(me={"play": [tiana], "hand": ["Purge"]}, you={"play": ["Wolf"]}, cards=[*BEASTS, TIANA, purge])
    game.push(f"sing Purge with {tiana}")
    assert (game.play(YOU), game.strength("Wolf")) == (["Wolf"], 1)


@rule("lorcana", "1.6.1", "4.3.4.1")
def test_genie_does_not_see_himself_being_played():
    """R125"""
    game = position(me={"hand": ["Genie - Wonderful Trickster", "Hen"], "ink": 9}, cards=[*BEASTS, GENIE])
    game.push("play Genie")
    assert game.hand(ME) == ["Hen"]
    game.push("play Hen")
    assert len(game.hand(ME)) == 1
    drawn = game.hand(ME)
    game.push("end")
    assert (game.hand(ME), game.deck(ME)[-1:]) == ([], drawn)


@rule("lorcana", "7.4.3", "6.2.1")
def test_lyle_sees_the_two_who_are_banished_with_him():
    """R126"""
    game = position(
        me={"hand": ["Be Prepared"], "ink": 7, "lore": 5},
        you={"play": ["Lyle Tiberius Rourke - Cunning Mercenary", "Bear", "Wolf"]},
        cards=[*BEASTS, BE_PREPARED, LYLE],
    )
    game.push("play Be Prepared")
    assert game.deciding == YOU
    game.push("resolve 1")
    assert (game.lore(ME), game.play(YOU)) == (3, [])


@rule("lorcana", "7.4.3", "6.2.1", "6.1.13.6")
@pytest.mark.parametrize("active", [ME, YOU])
def test_hades_sees_the_two_who_are_banished_with_him_in_an_opponents_turn(active):
    """R126"""
    sides = [{"hand": ["Be Prepared"], "ink": 7}, {"hand": ["Be Prepared"], "ink": 7}]
    sides[YOU]["play"] = ["Hades - Lord of the Dead", "Bear", "Wolf"]
    game = position(*sides, active=active, cards=[*BEASTS, BE_PREPARED, HADES])
    game.push("play Be Prepared")
    if active == ME:
        game.push("resolve 1")
    assert game.lore(YOU) == (4 if active == ME else 0)


@rule("lorcana", "7.4.3", "6.2.1")
def test_chief_bogo_sees_the_bodyguards_who_are_banished_with_him():
    """R126"""
    game = position(
        me={"hand": ["Be Prepared"], "ink": 7},
        you={
            "play": ["Chief Bogo - Commanding Officer", "Simba - Protective Cub", "Wolf"],
            "deck": ["Bear", "Diva"],
        },
        cards=[*BEASTS, BE_PREPARED, CHIEF_BOGO, SIMBA_CUB],
    )
    game.push("play Be Prepared", "yes", "yes")  # look at the top card, and play it
    assert (game.play(YOU), game.deck(YOU)) == (["Bear"], ["Diva"])


@rule("lorcana", "7.4.3", "1.7.7")
def test_the_chromicon_finds_nobody_to_choose_when_all_are_gone():
    """R126"""
    game = position(
        me={"hand": ["Be Prepared"], "ink": 7},
        you={"play": ["Emerald Chromicon", "Bear", "Wolf"]},
        cards=[*BEASTS, BE_PREPARED, EMERALD_CHROMICON],
    )
    game.push("play Be Prepared", "resolve 1", "yes", "yes")
    assert game.resolved() == ["Emerald Chromicon", "Emerald Chromicon"]
    assert (game.play(YOU), game.hand(YOU), game.active, game.deciding) == (["Emerald Chromicon"], [], ME, ME)


@rule("lorcana", "7.7.4", "7.7.5", "7.7.6")
def test_the_bag_comes_back_to_the_active_player():
    """R127"""
    cards = [
        on("First", WHEN_I_PLAY, GainLore(1)),
        on("Second", WHEN_I_PLAY, GainLore(1)),
        on("Envious", When("gains lore", who="any opponent"), Draw(1)),
        on("Giver", WHEN_YOU_PLAY, GainLore(1)),
        on("Late", WHEN_YOU_PLAY, Draw(1)),
    ]
    game = position(
        me={"play": ["First", "Second", "Envious"], "hand": ["Bell"], "ink": 1},
        you={"play": ["Giver", "Late"]},
        cards=[BELL, *cards],
    )
    game.push("play Bell", "resolve 1")
    assert game.deciding == YOU
    game.push("resolve 1")
    assert game.resolved() == ["First", "Second", "Giver", "Late", "Envious"]


@rule("lorcana", "7.7.4", "9.2.2")
def test_three_players_resolve_in_blocks():
    """R127"""
    when = When("play", Cards(("action",)))
    cards = [on(f"{letter}{number}", when, GainLore(1)) for letter in "ABC" for number in "12"]
    sides = [{"play": [f"{letter}1", f"{letter}2"], "hand": ["Bell"], "ink": 1} for letter in "ABC"]
    game = position(*sides, active=YOU, cards=[BELL, *cards])
    game.push("play Bell", "resolve 2", "resolve 2", "resolve 2")
    assert game.resolved() == ["B2", "B1", "C2", "C1", "A2", "A1"]


@rule("lorcana", "7.7.4", "6.7.4")
def test_go_go_counts_the_damage_before_the_opponents_ability_resolves():
    """R129"""
    cat = "Prince John - Fraidy-Cat"
    game = position(
        me={"hand": ["Go Go Tomago - Darting Dynamo"], "ink": 4},
        you={"play": [f"{cat} (damage 4)"]},
        cards=[*BEASTS, GO_GO_TOMAGO, FRAIDY_CAT],
    )
    game.push("play Go Go", "yes")
    assert (game.lore(ME), game.play(YOU), game.ink(ME)) == (4, [], (0, 4))


@rule("lorcana", "6.7.8", "6.7.4", "1.x 7.1.6")
@pytest.mark.parametrize(("edition", "drawn"), [(None, 1), ("2.0.0", 1), (OLD, 0)])
def test_a_location_played_by_an_effect_is_there_for_its_next_sentence(edition, drawn):
    """R130"""
    jim, hollow = "Jim Hawkins - Space Traveler", "Sleepy Hollow - The Bridge"
    game = position(
        me={"play": [jim], "hand": ["Get to Safety!"], "ink": 1, "discard": [hollow]},
        edition=edition,
        cards=[GET_TO_SAFETY, SLEEPY_HOLLOW, JIM_HAWKINS],
    )
    game.push("play Get to Safety!")
    if edition == OLD:
        game.push(f"choose {hollow}")  # older editions don't say that one must find in a public zone
    assert (len(game.hand(ME)), game.is_in_play(hollow)) == (drawn, True)
    assert (game.legal(), game.place(jim)) == (["yes", "no"], "")  # only now
    game.push("yes")
    assert game.place(jim) == hollow
    game.push(f"quest {jim}", "yes")
    assert (game.lore(ME), game.is_in_play(hollow), game.place(jim)) == (4, False, "")


SHARPSHOOTER = "Robin Hood - Sharpshooter"


@rule("lorcana", "6.7.8.1", "6.7.1.2")
def test_an_action_that_an_effect_plays_waits_for_the_end_of_that_effect_but_not_for_the_bag():
    """R131"""
    game = position(
        me={"play": [SHARPSHOOTER, "Watcher"], "deck": ["Firefly Swarm", "Hen", "Hen", "Hen", "Bear"]},
        you={"play": ["Diva", "Bear"]},
        cards=[*BEASTS, ROBIN_HOOD_SHARPSHOOTER, FIREFLY_SWARM, on("Watcher", WHEN_I_PLAY, GainLore(1))],
    )
    game.push(f"quest {SHARPSHOOTER}", "choose Firefly Swarm")
    assert game.names_in("discard", ME) == ["Hen", "Hen", "Hen"]
    assert game.names_in("play", ME).count("Firefly Swarm") == 1  # it waits in the Play zone
    assert (game.bag(), game.lore(ME)) == ([(ME, "Watcher")], 2)
    game.push("pick 2", "choose Diva")
    assert game.play(YOU) == ["Bear"]
    assert (game.lore(ME), game.names_in("discard", ME)[0]) == (3, "Firefly Swarm")


@rule("lorcana", "4.3.2.1", "1.2.2", "6.7.8")
def test_a_restriction_on_playing_a_card_is_checked_when_it_is_played():
    """R131"""
    game = position(
        me={"play": [SHARPSHOOTER], "deck": ["Escape Plan", "Hen", "Hen", "Hen", "Bear"]},
        cards=[*BEASTS, ROBIN_HOOD_SHARPSHOOTER, ESCAPE_PLAN],
    )
    game.push(f"quest {SHARPSHOOTER}")
    if game.legal("choose Escape Plan"):
        game.push("choose Escape Plan")
    assert game.events("plays") == []
    assert "Escape Plan" in game.names_in("discard", ME)


@rule("lorcana", "4.3.2.1", "1.2.2")
def test_escape_plan_can_be_played_once_two_cards_have_gone_to_the_discard():
    """R131"""
    game = position(
        me={"hand": ["Escape Plan", "Mill", "Mill"], "ink": 7, "play": ["Bear"]},
        you={"play": ["Wolf", "Hen", "Diva"]},
        cards=[*BEASTS, ESCAPE_PLAN, spell("Mill")],
    )
    assert game.refused("play Escape Plan")[0] == "cant_be_played"
    game.push("play Mill")  # one card
    assert game.refused("play Escape Plan")[0] == "cant_be_played"
    game.push("play Mill", "play Escape Plan")
    assert (game.play(ME), game.deciding) == (["Escape Plan"], YOU)
    game.push("choose Hen; Diva")
    assert (game.play(YOU), game.ink(ME), game.ink(YOU)) == (["Wolf"], (0, 8), (0, 2))


@rule("lorcana", "5.4.1.2", "4.3.3.2")
@pytest.mark.parametrize("edition", [None, "2.0.0", OLD])
def test_all_is_found_does_not_find_itself(edition):
    """R133"""
    game = position(
        me={"hand": ["All Is Found"], "ink": 5, "discard": ["Bear", "Wolf"]},
        edition=edition,
        cards=[*BEASTS, ALL_IS_FOUND],
    )
    game.push("play All Is Found")
    assert not game.legal("choose All")
    game.push("choose Bear; Wolf")
    assert (game.names_in("discard", ME), game.ink(ME)) == (["All Is Found"], (0, 7))


@rule("lorcana", "6.1.13.2")
def test_once_per_turn_counts_for_each_card_of_its_own():
    """R134"""
    taffyta = "Taffyta Muttonfudge - Sour Speedster"
    here, there = made("Here", "location", willpower=5, lore=0), made("There", "location", willpower=5, lore=0)
    game = position(me={"play": [taffyta, taffyta, "Here", "There"], "ink": 6}, cards=[TAFFYTA, here, there])
    one, two = (f"{taffyta} #{game.table.number[card]}" for card in game.table.cards(PLAY, ME)[:2])
    game.push(f"move {one} -> Here")
    assert game.lore(ME) == 2
    game.push(f"move {one} -> There")
    assert game.lore(ME) == 2
    game.push(f"move {two} -> There")
    assert game.lore(ME) == 4
    game.push("end", "end", f"move {one} -> Here")
    assert game.lore(ME) == 6  # another turn


@rule("lorcana", "6.1.13.2", "6.1.1")
def test_an_option_that_was_declined_has_not_been_used():
    """R134"""
    minnie = "Minnie Mouse - Pirate Lookout"
    port = made("Port", "location", willpower=5)
    game = position(
        me={"play": [minnie], "hand": ["Hen", "Pour", "Pour"], "ink": 2, "discard": ["Port", "Port"]},
        cards=[*BEASTS, MINNIE_LOOKOUT, port, spell("Pour", Ink(Top()))],
    )
    game.push("ink Hen", "no", "play Pour", "yes", "choose Port")
    assert game.hand(ME) == ["Pour", "Port"]
    game.push("play Pour")  # it triggers and resolves, but has been used
    assert (game.legal("yes"), game.hand(ME)) == ([], ["Port"])


@rule("lorcana", "6.2.7", "6.2.7.2")
def test_two_delayed_triggers_on_one_character_are_two():
    """R135"""
    game = position(
        me={"play": ["Bear (exerted)"], "hand": ["Next Stop, Olympus", "Next Stop, Olympus"], "ink": 4},
        you={"play": ["Wolf (exerted)", "Hen (exerted)"]},
        cards=[*BEASTS, NEXT_STOP_OLYMPUS],
    )
    game.push("play Next Stop, Olympus", "choose Bear", "play Next Stop, Olympus", "choose Bear")
    assert game.refused("quest Bear")[0] == "quester_cant"
    game.push("challenge Bear -> Wolf", "resolve 1")
    assert game.lore(ME) == 2


@rule("lorcana", "6.2.7", "6.2.7.2")
def test_a_delayed_trigger_happens_once():
    """R135"""
    game = position(
        me={"play": ["Bear (exerted)"], "hand": ["Next Stop, Olympus", "Rise"], "ink": 3},
        you={"play": ["Diva (exerted)"]},
        cards=[*BEASTS, NEXT_STOP_OLYMPUS, spell("Rise", Ready(Every(MINE)))],
    )
    game.push("play Next Stop, Olympus", "choose Bear", "challenge Bear -> Diva")
    assert (game.lore(ME), game.damage("Bear")) == (1, 4)
    game.push("play Rise", "challenge Bear -> Diva")
    assert game.lore(ME) == 1


@rule("lorcana", "6.2.7.1")
def test_a_floating_trigger_also_knows_characters_that_come_later():
    """R137"""
    stitch = "Stitch - Rock Star"
    game = position(
        me={"play": ["Stitch - New Dog", "Bear"], "hand": ["Steal from the Rich", stitch], "ink": 9},
        you={"lore": 5},
        cards=[*BEASTS, STEAL_FROM_THE_RICH, STITCH_ROCK_STAR],
    )
    game.push("play Steal from the Rich", f"shift {stitch} -> Stitch - New Dog", f"quest {stitch}", "quest Bear")
    assert game.lore(YOU) == 3
    game.push("end", "end", "quest Bear")
    assert game.lore(YOU) == 3  # it was for that turn only


@rule("lorcana", "6.4.2.1", "6.4.2.2", "1.x 7.6.3")
@pytest.mark.parametrize(("edition", "protected"), [(None, True), (OLD, False)])
def test_a_prohibition_of_a_resolved_effect_also_covers_what_comes_later(edition, protected):
    """R138"""
    guest = made("Guest", willpower=4, abilities=[Static((Enters("this", exerted=True),))])
    game = position(
        me={"play": ["Bear (exerted)"], "hand": ["Restoring Atlantis", "Guest"], "ink": 6},
        you={"play": ["Wolf"]},
        edition=edition,
        cards=[*BEASTS, RESTORING_ATLANTIS, guest],
    )
    game.push("play Restoring Atlantis", "play Guest", "end")
    assert game.refused("challenge Wolf -> Bear")[0] == "target_cant"
    assert (game.legal("challenge Wolf -> Guest") == []) == protected
    game.push("end", "quest Bear", "end")
    assert game.legal("challenge Wolf -> Bear")


@rule("lorcana", "6.4.2.2")
@pytest.mark.parametrize("edition", [None, OLD])
def test_a_figure_changed_by_a_resolved_effect_stays_with_those_who_were_there(edition):
    """R138"""
    game = position(
        me={"hand": ["Kida - Protector of Atlantis", "Bear"], "ink": 8},
        you={"play": ["Diva"]},
        edition=edition,
        cards=[*BEASTS, KIDA],
    )
    game.push("play Kida", "play Bear")
    assert [game.strength(name) for name in ("Kida", "Diva", "Bear")] == [0, 1, 3]
    game.push("end", "end")
    assert [game.strength(name) for name in ("Kida", "Diva", "Bear")] == [3, 4, 3]


@rule("lorcana", "6.4.2.3")
@pytest.mark.parametrize("grumpy", [True, False])
def test_a_character_enters_with_what_continuous_effects_give_it(grumpy):
    """R139"""
    play = ["Weight Set"] + (["Grumpy - Bad-Tempered"] if grumpy else [])
    game = position(
        me={"play": play, "hand": ["Happy - Good-Natured"], "ink": 6}, cards=[*BEASTS, HAPPY, GRUMPY, WEIGHT_SET]
    )
    game.push("play Happy")
    assert game.legal("yes") == (["yes"] if grumpy else [])


@rule("lorcana", "7.4.3", "7.1.6")
def test_a_character_that_was_banished_and_returned_was_not_returned_from_play():
    """R141"""
    facilier = "Dr. Facilier - Agent Provocateur"
    game = position(
        me={"play": [facilier, "Hen"]},
        you={"play": ["Maleficent's Staff", "Diva (exerted)", "Vulture"]},
        cards=[*BEASTS, FACILIER_PROVOCATEUR, MALEFICENTS_STAFF, on("Vulture", When("banish", OPPOSING), Draw(1))],
    )
    game.push("challenge Hen -> Diva")
    assert len(game.hand(YOU)) == 0
    game.push("yes")
    assert (game.hand(ME), game.resolved()) == (["Hen"], [facilier, "Vulture"])
    assert (game.lore(YOU), len(game.hand(YOU))) == (0, 1)


@rule("lorcana", "7.4.3")
def test_the_staff_sees_what_returns_from_play():
    """R141"""
    game = position(
        me={"play": ["Maleficent's Staff", "Wolf"], "hand": ["Wind", "Wind"], "ink": 2},
        you={"play": ["Bear"], "discard": ["Hen"]},
        cards=[*BEASTS, MALEFICENTS_STAFF, spell("Wind", Return(Chosen(ANY)))],
    )
    game.push("play Wind", "choose Wolf")
    assert game.lore(ME) == 0  # one of mine
    game.push("play Wind")
    assert (game.hand(YOU), game.lore(ME)) == (["Bear"], 1)


@rule("lorcana", "6.7.7")
def test_ralph_uses_the_strength_that_he_last_had():
    """R142"""
    ralph = "Wreck-It Ralph - Raging Wrecker"
    five, six = made("Five", strength=5, willpower=9), made("Six", strength=6, willpower=9)
    game = position(
        me={"hand": ["End"], "ink": 1},
        you={"play": [f"{ralph} (facedown Hen, facedown Wolf)", "Five", "Six", "Heir"]},
        cards=[
            *BEASTS,
            RALPH,
            five,
            six,
            spell("End", Banish(Chosen(Cards(("character",), where=(Named(("Wreck-It Ralph",)),))))),
            on("Heir", When("banish", MY_OTHERS), Get(Every(MINE), "strength", 5, "this turn"), strength=9),
        ],
    )
    game.push("play End")
    assert game.deciding == YOU
    resolve(game, "Heir")
    assert game.play(YOU) == ["Five", "Six", "Heir"]  # 10 and 11 by now


@rule("lorcana", "6.7.7")
def test_ralph_counts_the_cards_that_were_under_him():
    """R142"""
    ralph = "Wreck-It Ralph - Raging Wrecker"
    five, six = made("Five", strength=5, willpower=9), made("Six", strength=6, willpower=9)
    end = spell("End", Banish(Chosen(Cards(("character",), where=(Named(("Wreck-It Ralph",)),)))))
    game = position(
        me={"hand": ["End"], "ink": 1},
        you={"play": [f"{ralph} (facedown Hen, facedown Wolf)", "Five", "Six"]},
        cards=[*BEASTS, RALPH, five, six, end],
    )
    game.push("play End")
    assert game.play(YOU) == ["Six"]


@rule("lorcana", "6.2.4", "1.x 7.4.4")
@pytest.mark.parametrize(("edition", "drawn"), [(None, True), ("2.0.0", True), (OLD, False)])
def test_the_if_after_a_trigger_is_read_when_the_ability_resolves(edition, drawn):
    """R143"""
    stitch = "Stitch - Carefree Surfer"
    host = on(
        "Host",
        When("play", Cards(("character",), "yours", (Named(("Stitch",)),))),
        Play(Chosen(Cards(("character",), "yours", zone="hand"))),
    )
    game = position(
        me={"play": ["Host"], "hand": [stitch, "Bear"], "ink": 7},
        edition=edition,
        cards=[*BEASTS, STITCH_SURFER, host],
    )
    game.push(f"play {stitch}")
    if drawn:
        resolve(game, "Host")
    game.push("choose Bear")
    assert game.legal("yes") == (["yes"] if drawn else [])


@rule("lorcana", "6.2.4")
def test_the_if_after_a_trigger_must_still_hold_on_resolution():
    """R143"""
    stitch = "Stitch - Carefree Surfer"
    away = on("Away", When("play", MY_OTHERS), Return(This()))
    game = position(me={"play": ["Away", "Bear"], "hand": [stitch], "ink": 7}, cards=[*BEASTS, STITCH_SURFER, away])
    game.push(f"play {stitch}")
    resolve(game, "Away")
    assert (game.legal("yes"), game.play(ME)) == ([], ["Bear", stitch])


@rule("lorcana", "6.2.1", "8.12.3")
def test_one_or_more_singers_are_one_event():
    """R145"""
    pepa = "Pepa Madrigal - Sensitive Sister"
    soloist = on("Soloist", When("sing", "this"), Draw(1), cost=3)
    game = position(
        me={"play": [pepa, "Bear", "Soloist"], "hand": ["A Pirate's Life"]},
        cards=[*BEASTS, PEPA, PIRATES_LIFE, soloist],
    )
    game.push("sing together A Pirate's Life")
    game.push(f"choose {pepa}", "choose Bear", "choose Soloist")
    assert sorted(source for _, source in game.bag()) == [pepa, "Soloist"]
    game.push("resolve 1")
    assert (game.lore(ME), len(game.hand(ME))) == (3, 1)


@rule("lorcana", "8.13.1", "7.7.4", "8.1.2")
@pytest.mark.parametrize(("first", "added"), [("Drum", 3), ("Minnie", 1)])
def test_granted_support_and_another_trigger_resolve_in_the_order_the_player_likes(first, added):
    """R146: Support adds the strength of the moment in which it resolves."""
    minnie = "Minnie Mouse - Practical Traveler"
    drum = made(
        "Drum",
        "item",
        abilities=[Triggered((When("quest", MINE),), Get(Ref("subject"), "strength", 2, "this turn"))],
    )
    game = position(
        me={"play": [minnie, "Hen", "Drum"], "hand": ["Work Together"], "ink": 1},
        cards=[*BEASTS, MINNIE_TRAVELER, WORK_TOGETHER, drum],
    )
    game.push("play Work Together", f"choose {minnie}", f"quest {minnie}")
    assert sorted(source for _, source in game.bag()) == ["Drum", minnie, minnie]
    for _ in range(3):
        if game.legal("resolve"):
            left = [source for _, source in game.bag()]
            resolve(game, next((source for source in left if source.startswith(first)), left[0]))
        if game.legal("yes"):
            game.push("yes")
    assert (game.bag(), game.strength("Hen")) == ([], added)


@rule("lorcana", "8.1.2", "8.13.1")
def test_support_twice_is_support_once():
    """R146"""
    happy = "Happy - Good-Natured"
    game = position(
        me={"play": [happy, "Hen"], "hand": ["Work Together"], "ink": 1}, cards=[*BEASTS, HAPPY, WORK_TOGETHER]
    )
    game.push("play Work Together", f"choose {happy}", f"quest {happy}", "yes")
    assert (game.strength("Hen"), game.resolved()) == (3, [happy])


@rule("lorcana", "6.1.14", "6.1.2")
def test_sisu_goes_on_as_long_as_dragons_come():
    """R147"""
    sisu = "Sisu - Uniting Dragon"
    drake, wyrm = (made(name, classifications=["Dragon"]) for name in ("Drake", "Wyrm"))
    game = position(me={"play": [sisu], "deck": ["Drake", "Wyrm", "Bear", "Drake"]}, cards=[*BEASTS, SISU, drake, wyrm])
    game.push(f"quest {sisu}")
    assert game.hand(ME) == ["Drake", "Wyrm"]
    game.push("pick 2")
    assert game.deck(ME) == ["Drake", "Bear"]


@rule("lorcana", "6.1.14", "1.2.3")
def test_sisu_stops_when_the_deck_is_empty():
    """R147"""
    sisu = "Sisu - Uniting Dragon"
    drake = made("Drake", classifications=["Dragon"])
    game = position(me={"play": [sisu], "deck": ["Drake", "Drake"]}, cards=[*BEASTS, SISU, drake])
    game.push(f"quest {sisu}")
    assert (game.hand(ME), game.deck(ME), game.deciding) == (["Drake", "Drake"], [], ME)


RING = made("Ring", "item")


@rule("lorcana", "1.2.2", "4.3.2.1", "6.1.14")
def test_oswald_leaves_an_item_on_top_while_items_cannot_be_played():
    """R149"""
    oswald = "Oswald - The Lucky Rabbit"
    game = position(
        me={"play": [oswald], "hand": ["Hen"], "deck": ["Wolf", "Ring", "Bear"]},
        you={"hand": ["Keep the Ancient Ways"], "ink": 2},
        active=YOU,
        cards=[*BEASTS, RING, OSWALD, KEEP_THE_ANCIENT_WAYS],
    )
    game.push("play Keep the Ancient Ways", "end", "ink Hen", "yes")
    if game.legal("yes"):
        game.push("yes")
    assert (game.is_in_play("Ring"), game.deck(ME)) == (False, ["Ring", "Bear"])


@rule("lorcana", "6.1.14", "6.1.4")
@pytest.mark.parametrize(("top", "answers", "deck"), [("Ring", ["yes"], ["Bear"]), ("Wolf", [], ["Bear", "Wolf"])])
def test_oswald_plays_an_item_and_puts_away_anything_else(top, answers, deck):
    """R149"""
    oswald = "Oswald - The Lucky Rabbit"
    game = position(me={"play": [oswald], "hand": ["Hen"], "deck": [top, "Bear"]}, cards=[*BEASTS, RING, OSWALD])
    game.push("ink Hen", "yes", *answers)
    assert game.deck(ME) == deck
    if answers:
        assert game.is_exerted("Ring")


@rule("lorcana", "5.1.3", "6.7.9")
def test_only_a_ready_character_is_exerted():
    """R150"""
    game = position(
        me={"play": ["Te Kā - Elemental Terror"], "hand": ["Doze", "Doze"], "ink": 2},
        you={"play": ["Bear", "Wolf (exerted)"]},
        cards=[*BEASTS, TE_KA, spell("Doze", Exert(Chosen(OPPOSING)))],
    )
    game.push("play Doze", "choose Wolf")
    assert game.play(YOU) == ["Bear", "Wolf"]
    game.push("play Doze", "choose Bear")
    assert game.play(YOU) == ["Wolf"]


@rule("lorcana", "5.1.3", "6.7.9")
def test_to_enter_play_exerted_is_not_to_be_exerted():
    """R150"""
    theirs = Chosen(Cards(("character",), "theirs", zone="hand"), by="they")
    gate = spell("Gate", EachPlayer("each opponent", Play(theirs, exerted=True)))
    game = position(
        me={"play": ["Te Kā - Elemental Terror"], "hand": ["Gate"], "ink": 1},
        you={"hand": ["Bear"]},
        cards=[*BEASTS, TE_KA, gate],
    )
    game.push("play Gate", "choose Bear")
    assert (game.play(YOU), game.is_exerted("Bear")) == (["Bear"], True)
