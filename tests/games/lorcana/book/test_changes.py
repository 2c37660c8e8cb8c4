"""What changed between editions, as a player is told: nothing is missing, and each has a rule and a position."""

from itertools import pairwise

import pytest

from mazo.errors import BadConfig
from mazo.games.lorcana.book import book
from mazo.games.lorcana.rules.editions import Edition, editions
from mazo.texts.changes import all_changes, between

CHANGES = all_changes("mazo.games.lorcana.book", book())
NAMES = list(editions())


def answers(edition: Edition) -> dict[str, object]:
    """The switches of an edition and what they say."""
    fields = (name for name in dir(edition) if not name.startswith("_") and name not in ("name", "effective"))
    return {name: getattr(edition, name) for name in fields}


@pytest.mark.parametrize(("newer", "older"), list(pairwise(NAMES)))
def test_every_switch_that_an_edition_changed_is_told_and_no_other(newer, older):
    now, was = answers(editions()[newer]), answers(editions()[older])
    told = {change.switch for change in between(CHANGES, book(), older, newer)[2] if change.switch}
    assert told == {switch for switch in now if now[switch] != was[switch]}


def test_each_change_has_a_rule_that_its_edition_states():
    assert [change for change in CHANGES if not any(rule.number(change.since) for rule in change.rules)] == []


def test_each_change_has_a_position_in_both_languages():
    for change in CHANGES:
        assert change.position("en").endswith(".")
        assert change.position("es").endswith(".")
        assert change.position("en") != change.position("es")


def test_the_order_of_the_editions_does_not_matter():
    assert between(CHANGES, book(), "2.3.0", "2.2.0") == between(CHANGES, book(), "2.2.0", "2.3.0")


def test_an_edition_that_is_unknown_is_refused():
    with pytest.raises(BadConfig, match=r"9\.9"):
        between(CHANGES, book(), "9.9", "2.2.0")


def test_what_an_older_edition_left_open_is_told_with_rules_that_it_said_otherwise():
    stated = [change for change in CHANGES if not change.switch]
    assert stated
    for change in stated:
        older = book().editions[book().editions.index(change.since) + 1]
        assert all(not rule.number(older) or rule.summary("en", older) != rule.summary("en") for rule in change.rules)
