"""Reports, exceptions, card files, and the command."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mazo.abilities.tree.deeds import ToPlayer
from mazo.abilities.tree.effects import Action
from mazo.errors import BadConfig
from mazo.games.lorcana.book import book
from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.cards.importer import read_printings
from tests.cli.run import mazo
from tests.support.table import made
from tests.workshop.lorcana.conformance.support import Library, at, body, case, fact, first, run, step
from workshop.lorcana.conformance.report import exceptions, left_out, summed
from workshop.lorcana.conformance.runner import FROM_THE_BOTTOM, PAID_IN_VAIN, Decided, run_cases
from workshop.lorcana.conformance.sources import FromCatalogue, FromFile, sentence

BEAR = body("p1.play[0]", "Bear")
RIGHT = step("p1", "quest", BEAR, then=[fact("getLore", "p1", is_=1)])
WRONG = step("p1", "quest", BEAR, then=[fact("getLore", "p1", is_=9)])
BAG = step("p1", "quest", BEAR, then=[fact("getBagCount", is_=0)])
EMPTY = step("p1", "quest", BEAR)


def write(folder: Path, *steps: Any) -> str:
    """A file with one case for each of those steps."""
    given = {"p1": {"play": [BEAR]}, "p2": None, "options": None}
    cases = [{"id": f"0{at % 2 + 1}/bears#{at}", "given": given, "steps": [one]} for at, one in enumerate(steps)]
    file = folder / "cases.jsonl"
    file.write_text("\n".join(json.dumps(one) for one in cases), encoding="utf-8")
    return str(file)


def test_figures_are_kept_apart():
    cases = [case(one, p1={"play": [BEAR]}) for one in (RIGHT, WRONG, BAG, EMPTY)]
    cases.append(case(first(), p1={"play": [at("p1.play[0]", "Nobody")]}))
    cases.append(case(step("p1", "undo")))
    report = summed(run_cases(cases, Library()))
    assert (report.cases, report.passed, report.failed, report.excepted) == (6, 1, 1, 0)
    assert (report.unsupported, report.skipped, report.empty, report.bag_only) == (1, 1, 2, 1)
    assert report.unsupported_cards == {"Nobody": 1}
    assert (report.by_set["our"].passed, report.by_set["our"].empty) == (1, 2)
    (failure,) = report.failures
    assert (failure.id, failure.step, failure.fact) == ("our/own#case", 0, "getLore(p1)")
    assert (failure.expected, failure.got) == (9, 1)


def test_a_case_that_the_book_decides_otherwise_is_excepted_only_if_it_fails():
    decided = {"our/own#case": Decided("1.2.1", "Because.")}
    assert run(WRONG, p1={"play": [BEAR]}, exceptions=decided).verdict == "excepted"
    assert run(RIGHT, p1={"play": [BEAR]}, exceptions=decided).verdict == "passed"


def test_every_exception_has_a_rule_of_the_edition_and_a_reason():
    rules = book()
    habits = {"#vain": PAID_IN_VAIN, "#bottom": FROM_THE_BOTTOM}
    for name, decided in {**exceptions(), **habits}.items():
        assert "#" in name
        assert rules.by_number(decided.rule, "2.0.1").number("2.0.1") == decided.rule
        assert decided.why.endswith(".")


def test_every_case_that_is_left_out_has_a_reason():
    assert len(left_out()) == 15
    for name, why in left_out().items():
        assert "#" in name
        assert why.endswith(".")
        assert name not in exceptions()


def test_a_skipped_case_is_told_with_its_reason():
    name, why = next(iter(left_out().items()))
    known = msgspec.structs.replace(case(step("p1", "undo")), id=name)
    report = summed(run_cases([known, case(step("p1", "undo"))], Library()))
    assert report.left_out == {name: why, "our/own#case": ""}


def test_a_case_that_breaks_the_engine_is_a_failure_and_ends_nothing(monkeypatch):
    def broken(table: object, seat: int) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr("workshop.lorcana.conformance.steps.concede", broken)
    result = run(first(), step("p1", "concede", "p1"), p1={"play": [BEAR]})
    assert result.verdict == "failed"
    assert result.failure is not None
    assert result.failure.crashed
    assert (result.failure.step, result.failure.got) == (1, "RuntimeError: broken")


def test_the_catalogue_as_a_source():
    source = FromCatalogue(standard())
    stitch = source.find("stitch – new dog")
    assert stitch is not None
    assert not stitch.text
    assert source.find("Nobody - At All") is None
    assert source.read(sentence("Windfall", "action", 1, "Gain 3 lore.")) == (Action(ToPlayer("gain lore", 3)),)
    assert source.read(sentence("Riddle", "action", 1, "Sing backwards twice.")) is None


def printed(name: str, text: str, **more: Any) -> dict[str, Any]:
    card = {"id": 1, "name": name, "type": "Action", "cost": 1, "inkwell": True, "setCode": "1", "number": 1}
    return card | {"fullText": text, "fullTextSections": [text], "effects": [text], "color": "Amber"} | more


def test_a_card_file_is_compiled_when_it_is_needed(tmp_path):
    cards = {"cards": [printed("Windfall", "Gain 3 lore."), printed("Riddle", "Sing backwards twice.", id=2, number=2)]}
    file = tmp_path / "cards.json.gz"
    file.write_bytes(gzip.compress(json.dumps(cards).encode()))
    source = FromFile.at(file)
    windfall, riddle = source.find("windfall"), source.find("Riddle")
    assert windfall is not None
    assert riddle is not None
    assert (windfall.text, riddle.text) == (False, True)
    assert source.find("windfall") is windfall
    assert source.find("Nobody") is None
    with pytest.raises(BadConfig, match="can't be read"):
        FromFile.at(tmp_path / "none.json")
    assert len(read_printings(file.read_bytes())) == 2


def test_the_command_in_words(tmp_path):
    ran = mazo("conformance", write(tmp_path, RIGHT, WRONG, BAG, EMPTY))
    assert (ran.code, ran.err) == (1, "")
    said = ran.out.splitlines()
    assert said[0] == "4 cases: 1 passed, 1 failed."
    assert "2 cases check nothing and are counted apart; one has only facts that are left out." in said
    assert "  edition 2.0.1: 4 cases, 1 passed, 1 failed" in said
    assert "  01: 2 cases, 1 passed, 0 failed" in said
    assert "✗ 02/bears#1, step 1" in said
    assert "    getLore(p1): expected 9, got 1" in said
    spanish = mazo("conformance", write(tmp_path, RIGHT), "--lang", "es")
    assert spanish.code == 0
    assert spanish.out.startswith("un caso: uno superado, 0 fallidos.")


def test_the_command_as_json(tmp_path):
    ran = mazo("conformance", write(tmp_path, RIGHT, WRONG), "--json")
    found = json.loads(ran.out)
    assert (found["cases"], found["passed"], found["failed"], found["excepted"]) == (2, 1, 1, 0)
    assert found["by_set"]["02"] == {"cases": 1, "failed": 1}
    assert found["failures"] == [{"id": "02/bears#1", "step": 0, "fact": "getLore(p1)", "expected": 9, "got": 1}]


def test_each_case_is_run_under_its_own_edition_unless_one_is_named(tmp_path):
    old = {"id": "01/x#old", "given": {"p1": {"play": [BEAR]}}, "steps": [RIGHT]}
    new = {**old, "id": "01/x#new", "edition": "2.3.0"}
    strange = {**old, "id": "01/x#strange", "edition": "9.9"}
    file = tmp_path / "cases.jsonl"
    file.write_text("\n".join(map(json.dumps, (old, new, strange))), encoding="utf-8")
    found = json.loads(mazo("conformance", str(file), "--json").out)
    one = {"cases": 1, "passed": 1}
    assert found["edition"] is None
    assert found["by_edition"] == {"2.0.1": one, "2.3.0": one, "9.9": {"cases": 1, "unclear": 1}}
    assert found["not_understood"][0]["id"] == "01/x#strange"
    named = json.loads(mazo("conformance", str(file), "--edition", "2.2.0", "--json").out)
    assert (named["edition"], named["by_edition"]) == ("2.2.0", {"2.2.0": {"cases": 3, "passed": 3}})
    assert "9.9" in mazo("conformance", str(file), "--edition", "9.9").complaint


def test_a_file_whose_only_case_has_a_word_that_nobody_knows_is_reported_and_not_refused(tmp_path):
    file = tmp_path / "cases.jsonl"
    case = {"id": "01/x#y", "given": {}, "steps": [], "weather": "wet", "edition": "2.3.0"}
    file.write_text(json.dumps(case), encoding="utf-8")
    found = json.loads(mazo("conformance", str(file), "--json").out)
    assert (found["cases"], found["unclear"], found["by_set"]) == (1, 1, {"01": {"cases": 1, "unclear": 1}})
    assert found["by_edition"] == {"2.3.0": {"cases": 1, "unclear": 1}}
    (why,) = found["not_understood"]
    assert (why["id"], why["why"]) == ("01/x#y", 'line 1: "weather" means nothing here.')


def test_the_command_with_a_card_file(tmp_path):
    cards = tmp_path / "cards.json"
    cards.write_text(json.dumps({"cards": [printed("Windfall", "Gain 3 lore.")]}), encoding="utf-8")
    card = at("p1.hand[0]", "Windfall")
    given = {"p1": {"hand": [card], "inkwell": 1}, "p2": None, "options": None}
    steps = [step("p1", "playCard", card, then=[fact("getLore", "p1", is_=3)])]
    cases = tmp_path / "cases.jsonl"
    cases.write_text(json.dumps({"id": "01/x#y", "given": given, "steps": steps}), encoding="utf-8")
    ran = mazo("conformance", str(cases), "--cards", str(cards), "--json")
    assert json.loads(ran.out)["passed"] == 1


def test_a_malformed_file_is_refused_in_one_line(tmp_path):
    file = tmp_path / "cases.jsonl"
    file.write_text("{}", encoding="utf-8")
    assert mazo("conformance", str(file)).complaint == 'line 1: "id" is missing.'


def test_synthetic_cards_need_no_library():
    assert run(RIGHT, p1={"play": [BEAR]}, cards=[made("Other")]).verdict == "passed"
