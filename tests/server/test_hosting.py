"""The page for hosts says what is so: its figures and options are those of the program."""

from __future__ import annotations

import re
from pathlib import Path

from mazo.cli.admin import ABOUT_ONE, ORDERS
from mazo.server.guard.limits import SEAT_SOCKETS, SOCKETS, TABLES, TOKEN, WORK
from mazo.server.hosting import AT_HOME
from mazo.server.operate.draining import AT_LATEST
from mazo.server.operate.measures import Measures
from mazo.server.operate.tidying import FINISHED_STAYS, IDLE_STAYS
from tests.cli.run import mazo

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")


def test_limits_are_those_of_the_program():
    assert f"{WORK[0]} units at once, {WORK[1]:.0f} a second" in PAGE
    assert f"{TABLES[0]} at once, then {60 * TABLES[1]:.0f} a minute" in PAGE
    assert f"| sockets | {SOCKETS} |" in PAGE
    assert f"{TOKEN[0]} units at once, {TOKEN[1]:.0f} a second (a line 1, a hint 12); {SEAT_SOCKETS} |" in PAGE


def test_times_are_those_of_the_program():
    keeping = AT_HOME.keeping
    for days, option in ((keeping.waiting, "waiting"), (keeping.finished, "finished"), (keeping.live, "live")):
        assert re.search(rf"\| {days:.0f} days? \| `--keep-{option} DAYS`", PAGE)
    assert (FINISHED_STAYS, IDLE_STAYS) == (5, 600)
    assert AT_LATEST < 10


def test_every_option_and_order_that_is_named_exists():
    known = mazo("serve", "--help").out
    for option in set(re.findall(r"`(--[a-z-]+)", PAGE)):
        assert option in known or option == "--hours", option
    for name in (*ORDERS, *ABOUT_ONE, "ban"):
        assert re.search(rf"`{name}\b", PAGE), name


def test_every_measure_that_is_named_exists_and_every_one_is_named():
    told = Measures().text()
    named = set(re.findall(r"`(mazo_[a-z_]+)", PAGE))
    counted = set(re.findall(r"# TYPE (\S+)", told))
    assert counted <= named
    watched = {"mazo_rooms", "mazo_sockets", "mazo_draining"}
    of_several = {"mazo_house", "mazo_houses", "mazo_tables_taken_over", "mazo_house_deaths"}
    assert named - counted == watched | of_several
