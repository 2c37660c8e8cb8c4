"""Templates in both languages: words that agree with numbers, and files whose two languages tell the same."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import mazo
from mazo.texts.phrases import fill

ROOT = Path(mazo.__file__).parent
BOTH = [
    path.relative_to(ROOT).as_posix()
    for path in sorted(ROOT.rglob("*.toml"))
    if path.name not in ("rules.toml", "glossary.toml", "definitions.toml")
]
"""The files of phrases, and others in both languages."""
MAKESHIFT = re.compile(r"\w\((s|es|as|os|n|en)\)|\bvez/veces\b|\b(a|o)/(a|o)s?\b")
"""What people write who leave the number to the reader: card(s), vez/veces."""
COUNTED = re.compile(r"\{(amount|n|have|missing)\} \w+s\b")
"""A number before a plural, which would also be said of one."""


def entries(file: str) -> Iterator[tuple[str, str, str]]:
    """Each entry of a file that has both languages: its name, English and Spanish."""
    for section, named in tomllib.loads((ROOT / file).read_text("utf-8")).items():
        for name, entry in named.items() if isinstance(named, dict) else ():
            if isinstance(entry, dict):
                for key in entry:
                    pair = entry.get(key), entry.get(f"{key.removesuffix('en')}es")
                    if (key == "en" or key.endswith("_en")) and all(isinstance(text, str) for text in pair):
                        yield f"{section}.{name}.{key}", str(pair[0]), str(pair[1])


def fields(template: str) -> set[str]:
    """The values that a template mentions."""
    return {name for _, name, _, _ in Formatter().parse(template) if name}


@pytest.mark.parametrize(
    ("template", "one", "two", "none"),
    [
        ("looks at {n:a card|# cards}.", "looks at a card.", "looks at 2 cards.", "looks at 0 cards."),
        ("{n:Falta|Faltan} {n} de tinta.", "Falta 1 de tinta.", "Faltan 2 de tinta.", "Faltan 0 de tinta."),
        ("{n:once|# times} or {n:{who}|{who}s}", "once or bear", "2 times or bears", "0 times or bears"),
        ("{n} | {n:+}", "1 | +1", "2 | +2", "0 | +0"),
        ("{n:a card|cards} of {who}", "a card of bear", "cards of bear", "cards of bear"),
    ],
)  # fmt: skip
def test_words_agree_with_their_number(template, one, two, none):
    assert [fill(template, {"n": n, "who": "bear"}) for n in (1, 2, 0)] == [one, two, none]


def test_signs_in_names_are_left_alone():
    assert fill("{n:a|b} {who}", {"n": 1, "who": "#2 | {n}"}) == "a #2 | {n}"
    assert fill("{who}", {"who": "#2 | {n}"}) == "#2 | {n}"


@pytest.mark.parametrize("file", BOTH)
def test_both_languages_mention_the_same_and_leave_no_number_to_the_reader(file):
    for name, english, spanish in entries(file):
        assert fields(english) == fields(spanish), name
        for text in (english, spanish):
            assert not MAKESHIFT.search(text), name
            assert not (file.endswith("phrases.toml") and COUNTED.search(text)), name
