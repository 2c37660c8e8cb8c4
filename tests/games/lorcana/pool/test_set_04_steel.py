"""What the steel cards of the fourth set do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

ARIEL = "Ariel - Determined Mermaid"
BOW = "Imperial Bow"
LING = "Ling - Imperial Soldier"
AERIAL = "Magic Broom - Aerial Cleaner"
BRIGADE = "Magic Broom - Brigade Commander"
PLAYFUL = "Mickey Mouse - Playful Sorcerer"
STANDARD = "Mickey Mouse - Standard Bearer"
HOPE = "One Last Hope"
PHIL = "Philoctetes - No-Nonsense Instructor"
RAYA = "Raya - Unstoppable Force"
MOB = "The Mob Song"
THEBES = "Thebes - The Big Olive"


@card("Ariel - Determined Mermaid")
def test_ariel_may_draw_and_discard_with_every_song():
    game = table(me={"play": [ARIEL, "Bear"], "hand": ["Tune", "Lamp"], "deck": ["Wolf", "Hen"]})
    game.push("sing Tune with Bear", "yes")
    assert sorted(game.legal()) == ["choose Lamp", "choose Wolf"]
    assert game.push("choose Lamp").hand(ME) == ["Wolf"]


@card("Ariel - Determined Mermaid")
def test_ariel_may_keep_her_cards_and_ignores_other_actions_and_opposing_songs():
    game = table(me={"play": [ARIEL], "hand": ["Hum", "Spell", "Lamp"], "ink": 2})
    assert game.push("play Hum", "no").hand(ME) == ["Spell", "Lamp"]
    assert game.push("play Spell").legal("yes") == []
    game = table(me={"hand": ["Hum"], "ink": 1}, you={"play": [ARIEL]})
    game.push("play Hum")
    assert (game.deciding, game.legal("yes")) == (ME, [])


@card("Imperial Bow")
def test_the_bow_lets_a_hero_hit_the_evasive():
    game = table(me={"play": [BOW, "Knight", STANDARD, "Wolf"], "ink": 1}, you={"play": ["Bird (exerted)"]})
    game.push(f"use {BOW}")
    assert sorted(game.legal()) == ["choose Knight", f"choose {STANDARD}"]
    game.push(f"choose {STANDARD}", "challenge Mickey -> Bird")
    assert (game.is_in_play("Bird"), game.ink(ME)) == (False, (0, 1))


@card("Imperial Bow")
def test_the_bow_serves_for_one_turn():
    game = table(me={"play": [BOW, "Knight"], "ink": 1}, you={"play": ["Bird"]})
    game.push(f"use {BOW}", "end", "quest Bird", "end")
    assert game.legal("challenge") == []


@card("Ling - Imperial Soldier")
def test_ling_strengthens_heroes_of_his_side():
    game = table(me={"play": [LING, "Knight", "Wolf"]}, you={"play": [STANDARD]})
    assert [game.strength(name) for name in ("Ling", "Knight", "Wolf", "Mickey")] == [3, 3, 2, 1]


@card("Magic Broom - Aerial Cleaner")
def test_the_aerial_cleaner_flies_only_on_its_own_turn():
    game = table(me={"play": [AERIAL]}, you={"play": ["Bird (exerted)", "Bear"]})
    assert game.legal("challenge") == [f"challenge {AERIAL} -> Bird"]
    game.push("quest Magic Broom", "end")
    assert game.legal("challenge Bear") == [f"challenge Bear -> {AERIAL}"]


@card("Magic Broom - Brigade Commander")
def test_the_brigade_commander_is_stronger_by_two_for_each_other_broom_and_resists():
    game = table(me={"play": [BRIGADE, AERIAL, AERIAL]}, you={"play": [AERIAL, "Bear (exerted)"]})
    assert game.strength(BRIGADE) == 6
    game.push(f"challenge {BRIGADE} -> Bear")
    assert (game.damage(BRIGADE), game.is_in_play("Bear")) == (2, False)


@card("Mickey Mouse - Playful Sorcerer")
def test_the_playful_sorcerer_deals_as_much_damage_as_there_are_brooms():
    game = table(me={"hand": [PLAYFUL], "play": [STANDARD, AERIAL, BRIGADE], "ink": 3}, you={"play": ["Bear", AERIAL]})
    game.push(f"shift {PLAYFUL} -> {STANDARD}", "choose Bear")
    assert game.damage("Bear") == 2


@card("Mickey Mouse - Playful Sorcerer")
def test_the_playful_sorcerer_resists_one():
    game = table(me={"play": [PLAYFUL]}, you={"play": ["Bear (exerted)"]})
    assert game.push("challenge Mickey -> Bear").damage("Mickey") == 2


@card("Mickey Mouse - Standard Bearer")
def test_the_standard_bearer_makes_somebody_a_challenger_this_turn():
    game = table(me={"hand": [STANDARD], "play": ["Wolf"], "ink": 2}, you={"play": ["Giant (exerted)", "Fort"]})
    game.push("play Mickey", "choose Wolf")
    assert game.strength("Wolf") == 2
    game.push("challenge Wolf -> Fort")
    assert game.damage("Fort") == 4
    game.push("end", "end", "challenge Wolf -> Fort")
    assert not game.is_in_play("Fort")


@card("One Last Hope")
def test_one_last_hope_lets_a_resisting_hero_challenge_the_ready():
    game = table(me={"hand": [HOPE], "play": ["Knight"], "ink": 3}, you={"play": ["Giant"]})
    game.push(f"play {HOPE}", "choose Knight", "challenge Knight -> Giant")
    assert (game.damage("Knight"), game.damage("Giant")) == (4, 2)
    game.push("end", "end")
    assert game.legal("challenge") == []


@card("One Last Hope")
def test_one_last_hope_only_protects_others_until_my_next_turn():
    game = table(me={"hand": [HOPE], "play": ["Bear"], "ink": 3}, you={"play": ["Giant", "Wolf"]})
    game.push(f"play {HOPE}", "choose Bear")
    assert game.legal("challenge") == []
    game.push("quest Bear", "end", "challenge Wolf -> Bear")
    assert game.damage("Bear") == 0


@card("Philoctetes - No-Nonsense Instructor")
def test_phil_trains_heroes_and_gains_lore_for_new_ones():
    game = table(
        me={"play": [PHIL, "Knight"], "hand": ["Anna - Braving the Storm", "Wolf"], "ink": 4},
        you={"play": ["Giant (exerted)"]},
    )
    game.push("play Wolf")
    assert game.lore(ME) == 0
    game.push("play Anna", "challenge Knight -> Giant")
    assert (game.lore(ME), game.damage("Giant")) == (1, 3)


@card("Raya - Unstoppable Force")
def test_raya_may_draw_after_banishing_on_her_turn():
    for answer, cards in (("yes", 1), ("no", 0)):
        game = table(me={"play": [RAYA]}, you={"play": ["Bear (exerted)"]})
        game.push("challenge Raya -> Bear", answer)
        assert (game.damage("Raya"), len(game.hand(ME))) == (1, cards)


@card("Raya - Unstoppable Force")
def test_raya_draws_nothing_while_defending():
    game = table(me={"play": ["Hen"]}, you={"play": [f"{RAYA} (exerted)"]})
    game.push("challenge Hen -> Raya")
    assert (game.play(ME), game.legal("yes"), game.hand(YOU)) == ([], [], [])


@card("The Mob Song")
def test_the_mob_hits_up_to_three_characters_or_locations():
    game = table(me={"hand": [MOB], "ink": 10, "play": ["Hen"]}, you={"play": ["Bear", "Fort", "Knight", "Lamp"]})
    game.push(f"play {MOB}")
    assert "choose nothing" in game.legal()
    assert not any("Lamp" in text for text in game.legal())
    game.push("choose Bear; Fort; Knight")
    assert [game.damage(name) for name in ("Bear", "Fort", "Knight", "Hen")] == [3, 3, 3, 0]


@card("The Mob Song")
def test_the_mob_sings_together_for_ten():
    game = table(me={"hand": [MOB], "play": ["Giant", "Knight"]}, you={"play": ["Bear"]})
    game.push(f"sing together {MOB}", "choose Bear")
    assert (game.damage("Bear"), game.is_exerted("Knight")) == (3, True)


@card("Thebes - The Big Olive")
def test_thebes_pays_for_those_who_banish_in_a_challenge_while_there():
    game = table(me={"play": [THEBES, f"Giant (at {THEBES})"]}, you={"play": ["Hen (exerted)"]})
    assert game.push("challenge Giant -> Hen").lore(ME) == 2


@card("Thebes - The Big Olive")
def test_thebes_pays_neither_for_others_nor_on_other_turns():
    game = table(me={"play": [THEBES, "Giant"]}, you={"play": ["Hen (exerted)"]})
    assert game.push("challenge Giant -> Hen").lore(ME) == 0
    game = table(me={"play": ["Hen"]}, you={"play": [THEBES, f"Giant (exerted, at {THEBES})"]})
    assert game.push("challenge Hen -> Giant").lore(YOU) == 0


@card("Thebes - The Big Olive")
def test_thebes_pays_even_if_both_fall():
    game = table(me={"play": [THEBES, f"Wolf (at {THEBES}, damage 2)"]}, you={"play": ["Wolf (exerted, damage 2)"]})
    game.push("challenge Wolf -> Wolf")
    assert (game.play(ME), game.play(YOU), game.lore(ME)) == ([THEBES], [], 2)
