"""Deck construction: what each format asks, and that a refused deck is told everything at once."""

import re
from pathlib import Path

import pytest

from mazo.errors import BadConfig, BadDeck, DeckProblem
from mazo.games.lorcana.cards.catalogue import Card, Catalogue, standard
from mazo.games.lorcana.cards.construction import check, load_deck
from mazo.texts.decklists import MAX_CARDS, DeckEntry, parse

SHARED_DECKS = Path(__file__).parents[4].parent / "shared" / "data" / "lorcana" / "decks"


def plain(name: str, *inks: str, max_copies: int = 4) -> Card:
    return Card(name=name, type="character", cost=1, inks=inks or ("Amber",), max_copies=max_copies)


CATALOGUE = Catalogue(
    [
        *(plain(f"Amber {number}") for number in range(15)),
        plain("Ruby Guard", "Ruby"),
        plain("Steel Guard", "Steel"),
        plain("Two Worlds", "Ruby", "Steel"),
        plain("Crowd", max_copies=0),
        plain("Litter", max_copies=99),
        plain("Slipper", max_copies=2),
        Card(name="Long Story", type="action", cost=1, inks=("Amber",), text=True),
    ]
)
SIXTY = tuple(DeckEntry(4, f"Amber {number}", number + 1) for number in range(15))


def replaced(*entries: DeckEntry) -> tuple[DeckEntry, ...]:
    """The sixty cards with the first lines replaced by these entries."""
    return (*entries, *SIXTY[len(entries) :])


def rules_of(problems: tuple[DeckProblem, ...]) -> list[str]:
    return [problem.rule for problem in problems]


def refusal_of(text: str, catalogue: Catalogue = CATALOGUE) -> BadDeck:
    with pytest.raises(BadDeck) as caught:
        load_deck(text, catalogue)
    return caught.value


def test_sixty_cards_of_one_ink_are_a_constructed_deck() -> None:
    assert check(SIXTY, CATALOGUE, "constructed") == ()


@pytest.mark.rule("lorcana", "1.10.1.1", "1.10.1.2")
@pytest.mark.parametrize(
    ("fmt", "minimum", "rule"),
    [("constructed", 60, "1.10.1.1"), ("draft", 35, "1.10.1.2"), ("sealed", 40, "1.10.1.2")],
)
def test_a_deck_has_at_least_its_formats_number_of_cards(fmt: str, minimum: int, rule: str) -> None:
    assert check([DeckEntry(minimum, "Crowd")], CATALOGUE, fmt) == ()
    (problem,) = check([DeckEntry(minimum - 2, "Crowd")], CATALOGUE, fmt)
    assert problem.rule == rule
    assert re.search(f"{minimum - 2} cards.*add 2", problem.message_en)
    assert re.search(f"{minimum - 2} cartas.*añade 2", problem.message_es)


@pytest.mark.rule("lorcana", "1.10.1.1")
def test_there_is_no_upper_limit() -> None:
    assert check([*SIXTY, DeckEntry(140, "Crowd")], CATALOGUE) == ()


@pytest.mark.rule("lorcana", "1.10.1.1")
def test_two_inks_are_allowed_and_three_are_not() -> None:
    assert check(replaced(DeckEntry(4, "Ruby Guard")), CATALOGUE) == ()
    (problem,) = check(replaced(DeckEntry(4, "Ruby Guard"), DeckEntry(4, "Steel Guard")), CATALOGUE)
    assert problem.rule == "1.10.1.1"
    assert "3 ink types (Amber 52, Ruby 4, Steel 4)" in problem.message_en
    assert "3 tipos de tinta (Ámbar 52, Rubí 4, Acero 4)" in problem.message_es


@pytest.mark.rule("lorcana", "1.10.1.1", "5.2.5.1")
def test_a_dual_ink_card_brings_both_of_its_inks() -> None:
    assert rules_of(check(replaced(DeckEntry(1, "Two Worlds"), DeckEntry(7, "Crowd")), CATALOGUE)) == ["1.10.1.1"]


@pytest.mark.rule("lorcana", "1.10.1.1")
def test_a_fifth_copy_is_one_too_many_even_on_another_line() -> None:
    (problem,) = check([*SIXTY, DeckEntry(1, "AMBER 3", 16)], CATALOGUE)
    assert (problem.rule, problem.line) == ("1.10.1.1", 16)
    assert '5 copies of "Amber 3"' in problem.message_en
    assert "5 copias de «Amber 3»" in problem.message_es


@pytest.mark.rule("lorcana", "1.10.1.3")
def test_a_card_may_allow_more_or_fewer_copies_of_itself() -> None:
    assert check([DeckEntry(60, "Crowd")], CATALOGUE) == ()
    assert check([DeckEntry(99, "Litter")], CATALOGUE) == ()
    assert rules_of(check([DeckEntry(100, "Litter")], CATALOGUE)) == ["1.10.1.3"]
    assert rules_of(check([*SIXTY, DeckEntry(3, "Slipper")], CATALOGUE)) == ["1.10.1.3"]


@pytest.mark.rule("lorcana", "1.10.1.2")
def test_limited_formats_allow_any_inks_and_copies() -> None:
    entries = [DeckEntry(14, "Amber 1"), DeckEntry(13, "Ruby Guard"), DeckEntry(13, "Steel Guard")]
    assert check(entries, CATALOGUE, "draft") == check(entries, CATALOGUE, "sealed") == ()


def test_everything_wrong_is_told_at_once() -> None:
    entries = [DeckEntry(5, "Amber 1", 1), DeckEntry(1, "Two Worlds", 2), DeckEntry(4, "Amber Q", 3)]
    problems = check(entries, CATALOGUE)
    assert rules_of(problems) == ["", "1.10.1.1", "1.10.1.1", "1.10.1.1"]
    assert problems[0].line == 3


def test_a_misspelt_card_still_counts_towards_the_size() -> None:
    assert rules_of(check(replaced(DeckEntry(4, "Ambre 0")), CATALOGUE)) == [""]


def test_a_card_with_text_may_be_in_a_legal_deck() -> None:
    assert check(replaced(DeckEntry(4, "Long Story")), CATALOGUE) == ()


def test_an_unknown_format_is_refused() -> None:
    with pytest.raises(BadConfig, match="constructed, core, infinity, draft, sealed, coconut, pack-rush"):
        check(SIXTY, CATALOGUE, "commander")


def test_a_loaded_deck_has_each_card_as_often_as_listed() -> None:
    cards = load_deck("\n".join(f"4 Amber {number}" for number in range(15)), CATALOGUE)
    assert len(cards) == 60
    assert [card.name for card in cards[:5]] == ["Amber 0"] * 4 + ["Amber 1"]


def test_a_deck_of_any_size_loads_when_no_format_is_asked() -> None:
    assert len(load_deck("1 Amber 1", CATALOGUE, None)) == 1


def test_unknown_and_unsupported_cards_are_named_at_once() -> None:
    refusal = refusal_of("4 Ambre 1\n4 Long Story\n60 Crowd")
    assert [problem.line for problem in refusal.problems] == [1, 2]
    assert 'There is no card named "Ambre 1". Did you mean Amber 1' in refusal.problems[0].message_en
    assert "not supported yet" in refusal.problems[1].message_en
    assert "aún no está implementado" in refusal.text("es")


def test_problems_of_the_whole_deck_come_first_and_the_others_by_line() -> None:
    refusal = refusal_of("1 Long Story\n9 Amber 1\n1 Ambre 1")
    assert [problem.line for problem in refusal.problems] == [None, 1, 2, 3]


def test_the_beginning_of_a_name_is_not_enough_in_a_deck() -> None:
    refusal = refusal_of("60 Crow")
    assert "Did you mean Crowd?" in str(refusal)


def test_the_sideboard_is_not_part_of_the_deck() -> None:
    assert len(load_deck("60 Crowd\n--- SIDEBOARD\n4 Long Story", CATALOGUE)) == 60


def test_every_line_of_a_list_of_nonsense_is_refused() -> None:
    refusal = refusal_of("\n".join(f"1 Nonsense Number {number}" for number in range(MAX_CARDS)), standard())
    assert len(refusal.problems) == MAX_CARDS


def test_every_card_name_survives_a_deck_list() -> None:
    for card in standard():
        for line in (f"3 {card.full_name}", f"{card.full_name} x3", f"3x {card.full_name} (PROMO)"):
            (entry,) = parse(line).entries
            assert (entry.count, standard().get(entry.name)) == (3, card), line


@pytest.mark.shared
def test_real_lists_hold_only_known_cards() -> None:
    lists = sorted(SHARED_DECKS.glob("*.txt"))
    if not lists:
        pytest.skip(f"the shared deck lists are absent: {SHARED_DECKS}")
    for path in lists:
        entries = parse(path.read_text(encoding="utf-8")).entries
        problems = check(entries, standard(), "draft")
        assert not [problem for problem in problems if not problem.rule], path.name


@pytest.mark.shared
def test_official_starter_decks_are_constructed_decks() -> None:
    lists = sorted(SHARED_DECKS.glob("starter_*.txt"))
    if not lists:
        pytest.skip(f"the shared deck lists are absent: {SHARED_DECKS}")
    for path in lists:
        assert check(parse(path.read_text(encoding="utf-8")).entries, standard()) == (), path.name
