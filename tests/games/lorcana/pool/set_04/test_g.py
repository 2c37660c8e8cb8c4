"""Set 4: what the cards that begin with G do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

GOOFY = "Goofy - Super Goof"


@card("Gaston - Despicable Dealer")
def test_gaston_makes_the_next_character_two_cheaper():
    game = table({"play": ["Gaston - Despicable Dealer"], "hand": ["Knight", "Hen", "Forge"], "ink": 2}).push(
        "use Gaston"
    )
    assert game.legal("play") == ["play Knight", "play Hen"]
    assert game.push("play Knight").legal("play") == []


@card("Goofy - Musketeer Swordsman")
def test_goofy_readies_for_a_bodyguard_but_cannot_quest():
    goofy = "Goofy - Musketeer Swordsman"
    side = {"play": [f"{goofy} (exerted)"], "hand": ["Guard", "Wolf"], "ink": 4}
    game = table(side, {"play": ["Hen (exerted)"]}).push("play Wolf")
    assert game.is_exerted("Goofy")
    game.push("play Guard", "no")
    assert (game.legal("quest"), game.legal("challenge")) == ([], [f"challenge {goofy} -> Hen"])
    assert game.push("end", "end").legal("quest Goofy")


@card("Goofy - Super Goof")
def test_super_goof_gains_lore_for_challenging_characters_at_once():
    game = table(me={"hand": [GOOFY], "ink": 4}, you={"play": ["Giant (exerted)"]})
    game.push("play Goofy", "challenge Goofy -> Giant")
    assert (game.lore(ME), game.is_in_play("Goofy")) == (2, False)


@card("Goofy - Super Goof")
def test_super_goof_gains_nothing_for_locations_or_for_being_challenged():
    game = table(me={"play": [GOOFY]}, you={"play": ["Fort"]})
    assert game.push("challenge Goofy -> Fort").lore(ME) == 0
    game = table(me={"play": ["Bear"]}, you={"play": [f"{GOOFY} (exerted)"]})
    assert game.push("challenge Bear -> Goofy").lore(YOU) == 0


@card("Gunther - Interior Designer")
def test_gunther_challenged_and_banished_sends_a_character_of_each_opponent_home():
    game = table({"play": ["Gunther - Interior Designer (exerted)"]}, {"play": ["Giant", "Warded"]}, active=YOU)
    game.push("challenge Giant -> Gunther")
    assert (game.deciding, game.legal()) == (YOU, ["choose Giant", "choose Warded"])
    assert game.push("choose Warded").hand(YOU) == ["Warded"]
    game = table({"play": ["Gunther - Interior Designer"]}, {"play": ["Giant (exerted)"]})
    assert game.push("challenge Gunther -> Giant").play(YOU) == ["Giant"]
