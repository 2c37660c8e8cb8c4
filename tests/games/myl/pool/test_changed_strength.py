"""Cards that change strength."""

from __future__ import annotations

from tests.games.myl.pool.shown import attacks, ends_war, laid
from tests.games.myl.support import ME, YOU, names, play, refused, strength
from tests.support.card import card
from tests.support.rule import rule


@card("Locura de Heracles")
def test_locura_de_heracles_strengthens_an_ally_for_the_rest_of_the_game() -> None:
    game = laid({"reserve": 1, "hand": ["Locura de Heracles"], "defence": ["Recluta de Ensayo"]})
    play(game, "play Locura de Heracles")
    assert strength(game, "Recluta de Ensayo") == 3
    for _ in range(3):
        game.push("end")
    assert strength(game, "Recluta de Ensayo") == 3


@card("Cimitarra")
def test_cimitarra_strengthens_its_bearer_only_when_it_attacks() -> None:
    game = laid({"defence": ["Recluta de Ensayo (with Cimitarra)"]})
    assert strength(game, "Recluta de Ensayo") == 1
    attacks(game)
    assert strength(game, "Recluta de Ensayo") == 3
    ends_war(game)
    assert strength(game, "Recluta de Ensayo") == 1


@card("Shebaka")
@rule("myl", "M5")
def test_shebaka_is_as_strong_as_the_hand_is_large_and_what_is_added_counts_on_top() -> None:
    game = laid({"reserve": 1, "hand": [3, "Locura de Heracles"], "defence": ["Shebaka"]})
    assert strength(game, "Shebaka") == 4
    play(game, "play Locura de Heracles")
    assert strength(game, "Shebaka") == 5


@card("Bestia del Caos")
@rule("myl", "8.8")
def test_bestia_del_caos_takes_ability_and_strength_until_the_end_of_the_turn() -> None:
    game = laid({"reserve": 4, "hand": ["Bestia del Caos"]}, {"defence": ["Bodb Derg", "Morrigu"]})
    assert (strength(game, "Bodb Derg"), strength(game, "Morrigu")) == (3, 3)
    game.push("play Bestia del Caos")
    play(game, "choose Bodb Derg")
    assert (strength(game, "Bodb Derg"), strength(game, "Morrigu")) == (0, 2)
    game.push("end")
    assert (strength(game, "Bodb Derg"), strength(game, "Morrigu")) == (3, 3)


@card("Bestia del Caos")
@rule("myl", "8.8")
def test_an_ally_without_its_ability_has_no_keyword_either() -> None:
    game = laid(
        {"reserve": 4, "hand": ["Bestia del Caos"], "defence": ["Coloso de Ensayo"]}, {"defence": ["Alejandro II"]}
    )
    play(game, "play Bestia del Caos")
    ends_war(attacks(game, blocks="Alejandro II -> Coloso de Ensayo"))
    assert "Alejandro II" in names(game, "graveyard", YOU)


@card("Badu-badu")
def test_badu_badu_is_paid_for_with_all_allies_in_the_fase_final() -> None:
    game = laid(
        {"reserve": 3, "hand": ["Badu-badu"], "defence": ["Recluta de Ensayo", "Lancera de Ensayo"]},
        {"defence": ["Coloso de Ensayo"]},
    )
    game.push("play Badu-badu")
    play(game, "choose Recluta de Ensayo")
    assert strength(game, "Recluta de Ensayo") == 5
    game.push("end")
    assert (names(game, "defence", ME), names(game, "defence", YOU)) == ([], ["Coloso de Ensayo"])


@card("Locura de Heracles")
@rule("myl", "8.2.2")
def test_locura_de_heracles_needs_an_ally_of_yours() -> None:
    game = laid({"reserve": 1, "hand": ["Locura de Heracles"]}, {"defence": ["Recluta de Ensayo"]})
    assert refused(game, "play Locura de Heracles") == ("no_target", "8.2.2")
