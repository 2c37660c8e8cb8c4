"""Playing cards, paying, answering, annulling, using abilities."""

from __future__ import annotations

from typing import Literal

import pytest

from mazo.abilities.tree.deeds import Do, Draw, ToDeck
from mazo.abilities.tree.effects import Action, Answer, ChooseOne, EachCard, Play, Static, Triggered
from mazo.abilities.tree.facts import CostsLess
from mazo.abilities.tree.nouns import Cards, Chosen, Compare, Count, Every, Has, When
from mazo.abilities.tree.short import IT
from mazo.game import Game
from mazo.games.myl.cards.card import Card
from tests.games.myl.support import (
    ME,
    YOU,
    card,
    count,
    find,
    names,
    pass_windows,
    play,
    position,
    refused,
    strength,
    table,
    told,
)
from tests.support.rule import rule


@rule("myl", "8.2.1")
def test_only_a_card_in_hand_can_be_declared() -> None:
    game = position({"reserve": 5, "defence": ["Recluta de Ensayo"]})
    assert refused(game, "play Recluta de Ensayo") == ("not_in_hand", "8.2.1")


@rule("myl", "8.2.1")
def test_what_can_be_declared_is_offered_and_what_wants_a_target_only_where_there_is_one() -> None:
    hand = ["Oro de Ensayo", "Recluta de Ensayo", "Rayo de Ensayo", "Silencio de Prueba"]
    game = position({"reserve": 5, "hand": hand})
    assert _offered(game) == ["gold Oro de Ensayo", "play Recluta de Ensayo", "end"]
    game = position({"reserve": 5, "hand": hand}, {"defence": ["Lancera de Ensayo"]})
    assert _offered(game) == ["gold Oro de Ensayo", "play Recluta de Ensayo", "play Rayo de Ensayo", "end"]


@rule("myl", "8.6")
def test_what_can_be_used_is_offered_until_it_has_been_used() -> None:
    game = position({"reserve": 2, "defence": ["Recluta de Ensayo"], "support": ["Tótem de Muestra"]})
    assert _offered(game) == ["use Tótem de Muestra", "battle", "end"]
    play(game, "use Tótem de Muestra")
    assert _offered(game) == ["battle", "end"]


def _offered(game: Game) -> list[str]:
    return [action.text for action in game.legal(game.deciding[0])]


@rule("myl", "8.2.1", "8.2.5", "8.2.7")
def test_a_declared_card_is_seen_by_all_and_stays_in_hand_until_it_resolves() -> None:
    game = position({"reserve": 3, "hand": ["Capitán de Ensayo"]})
    game.push("play Capitán de Ensayo")
    assert names(game, "hand", ME) == ["Capitán de Ensayo"]
    assert game.view(YOU).players[ME].zones["hand"].known == ("Capitán de Ensayo",)
    pass_windows(game)
    assert names(game, "defence", ME) == ["Capitán de Ensayo"]


@rule("myl", "8.2.3", "3.1.1")
def test_c14_a_card_that_cannot_be_paid_is_refused_and_nothing_moves() -> None:
    game = position({"reserve": 1, "hand": ["Lancera de Ensayo"]})
    assert refused(game, "play Lancera de Ensayo") == ("too_expensive", "8.2.3")


@rule("myl", "8.5")
def test_c15_increases_come_before_reductions() -> None:
    game = position(
        {"reserve": 1, "hand": ["Lancera de Ensayo"], "support": ["Peaje", "Mercado"]},
        cards=[_market("Peaje", -1), _market("Mercado", 2)],
    )
    assert table(game).price(find(game, "Lancera de Ensayo"), ME) == 1
    play(game, "play Lancera de Ensayo")
    assert count(game, "paid", ME) == 1


@rule("myl", "8.5")
def test_a_reduced_cost_stays_at_1_by_the_seed_and_falls_to_0_in_primer_bloque() -> None:
    for edition, price in (("seed-2014", 1), ("primer-bloque", 0)):
        game = position(
            {"hand": ["Lancera de Ensayo"], "support": ["Mercado"]}, cards=[_market("Mercado", 5)], edition=edition
        )
        assert table(game).price(find(game, "Lancera de Ensayo"), ME) == price


@rule("myl", "8.5")
def test_a_card_may_say_that_it_costs_less_itself() -> None:
    alone = Compare(Count(Cards(("ally",), "yours")), "is", 0)
    hermit = card("Ermita", "totem", 3, Static((CostsLess(2, "this"),), alone))
    for line, price in (([], 1), (["Recluta de Ensayo"], 3)):
        game = position({"reserve": 1, "hand": ["Ermita"], "defence": line}, cards=[hermit])
        assert table(game).price(find(game, "Ermita"), ME) == price
        assert (game.why_not("play Ermita") is None) is (price == 1)


@rule("myl", "8.11")
def test_purifying_banishes_or_shuffles_each_chosen_card_of_a_graveyard() -> None:
    either = ChooseOne((Do("banish", IT), ToDeck(IT, "shuffle")), said="or")
    buried = Chosen(Cards(whose="yours", zone="graveyard"), 2)
    purge = card("Purga", "talisman", 0, Action(EachCard(buried, either)))
    game = position({"hand": ["Purga"], "graveyard": ["Recluta de Ensayo", "Lancera de Ensayo"]}, cards=[purge])
    play(game, "play Purga")
    while "Vigilia" not in game.decisions[0].prompt("en"):
        game.push(list(game.legal(ME))[-1] if names(game, "exile", ME) else next(iter(game.legal(ME))))
    assert (count(game, "exile", ME), count(game, "castle", ME), names(game, "graveyard", ME)) == (1, 21, ["Purga"])


@rule("myl", "8.2.2")
def test_a_talisman_without_a_target_cannot_be_declared() -> None:
    game = position({"reserve": 3, "hand": ["Rayo de Ensayo"]})
    assert refused(game, "play Rayo de Ensayo") == ("no_target", "8.2.2")


@rule("myl", "8.2.2", "8.2.7")
def test_a_talisman_acts_on_the_target_that_was_fixed() -> None:
    game = position({"reserve": 3, "hand": ["Rayo de Ensayo"]}, {"defence": ["Recluta de Ensayo", "Coloso de Ensayo"]})
    game.push("play Rayo de Ensayo")
    game.push("choose Coloso de Ensayo")
    pass_windows(game)
    assert names(game, "defence", YOU) == ["Recluta de Ensayo"]


@rule("myl", "8.2.2", "8.3")
def test_targets_are_fixed_on_declaring_and_one_that_has_left_is_left_out() -> None:
    game = position(
        {"reserve": 6, "hand": ["Rayo de Ensayo"]},
        {"reserve": 3, "hand": ["Escape"], "defence": ["Recluta de Ensayo", "Coloso de Ensayo"]},
        cards=[_escape()],
    )
    game.push("play Rayo de Ensayo")
    game.push("choose Coloso de Ensayo")
    game.push("play Escape")
    pass_windows(game)
    assert "Coloso de Ensayo" in names(game, "hand", YOU)
    assert names(game, "defence", YOU) == ["Recluta de Ensayo"]
    assert "Rayo de Ensayo" in names(game, "graveyard", ME)


@rule("myl", "8.2.4")
def test_playing_triggers_before_the_card_resolves() -> None:
    herald = card("Heraldo", "totem", 0, Triggered((When("play", Cards(), who="you"),), Draw()))
    game = position({"reserve": 1, "hand": ["Recluta de Ensayo"], "support": ["Heraldo"]}, cards=[herald])
    game.push("play Recluta de Ensayo")
    assert count(game, "hand", ME) == 2
    assert names(game, "defence", ME) == []


@rule("myl", "8.2.5")
def test_the_window_to_answer_opens_for_both_whoever_holds_an_answer() -> None:
    asked = []
    for hand in (["Relleno"], ["Negación de Prueba"]):
        game = position({"reserve": 1, "hand": ["Recluta de Ensayo"]}, {"reserve": 3, "hand": hand})
        game.push("play Recluta de Ensayo")
        seats: list[int] = []
        while "answer it" in game.decisions[0].prompt("en"):
            seats += game.deciding
            game.push("pass")
        asked.append(seats)
    assert asked == [[YOU, ME], [YOU, ME]]


@rule("myl", "8.2.6")
def test_c46_an_annulled_totem_goes_to_the_graveyard_and_stays_paid() -> None:
    enters = card("Puerta", "totem", 0, Triggered((When("enter play"),), Draw()))
    game = position(
        {"reserve": 3, "hand": ["Tótem de Muestra"], "support": ["Puerta"]},
        {"reserve": 2, "hand": ["Negación de Prueba"]},
        cards=[enters],
    )
    game.push("play Tótem de Muestra")
    game.push("play Negación de Prueba")
    pass_windows(game)
    assert names(game, "graveyard", ME) == ["Tótem de Muestra"]
    assert (count(game, "paid", ME), count(game, "hand", ME)) == (3, 0)
    assert told(game, "annulled") == ["8.2.6"]


@rule("myl", "M3", "8.2.6")
def test_c47_an_answer_that_is_annulled_itself_lets_the_totem_enter() -> None:
    game = position(
        {"reserve": 4, "hand": ["Tótem de Muestra", "Silencio de Prueba"]},
        {"reserve": 2, "hand": ["Negación de Prueba"]},
    )
    game.push("play Tótem de Muestra")
    game.push("play Negación de Prueba")
    game.push("play Silencio de Prueba")
    pass_windows(game)
    assert names(game, "support", ME) == ["Tótem de Muestra"]
    assert names(game, "graveyard", YOU) == ["Negación de Prueba"]


@rule("myl", "8.1")
def test_an_answer_cannot_be_played_on_its_own() -> None:
    game = position({"reserve": 3, "hand": ["Silencio de Prueba"]})
    assert refused(game, "play Silencio de Prueba") == ("only_as_answer", "8.1")


@rule("myl", "8.2.5")
def test_an_answer_must_fit_what_is_being_played() -> None:
    game = position({"reserve": 1, "hand": ["Recluta de Ensayo"]}, {"reserve": 1, "hand": ["Silencio de Prueba"]})
    game.push("play Recluta de Ensayo")
    assert refused(game, "play Silencio de Prueba") == ("does_not_answer", "8.2.5")


@rule("myl", "8.2.7")
def test_a_talisman_is_applied_and_goes_to_the_graveyard() -> None:
    game = position({"reserve": 2, "hand": ["Lectura de Ensayo"]})
    play(game, "play Lectura de Ensayo")
    assert (count(game, "hand", ME), names(game, "graveyard", ME)) == (2, ["Lectura de Ensayo"])


@rule("myl", "8.6")
def test_an_ability_is_paid_and_used_once_a_turn() -> None:
    game = position({"reserve": 2, "defence": ["Recluta de Ensayo"], "support": ["Tótem de Muestra"]})
    play(game, "use Tótem de Muestra")
    assert (strength(game, "Recluta de Ensayo"), count(game, "paid", ME)) == (2, 1)
    assert refused(game, "use Tótem de Muestra") == ("used_already", "8.6")


@rule("myl", "8.6")
def test_only_what_has_an_ability_of_ones_own_can_be_used() -> None:
    game = position({"reserve": 2, "support": ["Tótem de Ensayo"]}, {"support": ["Tótem de Muestra"]})
    assert refused(game, "use Tótem de Ensayo") == ("no_ability", "8.6")
    assert refused(game, "use Tótem de Muestra") == ("not_yours", "4.1.1")


def _escape() -> Card:
    mine = Cards(("ally",), "yours", (Has("strength", "at least", 5),))
    answer = Answer((When("play", Cards(("talisman",))),), Do("return to hand", Every(mine)))
    return card("Escape", "talisman", 0, answer)


def _market(name: str, less: int) -> Card:
    """A totem while which is in play its player's cards cost so much less, or more."""
    return card(name, "totem", 0, Static((CostsLess(less, Cards()),)))


@rule("myl", "8.4", "8.6")
@pytest.mark.parametrize(("once", "played"), [("turn", 2), ("twice", 3)])
def test_what_happens_once_a_turn_does_not_happen_again_within_itself(
    once: Literal["turn", "twice"], played: int
) -> None:
    choir = card(
        "Coro",
        "totem",
        0,
        Triggered(
            (When("play", Cards(("talisman",)), who="you"),),
            Play(Chosen(Cards(("talisman",), "yours", zone="hand"))),
            once=once,
        ),
    )
    songs = ["Verso", "Oda", "Himno", "Salmo"]
    sung = [card(name, "talisman", 0, Action(Draw())) for name in songs]
    game = position({"support": ["Coro"], "hand": songs}, cards=[choir, *sung])
    game.push("play Verso")
    chosen = iter(f"choose {name}" for name in songs[1:])
    while "end" not in (offered := [action.text for action in game.legal(game.deciding[0])]):
        game.push("pass" if "pass" in offered else next(chosen))
    assert sorted(names(game, "graveyard", ME)) == sorted(songs[:played])
