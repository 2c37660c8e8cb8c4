"""The page about the cards says what the catalogue says; `mazo cards page` writes it anew."""

from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.cards.status import shipped
from workshop.lorcana import cards_page as page


def test_the_page_is_up_to_date():
    assert page.check(), "run `mazo cards page`"


def test_the_page_counts_every_card_and_explains_each_one_by_hand():
    text = page.page()
    assert f"hence {len(standard()):,} cards" in text
    for name in shipped().by_hand:
        line = next(line for line in text.splitlines() if line.startswith(f"| {name} |"))
        assert line.split("|")[3].strip(), name


def test_the_page_is_written_where_the_repository_is(tmp_path):
    (tmp_path / "docs").mkdir()
    assert not page.check(tmp_path)
    page.write(tmp_path)
    assert page.check(tmp_path)
