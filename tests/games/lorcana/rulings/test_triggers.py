"""Rulings about triggers: what they see, how often, when their condition is read; on the cards they are about."""

import pytest

from mazo.abilities.tree.deeds import Do, Draw
from mazo.abilities.tree.effects import EachPlayer, Play
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Named, This, Top, When
from mazo.games.lorcana.codes import zones as Z
from tests.games.lorcana.rulings.stage import ANY, BEASTS, MINE, MY_OTHERS, OPPOSING, on, resolve, spell
from tests.support.rule import rule
from tests.support.table import ME, OLD, YOU, made, position


@rule("lorcana", "1.6.1", "4.3.4.1")
def test_genie_does_not_see_himself_being_played():
    """R125"""
    game = position(me={"hand": ["Genie - Wonderful Trickster", "Hen"], "ink": 9}, cards=BEASTS)
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
        cards=BEASTS,
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
    game = position(*sides, active=active, cards=BEASTS)
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
        cards=BEASTS,
    )
    game.push("play Be Prepared", "yes", "yes")  # look at the top card, and play it
    assert (game.play(YOU), game.deck(YOU)) == (["Bear"], ["Diva"])


@rule("lorcana", "7.4.3", "1.7.7")
def test_the_chromicon_finds_nobody_to_choose_when_all_are_gone():
    """R126"""
    game = position(
        me={"hand": ["Be Prepared"], "ink": 7},
        you={"play": ["Emerald Chromicon", "Bear", "Wolf"]},
        cards=BEASTS,
    )
    game.push("play Be Prepared", "resolve 1", "yes", "yes")
    assert game.resolved() == ["Emerald Chromicon", "Emerald Chromicon"]
    assert (game.play(YOU), game.hand(YOU), game.active, game.deciding) == (["Emerald Chromicon"], [], ME, ME)


@rule("lorcana", "6.1.13.2")
def test_once_per_turn_counts_for_each_card_of_its_own():
    """R134"""
    taffyta = "Taffyta Muttonfudge - Sour Speedster"
    here, there = made("Here", "location", willpower=5, lore=0), made("There", "location", willpower=5, lore=0)
    game = position(me={"play": [taffyta, taffyta, "Here", "There"], "ink": 6}, cards=[here, there])
    one, two = (f"{taffyta} #{game.table.number[card]}" for card in game.table.cards(Z.PLAY, ME)[:2])
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
        cards=[*BEASTS, port, spell("Pour", Do("put into inkwell exerted", Top()))],
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
        cards=BEASTS,
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
        cards=[*BEASTS, spell("Rise", Do("ready", Every(MINE)))],
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
        cards=BEASTS,
    )
    game.push("play Steal from the Rich", f"shift {stitch} -> Stitch - New Dog", f"quest {stitch}", "quest Bear")
    assert game.lore(YOU) == 3
    game.push("end", "end", "quest Bear")
    assert game.lore(YOU) == 3  # it was for that turn only


@rule("lorcana", "7.4.3", "7.1.6")
def test_a_character_that_was_banished_and_returned_was_not_returned_from_play():
    """R141"""
    facilier = "Dr. Facilier - Agent Provocateur"
    game = position(
        me={"play": [facilier, "Hen"]},
        you={"play": ["Maleficent's Staff", "Diva (exerted)", "Vulture"]},
        cards=[*BEASTS, on("Vulture", When("banish", OPPOSING), Draw(1))],
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
        cards=[*BEASTS, spell("Wind", Do("return to hand", Chosen(ANY)))],
    )
    game.push("play Wind", "choose Wolf")
    assert game.lore(ME) == 0  # one of mine
    game.push("play Wind")
    assert (game.hand(YOU), game.lore(ME)) == (["Bear"], 1)


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
        cards=[*BEASTS, host],
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
    away = on("Away", When("play", MY_OTHERS), Do("return to hand", This()))
    game = position(me={"play": ["Away", "Bear"], "hand": [stitch], "ink": 7}, cards=[*BEASTS, away])
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
        cards=[*BEASTS, soloist],
    )
    game.push("sing together A Pirate's Life")
    game.push(f"choose {pepa}", "choose Bear", "choose Soloist")
    assert sorted(source for _, source in game.bag()) == [pepa, "Soloist"]
    game.push("resolve 1")
    assert (game.lore(ME), len(game.hand(ME))) == (3, 1)


@rule("lorcana", "5.1.3", "6.7.9")
def test_only_a_ready_character_is_exerted():
    """R150"""
    game = position(
        me={"play": ["Te Kā - Elemental Terror"], "hand": ["Doze", "Doze"], "ink": 2},
        you={"play": ["Bear", "Wolf (exerted)"]},
        cards=[*BEASTS, spell("Doze", Do("exert", Chosen(OPPOSING)))],
    )
    game.push("play Doze", "choose Wolf")
    assert game.play(YOU) == ["Bear", "Wolf"]
    game.push("play Doze", "choose Bear")
    assert game.play(YOU) == ["Wolf"]


@rule("lorcana", "5.1.3", "6.7.9")
def test_to_enter_play_exerted_is_not_to_be_exerted():
    """R150"""
    theirs = Chosen(Cards(("character",), "theirs", zone="hand"), by="they")
    gate = spell("Gate", EachPlayer("each opponent", Play(theirs, state="exerted")))
    game = position(
        me={"play": ["Te Kā - Elemental Terror"], "hand": ["Gate"], "ink": 1},
        you={"hand": ["Bear"]},
        cards=[*BEASTS, gate],
    )
    game.push("play Gate", "choose Bear")
    assert (game.play(YOU), game.is_exerted("Bear")) == (["Bear"], True)
