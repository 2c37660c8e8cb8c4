"""Set 3: what the cards that begin with H do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_03.extras import DECK
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU

HEIHEI = "HeiHei - Accidental Explorer"
HELGA = "Helga Sinclair - Vengeful Partner"
HUEY = "Huey - Savvy Nephew"
HYDRA = "Hydra - Deadly Serpent"

SUPPORT, THREE_NEPHEWS = "resolve 1", "resolve 2"


@card("Has Set My Heaaaaaaart...")
def test_that_song_banishes_an_item():
    game = table(
        {"hand": ["Has Set My Heaaaaaaart..."], "ink": 2, "play": ["Rope"]}, {"play": ["Lamp", "Bear", "Fort"]}
    )
    assert game.push("play Has Set").legal() == ["choose Rope", "choose Lamp"]
    assert game.push("choose Lamp").play(YOU) == ["Bear", "Fort"]


@card("Heal What Has Been Hurt")
def test_heal_what_has_been_hurt_heals_anybody_and_draws():
    game = table(
        me={"hand": ["Heal What Has Been Hurt"], "ink": 3, "play": ["Bear (damage 4)"]},
        you={"play": ["Giant (damage 5)", "Fort (damage 1)"]},
    )
    game.push("play Heal What Has Been Hurt")
    assert sorted(game.legal()) == ["choose Bear", "choose Giant"]
    game.push("choose Bear", "amount 3")
    assert (game.damage("Bear"), game.hand(ME)) == (1, ["Filler"])


@card("Heal What Has Been Hurt")
def test_heal_what_has_been_hurt_draws_even_if_nobody_is_hurt():
    game = table(me={"hand": ["Heal What Has Been Hurt"], "play": ["Bear"]})
    game.push("sing Heal What Has Been Hurt with Bear")
    assert (game.is_exerted("Bear"), game.hand(ME)) == (True, ["Filler"])


@card("HeiHei - Accidental Explorer")
def test_heihei_costs_each_opponent_lore_with_its_first_move_of_a_turn():
    game = table(me={"play": [HEIHEI, "Fort", "Cave"], "ink": 9, "lore": 5}, you={"lore": 5}, third={"lore": 5})
    game.push("move HeiHei -> Fort", "move HeiHei -> Cave")
    assert [game.lore(seat) for seat in (ME, YOU, THIRD)] == [5, 4, 4]


@card("HeiHei - Accidental Explorer")
def test_heihei_wanders_again_on_the_next_turn():
    game = table(me={"play": [HEIHEI, "Fort", "Cave"], "ink": 9}, you={"lore": 5})
    game.push("move HeiHei -> Fort", "end", "end", "move HeiHei -> Cave")
    assert game.lore(YOU) == 3


@card("Helga Sinclair - Vengeful Partner")
def test_whoever_banishes_helga_by_a_challenge_goes_with_her():
    game = table(me={"play": ["Giant"]}, you={"play": [f"{HELGA} (exerted)"]})
    game.push("challenge Giant -> Helga")
    assert not game.is_in_play("Helga")
    assert not game.is_in_play("Giant")


@card("Helga Sinclair - Vengeful Partner")
def test_helga_takes_nobody_along_when_she_challenged_herself_or_survives():
    game = table(me={"play": [HELGA]}, you={"play": ["Giant (exerted)"]})
    game.push("challenge Helga -> Giant")
    assert (game.is_in_play("Helga"), game.damage("Giant")) == (False, 2)
    game = table(me={"play": ["Hen"]}, you={"play": [f"{HELGA} (exerted)"]})
    game.push("challenge Hen -> Helga")
    assert game.is_in_play("Hen")


@card("How Far I'll Go")
def test_how_far_ill_go_keeps_one_and_inks_the_other_exerted():
    game = table(me={"hand": ["How Far I'll Go"], "play": ["Giant"], "deck": DECK})
    game.push("sing How Far I'll Go with Giant")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
    game.push("choose Wolf")
    assert (game.hand(ME), game.names_in("inkwell", ME), game.ink(ME)) == (["Wolf"], ["Bear"], (0, 1))


@card("Huey - Savvy Nephew")
def test_huey_draws_three_with_both_brothers():
    play = [HUEY, "Dewey - Lovable Showoff", "Louie - One Cool Duck"]
    game = table(me={"play": play, "deck": 5})
    game.push("quest Huey", THREE_NEPHEWS, "yes")
    assert len(game.hand(ME)) == 3


@card("Huey - Savvy Nephew")
def test_huey_supports_and_draws_nothing_with_one_brother():
    game = table(me={"play": [HUEY, "Dewey - Lovable Showoff", "Bear"]}, you={"play": ["Louie - One Cool Duck"]})
    game.push("quest Huey", SUPPORT, "yes", "choose Bear")
    assert (game.strength("Bear"), game.hand(ME), game.legal("yes")) == (5, [], [])


@card("Hydra - Deadly Serpent")
def test_the_hydra_gives_its_damage_back_to_an_opposing_character():
    game = table({"play": [HYDRA, "Wolf"]}, {"play": ["Bear (exerted)", "Giant", "Knight", "Fort"]})
    game.push("challenge Hydra -> Bear")
    assert game.legal() == ["choose Giant", "choose Knight"]
    game.push("choose Giant")
    assert (game.damage("Hydra"), game.damage("Giant")) == (3, 3)


@card("Hydra - Deadly Serpent")
def test_the_hydra_strikes_even_as_it_falls():
    game = table({"play": [f"{HYDRA} (exerted, damage 3)"]}, {"play": ["Giant", "Knight"]}, active=YOU)
    game.push("challenge Giant -> Hydra")
    assert (game.deciding, game.legal()) == (ME, ["choose Giant", "choose Knight"])
    game.push("choose Knight")
    assert not game.is_in_play("Hydra")
    assert (game.damage("Giant"), game.is_in_play("Knight")) == (6, False)


@card("Hydros - Ice Titan")
def test_hydros_exerts_somebody():
    game = table({"play": ["Hydros - Ice Titan"]}, {"play": ["Bear", "Wolf"]}).push("use Hydros", "choose Bear")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf"), game.is_exerted("Hydros")) == (True, False, True)
