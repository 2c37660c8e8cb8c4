"""Set 7: what the cards that begin with K do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, YOU

LUCKY = "Lucky - The 15th Puppy"
ROLLY = "Rolly - Hungry Pup"
BEAR_KENAI = "Kenai - Magical Bear"
BROTHER = "Kenai - Protective Brother"
KIDA = "Kida - Creative Thinker"
CANDY = "King Candy - Royal Racer"
RACER = "Vanellope von Schweetz - Sugar Rush Champ"


@card("Kanine Krunchies", "Rhino - Motivational Speaker")
def test_two_of_them_let_others_endure_more():
    puppies = table({"play": ["Kanine Krunchies", LUCKY, "Hen"]}, {"play": [ROLLY]})
    alone = table({"play": [LUCKY, "Hen"]}, {"play": [ROLLY]})
    assert [puppies.willpower(name) - alone.willpower(name) for name in ("Lucky", "Hen", "Rolly")] == [1, 0, 0]
    rhino = "Rhino - Motivational Speaker"
    game = table({"play": [rhino, "Hen"]}, {"play": ["Bear"]})
    assert [game.willpower(name) for name in ("Hen", "Rhino", "Bear")] == [5, 7, 5]


@card("Kenai - Magical Bear")
def test_kenai_banished_in_a_challenge_in_your_turn_returns_and_gains_a_lore():
    game = table({"play": [BEAR_KENAI]}, {"play": ["Giant (exerted)"]}).push("challenge Kenai -> Giant")
    assert (game.hand(ME), game.lore(ME), game.damage("Giant")) == ([BEAR_KENAI], 1, 3)
    game = table({"play": [f"{BEAR_KENAI} (exerted)"]}, {"play": ["Giant"]}, active=YOU).push(
        "challenge Giant -> Kenai"
    )
    assert (game.hand(ME), game.lore(ME)) == ([], 0)


@card("Kenai - Protective Brother")
def test_kenai_exerted_may_ready_and_heal_another_at_the_end_of_your_turn():
    game = table({"play": [f"{BROTHER} (exerted)", "Bear (exerted, damage 3)", "Hen"]}).push("end", "yes")
    assert game.legal() == ["choose Bear", "choose Hen"]
    game.push("choose Bear")
    assert (game.damage("Bear"), game.is_exerted("Bear"), game.active) == (0, False, YOU)
    assert table({"play": [BROTHER, "Bear (exerted)"]}).push("end").active == YOU


@card("Kida - Creative Thinker")
def test_kida_inks_one_of_two_cards_and_leaves_the_other_on_top():
    game = table(me={"play": [KIDA], "deck": ["Lamp", "Rope", "Hen"]}).push("use Kida", "choose Rope")
    assert (game.ink(ME), game.deck(ME), game.is_exerted("Kida")) == ((0, 1), ["Lamp", "Hen"], True)


@card("Kida - Creative Thinker")
def test_opponents_cannot_choose_kida():
    game = table(me={"hand": ["Double Trouble"], "ink": 2, "play": ["Wolf"]}, you={"play": [KIDA]})
    assert game.push("play Double").legal() == ["choose Wolf", "choose nothing"]


@card("King Candy - Royal Racer")
def test_king_candy_makes_each_opponent_pay_for_another_fallen_racer():
    side = {"play": [CANDY, RACER, "Hen"], "hand": ["Dragon Fire"], "ink": 5}
    game = table(side, {"play": ["Bear", "Warded"]}).push("play Dragon Fire", "choose Vanellope")
    assert (game.deciding, game.legal()) == (YOU, ["choose Bear", "choose Warded"])
    assert game.push("choose Warded").play(YOU) == ["Bear"]
    for name in (CANDY, "Hen"):
        game = table(side, {"play": ["Bear", "Wolf"]}).push("play Dragon Fire", f"choose {name}")
        assert (asked(game), game.play(YOU)) == (False, ["Bear", "Wolf"])
