"""Starting a game of Mitos y Leyendas: castle, initial Oro, who begins, hands and mulligans."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import Draw
from mazo.abilities.tree.effects import Triggered
from mazo.abilities.tree.nouns import When
from mazo.bots import Seat
from mazo.errors import BadConfig
from mazo.game import Game
from mazo.games.myl.cards.card import Card
from mazo.kernel.rng import Dice
from tests.games.myl.support import ME, YOU, ally, count, keep_hands, names, new, refused, table, told
from tests.support.rule import rule


@rule("myl", "1.1")
def test_both_present_fifty_cards_and_know_only_their_own() -> None:
    game = new()
    assert told(game, "presented") == ["1.1", "1.1"]
    t = table(game)
    mine = [card for card in range(len(t.kind)) if t.owner[card] == ME]
    assert len(mine) == 50
    assert all(t.pools[ME][card] == 0 and t.pools[YOU][card] != 0 for card in mine)


@rule("myl", "1.2", "1.3", "1.4")
def test_c01_after_the_start_each_has_one_oro_eight_cards_and_a_castle_of_41() -> None:
    game = new()
    keep_hands(game)
    for seat in (ME, YOU):
        zones = [count(game, zone, seat) for zone in ("reserve", "hand", "castle", "graveyard", "defence")]
        assert zones == [1, 8, 41, 0, 0]


@rule("myl", "1.2", "M1")
def test_the_initial_oros_are_chosen_in_secret_and_shown_together() -> None:
    game = new()
    assert list(game.deciding) == [ME, YOU]
    game.push("choose Oro de Ensayo", by=ME)
    assert list(game.deciding) == [YOU]
    assert count(game, "reserve", ME) == 0
    game.push("choose Oro de Ensayo", by=YOU)
    assert names(game, "reserve", ME) == names(game, "reserve", YOU) == ["Oro de Ensayo"]


@rule("myl", "1.2")
def test_the_seed_lets_any_oro_be_the_initial_one_and_other_profiles_only_a_plain_one() -> None:
    assert {action.text for action in new().legal(ME)} == {"choose Oro de Ensayo", "choose Oro de Muestra"}
    assert {action.text for action in new(edition="primer-bloque").legal(ME)} == {"choose Oro de Ensayo"}


@rule("myl", "1.3")
def test_chance_decides_who_begins() -> None:
    starters = set()
    for seed in range(8):
        game = new(seed=seed)
        keep_hands(game)
        starters.add(table(game).first)
    assert starters == {ME, YOU}


@rule("myl", "1.4")
def test_the_castle_is_shuffled_before_the_first_hand() -> None:
    hands = set()
    for seed in range(4):
        game = new(seed=seed)
        keep_hands(game)
        hands.add(tuple(names(game, "hand", ME)))
    assert len(hands) == 4


@rule("myl", "1.5", "1.6")
def test_c02_each_mulligan_draws_one_card_fewer_from_the_whole_castle() -> None:
    game = new()
    for seat in (ME, YOU):
        game.push(next(iter(game.legal(seat))))
    first = game.deciding[0]
    game.push("mulligan")
    game.push("keep")
    assert count(game, "hand", first) == 7
    game.push("mulligan")
    game.push("keep")
    assert (count(game, "hand", first), count(game, "castle", first)) == (6, 43)
    game.push("keep")
    assert game.turn == 1
    assert count(game, "reserve", first) == 1


@rule("myl", "M2", "1.5")
def test_mulligans_go_round_until_both_keep_in_a_row() -> None:
    game = new()
    for seat in (ME, YOU):
        game.push(next(iter(game.legal(seat))))
    first = game.deciding[0]
    assert [action.text for action in game.legal(first)] == ["keep", "mulligan"]
    game.push("keep")
    game.push("mulligan")
    assert game.deciding == (first,)
    game.push("keep")
    game.push("keep")
    assert game.turn == 1


@rule("myl", "1.7")
def test_c03_an_empty_hand_cannot_be_changed_again() -> None:
    game = _down_to(0, "seed-2014")
    assert refused(game, "mulligan") == ("hand_is_empty", "1.7")
    assert [action.text for action in game.legal(game.deciding[0])] == ["keep"]


@rule("myl", "1.7")
def test_c03_in_primer_bloque_the_ladder_ends_at_one_card() -> None:
    game = _down_to(1, "primer-bloque")
    assert refused(game, "mulligan") == ("hand_is_empty", "1.7")


def _down_to(size: int, edition: str) -> Game:
    game = new(edition=edition)
    for seat in (ME, YOU):
        game.push(next(iter(game.legal(seat))))
    first = game.deciding[0]
    while count(game, "hand", first) > size:
        game.push("mulligan")
        game.push("keep")
    return game


@rule("myl", "1.2")
def test_an_opponent_whom_somebody_imagines_chooses_an_oro_of_the_imagined_castle() -> None:
    game = new()
    for seed in range(20):
        world = Seat(game, ME).imagine(Dice(seed))
        theirs = [action.text.removeprefix("choose ") for action in world.legal(YOU)]
        assert {world.kind.face(name, "es").type for name in theirs} == {"gold"}
        assert len(theirs) == len({*theirs})


@rule("myl", "1.2")
def test_a_deck_without_an_oro_to_begin_with_is_refused_by_the_profiles_that_ask_for_one() -> None:
    spring = Card(name="Manantial", type="gold", abilities=(Triggered((When("final"),), Draw()),))
    deck = [spring] * 20 + [ally("Peón", 1, 1)] * 30
    with pytest.raises(BadConfig, match=r"deck 1 .*\(1\.2\)"):
        new([deck, deck], edition="primer-bloque")
    assert [action.text for action in new([deck, deck], edition="seed-2014").legal(ME)] == ["choose Manantial"]
