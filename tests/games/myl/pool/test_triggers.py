"""Cards that wait for something to happen."""

from __future__ import annotations

import pytest

from tests.games.myl.pool.shown import attacks, ends_war, laid
from tests.games.myl.support import ME, YOU, count, names, pass_windows, play, refused, strength
from tests.support.card import card
from tests.support.rule import rule


@card("Bean Sidhe")
def test_bean_sidhe_makes_the_opponent_mill_when_it_is_blocked() -> None:
    game = laid({"defence": ["Bean Sidhe"]}, {"defence": ["Coloso de Ensayo"]})
    attacks(game, blocks="Coloso de Ensayo -> Bean Sidhe")
    assert count(game, "castle", YOU) == 18


@card("Bean Sidhe")
def test_bean_sidhe_does_nothing_when_nobody_blocks() -> None:
    game = attacks(laid({"defence": ["Bean Sidhe"]}))
    assert count(game, "castle", YOU) == 20


@card("Monta Dragones")
def test_monta_dragones_counts_the_strength_that_it_last_had() -> None:
    game = laid({"defence": ["Monta Dragones (with Espada de Ensayo)"]}, {"defence": ["Coloso de Ensayo"]})
    ends_war(attacks(game, blocks="Coloso de Ensayo -> Monta Dragones"))
    assert "Monta Dragones" in names(game, "graveyard", ME)
    assert count(game, "castle", YOU) == 16


@card("Poseidón, Rey del Mar")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 2), ("no", 0)])
def test_poseidon_may_draw_two_cards_when_he_hurts_the_castle(answer: str, drawn: int) -> None:
    game = laid({"defence": ["Poseidón, Rey del Mar (with Espada de Ensayo)"]}, {"defence": ["Coloso de Ensayo"]})
    ends_war(attacks(game))
    assert game.decisions[0].prompt("en").startswith("Poseidón, Rey del Mar")
    game.push(answer)
    assert (count(game, "castle", YOU), count(game, "hand", ME)) == (18, drawn + 1)


@card("Bodb Derg")
def test_bodb_derg_leads_the_desafiantes_and_consoles_when_it_leaves() -> None:
    game = laid(
        {"defence": ["Bodb Derg", "Morrigu", "Recluta de Ensayo"]}, {"hand": ["Rayo de Ensayo"], "reserve": 3}, active=1
    )
    assert [strength(game, name) for name in ("Bodb Derg", "Morrigu", "Recluta de Ensayo")] == [3, 3, 1]
    game.push("play Rayo de Ensayo")
    game.push("choose Bodb Derg")
    pass_windows(game)
    game.push("yes")
    assert (count(game, "hand", ME), strength(game, "Morrigu")) == (2, 2)


@card("Bodb Derg")
@rule("myl", "10.5")
def test_there_is_only_one_bodb_derg() -> None:
    game = laid({"reserve": 3, "hand": ["Bodb Derg"], "defence": ["Bodb Derg"]})
    assert refused(game, "play Bodb Derg") == ("second_wanderer", "10.5")


@card("Amon-ra")
@rule("myl", "8.11")
def test_amon_ra_mills_both_castles_and_can_shuffle_two_cards_back() -> None:
    game = laid({"reserve": 6, "hand": ["Amon-ra"]})
    play(game, "play Amon-ra")
    assert (count(game, "castle", ME), count(game, "castle", YOU)) == (16, 16)
    play(game, "use Amon-ra")
    game.push("choose Relleno; Relleno")
    assert (count(game, "castle", ME), count(game, "graveyard", ME)) == (18, 2)
    assert refused(game, "use Amon-ra") == ("used_already", "8.6")
