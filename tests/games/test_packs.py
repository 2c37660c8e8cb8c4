"""Drafts with the cards of the games that have a catalogue: packs, formats, cubes, decks and advice."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import mazo
from mazo.bots.adviser import advise
from mazo.bots.fast import GreedyBot, play_out
from mazo.errors import BadConfig, UnknownCard
from mazo.game import Game
from mazo.games import kind
from mazo.games.lorcana.cards import sheets
from mazo.games.packkind import PackKind
from mazo.kernel.rng import Dice
from tests.support.rule import rule

GAMES = ("lorcana-draft", "myl-draft")


def drafts(name: str) -> PackKind:
    found = kind(name)
    assert isinstance(found, PackKind)
    return found


def drafted(name: str, players: int, format: str = "", seed: int = 1, **more: Any) -> Game:
    """A draft that greedy bots have held."""
    game = mazo.new(name, seed=seed, players=players, format=format or "draft", **more)
    play_out(game.table, [GreedyBot() for _ in range(players)], Dice(seed))
    return game


EVERY = [(name, format) for name in GAMES for format in drafts(name).limited.formats]


@pytest.mark.parametrize(("name", "format"), EVERY)
def test_every_format_gives_everybody_a_deck_that_is_legal(name, format):
    known = drafts(name)
    low = known.limited.formats[format].players[0]
    game = drafted(name, low, format)
    assert game.table.over
    for seat in range(low):
        pool = known.pool(game.table, seat)
        built = known.suggested(pool, format)
        assert len(built.deck) >= known.limited.formats[format].least
        assert known.judge_built(built.deck, pool, format) == ()
        given = known.deck_plan(known.limited.formats[format]).given
        own = Counter(name for name in built.deck if name not in given) + Counter(built.side)
        assert own == Counter(pool), "nothing is lost beside the deck"


@rule("lorcana", "M54")
def test_a_booster_has_twelve_cards_by_rarity_and_four_go_round():
    game = mazo.new("lorcana-draft", seed=7, players=8, set=1)
    found = {rarity: [card.full_name for card in cards] for rarity, cards in sheets.sheets("1").items()}
    rarities = {name: rarity for rarity in found if rarity != "enchanted" for name in found[rarity]}
    for player in range(8):
        pack = [card.name for card in game.view(player).players[player].zones["pack"].cards][::-1]
        assert len(pack) == 12
        commons = pack[:6]
        assert {rarities[name] for name in commons} == {"common"}
        assert len(set(commons)) == 6
        assert {rarities[name] for name in pack[6:9]} == {"uncommon"}
        assert {rarities[name] for name in pack[9:11]} <= {"rare", "super-rare", "legendary"}
    where = game.view(0).draft
    assert where is not None
    assert (where.rounds, where.picks, where.kept, where.passing, where.seconds) == (4, 12, 48, "left", 30)


@rule("lorcana", "M54")
def test_sealed_opens_six_boosters_and_asks_nothing():
    game = mazo.new("lorcana-draft", seed=7, players=3, format="sealed")
    assert game.outcome is not None
    assert [len(drafts("lorcana-draft").pool(game.table, seat)) for seat in range(3)] == [72, 72, 72]


@rule("lorcana", "1.10.1.2")
@pytest.mark.parametrize(("format", "least"), [("draft", 35), ("sealed", 40)])
def test_a_deck_of_too_few_cards_is_refused_with_the_rule(format, least):
    known = drafts("lorcana-draft")
    game = drafted("lorcana-draft", 2, format)
    pool = known.pool(game.table, 0)
    deck = known.suggested(pool, format).deck
    (problem,) = known.judge_built(deck[: least - 1], pool, format)
    assert problem.rule == "1.10.1.2"
    assert str(least) in problem.message_en
    assert known.judge_built(pool, pool, format) == (), "all cards, of any inks, in any number"


def test_a_card_that_one_has_not_drafted_is_refused():
    known = drafts("lorcana-draft")
    game = drafted("lorcana-draft", 2)
    pool = known.pool(game.table, 0)
    deck = known.suggested(pool, "draft").deck
    stranger = next(name for name in known.kind_names(game.table) if name not in pool)
    (problem,) = known.judge_built((*deck, stranger), pool, "draft")
    assert (problem.reason, problem.card) == ("not-drafted", stranger)


@rule("myl", "12.9", "M10")
def test_sellado_takes_plain_gold_from_outside_but_no_fourth_copy():
    known = drafts("myl-draft")
    game = drafted("myl-draft", 2, "sellado")
    pool = known.pool(game.table, 0)
    built = known.suggested(pool, "sellado")
    given = known.deck_plan(known.limited.formats["sellado"]).given
    assert sum(name in given for name in built.deck) >= 10
    assert not any(name in given for name in pool)
    name = next(name for name in built.deck if name not in given)
    deck = [one for one in built.deck if one != name][:36] + [name] * 4
    reasons = {problem.reason for problem in known.judge_built(deck, [*pool, name, name, name, name], "sellado")}
    assert "too-many-copies" in reasons


@rule("myl", "10.7", "12.9")
def test_a_suggested_deck_has_one_of_an_unica_and_three_of_another():
    built = drafts("myl-draft").suggested(["Ra"] * 4 + ["Maat"] * 4, "sellado")
    assert (built.deck.count("Ra"), built.deck.count("Maat")) == (1, 3)
    assert (built.side.count("Ra"), built.side.count("Maat")) == (3, 1)


def test_a_pasted_list_is_a_cube_whose_cards_come_once_each():
    names = [name for sheet in drafts("lorcana-draft").sheets("1").values() for name in sheet]
    cube = "\n".join(f"1 {name}" for name in dict.fromkeys(names))
    game = drafted("lorcana-draft", 4, "draft", cube=cube)
    pools = [name for seat in range(4) for name in drafts("lorcana-draft").pool(game.table, seat)]
    assert len(pools) == len(set(pools)) == 192


def test_a_cube_that_is_too_small_or_names_no_card_is_refused():
    with pytest.raises(BadConfig, match="96 cards"):
        mazo.new("lorcana-draft", seed=1, players=2, cube="4 Stitch - New Dog")
    with pytest.raises(UnknownCard):
        mazo.new("lorcana-draft", seed=1, players=2, cube="4 Nobody - Nowhere")


def test_a_drafter_says_why_in_both_languages():
    game = mazo.new("lorcana-draft", seed=3, players=2, set=1)
    known = drafts("lorcana-draft")
    said = set()
    while game.outcome is None:
        seat = game.deciding[0]
        advice = advise(game, seat)
        assert advice is not None
        action = advice.action
        english, spanish = (known.advice(game.table, seat, action.picks[0], lang) for lang in ("en", "es"))
        assert english
        assert english != spanish
        said |= set(english.split("; "))
        game.push(action)
    assert any("your curve lacks" in reason for reason in said)


def test_a_position_with_packs_is_written_down_and_laid_out_again():
    game = mazo.new("lorcana-draft", seed=3, players=3, set=2)
    for seat in range(3):
        game.push(next(iter(game.legal(seat))))
    written = game.position()
    again = mazo.from_position(written)
    assert again.position() == written
    assert [again.view(seat).players[seat].zones["kept"].count for seat in range(3)] == [1, 1, 1]
