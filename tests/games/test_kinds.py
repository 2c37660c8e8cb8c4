"""Every game as a folder: what the surfaces draw from it is there, in both languages."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

import mazo.games
from mazo.errors import BadConfig, UnknownCard
from mazo.games import NAMES, USUAL, folder, kind
from mazo.games.drafts import DraftFacts
from mazo.making import new
from mazo.texts.lang import Wording
from mazo.views import PlayerView

LANGS = ("en", "es")
DAY = date(2026, 8, 1)
NONE = DraftFacts("", Wording())


@pytest.fixture(params=NAMES)
def game(request):
    return kind(request.param)


def player_of(game) -> PlayerView:
    return new(game.name, seed=1).view(0).players[0]


def named(game, section: str, name: str) -> bool:
    return game.has_word(section, name) or name in game.glossary


def test_a_game_is_found_by_its_folder_and_has_the_name_that_the_folder_says(game):
    assert kind(game.name) is game
    assert folder(game.name) == type(game).__module__.split(".")[-2]


def test_every_folder_is_a_game_and_one_of_them_is_the_usual_one():
    folders = {path.parent.name for path in Path(mazo.games.__file__).parent.glob("*/kind.py")}
    assert {folder(name) for name in NAMES} == folders
    assert USUAL == NAMES[0] == "lorcana"


def test_every_zone_of_the_plan_is_on_the_table(game):
    plan = game.plan
    zones = {lane.zone for lane in plan.lanes} | {pile.zone for pile in plan.piles if pile.always} | {plan.hand}
    if plan.purse is not None:
        zones |= {plan.purse.zone, plan.purse.spent_zone or plan.purse.zone}
    if plan.packs is not None:
        zones |= {plan.packs.pack, plan.packs.kept, *plan.packs.open, *plan.packs.secret}
    assert zones <= player_of(game).zones.keys()
    assert all(named(game, "zone", zone) for zone in (*zones, *(pile.zone for pile in plan.piles)))


def test_every_verb_of_the_plan_is_one_of_the_game(game):
    plan = game.plan
    rows = [*plan.usual.values(), *plan.keys.values(), plan.aimed, plan.drops.purse, plan.drops.board, tuple(plan.fits)]
    known = {verb.name for verb in game.verbs}
    assert {verb for row in rows for verb in row} <= known
    assert all(game.has_word("verb", verb) for row in plan.usual.values() for verb in row)


def test_every_lane_score_figure_state_and_phase_has_a_word(game):
    plan = game.plan
    words = [("lane", lane.name) for lane in plan.lanes] + [("figure", figure.name) for figure in plan.figures]
    words += [("phase", phase) for phase in plan.phases] + [("state", state) for state in plan.states]
    words += [("score", plan.score.name)] if plan.score else []
    words += [("purse", plan.purse.name)] if plan.purse else []
    assert [word for word in words if not named(game, *word)] == []


def test_the_score_of_the_plan_is_one_that_players_have(game):
    if game.plan.score is not None:
        assert game.plan.score.name in player_of(game).scores


def test_every_word_of_the_boards_exists_in_both_languages(game):
    for section in game.words.sections():
        for name in game.words.names(section):
            for lang in LANGS:
                assert isinstance(game.words.template(section, name, lang), str), (section, name, lang)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", ["title", "name", "tagline", "facts", "owner", "goal", "actions"])
def test_every_game_says_what_it_is(game, name, lang):
    assert game.words.template("about", name, lang)


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_that_a_game_knows_has_a_page_and_is_found(game, lang):
    name = game.catalogue[0].card.name
    assert game.card_page(name, lang, DAY).lines
    assert name in game.find_cards(f'"{name}"' if game.formats() else name, lang, DAY)
    assert game.card_row(name, lang).type


def test_a_card_that_no_game_knows_is_refused(game):
    with pytest.raises(UnknownCard):
        game.card_page("No Such Thing At All", "en", DAY)


def test_every_deck_that_comes_with_a_game_is_judged_legal_somewhere(game):
    for name in game.sample_decks():
        assert game.shipped_deck(name).cards == game.judge(name).cards > 0
        assert any(not verdict.problems for verdict in game.judge(name).verdicts)
        assert game.deck_text(name)


def test_a_format_that_a_game_lacks_is_refused(game):
    with pytest.raises(BadConfig):
        game.check_format("tiddlywinks")
    for known in game.formats():
        game.check_format(known.name)


def test_a_draft_says_so_and_what_came_of_it():
    drafts = [game for game in map(kind, NAMES) if game.draft is not None]
    assert [game.plan.kind for game in drafts] == ["draft"] * 3
    assert {game.plan.kind for game in map(kind, NAMES) if game.draft is None} == {"table"}
    assert all(setting.option in game.option_names for game in drafts for setting in (game.draft or NONE).settings)
