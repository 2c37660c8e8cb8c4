"""What one reads while Mazo is installed."""

from __future__ import annotations

import io
import sys

import pytest

from tools.progress import TEXTS, Teller, run

STEPS = """
import os, sys
with open(os.environ["MAZO_PROGRESS"], "a") as out:
    print("translating 3\\ncompiling 0 9\\ncompiling 1 9\\ncompiling 9 9\\nlinking", file=out)
"""


class Screen(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


def test_a_log_has_one_line_for_each_step() -> None:
    out = io.StringIO()
    assert run([sys.executable, "-c", STEPS], out, "en") == 0
    first, *steps, done = out.getvalue().splitlines()
    assert first == TEXTS["en"]["first"]
    assert steps == [
        TEXTS["en"]["getting"],
        "fast rules, 1/3: translating 3 modules to C",
        "fast rules, 2/3: compiling the C files, 0 of 9",
        TEXTS["en"]["linking"],
    ]
    assert done.startswith("All that Mazo needs is there (")


def test_an_installation_that_fails_says_so_and_keeps_its_code() -> None:
    out = io.StringIO()
    assert run([sys.executable, "-c", "raise SystemExit(3)"], out, "es") == 3
    assert out.getvalue().splitlines()[-1] == TEXTS["es"]["failed"]


def test_why_nothing_is_compiled_is_said() -> None:
    out = io.StringIO()
    Teller(out, TEXTS["es"], 0.0).hear("pure no working C compiler\n", 0.0)
    assert out.getvalue() == (
        "Las reglas quedan en Python corriente, varias veces más lento (motivo, en inglés: no working C compiler).\n"
    )


@pytest.mark.parametrize(
    ("made", "now", "left"), [(0, 0.0, ""), (2, 60.0, ", about 4 min left"), (9, 90.0, ", about a minute left")]
)
def test_how_long_it_takes_is_judged_by_what_is_done(made: int, now: float, left: str) -> None:
    out = Screen()
    teller = Teller(out, TEXTS["en"], 0.0)
    teller.hear("compiling 0 10", 0.0)
    teller.hear(f"compiling {made} 10", now)
    shown, _, _ = out.getvalue().rpartition("\r")[2].partition(" · ")
    assert shown.endswith(f"{made} of 10{left}")


def test_on_a_terminal_a_step_takes_the_place_of_the_one_before() -> None:
    out = Screen()
    teller = Teller(out, TEXTS["en"], 0.0)
    teller.hear("translating 75", 0.0)
    teller.hear("linking", 1.0)
    teller.tick(62.0)
    assert out.getvalue().rpartition("\r")[2].endswith(" · 1:02")
    teller.say("Done.")
    assert "\n" not in out.getvalue()[:-1]
    assert out.getvalue().endswith("\rDone.\n")


def test_both_languages_say_the_same() -> None:
    assert TEXTS["en"].keys() == TEXTS["es"].keys()
