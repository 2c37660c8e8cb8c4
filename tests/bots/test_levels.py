"""Levels: five opponents by number and by name, each with a temper in both languages."""

from __future__ import annotations

import pytest

from mazo.bots import able, fast_named, names_for, usual_for
from mazo.bots.fast import NoviceBot
from mazo.bots.levels import LEVELS, about, level_named, name_of, spoken, who
from mazo.errors import BadConfig
from mazo.games import NAMES, kind
from mazo.lab.sim import interval, plan, simulate


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_found_by_its_number_and_by_its_name_in_either_language(level):
    bots = [fast_named(word) for word in (level, name_of(level, "en"), name_of(level, "es").upper(), LEVELS[level])]
    assert len({type(bot) for bot in bots}) == 1


def test_everybody_has_a_name_a_temper_and_a_manner_of_playing():
    for lang in ("en", "es"):
        assert len({name_of(level, lang) for level in LEVELS}) == len(LEVELS)
        assert len({about(level, lang) for level in LEVELS}) == len(LEVELS)
    assert who("4", "en") == "Marta, careful"
    assert spoken("4", "es") == "Nivel 4: Marta, cuidadosa"
    assert level_named("six") == ""


def test_people_are_offered_levels_and_in_a_draft_those_that_do_not_think_ahead():
    offered = {name: names_for(kind(name)) for name in NAMES}
    assert {found for name, found in offered.items() if kind(name).draft is None} == {tuple(LEVELS)}
    assert offered["ortus-draft"] == ("1", "2", "3", "4")
    assert able("5", kind("ortus-draft")) == "4"
    assert {usual_for(kind(name)) for name in NAMES} == {"4"}


@pytest.mark.parametrize("told", ["101", "-1", "much", "½", ""])
def test_an_attention_is_a_number_up_to_a_hundred(told):
    with pytest.raises(BadConfig, match="attention"):
        fast_named(f"novice:{told}")


def test_who_never_pays_attention_plays_at_random_and_who_always_does_plays_like_greedy():
    def games(bot: str) -> str:
        return simulate(plan("lorcana", bots=(bot, "greedy"), games=2, seed="attention")).hash

    assert games("novice:100") != games("novice:0")
    assert isinstance(fast_named("novice:0"), NoviceBot)
    assert simulate(plan("lorcana", bots=("novice:100", "novice:100"), games=2, seed="x")).wins == (
        simulate(plan("lorcana", bots=("greedy", "greedy"), games=2, seed="x")).wins
    )


@pytest.mark.soak
@pytest.mark.parametrize("game", ["lorcana", "myl", "ortus"])
@pytest.mark.parametrize(("stronger", "weaker"), [("2", "1"), ("3", "2"), ("4", "3"), ("5", "4")])
def test_each_level_beats_the_one_below(game, stronger, weaker):
    wins = [
        simulate(plan(game, bots=bots, games=100, seed="levels", mirrored=True)).wins[bots.index(stronger)]
        for bots in ((stronger, weaker), (weaker, stronger))
    ]
    assert interval(sum(wins), 200)[0] >= 0.6
