"""The sources of the documentation site: every rule has an anchor, every link of a guide leads somewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from mazo.games import kind
from mazo.texts.phrases import Phrases
from tools.docsite.books import write_books
from tools.docsite.guides import PLAYERS, contents, write_guides

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def books(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The books of all games, as pages."""
    folder: Path = tmp_path_factory.mktemp("books")
    write_books(folder, Phrases("tools.docsite"))
    return folder


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", ["lorcana", "myl", "ortus"])
def test_every_rule_of_a_book_has_an_anchor_and_its_sentence(books, game, lang):
    text = "".join(page.read_text("utf-8") for page in (books / lang / game).glob("*.md"))
    known = kind(game)
    for rule in known.book.numbered(known.editions[0]):
        number, summary = rule.number(known.editions[0]), rule.summary(lang, known.editions[0])
        assert f"({lang}-{game}-{number})=\n## {number} {rule.title(lang)}\n\n{summary[:20]}" in text


def test_a_chapter_is_called_after_its_first_rule(books):
    assert (books / "en" / "myl" / "4.md").read_text("utf-8").startswith("# 4. Batalla Mitológica\n")


def test_the_links_of_the_guides_lead_to_pages_of_the_site(tmp_path):
    write_guides(ROOT, tmp_path)
    assert "](architecture.md" in (tmp_path / "readme.md").read_text("utf-8")
    assert "](../readme.md" in (tmp_path / "es" / "leeme.md").read_text("utf-8")
    players, others = contents(tmp_path)
    assert players == list(PLAYERS)
    assert {"architecture", "changelog", "contributing"} <= {*others}


def test_a_link_to_a_file_that_is_not_there_is_an_error(tmp_path):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "guide.md").write_text("[gone](gone.md)")
    with pytest.raises(FileNotFoundError, match=r"guide\.md leads to gone\.md"):
        write_guides(tmp_path, tmp_path / "site")
