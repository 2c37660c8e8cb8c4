"""What is so while a card is in play."""

from __future__ import annotations

from tests.games.myl.pool.shown import attacks, ends_war, laid, offered
from tests.games.myl.support import ME, YOU, count, find, names, play, strength, table
from tests.support.card import card
from tests.support.rule import rule


@card("El Gran Wyrm")
@rule("myl", "8.7", "10.1")
def test_el_gran_wyrm_strengthens_other_dragons_which_may_attack_at_once() -> None:
    game = laid({"defence": ["El Gran Wyrm", "Monta Dragones (waiting)", "Nike (waiting)"]}, gold_put=True)
    assert [strength(game, name) for name in ("El Gran Wyrm", "Monta Dragones", "Nike")] == [4, 3, 1]
    game.push("battle")
    assert offered(game, "attack with Monta Dragones")
    assert not offered(game, "attack with Nike")


@card("Atlantida")
@rule("myl", "8.7", "M5")
def test_atlantida_weakens_opposing_allies_also_those_that_come_later() -> None:
    game = laid(
        {"support": ["Atlantida"]}, {"reserve": 2, "hand": ["Lancera de Ensayo"], "defence": ["Helénica"]}, active=1
    )
    play(game, "play Lancera de Ensayo")
    assert (strength(game, "Lancera de Ensayo"), strength(game, "Helénica")) == (1, 0)


@card("Esparta")
def test_esparta_strengthens_allies_that_carry_a_weapon() -> None:
    game = laid({"reserve": 1, "hand": ["Daga de Ensayo"], "defence": ["Nike", "Perseo"], "support": ["Esparta"]})
    play(game, "play Daga de Ensayo -> Nike")
    assert (strength(game, "Nike"), strength(game, "Perseo")) == (4, 2)


@card("Curandera")
@rule("myl", "8.5")
def test_curandera_makes_your_cards_cheaper_but_not_free() -> None:
    game = laid(
        {"hand": ["Capitán de Ensayo", "Recluta de Ensayo"], "defence": ["Curandera"]}, {"hand": ["Capitán de Ensayo"]}
    )
    t = table(game)
    assert [t.price(find(game, name), ME) for name in ("Capitán de Ensayo", "Recluta de Ensayo")] == [2, 1]
    theirs = next(one for one in t.cards(1, YOU))
    assert t.price(theirs, YOU) == 3


@card("Curandera")
@rule("myl", "8.5")
def test_what_curandera_makes_cheap_enough_is_offered() -> None:
    game = laid({"reserve": 2, "hand": ["Capitán de Ensayo"], "defence": ["Curandera"]})
    assert "play Capitán de Ensayo" in [action.text for action in game.legal(ME)]


@card("Brigit")
@rule("myl", "10.3", "10.10")
def test_brigit_shields_other_desafiantes_from_destruction_and_banishment() -> None:
    game = laid({"defence": ["Coloso de Ensayo"]}, {"defence": ["Brigit", "Morrigu"]})
    ends_war(attacks(game, blocks="Morrigu -> Coloso de Ensayo"))
    assert (names(game, "defence", YOU), count(game, "castle", YOU)) == (["Brigit", "Morrigu"], 17)
    t = table(game)
    assert t.perform(4, find(game, "Morrigu"), ME, 1, -1) == 0


@card("Brigit")
def test_brigit_does_not_shield_herself() -> None:
    game = laid({"reserve": 3, "hand": ["Rayo de Ensayo"]}, {"defence": ["Brigit", "Morrigu"]})
    game.push("play Rayo de Ensayo")
    play(game, "choose Brigit")
    assert names(game, "defence", YOU) == ["Morrigu"]
