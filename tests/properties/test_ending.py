"""There is always something to do, until the game is over; and it comes to its end."""

from __future__ import annotations

from tests.properties.conformance import holds
from tests.properties.invariants import SPECTATOR, assert_said, caches_agree, cards_agree, cards_of, questions_agree
from tests.properties.play import Play
from tests.properties.sizes import Size


@holds()
def test_there_is_always_a_legal_action_or_an_outcome(play: Play, size: Size) -> None:
    for game in play.walk(size.cap):
        questions_agree(game)


@holds()
def test_cards_are_never_lost_or_doubled(play: Play, size: Size) -> None:
    cards = cards_of(play.begin().table)
    for game in play.walk(size.cap):
        cards_agree(game)
        assert cards_of(game.table) == cards


@holds()
def test_what_is_kept_for_speed_equals_what_is_found_from_nothing(play: Play, size: Size) -> None:
    for game in play.walk(size.cap):
        caches_agree(game)


@holds(part=0.5)
def test_every_event_is_told_in_both_languages_and_cites_a_rule(play: Play, size: Size) -> None:
    told = 0
    for game in play.walk(size.cap):
        for viewer in (SPECTATOR, *range(game.seats)):
            for event in game.events_for(viewer, told):
                assert event.rule in game.kind.book, event
                assert_said(game.cite(event.rule))
                for lang in ("en", "es"):
                    assert_said(game.tell(event, lang))
        told = len(game.log_rows())
