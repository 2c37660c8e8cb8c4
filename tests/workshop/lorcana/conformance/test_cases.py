"""Files of cases: read, zipped or not, and refused with the place of the fault."""

from __future__ import annotations

import gzip
import json

import pytest

from workshop.lorcana.conformance.cases import BadCases, parse_cases, read_cases

GOOD = {
    "id": "a#b",
    "path": [],
    "given": {"p1": None, "p2": None, "options": None},
    "steps": [{"do": None, "assert": []}],
}


def lines(*cases: object) -> bytes:
    return "\n".join(json.dumps(case) for case in cases).encode()


def test_a_file_zipped_or_not_and_with_empty_lines(tmp_path):
    content = lines(GOOD) + b"\n\n" + lines(GOOD | {"id": "c#d"})
    assert [case.id for case in parse_cases(content)] == ["a#b", "c#d"]
    file = tmp_path / "cases.jsonl.gz"
    file.write_bytes(gzip.compress(content))
    assert [case.set for case in read_cases(file)] == ["a#b", "c#d"]


@pytest.mark.parametrize(
    ("content", "line", "english", "spanish"),
    [
        (b"{", 1, "no JSON object", "no es un objeto JSON"),
        (lines(GOOD) + b"\nnull", 2, "an object is needed, not nothing", "hace falta un objeto, no nada"),
        (lines({"id": "a"}), 1, '"given" is missing', "falta «given»"),
        (lines(GOOD | {"steps": 3}), 1, "a list is needed, not a whole number (steps)", "(steps)"),
        (
            lines(GOOD | {"given": {"p1": {"hand": "many"}}}),
            1,
            "(given.p1.hand)",
            "(given.p1.hand)",
        ),
        (lines(GOOD | {"steps": [{"do": {"by": "p1"}}]}), 1, '"action" is missing (steps[0].do)', "(steps[0].do)"),
        (
            lines(GOOD | {"given": {"p1": {"play": [{"card": "A", "mock": {"cost": 1}}]}}}),
            1,
            '"type" is missing',
            "falta «type»",
        ),
        (b"\x1f\x8bnothing", 0, "damaged", "dañado"),
        (b"\xff\xfe", 1, "no JSON object", "no es un objeto JSON"),
    ],
)
def test_malformed_files(content, line, english, spanish):
    with pytest.raises(BadCases) as caught:
        list(parse_cases(content))
    assert caught.value.line == line
    assert english in caught.value.text("en")
    assert spanish in caught.value.text("es")
    if line:
        assert caught.value.text("en").startswith(f"line {line}: ")


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(BadCases, match="can't be read"):
        read_cases(tmp_path / "none.jsonl")
