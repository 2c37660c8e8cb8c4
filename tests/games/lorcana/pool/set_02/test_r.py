"""Set 2: what the cards that begin with R do at the table."""

import pytest

from mazo.abilities.tree.deeds import RemoveCounters
from mazo.abilities.tree.effects import Action
from mazo.abilities.tree.nouns import Cards, Chosen
from tests.games.lorcana.pool.extras import DRIFT, table
from tests.games.lorcana.pool.shown import asked, shifts_for
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU, made

ARTIST = "Rapunzel - Gifted Artist"
HEADSTRONG = "Raya - Headstrong"
CHEATER = "Scar - Vicious Cheater"

BALM = made("Balm", "action", cost=0, abilities=[Action(RemoveCounters("damage", 2, Chosen(Cards(("character",)))))])


@card("Rapunzel - Gifted Artist")
def test_rapunzel_may_draw_whenever_you_heal_one_of_yours():
    game = table({"play": [ARTIST, "Bear (damage 1)", "Jumbo Pop", "Wolf (damage 3)"]}).push("use Jumbo Pop")
    game.push("amount 1", "amount 2")
    cards = len(game.hand(ME))
    game.push("resolve 1", "yes", "yes")
    assert (cards, len(game.hand(ME))) == (1, 3)  # once for each of the two who were hurt
    assert shifts_for(ARTIST, 3)


@card("Rapunzel - Gifted Artist")
@pytest.mark.parametrize("name", ["Hen", "Giant"])
def test_rapunzel_draws_nothing_for_the_unhurt_or_an_opponents_character(name):
    game = table({"play": [ARTIST, "Hen"], "hand": ["Balm"]}, {"play": ["Giant (damage 2)"]}, cards=[BALM])
    game.push("play Balm", f"choose {name}")
    if name == "Giant":
        game.push("amount 2")
        assert game.damage("Giant") == 0
    assert (asked(game), game.hand(ME)) == (False, [])


@card("Rapunzel - Sunshine")
def test_rapunzel_exerts_to_heal_up_to_two():
    game = table({"play": ["Rapunzel - Sunshine"]}, {"play": ["Bear (damage 3)"]}).push("use Rapunzel", "choose Bear")
    assert game.legal() == ["amount 0", "amount 1", "amount 2"]
    game.push("amount 2")
    assert (game.damage("Bear"), game.is_exerted("Rapunzel")) == (1, True)


@card("Ratigan's Marvelous Trap")
def test_the_trap_costs_each_opponent_two_lore():
    game = table({"play": ["Ratigan's Marvelous Trap"], "lore": 3}, {"lore": 3}, third={"lore": 1})
    game.push("use Ratigan's")
    assert (game.play(ME), [game.lore(seat) for seat in (ME, YOU, THIRD)]) == ([], [3, 1, 0])


@card("Raya - Headstrong", "Scar - Vicious Cheater")
@pytest.mark.parametrize("name", [HEADSTRONG, CHEATER])
def test_two_of_them_may_ready_after_a_victory_but_not_quest(name):
    foes = {"play": ["Hen (exerted, damage 2)", "Wolf (exerted, damage 3)"]}
    game = table({"play": [name]}, foes).push(f"challenge {name} -> Hen", "yes")
    assert (game.is_exerted(name), game.legal("quest")) == (False, [])
    assert game.push(f"challenge {name} -> Wolf", "no").is_exerted(name)
    assert game.push("end", "end").legal("quest") == [f"quest {name}"]


@card("Rapunzel - Gifted Artist")
@pytest.mark.parametrize(("active", "drawn"), [(ME, 1), (YOU, 0)])
def test_rapunzel_may_draw_when_you_move_damage_off_yours_not_when_an_opponent_does(active, drawn):
    mine = {"play": [ARTIST, "Bear (damage 1)"], "hand": ["Drift"], "deck": ["Hen"]}
    game = table(mine, {"play": ["Wolf"], "hand": ["Drift"]}, active=active, cards=[DRIFT])
    game.push("play Drift", "choose Bear", "choose Wolf")
    if asked(game):
        game.push("yes")
    assert (game.damage("Bear"), game.hand(ME).count("Hen")) == (0, drawn)
