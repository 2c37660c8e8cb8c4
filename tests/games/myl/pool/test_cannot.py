"""Cards that keep others, or themselves, from something."""

from __future__ import annotations

from tests.games.myl.pool.shown import attacks, ends_war, laid, offered
from tests.games.myl.support import ME, YOU, names, pass_windows, play, refused, strength
from tests.support.card import card
from tests.support.rule import rule


@card("Pretoriano")
@rule("myl", "8.7")
def test_pretoriano_does_not_attack_but_blocks() -> None:
    game = laid({"defence": ["Pretoriano", "Nike", "Perseo"]})
    game.push("battle")
    assert refused(game, "attack with Pretoriano") == ("kept_from_attacking", "8.7")
    game = laid({"defence": ["Nike"]}, {"defence": ["Pretoriano"]})
    ends_war(attacks(game, blocks="Pretoriano -> Nike"))
    assert "Nike" in names(game, "graveyard", ME)


@card("Cota de Mallas")
@rule("myl", "10.9")
def test_the_bearer_of_cota_de_mallas_is_no_target_of_talismans_and_no_talisman_destroys_it() -> None:
    game = laid(
        {"reserve": 6, "hand": ["Rayo de Ensayo", "Tempestad de Muestra"]},
        {"defence": ["Nike (with Cota de Mallas)", "Perseo", "Pretoriano"]},
    )
    game.push("play Rayo de Ensayo")
    assert not offered(game, "choose Nike")
    play(game, "choose Pretoriano")
    play(game, "play Tempestad de Muestra")
    assert names(game, "defence", YOU) == ["Nike", "Cota de Mallas"]


@card("Cota de Mallas")
@rule("myl", "10.9")
def test_abilities_of_allies_still_affect_the_bearer_of_cota_de_mallas() -> None:
    game = laid({"defence": ["Fergus"]}, {"defence": ["Nike (with Cota de Mallas)"]})
    play(game, "use Fergus")
    assert names(game, "defence", YOU) == []


@card("Cerbero")
@rule("myl", "8.7")
def test_cerbero_only_blocks_and_carries_nothing() -> None:
    game = laid({"reserve": 2, "hand": ["Daga de Ensayo"], "defence": ["Cerbero", "Nike", "Perseo"]})
    assert refused(game, "play Daga de Ensayo -> Cerbero") == ("cannot_carry", "8.7")
    game.push("battle")
    assert refused(game, "attack with Cerbero") == ("kept_from_attacking", "8.7")


@card("Hechizo de niebla")
@rule("myl", "8.7")
def test_hechizo_de_niebla_keeps_one_opposing_ally_from_blocking_this_turn() -> None:
    game = laid(
        {"reserve": 2, "hand": ["Hechizo de niebla"], "defence": ["Nike"]}, {"defence": ["Perseo", "Pretoriano"]}
    )
    game.push("play Hechizo de niebla")
    play(game, "choose Perseo")
    game.push("battle")
    pass_windows(game)
    assert refused(game, "block Perseo -> Nike") == ("kept_from_blocking", "8.7")
    assert offered(game, "block Pretoriano -> Nike")


@card("Gigante de la Niebla")
@rule("myl", "2.3", "8.2.3")
def test_gigante_de_la_niebla_regroups_only_for_four_oros() -> None:
    for answer, line in (("yes", "defence"), ("no", "attack")):
        game = laid({"paid": 4, "attack": ["Gigante de la Niebla"]}, phase="agrupacion")
        game.push(answer)
        assert names(game, line, ME) == ["Gigante de la Niebla"]


@card("Gigante de la Niebla")
def test_without_four_oros_nobody_is_asked() -> None:
    game = laid({"paid": 3, "attack": ["Gigante de la Niebla"]}, phase="agrupacion")
    assert game.view(ME).phase == "vigilia"
    assert names(game, "attack", ME) == ["Gigante de la Niebla"]


@card("Alejandro II")
@rule("myl", "8.2.6")
def test_alejandro_cannot_be_annulled() -> None:
    game = laid({"reserve": 3, "hand": ["Alejandro II"]}, {"reserve": 2, "hand": ["Red de Plata"]})
    game.push("play Alejandro II")
    play(game, "play Red de Plata")
    assert names(game, "defence", ME) == ["Alejandro II"]
    assert strength(game, "Alejandro II") == 3
