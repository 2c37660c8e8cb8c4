"""Cards that answer: a card that is played, an ability that is used, an attack, a destruction."""

from __future__ import annotations

import pytest

from tests.games.myl.pool.shown import ends_war, laid, offered
from tests.games.myl.support import ME, YOU, count, names, pass_windows, play, refused, strength
from tests.support.card import card
from tests.support.rule import rule


@card("Red de Plata")
def test_red_de_plata_annuls_an_opposing_ally_and_nothing_else() -> None:
    game = laid(
        {"reserve": 5, "hand": ["Recluta de Ensayo", "Tótem de Ensayo"]}, {"reserve": 2, "hand": ["Red de Plata"]}
    )
    game.push("play Tótem de Ensayo")
    assert refused(game, "play Red de Plata") == ("does_not_answer", "8.2.5")
    pass_windows(game)
    game.push("play Recluta de Ensayo")
    play(game, "play Red de Plata")
    assert names(game, "graveyard", ME) == ["Recluta de Ensayo"]


@card("Red de Plata")
def test_red_de_plata_does_not_annul_an_ally_of_its_own_player() -> None:
    game = laid({"reserve": 5, "hand": ["Recluta de Ensayo", "Red de Plata"]})
    game.push("play Recluta de Ensayo")
    game.push("pass")
    assert not offered(game, "play Red de Plata")


@card("Saqqara")
@rule("myl", "M6", "9.6")
def test_saqqara_is_banished_to_cancel_an_attack_before_anybody_blocks() -> None:
    game = laid({"defence": ["Coloso de Ensayo", "Recluta de Ensayo"]}, {"support": ["Saqqara"]})
    game.push("battle")
    game.push("attack with Coloso de Ensayo; Recluta de Ensayo")
    assert game.deciding == (YOU,)
    game.push("use Saqqara")
    pass_windows(game)
    ends_war(game)
    assert (names(game, "exile", YOU), count(game, "castle", YOU)) == (["Saqqara"], 20)


@card("Saqqara")
@rule("myl", "M6")
def test_saqqara_does_not_answer_ones_own_attack() -> None:
    game = laid({"defence": ["Coloso de Ensayo"], "support": ["Saqqara"]})
    game.push("battle")
    game.push("pass")
    assert refused(game, "use Saqqara") == ("does_not_answer", "8.2.5")


@card("Leprechaun")
@rule("myl", "M6")
def test_leprechaun_weakens_the_opposing_allies_in_answer_to_an_attack() -> None:
    game = laid(
        {"defence": ["Coloso de Ensayo"]}, {"reserve": 2, "hand": ["Leprechaun"], "defence": ["Lancera de Ensayo"]}
    )
    game.push("battle")
    play(game, "play Leprechaun")
    assert (strength(game, "Coloso de Ensayo"), strength(game, "Lancera de Ensayo")) == (4, 2)


@card("Leprechaun")
@rule("myl", "8.1")
def test_leprechaun_cannot_be_played_without_an_attack() -> None:
    game = laid({"reserve": 2, "hand": ["Leprechaun"]})
    assert refused(game, "play Leprechaun") == ("only_as_answer", "8.1")


@card("Cesar Augusto")
def test_cesar_augusto_returns_to_the_hand_to_annul_any_card() -> None:
    game = laid({"reserve": 2, "hand": ["Tótem de Ensayo"]}, {"defence": ["Cesar Augusto"]})
    game.push("play Tótem de Ensayo")
    game.push("use Cesar Augusto")
    pass_windows(game)
    assert (names(game, "hand", YOU), names(game, "support", ME)) == (["Cesar Augusto"], [])


@card("Abismo")
@rule("myl", "8.2.5", "8.6")
def test_abismo_is_destroyed_to_annul_an_opposing_ally() -> None:
    game = laid({"reserve": 2, "hand": ["Lancera de Ensayo"]}, {"support": ["Abismo"]})
    game.push("play Lancera de Ensayo")
    assert [action.text for action in game.legal(YOU)] == ["use Abismo", "pass"]
    game.push("use Abismo")
    pass_windows(game)
    assert (names(game, "graveyard", YOU), names(game, "graveyard", ME)) == (["Abismo"], ["Lancera de Ensayo"])


@card("Helénica")
def test_helenica_annuls_an_ally_for_as_much_as_it_costs() -> None:
    for gold, answer in ((1, ("cost_unpayable", "8.6")), (2, None)):
        game = laid({"reserve": 2, "hand": ["Lancera de Ensayo"]}, {"reserve": gold, "defence": ["Helénica"]})
        game.push("play Lancera de Ensayo")
        if answer is not None:
            assert refused(game, "use Helénica") == answer
        else:
            game.push("use Helénica")
            pass_windows(game)
            assert (names(game, "graveyard", ME), count(game, "paid", YOU)) == (["Lancera de Ensayo"], 2)


@card("Lady Dawn")
@rule("myl", "8.7")
@pytest.mark.parametrize(
    ("answers", "left"),
    [
        (["no"], ["Lady Dawn"]),
        (["yes", "choose 1"], ["Lady Dawn", "Sir Gaheris"]),
        (["yes", "choose 2"], ["Sir Gaheris"]),
    ],
)
def test_lady_dawn_saves_a_knight_for_three_oros_or_by_her_own_destruction(answers: list[str], left: list[str]) -> None:
    game = laid(
        {"reserve": 3, "defence": ["Lady Dawn", "Sir Gaheris"]}, {"reserve": 3, "hand": ["Rayo de Ensayo"]}, active=1
    )
    game.push("play Rayo de Ensayo")
    game.push("choose Sir Gaheris")
    pass_windows(game)
    for answer in answers:
        game.push(answer)
    assert names(game, "defence", ME) == left


@card("Lady Dawn")
def test_lady_dawn_does_not_save_who_is_no_knight() -> None:
    game = laid({"reserve": 3, "defence": ["Lady Dawn", "Nike"]}, {"reserve": 3, "hand": ["Rayo de Ensayo"]}, active=1)
    game.push("play Rayo de Ensayo")
    game.push("choose Nike")
    pass_windows(game)
    assert names(game, "defence", ME) == ["Lady Dawn"]


@card("Expulsar Sacerdotes")
@rule("myl", "8.6")
def test_expulsar_sacerdotes_shuffles_away_an_ally_that_uses_its_ability_which_still_takes_effect() -> None:
    game = laid({"reserve": 1, "defence": ["Euergeter I"]}, {"reserve": 3, "hand": ["Expulsar Sacerdotes"]})
    game.push("use Euergeter I")
    play(game, "play Expulsar Sacerdotes")
    assert (names(game, "defence", ME), count(game, "castle", ME)) == ([], 21)


@card("Expulsar Sacerdotes")
def test_expulsar_sacerdotes_does_not_answer_a_totem() -> None:
    game = laid(
        {"reserve": 2, "defence": ["Recluta de Ensayo"], "support": ["Doncellas Alegres"]},
        {"reserve": 3, "hand": ["Expulsar Sacerdotes"]},
    )
    game.push("use Doncellas Alegres")
    assert refused(game, "play Expulsar Sacerdotes") == ("does_not_answer", "8.2.5")


def test_an_attack_can_be_answered_by_both_players_before_the_blocks() -> None:
    game = laid({"defence": ["Coloso de Ensayo"]})
    game.push("battle")
    asked: list[int] = []
    while "answer it" in game.decisions[0].prompt("en"):
        asked += game.deciding
        game.push("pass")
    assert asked == [YOU, ME]
