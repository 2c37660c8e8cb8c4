"""What the trees do that are written by hand, or were before the grammar could read them, card by card."""

import pytest

from mazo.abilities.tree.effects import Cost
from mazo.games.lorcana.reading.by_hand import BY_HAND
from tests.support.table import ME, YOU, Situation, made, position

BEAR = made("Bear", cost=3, strength=3, willpower=5, lore=2)
WOLF = made("Wolf", cost=2, strength=2, willpower=4)
HEN = made("Hen", cost=1, strength=0, willpower=3)
GIANT = made("Giant", cost=9, strength=10, willpower=10)
KNIGHT = made("Knight", strength=2, willpower=4, classifications=["Knight"])
PRINCESS = made("Princess", willpower=3, classifications=["Princess"])
FLOOD = made("Flood", willpower=3, classifications=["Floodborn"])
TOY = made("Toy", willpower=3, classifications=["Toy"])
DRAKE = made("Drake", classifications=["Dragon"])
FORT = made("Fort", "location", cost=2, willpower=6, lore=1, move_cost=1)
NOISE = made("Noise", "action", cost=1)
LAMP = made("Lamp", "item", cost=1)
BEASTS = [BEAR, WOLF, HEN, GIANT, KNIGHT, PRINCESS, FLOOD, TOY, DRAKE, FORT, NOISE, LAMP]


READ = (
    "Lucifer - Cunning Cat",
    "Basil - Great Mouse Detective",
    "Grumpy - Skeptical Knight",
    "The Return of Hercules",
    "Alice - Well-Read Whisper",
    "Wipe Out!",
    "Andy's Room - Home Base",
    "Woody - Helping a Friend",
    "If I Didn't Have You",
    "Buzz Lightyear - Providing Cover",
    "Look What You've Done",
    "Beast - Selfless Protector",
    "Rapunzel - Ready for Adventure",
)
"""What the grammar has come to read."""


def table(name, me, you=None, **more) -> Situation:
    assert name in BY_HAND or name in READ
    return position(me=me, you=you or {}, cards=BEASTS, **more)


def test_moana_readies_the_exerted_ones_and_only_those_can_not_quest():
    moana = "Moana - Of Motunui"
    game = table(moana, {"play": [moana, "Princess (exerted)", "Princess", "Bear (exerted)"]})
    game.push(f"quest {moana}", "yes")
    assert sorted(game.legal("quest")) == ["quest Princess"]
    assert game.is_exerted("Bear")


@pytest.mark.parametrize(("answers", "left"), [(("pick 1", "choose Wolf; Hen"), 1), (("pick 2", "choose Noise"), 2)])
def test_lucifer_takes_two_cards_or_an_action(answers, left):
    lucifer = "Lucifer - Cunning Cat"
    game = table(lucifer, {"hand": [lucifer], "ink": 5}, {"hand": ["Noise", "Wolf", "Hen"]})
    game.push(f"play {lucifer}", *answers)
    assert len(game.hand(YOU)) == left


def test_basil_draws_only_when_shifted():
    basil = "Basil - Great Mouse Detective"
    base = made("Basil", version="Young", willpower=3)
    game = position(
        me={"play": ["Basil - Young"], "hand": [basil], "ink": 5, "deck": ["Bear", "Wolf", "Hen"]},
        you={},
        cards=[*BEASTS, base],
    )
    game.push(f"shift {basil} -> Basil - Young", "yes")
    assert len(game.hand(ME)) == 2


def test_beast_takes_the_damage_of_the_others():
    beast = "Beast - Selfless Protector"
    game = table(beast, {"play": [beast, "Wolf (exerted)"]}, {"play": ["Bear"]}, active=YOU)
    game.push("challenge Bear -> Wolf")
    assert (game.damage("Wolf"), game.damage(beast)) == (0, 3)


@pytest.mark.parametrize(("others", "lore"), [([], 0), (["Giant"], 5)])
def test_maximus_rewards_the_strong(others, lore):
    maximus = "Maximus - Team Champion"
    weak = [f"{maximus} (exerted)"] if not others else [maximus]
    game = table(maximus, {"play": [*weak, *others]})
    own = 2 if game.strength(maximus) >= 5 else 0
    game.push("end")
    assert game.lore(ME) == max(lore, own)


def test_grumpy_protects_knights_at_locations():
    grumpy = "Grumpy - Skeptical Knight"
    game = table(grumpy, {"play": [grumpy, "Fort", "Knight (at Fort, exerted)"]}, {"play": ["Bear"]}, active=YOU)
    game.push("challenge Bear -> Knight")
    assert game.damage("Knight") == 1


def test_the_mine_hurts_more_for_a_knight_and_once_a_turn():
    mine = "Seven Dwarfs' Mine - Secure Fortress"
    game = table(mine, {"play": [mine, "Knight", "Wolf"], "ink": 9}, {"play": ["Bear"]})
    game.push(f"move Knight -> {mine}", "yes", "choose Bear")
    assert game.damage("Bear") == 2
    game.push(f"move Wolf -> {mine}")
    assert game.damage("Bear") == 2


def test_sisu_goes_on_as_long_as_dragons_come():
    sisu = "Sisu - Uniting Dragon"
    game = table(sisu, {"play": [sisu], "deck": ["Drake", "Drake", "Bear"]})
    game.push(f"quest {sisu}", "pick 2")
    assert (game.hand(ME), game.deck(ME)) == (["Drake", "Drake"], ["Bear"])


def test_each_player_may_play_a_character_for_free():
    name = "The Return of Hercules"
    game = table(name, {"hand": [name, "Bear"], "ink": 5}, {"hand": ["Giant", "Noise"]})
    game.push(f"play {name}", "yes", "choose Bear", "yes", "choose Giant")
    assert game.is_in_play("Bear")
    assert game.is_in_play("Giant")


def test_the_geyser_leaves_three_ink():
    name = "Ink Geyser"
    game = table(name, {"hand": [name], "ink": 5}, {"ink": 2})
    game.push(f"play {name}")
    assert (game.ink(ME), len(game.hand(ME))) == ((0, 3), 2)
    assert game.ink(YOU) == (0, 2)


def test_goofy_readies_whom_he_heals():
    goofy = "Goofy - Groundbreaking Chef"
    game = table(goofy, {"play": [goofy, "Bear (exerted, damage 1)", "Wolf (exerted)"]})
    game.push("end")
    while game.deciding == ME and not game.over:
        game.push("yes" if "yes" in game.legal() else game.legal()[-1])
    assert (game.damage("Bear"), game.is_exerted("Bear"), game.is_exerted("Wolf")) == (0, False, True)


def test_stitch_comes_back_for_an_inkable_card():
    stitch = "Stitch - Experiment 626"
    game = table(stitch, {"discard": [stitch], "hand": ["Bear"]}, active=YOU)
    game.push("end", "yes", "choose Bear")
    assert game.is_in_play(stitch)
    assert game.is_exerted(stitch)


def test_the_singers_of_a_song_are_readied():
    name = "I2I"
    game = table(name, {"play": ["Giant", "Bear"], "hand": [name]})
    game.push(f"sing together {name}", "choose Bear")
    assert (game.lore(ME), game.lore(YOU)) == (2, 2)
    assert not game.is_exerted("Giant")
    assert game.legal("quest") == []


def test_rapunzel_prevents_the_next_damage():
    rapunzel = "Rapunzel - Ready for Adventure"
    game = table(rapunzel, {"play": [rapunzel, "Wolf"]}, {"play": ["Bear (exerted)"]})
    game.push(f"quest {rapunzel}", "yes", "choose Wolf")
    game.push("challenge Wolf -> Bear")
    assert game.damage("Wolf") == 0


@pytest.mark.parametrize(("answer", "drawn"), [("yes", 0), ("no", 2)])
def test_hades_makes_an_offer(answer, drawn):
    hades = "Hades - Looking for a Deal"
    game = table(hades, {"hand": [hades], "ink": 5}, {"play": ["Bear"]})
    game.push(f"play {hades}", "yes", answer)
    assert (len(game.hand(ME)), game.is_in_play("Bear")) == (drawn, answer == "no")


def test_willow_makes_the_first_character_of_a_turn_cheaper():
    willow = "Grandmother Willow - Ancient Advisor"
    game = table(willow, {"play": [willow], "hand": ["Bear", "Wolf"], "ink": 5})
    game.push("play Bear")
    assert game.ink(ME)[0] == 3
    game.push("play Wolf")
    assert game.ink(ME)[0] == 1


def test_willow_helps_once_on_the_turn_she_comes():
    willow = "Grandmother Willow - Ancient Advisor"
    game = table(willow, {"hand": [willow, "Hen", "Bear", "Wolf"], "ink": 8})
    game.push("play Hen", f"play {willow}")
    before = game.ink(ME)[0]
    game.push("play Bear", "play Wolf")
    assert before - game.ink(ME)[0] == 2 + 2


def test_alice_takes_the_cards_under_her():
    alice = "Alice - Well-Read Whisper"
    game = table(alice, {"play": [f"{alice} (facedown Hen)"]})
    game.push(f"quest {alice}")
    assert game.hand(ME) == ["Hen"]


def test_eeyore_keeps_one_from_readying():
    eeyore = "Eeyore - In the Way"
    game = table(eeyore, {"hand": [eeyore], "ink": 9}, {"play": ["Bear (exerted)", "Wolf (exerted)"]})
    game.push(f"play {eeyore}", "yes", "choose Bear", "end")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf")) == (True, False)


@pytest.mark.parametrize(("pick", "lore", "stays"), [("pick 1", 3, True), ("pick 2", 0, False)])
def test_the_opponent_chooses_yes_or_no(pick, lore, stays):
    name = "Do You Want to Build A Snowman?"
    game = table(name, {"hand": [name], "ink": 3}, {"play": ["Bear"]})
    game.push(f"play {name}", pick)
    assert (game.lore(ME), game.is_in_play("Bear")) == (lore, stays)


def test_wipe_out_takes_items_and_bodyguards_only():
    from mazo.abilities.tree.effects import Keyword

    name = "Wipe Out!"
    guard = made("Guard", willpower=4, abilities=[Keyword("Bodyguard")])
    game = position(
        me={"hand": [name], "ink": 2},
        you={"play": ["Bear", "Guard", "Lamp"]},
        cards=[*BEASTS, guard],
    )
    game.push(f"play {name}")
    assert sorted(game.legal("choose")) == ["choose Guard", "choose Lamp"]


@pytest.mark.parametrize(("here", "lore"), [(["Wolf (at {})"], 2), (["Wolf (at {})", "Hen (at {})"], 1)])
def test_a_room_for_only_one(here, lore):
    room = "Andy's Room - Home Base"
    game = table(room, {"play": [room, *[one.format(room) for one in here]]})
    assert game.lore_value("Wolf") == lore


@pytest.mark.parametrize(("top", "strength", "lore"), [("Bear", 2, 0), ("Noise", 0, 2)])
def test_jack_jack_depends_on_what_comes(top, strength, lore):
    jack = "Jack-Jack Parr - Incredible Potential"
    game = table(jack, {"play": [jack], "deck": [top, "Hen", "Hen"]}, active=YOU)
    before = (game.strength(jack), game.lore_value(jack))
    game.push("end", "yes")
    assert (game.strength(jack) - before[0], game.lore_value(jack) - before[1]) == (strength, lore)


@pytest.mark.parametrize(
    ("name", "kind"), [("Woody - Helping a Friend", "Hen"), ("Buzz Lightyear - Providing Cover", "Noise")]
)
def test_with_another_toy_both_things_happen(name, kind):
    game = table(name, {"hand": [name, kind], "play": ["Toy"], "discard": [kind], "ink": 4})
    game.push(f"play {name}", "yes", "yes", f"choose {kind}")
    assert game.hand(ME) == [kind]
    assert [event.card for event in game.events("plays")][-1] == kind


def test_what_was_under_them_is_played():
    name = "Sulley & Boo - Scare Buddies"
    game = table(name, {"play": [f"{name} (exerted, under Hen)"]}, {"play": ["Giant"]}, active=YOU)
    game.push(f"challenge Giant -> {name}", "yes")
    assert game.is_in_play("Hen")


def test_a_discarded_card_may_be_played():
    from mazo.abilities.tree.deeds import Discard, Draw
    from mazo.abilities.tree.effects import Activated

    name = "Look What You've Done"
    table_ = made("Table", "item", abilities=[Activated(Cost(effects=(Discard(),)), Draw())])
    game = position(
        me={"hand": [name], "play": ["Table"], "ink": 2},
        you={"play": ["Bear"]},
        cards=[*BEASTS, table_],
    )
    game.push("use Table", f"choose {name}", "yes")
    assert game.damage("Bear") == 2


def test_both_draw():
    name = "If I Didn't Have You"
    game = table(name, {"hand": [name], "ink": 3})
    game.push(f"play {name}")
    assert (len(game.hand(ME)), len(game.hand(YOU))) == (2, 2)


def test_the_fish_hook_is_free_with_maui_only():
    hook, maui = "Maui's Fish Hook", made("Maui", version="Guest", strength=1, willpower=5)
    cards = [*BEASTS, maui]
    assert position(me={"play": [hook, "Bear"], "ink": 1}, cards=cards).legal("use") == []
    game = position(me={"play": [hook, "Maui - Guest"]}, cards=cards).push(f"use {hook}: 1", "pick 2")
    assert (game.strength("Maui - Guest"), game.legal("use")) == (4, [])


def test_the_diviner_asks_whether_a_cheap_item_is_played():
    queen, lamp = "The Queen - Diviner", "Lamp"
    deck = ["Wolf", lamp, "Bear", "Hen", "Knight"]
    game = table(queen, {"play": [queen], "deck": deck}).push(f"use {queen}", f"choose {lamp}", "yes")
    assert game.is_exerted(lamp)
    kept = table(queen, {"play": [queen], "deck": deck}).push(f"use {queen}", f"choose {lamp}", "no")
    assert kept.hand(ME) == [lamp]


def test_a_revealed_character_is_played_or_goes_to_the_bottom():
    song = "Let's Get Dangerous"
    game = table(song, {"hand": [song], "ink": 4, "deck": ["Bear"]}, {"deck": ["Wolf"]})
    game.push(f"play {song}", "no", "yes")
    assert (game.deck(ME), game.play(YOU)) == (["Bear"], ["Wolf"])


def test_three_characters_are_scattered():
    name = "The Family Scattered"
    game = table(name, {"hand": [name], "ink": 8}, {"play": ["Bear", "Wolf", "Hen"], "deck": ["Lamp"]})
    game.push(f"play {name}", "choose Wolf", "choose Hen")
    assert (game.hand(YOU), game.deck(YOU)) == (["Wolf"], ["Bear", "Lamp", "Hen"])


def test_every_card_by_hand_is_tested_here():
    from pathlib import Path

    text = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in BY_HAND if f'"{name}"' not in text] == []
