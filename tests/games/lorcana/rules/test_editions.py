"""The editions as switches: for each of them one position in which two editions go different ways.

Where editions only word a thing differently, the test shows the switch, and that the outcome is the same. The positions
are in the modules beside this one, `test_editions_*`, each by its subject.
"""

from importlib import import_module
from pathlib import Path

import pytest

from mazo.abilities.tree.effects import Get
from mazo.abilities.tree.nouns import Compare, Count, This
from mazo.games.lorcana.book import book
from mazo.games.lorcana.rules.editions import EFFECTIVE, editions
from tests.games.lorcana.abilities.lowering.stage import MINE, lord
from tests.games.lorcana.rules.switches import SHOWN, differs, shows, values
from tests.support.rule import rule
from tests.support.table import OLD, YOU, position

NEWEST = next(iter(editions().values()))


def test_each_switch_has_its_test():
    for path in Path(__file__).parent.glob("test_editions_*.py"):
        import_module(f"tests.games.lorcana.rules.{path.stem}")
    fields = {*vars_of(NEWEST), "name", "effective"}
    assert fields - set(SHOWN) == set()
    assert set(SHOWN) - fields == set()


@shows("name", "effective")
def test_the_editions_are_those_of_the_book_the_newest_first():
    assert tuple(editions()) == book().editions
    assert [edition.name for edition in editions().values()] == list(editions())
    assert [edition.effective for edition in editions().values()] == EFFECTIVE[::-1]


def test_every_switch_that_the_book_names_is_a_field_of_an_edition():
    assert {rule.switch for rule in book() if rule.switch} - set(vars_of(NEWEST)) == set()


def test_every_switch_but_a_ruling_says_something_different_in_some_edition():
    same = [name for name in vars_of(NEWEST) if len({getattr(one, name) for one in editions().values()}) == 1]
    assert same == ["covered_trigger"]


def vars_of(edition: object) -> list[str]:
    """The switches of an edition by name."""
    return [name for name in dir(edition) if not name.startswith("_") and name not in ("name", "effective")]


@shows("concede_rule", "phase_name", "limited_sizes", "conditional_effects")
@rule("lorcana", "2.3.3.4", "3.1.1", "1.10.1.2", "6.1.15")
def test_what_only_the_book_says_differently():
    for switch in ("concede_rule", "phase_name", "limited_sizes", "conditional_effects"):
        assert differs(switch, OLD)
    assert values("phase_name", OLD, "2.0.0", "2.0.1") == [0, 1, 2]
    lonely = lord(Get(This(), "strength", 4), when=Compare(Count(MINE), "is", 1))
    for edition in editions():
        game = position(me={"play": ["Lord"]}, phase="start", cards=[lonely], edition=edition)
        assert (game.step, game.strength("Lord")) == ("main/actions", 6)
        assert game.push("concede").winner == YOU


@pytest.mark.parametrize(
    ("switch", "says"),
    [
        pytest.param("counting_rules", "0001111", marks=rule("lorcana", "6.1.8", "6.1.8.1", "6.1.13.2", "6.7.7")),
        pytest.param(
            "must_choose", "0000011", marks=rule("lorcana", "6.1.3.1", "6.7.3", "6.7.3.1", "6.7.3.2", "6.7.3.3")
        ),
        pytest.param("enter_skip_kind", "1110000", marks=rule("lorcana", "6.4.3", "6.7.9")),
        pytest.param("deck_order_known", "0001111", marks=rule("lorcana", "7.2.3", "7.2.3.1")),
        pytest.param("bodyguard_entry", "1111000", marks=rule("lorcana", "8.3.2")),
        pytest.param("resist_kind", "1110000", marks=rule("lorcana", "8.8.1")),
        pytest.param("win_over_loss", "1110000", marks=rule("lorcana", "M1")),
    ],
)
def test_what_each_edition_writes_down_where_the_outcome_is_the_same(switch, says):
    """From the oldest to the newest: the record tells which words a book has, for whoever reads it beside the game."""
    assert "".join(str(int(getattr(one, switch))) for one in reversed(editions().values())) == says
