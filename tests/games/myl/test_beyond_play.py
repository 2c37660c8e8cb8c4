"""[8.20] [10.6] What cards do in the graveyard and in the hand, and playing them from there."""

from __future__ import annotations

from mazo.abilities.tree.deeds import Do, Draw, ToPlayer
from mazo.abilities.tree.effects import Action, Activated, Answer, Can, Cost, Keyword, Static
from mazo.abilities.tree.nouns import Cards, Compare, Count, During, When
from mazo.abilities.tree.short import SUBJECT, THIS
from tests.games.myl.support import ME, YOU, ally, card, count, names, pass_windows, play, position, refused, to_final
from tests.support.rule import rule

_VIGIL = During("your vigil")


@rule("myl", "8.20")
def test_an_ability_of_the_graveyard_is_used_there_and_nowhere_else() -> None:
    phoenix = ally(
        "Fénix", 5, 4, abilities=[Activated(Cost(2), Do("put into play", THIS), condition=_VIGIL, zone="graveyard")]
    )
    game = position({"reserve": 4, "graveyard": ["Fénix"]}, {"graveyard": ["Fénix"]}, cards=[phoenix])
    assert "use Fénix" in [action.text for action in game.legal(ME)]
    play(game, "use Fénix")
    assert (names(game, "defence", ME), count(game, "paid", ME)) == (["Fénix"], 2)
    assert refused(game, "use Fénix") == ("no_ability", "8.6")


@rule("myl", "8.20")
def test_nobody_uses_an_ability_in_the_graveyard_of_the_other_player() -> None:
    phoenix = ally("Fénix", 5, 4, abilities=[Activated(Cost(), Do("put into play", THIS), zone="graveyard")])
    game = position({}, {"graveyard": ["Fénix"]}, cards=[phoenix])
    assert refused(game, "use Fénix") == ("no_ability", "8.6")


@rule("myl", "8.20")
def test_a_card_in_hand_answers_by_being_discarded() -> None:
    oil = ally(
        "Aceite",
        1,
        1,
        abilities=[
            Answer(
                (When("play", Cards(("talisman",), "opposing")),),
                Do("annul", SUBJECT),
                Cost(effects=(Do("put into the graveyard", THIS),)),
                zone="hand",
            )
        ],
    )
    game = position({"reserve": 2, "hand": ["Lectura de Ensayo"]}, {"hand": ["Aceite"]}, cards=[oil])
    game.push("play Lectura de Ensayo")
    play(game, "use Aceite")
    assert (names(game, "graveyard", YOU), count(game, "hand", ME)) == (["Aceite"], 0)


@rule("myl", "10.6")
def test_c51_an_exhumed_talisman_is_also_played_in_the_war_and_banished() -> None:
    game = position({"defence": ["Coloso de Ensayo"]}, {"reserve": 2, "graveyard": ["Recuerdo de Muestra"]})
    game.push("battle")
    pass_windows(game)
    play(game, "play Recuerdo de Muestra")
    assert (names(game, "exile", YOU), count(game, "hand", YOU)) == (["Recuerdo de Muestra"], 1)
    to_final(game)


@rule("myl", "10.6")
def test_an_answer_is_exhumed_too() -> None:
    echo = card(
        "Eco", "talisman", 1, Keyword("exhumar"), Answer((When("play", Cards(whose="opposing")),), Do("annul", SUBJECT))
    )
    game = position({"reserve": 1, "hand": ["Recluta de Ensayo"]}, {"reserve": 1, "graveyard": ["Eco"]}, cards=[echo])
    game.push("play Recluta de Ensayo")
    play(game, "play Eco")
    assert (names(game, "graveyard", ME), names(game, "exile", YOU)) == (["Recluta de Ensayo"], ["Eco"])


@rule("myl", "10.6")
def test_a_card_that_says_so_is_played_from_the_graveyard_under_its_condition_and_stays_a_usual_one() -> None:
    wave = card(
        "Ola",
        "talisman",
        0,
        Static((Can(THIS, "be played from the graveyard"),), Compare(Count(Cards(("ally",), "yours")), "at least", 1)),
        Action(Draw()),
    )
    game = position({"graveyard": ["Ola"]}, cards=[wave])
    assert refused(game, "play Ola") == ("not_in_hand", "8.2.1")
    game = position({"graveyard": ["Ola"], "defence": ["Recluta de Ensayo"]}, cards=[wave])
    play(game, "play Ola")
    assert (names(game, "graveyard", ME), count(game, "hand", ME)) == (["Ola"], 1)


@rule("myl", "10.16")
def test_who_is_espectral_is_a_talisman_in_the_graveyard_and_its_ability_there_is_cancelled_but_not_annulled() -> None:
    ghost = ally(
        "Espectro",
        2,
        2,
        "espectral",
        abilities=[Activated(Cost(), ToPlayer("mill", 2, "each opponent"), zone="graveyard")],
    )
    hush = card("Mudez", "talisman", 0, Answer((When("use an ability", Cards(("talisman",))),), Do("cancel", SUBJECT)))
    me = {"graveyard": ["Espectro"]}
    game = position(me, {"hand": ["Mudez"]}, cards=[ghost, hush])
    game.push("use Espectro")
    play(game, "play Mudez")
    assert (count(game, "castle", YOU), names(game, "graveyard", ME)) == (20, ["Espectro"])
    game = position(me, {"reserve": 5, "hand": ["Silencio de Prueba"]}, cards=[ghost])
    game.push("use Espectro")
    assert refused(game, "play Silencio de Prueba") == ("does_not_answer", "8.2.5")
    pass_windows(game)
    assert count(game, "castle", YOU) == 18
