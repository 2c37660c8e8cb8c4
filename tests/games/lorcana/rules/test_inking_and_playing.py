"""[4.1] [4.2] [4.3] [5] Ink a card, play a card, sing a song."""

import pytest

from mazo.abilities.tree.deeds import Discard, Do
from mazo.abilities.tree.effects import Steps
from mazo.abilities.tree.nouns import Cards, Every, Has, Is, Ref, This
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.rules.changes import perform
from mazo.kernel.codes import NOBODY
from tests.games.lorcana.rules.scripts import (
    characters,
    draws,
    gains,
    loses,
    may,
    spell,
    strikes,
    watcher,
)
from tests.support.rule import rule
from tests.support.table import ME, OLD, THIRD, YOU, made, position

STITCH = "Stitch - New Dog"  # costs 1, inkable
YZMA = "Yzma - Without Beauty Sleep"  # costs 3, inkable
LILO = "Lilo - Making a Wish"  # costs 1, not inkable
MARKET = "Agrabah - Marketplace"  # costs 3
LAGOON = "Never Land - Mermaid Lagoon"  # costs 1

LULLABY = spell("Lullaby", draws(2), cost=3, song=True)
LAMP = made("Lamp", "item", cost=2)


# [4.1] Turn actions in general.


@rule("lorcana", "4.1.2", "1.3.4.1")
@pytest.mark.parametrize("active", [ME, YOU, THIRD])
def test_only_the_active_player_takes_turn_actions(active):
    side = {"play": [STITCH]}
    game = position(me=side, you=side, third=side, active=active)
    assert game.game.deciding == (active,)
    assert [bool(game.game.legal(seat)) for seat in (ME, YOU, THIRD)] == [seat == active for seat in (ME, YOU, THIRD)]


@rule("lorcana", "4.1.2")
def test_the_next_action_waits_until_the_last_one_is_complete():
    game = position(
        me={"play": [STITCH], "hand": ["Bolt"]},
        you={"play": [YZMA, LILO]},
        cards=[spell("Bolt", strikes(1))],
    )
    game.push("play Bolt")
    for action in ("quest Stitch", "end"):
        assert game.refused(action) == ("finish_this_first", "3.3.2.1")


@rule("lorcana", "4.1.4", "4.1.1")
def test_an_impossible_action_is_refused_as_a_whole_and_nothing_is_paid():
    game = position(me={"hand": [YZMA], "ink": 2})
    assert game.refused("play Yzma") == ("too_expensive", "4.3.2.4")
    assert game.ink(ME) == (2, 0)
    assert game.story() == []


# [4.2] Ink.


@rule("lorcana", "4.2.1", "4.2.1.3", "7.5.2")
def test_an_inked_card_goes_facedown_and_ready_into_the_inkwell():
    game = position(me={"hand": [STITCH, YZMA]})
    game.push("ink Stitch")
    assert game.hand(ME) == [YZMA]
    assert game.names_in("inkwell", ME) == [STITCH]
    assert game.ink(ME) == (1, 0)
    assert game.game.view(ME).players[ME].zones["inkwell"].cards == ()


@rule("lorcana", "4.2.1", "4.2.1.1", "4.2.1.2")
def test_everybody_sees_the_card_that_is_inked():
    game = position(me={"hand": [STITCH]}, third={})
    game.push("ink Stitch")
    for viewer in (ME, YOU, THIRD, -1):
        (told,) = (event for event in game.game.events_for(viewer) if event.kind == "inked")
        assert (told.seat, told.card) == (ME, STITCH)


@rule("lorcana", "4.2.1", "4.2.1.1")
@pytest.mark.parametrize(("edition", "number"), [("2.2.0", "4.2.1.1"), (OLD, "4.3.3.1")])
def test_a_card_without_the_inkwell_symbol_cannot_be_inked(edition, number):
    game = position(me={"hand": [LILO]}, edition=edition)
    assert game.refused("ink Lilo") == ("not_inkable", number)


@rule("lorcana", "4.2.1")
@pytest.mark.parametrize("card", ["Bell", "Lamp", MARKET])
def test_cards_of_every_type_can_be_inked(card):
    game = position(me={"hand": [card]}, cards=[LAMP, spell("Bell", draws())])
    assert game.push(f"ink {card}").ink(ME) == (1, 0)


@rule("lorcana", "4.2.1", "4.2.1.1")
@pytest.mark.parametrize("zone", ["play", "discard"])
def test_only_cards_from_the_hand_are_inked(zone):
    game = position(me={zone: [STITCH]})
    assert game.refused("ink Stitch") == ("not_in_hand", "4.2.1.1")


@rule("lorcana", "4.2.3")
@pytest.mark.parametrize(("edition", "number"), [("2.2.0", "4.2.3"), (OLD, "4.3.3")])
def test_only_one_card_is_inked_each_turn(edition, number):
    game = position(me={"hand": [STITCH, YZMA]}, edition=edition).push("ink Stitch")
    assert game.refused("ink Yzma") == ("already_inked", number)
    assert game.legal("ink") == []


@rule("lorcana", "4.2.3")
def test_the_inking_of_one_player_does_not_count_for_another():
    game = position(me={"hand": [STITCH]}, you={"hand": [YZMA]}).push("ink Stitch", "end", "ink Yzma")
    assert (game.ink(ME), game.ink(YOU)) == ((1, 0), (1, 0))


@rule("lorcana", "4.2.1", "7.5.1")
def test_fresh_ink_pays_at_once():
    game = position(me={"hand": [STITCH, LILO]})
    game.push("ink Stitch", "play Lilo")
    assert game.ink(ME) == (0, 1)


@rule("lorcana", "4.2.1", "4.2.2")
def test_what_inking_triggers_resolves_after_it():
    game = position(me={"play": ["Painter"], "hand": [STITCH]}, cards=[watcher("Painter", "ink", gains())])
    game.push("ink Stitch")
    assert game.story("inked", "resolves", "gains_lore") == ["inked", "resolves", "gains_lore"]


@rule("lorcana", "7.5.6", "4.2.3.2")
def test_an_effect_that_fills_the_inkwell_neither_shows_the_card_nor_uses_up_the_inking():
    fill = Do("put into inkwell", Every(Cards(whose="yours", where=(Has("cost", "is", 1),), zone="hand")))
    game = position(me={"hand": ["Spill", LILO, YZMA]}, cards=[spell("Spill", fill)])
    game.push("play Spill")
    assert game.names_in("inkwell", ME) == [LILO]  # which has no inkwell symbol
    assert game.ink(ME) == (1, 0)
    assert not game.knows(YOU, LILO)
    assert game.push("ink Yzma").ink(ME) == (2, 0)


@rule("lorcana", "7.5.6", "7.1.6")
def test_an_effect_can_put_a_character_from_play_into_the_inkwell():
    game = position(
        me={"play": [f"{YZMA} (exerted, damage 2)"], "hand": ["Spill"]},
        cards=[spell("Spill", Do("put into inkwell", characters("yours")))],
    )
    game.push("play Spill")
    assert (game.names_in("inkwell", ME), game.ink(ME)) == ([YZMA], (1, 0))
    assert not game.is_in_play("Yzma")


# [4.3] Play.


@rule("lorcana", "4.3.1", "4.3.2.4", "4.3.3", "1.5.3")
def test_playing_a_card_exerts_as_much_ink_as_it_costs():
    game = position(me={"hand": [YZMA], "ink": {"ready": 5, "exerted": 1}})
    game.push("play Yzma")
    assert game.ink(ME) == (2, 4)
    assert (game.hand(ME), game.play(ME)) == ([], [YZMA])
    assert [(event.seat, event.amount) for event in game.events("paid")] == [(ME, 3)]


@rule("lorcana", "4.3.2.4", "1.5.3")
@pytest.mark.parametrize(("edition", "number"), [("2.2.0", "4.3.2.4"), (OLD, "4.3.4.6")])
def test_a_cost_is_paid_in_full_or_not_at_all(edition, number):
    game = position(me={"hand": [YZMA], "ink": {"ready": 2, "exerted": 4}}, edition=edition)
    refusal = game.why_not("play Yzma")
    assert refusal is not None
    assert (refusal.reason, refusal.number) == ("too_expensive", number)
    assert (refusal.text_en, refusal.fix_en) == (
        f"{YZMA} costs 3 and you have 2 ready ink.",
        "You need 1 more ready ink.",
    )


@rule("lorcana", "4.3.1")
@pytest.mark.parametrize("zone", ["play", "discard"])
def test_cards_are_played_from_the_hand(zone):
    game = position(me={zone: [STITCH], "ink": 5})
    assert game.refused("play Stitch") == ("not_in_hand", "4.3.1")


@rule("lorcana", "5.1.2.1", "4.3.3", "4.3.3.1", "5.1.1.11")
def test_a_character_enters_play_ready_undamaged_and_drying():
    game = position(me={"hand": [STITCH], "ink": 1})
    game.push("play Stitch")
    assert (game.is_exerted("Stitch"), game.is_drying("Stitch"), game.damage("Stitch")) == (False, True, 0)
    assert game.refused("quest Stitch") == ("quester_drying", "5.1.1.11")


@rule("lorcana", "5.1.2.1", "5.1.2.2", "4.3.3", "4.3.3.1")
def test_an_item_enters_play_ready_and_never_dries():
    game = position(me={"hand": ["Lamp"], "ink": 2}, cards=[LAMP])
    game.push("play Lamp")
    assert (game.is_exerted("Lamp"), game.is_drying("Lamp")) == (False, False)
    assert game.names_in("discard", ME) == []


@rule("lorcana", "5.1.2.1", "5.1.2.3", "4.3.3", "4.3.3.1")
def test_a_location_enters_play_undamaged():
    game = position(me={"hand": [LAGOON], "ink": 1})
    game.push("play Never Land")
    assert (game.damage("Never Land"), game.is_drying("Never Land")) == (0, False)
    assert game.lore(ME) == 0  # it gives its lore in the Set step


@rule("lorcana", "5.4.5", "4.3.3", "4.3.3.2", "5.4.1.2")
def test_an_action_resolves_at_once_and_goes_to_the_discard():
    game = position(me={"hand": ["Study"], "ink": 2}, cards=[spell("Study", draws(2), cost=2)])
    game.push("play Study")
    assert (len(game.hand(ME)), game.names_in("discard", ME), game.play(ME)) == (2, ["Study"], [])
    assert game.story("paid", "plays", "draws", "resolved_action") == [
        *["paid", "plays", "draws", "draws", "resolved_action"]
    ]


@rule("lorcana", "4.3.3", "5.4.1.2")
def test_an_action_is_in_play_while_its_effect_resolves():
    game = position(me={"hand": ["Bolt"]}, you={"play": [STITCH, YZMA]}, cards=[spell("Bolt", strikes(1))])
    game.push("play Bolt")
    assert (game.hand(ME), game.play(ME), game.names_in("discard", ME)) == ([], ["Bolt"], [])
    game.push("choose Yzma")
    assert (game.play(ME), game.names_in("discard", ME)) == ([], ["Bolt"])


@rule("lorcana", "5.4.5", "4.3.4", "4.1.5")
def test_what_playing_an_action_triggers_comes_after_its_effect():
    game = position(
        me={"play": ["Fan"], "hand": ["Study"]},
        cards=[spell("Study", draws()), watcher("Fan", "play", gains())],
    )
    game.push("play Study")
    assert game.story("plays", "draws", "resolved_action", "resolves") == [
        *["plays", "draws", "resolved_action", "resolves"]
    ]


@rule("lorcana", "5.4.5", "6.1.2", "6.1.1.2", "7.7.2")
def test_what_the_effect_of_an_action_triggers_waits_for_its_end():
    game = position(
        me={"play": ["Greedy"], "hand": ["Deal"]},
        cards=[spell("Deal", Steps((draws(), gains()))), watcher("Greedy", "draw", loses())],
    )
    game.push("play Deal")
    assert game.story("draws", "gains_lore", "resolves", "loses_lore") == [
        *["draws", "gains_lore", "resolves", "loses_lore"]
    ]


@rule("lorcana", "4.3.4.1", "4.3.3")
def test_a_cards_own_ability_about_being_played_triggers_as_it_enters():
    game = position(me={"hand": ["Herald"], "ink": 1}, cards=[watcher("Herald", "play", gains(2), "this")])
    game.push("play Herald")
    assert (game.lore(ME), game.resolved()) == (2, ["Herald"])


@rule("lorcana", "6.2.1", "4.3.4")
def test_an_ability_about_your_other_cards_does_not_see_its_own_card_being_played():
    game = position(
        me={"hand": ["Herald", STITCH], "ink": 2}, cards=[watcher("Herald", "play", gains(), "your others")]
    )
    assert game.push("play Herald").lore(ME) == 0
    assert game.push("play Stitch").lore(ME) == 1


@rule("lorcana", "4.3.4", "6.2.1")
def test_opponents_abilities_hear_of_a_played_card_too():
    game = position(
        me={"hand": [STITCH], "ink": 1},
        you={"play": ["Envier"]},
        cards=[watcher("Envier", "play", gains(), "opposing")],
    )
    assert game.push("play Stitch").lore(YOU) == 1


@rule("lorcana", "1.2.3", "6.1.2")
def test_an_effect_does_as_much_as_it_can():
    game = position(me={"deck": 1, "hand": ["Study"]}, cards=[spell("Study", Steps((draws(3), gains())))])
    game.push("play Study")
    assert (len(game.hand(ME)), game.lore(ME)) == (1, 1)


@rule("lorcana", "7.1.6")
def test_a_character_returned_to_hand_comes_back_as_another_card():
    game = position(
        me={"play": [f"{YZMA} (damage 2)"], "hand": ["Recall"], "ink": 3},
        cards=[spell("Recall", Do("return to hand", characters("yours")))],
    )
    game.push("play Recall")
    assert game.hand(ME) == [YZMA]
    game.push("play Yzma")
    assert (game.damage("Yzma"), game.is_drying("Yzma")) == (0, True)


@rule("lorcana", "7.3.4")
def test_discarding_takes_cards_from_the_hand():
    game = position(
        me={"play": [STITCH], "hand": ["Waste", YZMA, LILO]},
        cards=[spell("Waste", Discard())],
    )
    game.push("play Waste")
    assert game.legal() == [f"choose {YZMA}", f"choose {LILO}"]
    game.push("choose Lilo")
    assert (game.hand(ME), game.names_in("discard", ME)) == ([YZMA], ["Waste", LILO])


@rule("lorcana", "7.3.4", "7.1.6")
def test_what_is_not_in_hand_cannot_be_discarded_and_what_is_not_in_play_not_banished():
    hand = Every(Cards(whose="yours", zone="hand"))
    odd = Steps((Do("banish", hand), Do("return to hand", hand)))
    game = position(me={"play": [STITCH], "hand": ["Folly", YZMA]}, cards=[spell("Folly", odd)])
    assert perform(game.table, E.DISCARDS, game.card("Stitch"), ME, 1, NOBODY) == 0
    game.push("play Folly")
    assert (game.play(ME), game.hand(ME)) == ([STITCH], [YZMA])


# [5.4.4.2] Sing.


@rule("lorcana", "5.4.4.2", "1.5.5.1")
@pytest.mark.parametrize("singer", [YZMA, "Sven - Official Ice Deliverer"])
def test_a_character_that_costs_enough_sings_a_song_without_ink(singer):
    game = position(me={"play": [singer], "hand": ["Lullaby"], "ink": 3}, cards=[LULLABY])
    game.push(f"sing Lullaby with {singer}")
    assert game.is_exerted(singer)
    assert game.ink(ME) == (3, 0)
    assert (len(game.hand(ME)), game.names_in("discard", ME)) == (2, ["Lullaby"])
    assert [(event.card, event.other, game.number(event.rule)) for event in game.events("sings")] == [
        (singer, "Lullaby", "5.4.4.2")
    ]


@rule("lorcana", "5.4.4.2")
@pytest.mark.parametrize(("edition", "number"), [("2.2.0", "5.4.4.2"), (OLD, "6.3.3.3")])
def test_a_singer_must_cost_as_much_as_the_song(edition, number):
    game = position(me={"play": ["Aurora - Regal Princess"], "hand": ["Lullaby"]}, cards=[LULLABY], edition=edition)
    refusal = game.why_not("sing Lullaby with Aurora")
    assert refusal is not None
    assert (refusal.reason, refusal.number) == ("singer_too_cheap", number)
    assert game.unchanged()


@rule("lorcana", "5.4.4.2", "1.7.5", "5.1.1.11")
def test_a_drying_character_cannot_sing():
    game = position(me={"play": [f"{YZMA} (drying)"], "hand": ["Lullaby"]}, cards=[LULLABY])
    assert game.refused("sing Lullaby with Yzma") == ("singer_drying", "5.4.4.2")


@rule("lorcana", "5.4.4.2", "5.1.1.2")
def test_an_exerted_character_cannot_sing():
    game = position(me={"play": [f"{YZMA} (exerted)"], "hand": ["Lullaby"]}, cards=[LULLABY])
    assert game.refused("sing Lullaby with Yzma") == ("singer_exerted", "5.4.4.2")


@rule("lorcana", "5.4.4.2")
def test_only_songs_are_sung_and_only_by_your_characters_in_play():
    game = position(
        me={"play": [MARKET], "hand": ["Lullaby", "Study", YZMA], "discard": ["Ballad"]},
        you={"play": ["Sven - Official Ice Deliverer"]},
        cards=[LULLABY, spell("Study", draws(), cost=1), spell("Ballad", draws(), song=True)],
    )
    assert game.refused("sing Study with Sven") == ("not_a_song", "5.4.4.2")
    assert game.refused("sing Ballad with Sven") == ("not_in_hand", "4.3.1")
    assert game.refused("sing Lullaby with Sven") == ("not_yours", "1.4.3")
    assert game.refused("sing Lullaby with Agrabah") == ("not_a_character", "5.4.4.2")
    assert game.refused("sing Lullaby with Yzma") == ("not_in_play", "5.1.1.8")


@rule("lorcana", "5.4.4.2", "4.3.2.4")
def test_a_song_can_be_played_for_its_ink_as_well():
    game = position(me={"hand": ["Lullaby"], "ink": 3}, cards=[LULLABY])
    game.push("play Lullaby")
    assert (game.ink(ME), len(game.hand(ME)), game.story("sings")) == ((0, 3), 2, [])


@rule("lorcana", "5.4.5", "4.3.4")
def test_what_singing_triggers_comes_after_the_song():
    game = position(
        me={"play": ["Diva"], "hand": ["Lullaby"]},
        cards=[LULLABY, watcher("Diva", "sing", gains(), "this", cost=5)],
    )
    game.push("sing Lullaby with Diva")
    assert game.story("exerts", "plays", "sings", "draws", "resolves") == [
        *["exerts", "plays", "sings", "draws", "draws", "resolves"]
    ]


@rule("lorcana", "5.1.1.1", "M12")
def test_readying_a_ready_card_triggers_nothing():
    game = position(
        me={"play": [STITCH, "Sleeper (exerted)"], "hand": ["Wake", "Wake"]},
        cards=[spell("Wake", Do("ready", characters("yours"))), watcher("Sleeper", "ready", gains())],
    )
    game.push("play Wake")
    assert [event.card for event in game.events("readies")] == ["Sleeper"]
    assert game.push("play Wake").lore(ME) == 1


@rule("lorcana", "5.1.1.2", "M12")
def test_exerting_an_exerted_card_triggers_nothing():
    again = Do("exert", characters("yours"))
    game = position(
        me={"play": [f"{STITCH} (exerted)", "Sleeper"], "hand": ["Tire", "Tire"]},
        cards=[spell("Tire", again), watcher("Sleeper", "exert", gains())],
    )
    game.push("play Tire")
    assert [event.card for event in game.events("exerts")] == ["Sleeper"]
    assert game.push("play Tire").lore(ME) == 1


@rule("lorcana", "1.7.5", "5.1.1.11")
def test_a_drying_character_can_be_exerted_by_an_effect():
    game = position(
        me={"play": [f"{STITCH} (drying)"], "hand": ["Tire"]},
        cards=[spell("Tire", Do("exert", Every(Cards(whose="yours", where=(Is("drying"),)))))],
    )
    assert game.push("play Tire").is_exerted("Stitch")


@rule("lorcana", "1.9.1")
def test_items_carry_no_damage():
    game = position(
        me={"hand": ["Quake"]},
        you={"play": ["Lamp", MARKET]},
        cards=[LAMP, spell("Quake", Do("deal damage", Every(Cards(whose="opposing")), 2))],
    )
    game.push("play Quake")
    assert (game.damage("Lamp"), game.damage("Agrabah")) == (0, 2)


@rule("lorcana", "6.1.2")
def test_an_ability_can_act_on_its_own_card_and_on_the_card_that_it_heard_of():
    game = position(
        me={"play": ["Host"], "hand": [STITCH, YZMA], "ink": 4},
        cards=[watcher("Host", "play", Do("exert", Ref("subject")), "your others")],
    )
    game.push("play Stitch")
    assert game.is_exerted("Stitch")
    other = position(
        me={"play": ["Tired"], "hand": [STITCH], "ink": 1}, cards=[watcher("Tired", "play", Do("exert", This()))]
    )
    assert other.push("play Stitch").is_exerted("Tired")


@rule("lorcana", "1.7.3")
def test_a_may_is_decided_while_resolving():
    game = position(me={"play": ["Asker"], "hand": [STITCH], "ink": 1}, cards=[watcher("Asker", "play", may(gains()))])
    game.push("play Stitch")
    assert (game.legal(), game.lore(ME)) == (["yes", "no"], 0)
    assert game.push("no").lore(ME) == 0
