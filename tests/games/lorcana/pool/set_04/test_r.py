"""Set 4: what the cards that begin with R do at the table."""

import pytest

from tests.games.lorcana.pool.extras import DOOM, table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, YOU, made

RAPUNZEL = "Rapunzel - Appreciative Artist"
PASCAL = "Pascal - Inquisitive Pet"
RAYA = "Raya - Unstoppable Force"


@card("RLS Legacy's Cannon")
@pytest.mark.parametrize("target", ["Bear", "Fort"])
def test_the_cannon_fires_for_two_ink_and_a_card(target):
    game = table(
        {"play": ["RLS Legacy's Cannon"], "hand": ["Hen", "Lamp"], "ink": 2}, {"play": ["Bear", "Fort", "Rope"]}
    )
    game.push("use RLS", "choose Lamp")
    assert game.legal() == ["choose Bear", "choose Fort"]
    game.push(f"choose {target}")
    assert (game.damage(target), game.hand(ME), game.ink(ME)) == (2, ["Hen"], (0, 2))
    assert table({"play": ["RLS Legacy's Cannon"], "ink": 2}, {"play": ["Bear"]}).legal("use") == []


@card("Rapunzel - Appreciative Artist")
def test_rapunzel_is_warded_while_pascal_is_there():
    you = {"play": [RAPUNZEL, PASCAL, "Wolf"]}
    game = table(me={"hand": ["Doom", "Doom"], "ink": 2}, you=you, cards=[DOOM])
    game.push("play Doom")
    assert sorted(game.legal()) == [f"choose {PASCAL}", "choose Wolf"]
    game.push(f"choose {PASCAL}", "play Doom")
    assert sorted(game.legal()) == [f"choose {RAPUNZEL}", "choose Wolf"]


@card("Raya - Fierce Protector")
def test_raya_gains_a_lore_for_each_other_damaged_character_of_yours():
    raya = "Raya - Fierce Protector (damage 1)"
    game = table(
        {"play": [raya, "Bear (damage 1)", "Hen (damage 2)", "Wolf", "Fort (damage 1)"]},
        {"play": ["Giant (exerted, damage 1)", "Cave"]},
    )
    assert game.push("challenge Raya -> Giant").lore(ME) == 2
    game = table({"play": [raya, "Bear (damage 1)"]}, {"play": ["Fort"]}).push("challenge Raya -> Fort")
    assert game.lore(ME) == 0


@card("Raya - Guardian of the Dragon Gem")
def test_raya_readies_somebody_at_a_location_who_cannot_quest():
    raya = "Raya - Guardian of the Dragon Gem"
    game = table({"hand": [raya], "ink": 4, "play": ["Fort", "Bear (exerted, at Fort)", "Wolf (exerted)"]})
    game.push("play Raya")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf"), game.legal("quest")) == (False, True, [])


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


@card("Record Player")
def test_the_record_player_weakens_somebody_with_each_song_until_your_next_turn():
    game = table({"play": ["Record Player"], "hand": ["Hum", "Spell"], "ink": 2}, {"play": ["Bear", "Wolf"]})
    assert not asked(game.push("play Spell"))
    game.push("play Hum", "choose Bear")
    assert (game.strength("Bear"), game.push("end").strength("Bear"), game.push("end").strength("Bear")) == (1, 1, 3)


@card("Record Player")
def test_every_stitch_sings_better_with_the_record_player():
    small = made("Stitch", version="Small", cost=2)
    game = table({"play": ["Record Player", "Stitch - Small", "Wolf"], "hand": ["Tune"]}, cards=[small])
    assert game.legal("sing") == ["sing Tune with Stitch - Small"]
