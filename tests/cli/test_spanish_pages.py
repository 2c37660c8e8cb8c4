"""The player's pages in Spanish name commands and options that there are, and pages that there are."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.run import mazo

PAGES = Path(__file__).parents[2] / "docs" / "es"
LINKED = re.compile(r"\]\(([^)#:]+\.md)")


def commands() -> list[str]:
    """Every command line of the pages, without what is said behind it."""
    lines = [line for page in sorted(PAGES.glob("*.md")) for line in page.read_text(encoding="utf-8").splitlines()]
    return sorted({line.partition("#")[0].strip() for line in lines if line.startswith("    mazo ")})


@pytest.mark.parametrize("line", commands())
def test_a_command_is_one_that_there_is(line: str) -> None:
    words = shlex.split(line)[1:]
    groups = ("lab", "rules", "cards", "deck")
    path = words[: 2 if words[0] in groups else 1]
    ran = mazo(*path, "--help", columns=300)
    assert ran.code == 0, ran.err
    for option in words[len(path) :]:
        assert not option.startswith("--") or re.search(rf"{option}\b", ran.out), option


@pytest.mark.parametrize("page", sorted(PAGES.glob("*.md")), ids=lambda page: page.name)
def test_a_page_links_to_pages_that_there_are(page: Path) -> None:
    for target in LINKED.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_readme_leads_to_every_page() -> None:
    readme = (PAGES.parents[1] / "README.es.md").read_text(encoding="utf-8")
    assert all(f"docs/es/{page.name}" in readme for page in PAGES.glob("*.md"))
