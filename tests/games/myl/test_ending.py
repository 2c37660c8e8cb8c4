"""Ways to lose: an empty castle, conceding; and the draw."""

from __future__ import annotations

from mazo.abilities.tree.deeds import Do, ToPlayer
from mazo.abilities.tree.effects import Action, Activated, Cost, Nothing, Triggered
from mazo.abilities.tree.nouns import Cards, Every, This, When
from mazo.games.myl.rules.loops import PATIENCE
from tests.games.myl.support import ME, YOU, ally, card, count, names, new, play, position
from tests.support.rule import rule


@rule("myl", "7.1")
def test_drawing_the_last_card_of_the_castle_loses() -> None:
    game = position({"castle": 1})
    game.push("end")
    assert game.outcome is not None
    assert (game.outcome.winner, game.cite(game.outcome.rule)[:3]) == (YOU, "7.1")


@rule("myl", "7.2", "7.1")
def test_c42_a_player_told_to_mill_more_than_there_is_mills_all_and_loses() -> None:
    game = position(
        {"hand": ["Alud"]},
        {"castle": 2},
        cards=[card("Alud", "talisman", 0, Action(ToPlayer("mill", 5, "each opponent")))],
    )
    play(game, "play Alud")
    assert count(game, "graveyard", YOU) == 2
    assert game.outcome is not None
    assert game.outcome.winner == ME


@rule("myl", "7.4")
def test_c41_both_castles_emptied_by_one_effect_are_a_draw() -> None:
    flood = card("Diluvio", "talisman", 0, Action(ToPlayer("mill", 3, "each player")))
    game = position({"castle": 3, "hand": ["Diluvio"]}, {"castle": 3}, cards=[flood])
    play(game, "play Diluvio")
    assert game.outcome is not None
    assert (game.outcome.winner, game.cite(game.outcome.rule)[:3]) == (None, "7.4")


@rule("myl", "7.3")
def test_a_player_may_concede_at_any_moment() -> None:
    game = new()
    game.push("concede", by=YOU)
    assert game.outcome is not None
    assert game.outcome.winner == ME
    game = position()
    game.push("me rindo", by=YOU)
    assert game.outcome is not None
    assert game.outcome.winner == ME


@rule("myl", "M8")
def test_abilities_that_trigger_each_other_without_end_draw_the_game() -> None:
    phoenix = ally("Fénix", 1, 1, abilities=[Triggered((When("destroy", "this"),), Do("put into play", This()))])
    burns = Triggered((When("enter play", Cards(("ally",))),), Do("destroy", Every(Cards(("ally",)))))
    pyre = card("Pira", "totem", 0, burns)
    game = position({"reserve": 1, "hand": ["Fénix"], "support": ["Pira"]}, cards=[phoenix, pyre])
    play(game, "play Fénix")
    assert game.outcome is not None
    assert game.outcome.winner is None
    assert game.cite(game.outcome.rule).startswith("M8 ")


@rule("myl", "M8")
def test_many_triggers_that_change_something_go_on() -> None:
    mill = card("Molino", "totem", 0, Triggered((When("mill", who="you"),), ToPlayer("mill")))
    start = card("Grano", "talisman", 0, Action(ToPlayer("mill")))
    game = position({"castle": 90, "hand": ["Grano"], "support": ["Molino"]}, cards=[mill, start])
    play(game, "play Grano")
    assert game.outcome is not None
    assert game.outcome.winner == YOU


@rule("myl", "M8")
def test_what_a_player_does_again_and_again_is_no_loop_without_end() -> None:
    echo = card(
        "Eco", "totem", 0, Activated(Cost(), Nothing()), Triggered((When("use an ability", who="you"),), Nothing())
    )
    game = position({"support": ["Eco"]}, cards=[echo])
    for _ in range(PATIENCE + 3):
        play(game, "use Eco")
    assert len([event for event in game.events if event.kind == "resolves"]) > PATIENCE
    assert game.outcome is None


@rule("myl", "M8")
def test_a_player_who_may_go_round_without_end_leaves_the_circle() -> None:
    game = position({"reserve": 5, "hand": ["Pluton"], "defence": ["Recluta de Ensayo"]})
    game.push("play Pluton")
    asked = 0
    while "Vigilia" not in game.decisions[0].prompt("en"):
        texts = [action.text for action in game.legal(game.decisions[0].seat)]
        asked += "yes" in texts
        game.push("pass" if "pass" in texts else "yes" if "yes" in texts else "choose Pluton")
    assert 40 < asked < 60
    assert game.outcome is None
    assert names(game, "defence", ME) == ["Recluta de Ensayo", "Pluton"]
