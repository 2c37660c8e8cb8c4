"""Set 4: what the cards that begin with L do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

LEFOU = "LeFou - Opportunistic Flunky"
GENERAL = "Li Shang - Valorous General"
LING = "Ling - Imperial Soldier"
STANDARD = "Mickey Mouse - Standard Bearer"
FAMILY = "Look at This Family"
WOODS = "Lost in the Woods"
LUMIERE = "Lumiere - Fiery Friend"


@card("LeFou - Opportunistic Flunky")
def test_lefou_comes_for_free_once_an_opposing_character_fell_in_a_challenge():
    game = table({"hand": [LEFOU], "play": ["Bear"]}, {"play": ["Hen (exerted)"]})
    assert game.legal("play") == []
    game.push("challenge Bear -> Hen", f"play otherwise {LEFOU}: 1")
    assert game.is_in_play("LeFou")


@card("LeFou - Opportunistic Flunky")
def test_lefou_does_not_come_for_a_fallen_friend_or_one_banished_otherwise():
    game = table({"hand": [LEFOU], "play": ["Hen"]}, {"play": ["Giant (exerted)"]}).push("challenge Hen -> Giant")
    assert game.legal("play") == []
    game = table({"hand": [LEFOU, "Dragon Fire"], "ink": 5}, {"play": ["Giant"]}).push("play Dragon Fire")
    assert game.legal("play") == []


@card("Li Shang - Valorous General")
def test_your_strong_characters_are_worth_more_with_li_shang():
    game = table({"play": [GENERAL, "Giant", "Bear", "Stolen Scimitar"]}, {"play": ["Giant"]})
    assert [game.lore_value(name) for name in ("Bear", "Li Shang")] == [2, 1]
    assert game.push("use Stolen", "choose Bear").lore_value("Bear") == 3
    assert game.push("quest Giant").lore(ME) == 3


@card("Ling - Imperial Soldier")
def test_ling_strengthens_heroes_of_his_side():
    game = table(me={"play": [LING, "Knight", "Wolf"]}, you={"play": [STANDARD]})
    assert [game.strength(name) for name in ("Ling", "Knight", "Wolf", "Mickey")] == [3, 3, 2, 1]


@card("Look at This Family")
def test_the_family_song_finds_up_to_two_characters_among_five():
    deck = ["Lamp", "Bear", "Wolf", "Fort", "Hen", "Giant"]
    game = table(me={"hand": [FAMILY], "ink": 7, "deck": deck})
    game.push(f"play {FAMILY}")
    assert {"choose Bear; Wolf", "choose Hen", "choose nothing"} < set(game.legal())
    assert not any("Lamp" in text or "Giant" in text for text in game.legal())
    game.push("choose Bear; Hen", "order Fort; Wolf; Lamp")
    assert sorted(game.hand(ME)) == ["Bear", "Hen"]
    assert game.deck(ME) == ["Giant", "Fort", "Wolf", "Lamp"]
    assert (game.knows(YOU, "Bear"), game.knows(YOU, "Wolf")) == (True, False)


@card("Look at This Family")
def test_the_family_song_is_sung_together_by_seven_in_cost():
    game = table(me={"hand": [FAMILY], "play": ["Knight", "Bear"], "deck": ["Lamp", "Lamp"]})
    game.push(f"sing together {FAMILY}")
    assert (game.is_exerted("Knight"), game.is_exerted("Bear")) == (True, True)
    few = table(me={"hand": [FAMILY], "play": ["Knight", "Wolf"]})
    assert few.legal("sing") == []


@card("Lost in the Woods")
def test_those_lost_in_the_woods_are_weak_until_my_next_turn_and_newcomers_are_not():
    game = table(me={"hand": [WOODS], "ink": 4, "play": ["Bear"]}, you={"play": ["Giant"], "hand": ["Wolf"], "ink": 2})
    game.push(f"play {WOODS}", "end", "play Wolf")
    assert [game.strength(name) for name in ("Bear", "Giant", "Wolf")] == [3, 4, 2]
    assert game.push("end").strength("Giant") == 6


@card("Lumiere - Fiery Friend")
def test_lumiere_fires_up_the_others_of_his_side():
    game = table(me={"play": [LUMIERE, "Wolf"], "hand": ["Hen"], "ink": 1}, you={"play": ["Bear"]})
    game.push("play Hen")
    assert [game.strength(name) for name in ("Lumiere", "Wolf", "Hen", "Bear")] == [2, 3, 1, 3]
