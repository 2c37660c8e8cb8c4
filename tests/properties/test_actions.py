"""What is offered is accepted and can be typed; what is not offered is refused, with a reason and without a trace."""

from __future__ import annotations

import pytest
from hypothesis import strategies as st

from mazo.errors import IllegalAction
from mazo.game import Game
from mazo.kernel.choices import options_of
from mazo.kernel.codes import ONE, option
from mazo.kernel.rng import Dice
from mazo.notation.actions import Action
from mazo.views import Refusal
from tests.properties.conformance import holds
from tests.properties.grammar import NONSENSE, mutated, options_in_words
from tests.properties.invariants import assert_said, fingerprint
from tests.properties.play import Chooser, Play
from tests.properties.sizes import Size


@holds()
def test_every_action_offered_is_accepted(play: Play, size: Size) -> None:
    chooser = Chooser(play.seed)
    for game in play.looks(size):
        for seat in game.deciding:
            offered = list(game.legal(seat))
            assert offered
            assert len({action.picks for action in offered}) == len(offered), "the same answer twice"
            assert len({action.text for action in offered}) == len(offered), "one text for two answers"
            for action in chooser.some(offered, size.actions):
                assert action in game.legal(seat)
                by_picks, by_text = game.copy(), game.copy()
                by_picks.push(action)
                by_text.push(action.text, by=seat)
                assert by_picks.hash == by_text.hash
                assert by_picks.hash != game.hash, "nothing has happened"
                assert by_text.past[-1].action == action


@holds()
def test_every_action_text_reads_back_in_both_languages(play: Play, size: Size) -> None:
    chooser = Chooser(play.seed)
    for game in play.looks(size):
        for seat in game.deciding:
            scribe = game.scribe(seat)
            assert scribe is not None
            for action in chooser.some(list(game.legal(seat)), size.actions * 3):
                for text in (action.text, game.text(action, "en"), game.text(action, "es")):
                    assert_said(text)
                    for typed in (text, text.upper(), f"  {text.replace(' ', '   ')} "):
                        assert tuple(scribe.read(typed)) == action.picks, typed


@holds(part=0.5)
def test_every_action_not_offered_is_refused_with_a_rule_and_without_change(play: Play, size: Size) -> None:
    dice = Dice(play.seed)
    for game in play.looks(size):
        before = fingerprint(game)
        for seat in game.deciding:
            scribe = game.scribe(seat)
            assert scribe is not None
            legal = options_of(game.table, scribe.fresh)
            for packed in options_in_words(game, scribe.fresh, dice, size.actions // 3):
                if packed in legal:
                    continue
                if scribe.fresh.mode == ONE:
                    assert game.table.refusal(scribe.fresh, packed), f"{packed} is neither offered nor refused"
                assert_refused(game, Action(seat, "", (packed,)))
                assert_refused_or_meant(game, seat, scribe.write_option(packed, "en"))
                assert_refused_or_meant(game, seat, scribe.write_option(packed, "es"))
        assert fingerprint(game) == before


@holds(part=0.5)
def test_a_pick_is_open_exactly_if_it_is_listed(play: Play, size: Size) -> None:
    dice = Dice(play.seed)
    for game in play.looks(size):
        for seat in game.deciding:
            scribe = game.scribe(seat)
            assert scribe is not None
            if scribe.fresh.mode != ONE:
                continue  # of questions with several picks the kernel's own tests know every way
            listed = options_of(game.table, scribe.fresh)
            beside = [packed + more for packed in listed for more in (option(0, 0, 1), option(0, 1))]
            for packed in (*listed, *beside, *options_in_words(game, scribe.fresh, dice, size.actions)):
                assert (Action(seat, "", (packed,)) in game.legal(seat)) == (packed in listed), packed


@holds()
def test_whoever_is_not_asked_is_refused_with_a_rule_and_without_change(play: Play, size: Size) -> None:
    for game in play.looks(size):
        before = fingerprint(game)
        action = next(iter(game.legal_actions))
        for seat in range(game.seats):
            if game.scribe(seat) is None:
                assert_refused(game, Action(seat, action.text, action.picks))
                assert_refused(game, Action(seat, action.text))
                assert action.text not in game.legal(seat)
        for nobody in (-1, game.seats, 99):
            with pytest.raises(IllegalAction):
                game.push(Action(nobody, action.text, action.picks))
            with pytest.raises(IllegalAction):
                game.push(action.text, by=nobody)
            with pytest.raises(IllegalAction):
                game.push("concede", by=nobody)
            assert not game.legal(nobody)
            assert not list(game.legal(nobody))
        assert fingerprint(game) == before


@holds(texts=st.lists(st.text(max_size=60), max_size=20))
def test_nonsense_is_refused_in_both_languages_and_changes_nothing(play: Play, size: Size, texts: list[str]) -> None:
    dice = Dice(play.seed)
    for game in play.looks(size):
        before = fingerprint(game)
        seat = game.deciding[0]
        offered = [action.text for action in game.legal(seat)]
        near = [mutated(offered[dice.below(len(offered))], offered, dice) for _ in range(size.actions * 2)]
        far = [NONSENSE[dice.below(len(NONSENSE))] for _ in range(size.actions * 2)]
        for text in (*texts, *near, *far):
            assert_refused_or_meant(game, seat, text)
        assert fingerprint(game) == before


@holds(part=0.5, numbers=st.lists(st.integers(-(2**80), 2**80), min_size=1, max_size=8))
def test_picks_of_no_sense_are_refused_and_change_nothing(play: Play, size: Size, numbers: list[int]) -> None:
    dice = Dice(play.seed)
    for game in play.looks(size):
        before = fingerprint(game)
        seat = game.deciding[0]
        action = next(iter(game.legal(seat)))
        hidden = [packed ^ (1 << dice.below(60)) for packed in action.picks]
        for picks in (numbers, hidden, [*action.picks, *numbers], [*action.picks, *action.picks]):
            if Action(seat, "", tuple(picks)) in game.legal(seat):
                continue
            with pytest.raises(IllegalAction):
                game.push(Action(seat, "", tuple(picks)))
        assert fingerprint(game) == before


@holds(part=0.25)
def test_nothing_but_conceding_can_be_done_when_the_game_is_over(play: Play, size: Size) -> None:
    game = play.finished(size.cap)
    before = fingerprint(game)
    for seat in range(game.seats):
        assert not game.legal(seat)
        for text in ("end", *NONSENSE[:20]):
            with pytest.raises(IllegalAction):
                game.push(text, by=seat)
    assert fingerprint(game) == before


def assert_refused(game: Game, action: Action) -> None:
    """Refused by a rule of the book, in both languages, whether somebody asks or tries."""
    with pytest.raises(IllegalAction) as caught:
        game.push(action)
    refusal = caught.value.refusal
    assert isinstance(refusal, Refusal), f"{action} is refused without a rule: {caught.value}"
    assert_explained(game, refusal)
    assert game.why_not(action) == refusal
    assert action not in game.legal(action.seat)


def assert_explained(game: Game, refusal: Refusal) -> None:
    """A refusal has a rule with a number, and says in both languages what is wrong and what would be right."""
    assert refusal.rule in game.kind.book
    assert_said(game.cite(refusal.rule, "en"))
    assert_said(game.cite(refusal.rule, "es"))
    for said in (refusal.number, refusal.text_en, refusal.text_es, refusal.fix_en, refusal.fix_es):
        assert_said(said)


def assert_refused_or_meant(game: Game, seat: int, text: str) -> None:
    """A text is either one of the legal actions in other words, or refused with a message in both languages."""
    twin = game.copy()
    refused = None
    try:
        twin.push(text, by=seat)
    except IllegalAction as illegal:
        refused = illegal
    if refused is None:
        done = twin.past[-1].action
        assert done.text == "concede" or done.picks in {action.picks for action in game.legal(seat)}
        return
    assert text not in game.legal(seat)
    for lang in ("en", "es"):
        assert refused.text(lang).strip()
    if isinstance(refused.refusal, Refusal):
        assert_explained(game, refused.refusal)
