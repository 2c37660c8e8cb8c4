"""Set 3: what the cards that begin with R do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, made

RAFIKI = "Rafiki - Mystical Fighter"

HYENA = made("Hyena", strength=2, willpower=4, classifications=["Hyena"])


@card("Rafiki - Mystical Fighter")
def test_rafiki_fights_hyenas_unhurt():
    game = table(me={"play": [RAFIKI]}, you={"play": ["Hyena (exerted)"]}, cards=[HYENA])
    game.push("challenge Rafiki -> Hyena")
    assert (game.damage("Rafiki"), game.damage("Hyena")) == (0, 3)


@card("Rafiki - Mystical Fighter")
def test_rafiki_is_hurt_by_others_and_by_a_hyena_that_challenges():
    game = table(me={"play": [RAFIKI]}, you={"play": ["Wolf (exerted)"]})
    game.push("challenge Rafiki -> Wolf")
    assert (game.is_in_play("Rafiki"), game.damage("Wolf")) == (False, 3)
    game = table(me={"play": ["Hyena"]}, you={"play": [f"{RAFIKI} (exerted)"]}, cards=[HYENA])
    game.push("challenge Hyena -> Rafiki")
    assert (game.is_in_play("Rafiki"), game.damage("Hyena")) == (False, 0)


@card("Razoul - Palace Guard", "Scroop - Backstabber")
@pytest.mark.parametrize(("name", "unhurt", "hurt"), [("Razoul - Palace Guard", 3, 1), ("Scroop - Backstabber", 2, 5)])
def test_damage_changes_the_strength_of_two_of_them(name, unhurt, hurt):
    assert table({"play": [name]}).strength(name) == unhurt
    assert table({"play": [f"{name} (damage 1)"]}).strength(name) == hurt


@card("Rufus - Orphanage Cat")
@pytest.mark.parametrize(("answer", "ink", "discard"), [("yes", 6, 1), ("no", 5, 2)])
def test_rufus_may_become_ink_when_he_is_banished(answer, ink, discard):
    game = table({"play": ["Rufus - Orphanage Cat"], "hand": ["Dragon Fire"], "ink": 5})
    game.push("play Dragon Fire", answer)
    assert (game.ink(ME), len(game.names_in("discard", ME))) == ((0, ink), discard)
