"""Set 11: what the cards that begin with S do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, YOU

EBENEZER = "Scrooge McDuck - Ghostly Ebenezer"
SCROOGE = "Scrooge McDuck - Miserly Ebenezer"
SIMBA = "Simba - Playful Pouncer"
SNOW_FORT = "Snow Fort"
STEGMUTT = "Stegmutt - Clumsy Dinosaur"
STITCH_CAREFREE_SNOWBOARDER = "Stitch - Carefree Snowboarder"
STITCH_HIGH_BADNESS_LEVEL = "Stitch - High Badness Level"
STITCH_NAUGHTY_EXPERIMENT = "Stitch - Naughty Experiment"


@card("Scrooge McDuck - Ghostly Ebenezer")
def test_ebenezer_grows_by_every_card_under_him():
    game = table(me={"play": [f"{EBENEZER} (facedown Hen)"], "ink": 2})
    assert (game.strength("Scrooge"), game.willpower("Scrooge")) == (4, 4)
    game.push("boost Scrooge")
    assert (game.strength("Scrooge"), game.willpower("Scrooge"), game.ink(ME)) == (5, 5, (1, 1))
    assert game.legal("boost") == []


@card("Scrooge McDuck - Miserly Ebenezer")
def test_scrooge_weakens_somebody_for_each_card_inked_in_your_turn():
    game = table({"play": [SCROOGE], "hand": ["Hen"]}, {"play": ["Bear"]}).push("ink Hen", "choose Bear")
    assert (game.strength("Bear"), game.push("end").strength("Bear")) == (2, 3)
    game = table({"play": [SCROOGE]}, {"play": ["Bear"], "hand": ["Friend Like Me"], "ink": 5}, active=YOU)
    assert not asked(game.push("play Friend"))


@card("Scrooge McDuck - Reformed Ebenezer")
def test_scrooge_puts_a_card_under_each_of_the_others():
    scrooge = "Scrooge McDuck - Reformed Ebenezer"
    game = table({"play": ["Bear", "Wolf"], "hand": [scrooge], "ink": 6}, {"hand": ["Fire the Cannons!"], "ink": 1})
    game.push(f"play {scrooge}", "yes")
    assert len(game.names_in("facedown", ME)) == 2
    game.push("end", "play Fire the Cannons!")
    assert game.damage(scrooge) == 2  # the others have Ward


@card("Simba - Playful Pouncer")
def test_the_pouncer_weakens_an_opponent_until_my_next_turn():
    game = table(me={"hand": [SIMBA], "ink": 2, "play": ["Wolf"]}, you={"play": ["Bear", "Giant"]})
    game.push("play Simba")
    assert sorted(game.legal()) == ["choose Bear", "choose Giant"]
    game.push("choose Bear", "end")
    assert game.strength("Bear") == 1
    assert game.push("end").strength("Bear") == 3


@card("Snow Fort")
def test_the_snow_fort_strengthens_always_and_protects_on_opposing_turns():
    game = table(me={"play": [SNOW_FORT, "Wolf"]}, you={"play": ["Bear (exerted)", "Knight"]})
    game.push("challenge Wolf -> Bear")
    assert (game.damage("Bear"), game.damage("Wolf")) == (3, 3)
    game = table(me={"play": [SNOW_FORT, "Wolf (exerted)"]}, you={"play": ["Knight"]}, active=YOU)
    game.push("challenge Knight -> Wolf")
    assert (game.damage("Knight"), game.damage("Wolf")) == (3, 1)


@card("Stegmutt - Clumsy Dinosaur")
def test_stegmutt_puts_three_items_away_to_hurt_somebody():
    side = {"hand": [STEGMUTT], "ink": 5, "discard": ["Lamp", "Rope", "Forge", "Bear"], "deck": ["Hen"]}
    game = table(side, {"play": ["Giant"]}).push("play Stegmutt", "yes", "order Lamp; Rope; Forge", "choose Giant")
    assert (game.damage("Giant"), game.names_in("discard", ME), len(game.deck(ME))) == (3, ["Bear"], 4)
    assert table({**side, "ink": 4}).legal("play") == []


@card("Stegmutt - Clumsy Dinosaur")
def test_stegmutt_is_not_asked_for_two_items():
    game = table({"hand": [STEGMUTT], "ink": 6, "discard": ["Lamp", "Rope"]}, {"play": ["Giant"]}).push("play Stegmutt")
    assert (asked(game), game.damage("Giant")) == (False, 0)


@card("Stitch - Carefree Snowboarder")
def test_the_snowboarder_may_draw_with_two_others():
    for others, may_draw in ((["Wolf", "Hen"], True), (["Wolf", "Fort"], False)):
        game = table(me={"play": [STITCH_CAREFREE_SNOWBOARDER, *others]}, you={"play": ["Bear", "Bear"]})
        game.push("quest Stitch")
        assert (game.legal("yes") != []) == may_draw
    game = table(me={"play": [STITCH_CAREFREE_SNOWBOARDER, "Wolf", "Hen"]})
    assert len(game.push("quest Stitch", "yes").hand(ME)) == 1


@card("Stitch - High Badness Level")
def test_stitch_is_a_challenger_with_a_lilo_of_his_own():
    for mine, yours, damage in ((["Lilo - Snow Artist"], [], 6), ([], ["Lilo - Snow Artist"], 3)):
        game = table(me={"play": [STITCH_HIGH_BADNESS_LEVEL, *mine]}, you={"play": ["Giant (exerted)", *yours]})
        assert game.push("challenge Stitch -> Giant").damage("Giant") == damage


@card("Stitch - Naughty Experiment")
def test_the_naughty_experiment_dares_an_opponent_for_one_round():
    game = table(me={"play": [STITCH_NAUGHTY_EXPERIMENT, "Bear"]}, you={"play": ["Wolf", "Hen"]})
    game.push("use Stitch")
    assert sorted(game.legal()) == ["choose Hen", "choose Wolf"]
    game.push("choose Wolf", "quest Bear", "end")
    assert (game.legal("quest"), game.legal("end")) == (["quest Hen"], [])
    game.push("challenge Wolf -> Bear", "end", "end")
    assert game.legal("quest Wolf") == ["quest Wolf"]
