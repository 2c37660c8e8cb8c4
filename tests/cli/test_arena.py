"""`mazo arena`: bots and programs in one pool, as a table, as JSON and as a picture."""

from __future__ import annotations

import json
import sys
import xml.etree.ElementTree as ET

from tests.cli.run import mazo

SVG = "{http://www.w3.org/2000/svg}"


def test_a_program_that_speaks_the_protocol_sits_in_the_pool():
    program = f"cmd:{sys.executable} -m mazo bot random --seed 1"
    ran = mazo("arena", "ortus", "--bot", "greedy", "--bot", program, "--games", "2", "--json")
    outcome = json.loads(ran.out)
    assert {one["bot"] for one in outcome["standings"]} == {"greedy", program}
    assert outcome["meetings"][0]["games"] == 2


def test_lists_are_open_if_somebody_says_so():
    pool = ("--bot", "3", "--bot", "thinker:2", "--games", "2", "--seed", "7", "--json")
    shown, hidden = (json.loads(mazo("arena", "lorcana", *pool, *more).out) for more in (("--open-lists",), ()))
    assert (shown["open_lists"], hidden["open_lists"]) == (True, False)


def test_ratings_are_told_and_drawn(tmp_path):
    chart = tmp_path / "ratings.svg"
    pool = ("--bot", "3", "--bot", "1", "--games", "4", "--seed", "7")
    ran = mazo("arena", "ortus", *pool, "--svg", str(chart), "--lang", "es")
    assert "Ortus Regni: 4 partidas por pareja, semilla 7" in ran.out
    assert "clasificación (95 %)" in ran.out
    words = [text.text for text in ET.fromstring(chart.read_text(encoding="utf-8")).iter(f"{SVG}text")]
    assert sorted(word for word in words if word in ("1", "3")) == ["1", "3"]


def test_a_bot_that_nobody_knows_is_refused():
    assert mazo("arena", "ortus", "--bot", "greedy", "--bot", "deep-blue").code != 0
