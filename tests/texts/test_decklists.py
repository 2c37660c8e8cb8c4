"""Deck lists: every dialect people paste, and what is said about lines that cannot be read."""

import base64
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazo.errors import BadDeck, DeckProblem
from mazo.texts.decklists import MAX_CARDS, MAX_CHARACTERS, MAX_PROBLEMS, DeckEntry, parse, render

ELSA = "Elsa - Spirit of Winter"


def problems_of(text: str) -> tuple[DeckProblem, ...]:
    with pytest.raises(BadDeck) as caught:
        parse(text)
    return caught.value.problems


@pytest.mark.parametrize(
    "line",
    [
        "4 Elsa - Spirit of Winter",
        "4x Elsa - Spirit of Winter",
        "4X Elsa - Spirit of Winter",
        "4 x Elsa - Spirit of Winter",
        "4× Elsa - Spirit of Winter",
        "4xElsa - Spirit of Winter",
        "x4 Elsa - Spirit of Winter",
        "Elsa - Spirit of Winter x4",
        "Elsa - Spirit of Winter (x4)",
        "4\tElsa - Spirit of Winter",
        "   4   Elsa  -  Spirit of Winter   ",
        "4\u00a0Elsa\u00a0- Spirit of Winter\u200b",
        "\ufeff4 Elsa - Spirit of Winter",
        "4 Elsa – Spirit of Winter",
        "4 Elsa — Spirit of Winter",
        "4 Elsa - Spirit of Winter # the finisher",
        "4 Elsa - Spirit of Winter // the finisher",
        "4 Elsa - Spirit of Winter (1-42)",
        "4 Elsa - Spirit of Winter (001-042)",
        "4 Elsa - Spirit of Winter (P1-3)",
        "4 Elsa - Spirit of Winter (DIS-3)",
        "4 Elsa - Spirit of Winter (PROMO)",
        "4 Elsa - Spirit of Winter (Enchanted)",
        "4 Elsa - Spirit of Winter (EPIC)",
        "4 Elsa - Spirit of Winter [enchanted] *F*",
        "Elsa - Spirit of Winter (1-42) x4",
        "Elsa - Spirit of Winter x4 (PROMO)",
    ],
)
def test_a_line_is_read_in_every_way_of_writing_it(line: str) -> None:
    assert parse(line).entries == (DeckEntry(4, ELSA, 1),)


def test_case_accents_and_punctuation_of_a_name_are_kept() -> None:
    assert parse("2 Te Kā - Lava Monster\n1 Control Your Temper!").entries == (
        DeckEntry(2, "Te Kā - Lava Monster", 1),
        DeckEntry(1, "Control Your Temper!", 2),
    )


def test_curly_quotes_become_plain() -> None:
    assert parse("3 Flotsam - Ursula’s “Spy”").entries[0].name == 'Flotsam - Ursula\'s "Spy"'


def test_decomposed_accents_are_composed() -> None:
    assert parse("1 Te Ka\u0304").entries[0].name == "Te Kā"


@pytest.mark.parametrize("name", ["99 Puppies", "4*Town - Hottest Band of the Year", "Xerxes", "Omnidroid - V.8"])
def test_a_name_may_look_like_a_count(name: str) -> None:
    assert parse(f"3 {name}").entries == (DeckEntry(3, name, 1),)


@pytest.mark.parametrize(
    "extra",
    ["", "# my deck", "// my deck", "Total: 60", "total 60", "60 cards", "Deck"],
)
def test_what_is_no_card_is_passed_over(extra: str) -> None:
    assert parse(f"{extra}\n4 {ELSA}\n{extra}").entries == (DeckEntry(4, ELSA, 2),)


@pytest.mark.parametrize("caption", ["Characters (24)", "Actions: 12", "-- Actions --"])
def test_what_stands_over_the_cards_of_a_sort_is_passed_over_where_the_game_has_that_sort(caption: str) -> None:
    text = f"{caption}\n4 {ELSA}"
    assert parse(text, frozenset({"characters", "actions"})).entries == (DeckEntry(4, ELSA, 2),)
    with pytest.raises(BadDeck):
        parse(text)


@pytest.mark.parametrize("heading", ["--- SIDEBOARD", "Sideboard:", "[Sideboard]", "--- Sideboard (2) ---"])
def test_the_sideboard_is_kept_apart(heading: str) -> None:
    deck = parse(f"4 {ELSA}\n{heading}\n2 Be Prepared")
    assert deck.entries == (DeckEntry(4, ELSA, 1),)
    assert deck.sideboard == (DeckEntry(2, "Be Prepared", 3),)
    assert deck.total == 4


def test_the_maybeboard_is_kept_apart_and_the_deck_may_go_on() -> None:
    deck = parse(f"--- MAYBEBOARD\n1 Let It Go\n--- DECK\n4 {ELSA}")
    assert deck.entries == (DeckEntry(4, ELSA, 4),)
    assert deck.maybeboard == (DeckEntry(1, "Let It Go", 2),)


def test_windows_line_ends_count_once() -> None:
    assert [entry.line for entry in parse(f"4 {ELSA}\r\n2 Be Prepared\r\n").entries] == [1, 2]


def test_a_pixelborn_code_is_read() -> None:
    code = "RWxzYV9TcGlyaXQgb2YgV2ludGVyJDR8QmUgUHJlcGFyZWQkMnw="
    assert parse(code).entries == (DeckEntry(4, ELSA), DeckEntry(2, "Be Prepared"))


def test_a_pixelborn_code_may_lack_its_padding_and_be_wrapped() -> None:
    code = "RWxzYV9TcGlyaXQgb2YgV2lu\ndGVyJDR8QmUgUHJlcGFyZWQkMnw"
    assert len(parse(code).entries) == 2


def test_bad_entries_of_a_pixelborn_code_are_named() -> None:
    code = base64.b64encode(b"Elsa$four|Be Prepared$2|Let It Go").decode()
    assert [problem.message_en[:7] for problem in problems_of(code)] == ["entry 1", "entry 3"]


@pytest.mark.parametrize(
    "text",
    ['{"cards": [{"name": "Be Prepared", "quantity": 2}]}', '[ {"name": "Be Prepared", "quantity": 2} ]'],
)
def test_json_with_names_is_read(text: str) -> None:
    assert parse(text).entries == (DeckEntry(2, "Be Prepared"),)


def test_bad_entries_of_a_json_list_are_named() -> None:
    found = problems_of('{"cards": [{"name": "A", "quantity": "2"}, {"name": "B", "quantity": 1}, 7]}')
    assert [problem.message_en[:6] for problem in found] == ["card 1", "card 3"]


@pytest.mark.parametrize("text", ['{"cards": ', "{}", '{"cards": 4}', "[{" * 20_000])
def test_other_json_is_refused_with_the_right_shape(text: str) -> None:
    (problem,) = problems_of(text)
    assert '"quantity": 4' in problem.message_en


@pytest.mark.parametrize(
    ("text", "entries"),
    [
        ("4 012-001\n2 P1-5", [DeckEntry(4, "012-001", 1), DeckEntry(2, "P1-5", 2)]),
        ("012-001 x4", [DeckEntry(4, "012-001", 1)]),
        ('{"cardsAndAmounts": {"17": 4, "3032": 1}}', [DeckEntry(4, "#17"), DeckEntry(1, "#3032")]),
        ('{"cards": [{"amount": 2, "id": 17, "isFoil": false}]}', [DeckEntry(2, "#17")]),
    ],
)
def test_card_numbers_are_kept_as_they_stand(text: str, entries: list[DeckEntry]) -> None:
    assert list(parse(text).entries) == entries


def test_a_number_without_a_count_is_refused() -> None:
    (problem,) = problems_of("012-001")
    assert "how many copies" in problem.message_en


@pytest.mark.parametrize(
    "text",
    [
        "Set Number,Card Number,Variant,Count\n001,42,normal,3\n001,42,foil,1\n1,128,normal,0\n",
        "\ufeff\nSet Number, Card Number, Variant, Count\r\n001, 42, normal, 3\r\n\r\n001, 42, foil, 1\r\n",
        "Count;Variant;Card Number;Set Number\n3;normal;42;001\n1;foil;42;001",
        '"Set Number"\t"Card Number"\t"Count"\n001\t42\t3\n001\t42\t1',
    ],
)
def test_a_collection_export_is_read(text: str) -> None:
    assert [(entry.count, entry.name) for entry in parse(text).entries] == [(3, "001-42"), (1, "001-42")]


def test_the_name_in_a_collection_export_counts_more_than_the_number() -> None:
    text = (
        f'Set Number,Card Number,Variant,Count,Name,Color\n001,42,normal,4,"{ELSA}",Amethyst\n001,128,normal,2,,Steel'
    )
    assert parse(text).entries == (DeckEntry(4, ELSA, 2), DeckEntry(2, "001-128", 3))


def test_bad_rows_of_a_collection_export_are_named() -> None:
    found = problems_of("Set Number,Card Number,Variant,Count\n001,,normal,4\n001,42\n001,42,normal,many\n1,1,,2")
    assert [problem.line for problem in found] == [2, 3, 4]
    assert "012,001,normal,4" in found[0].message_en


@pytest.mark.parametrize(
    "card",
    [
        {"name": ELSA, "amount": 4},
        {"fullName": ELSA, "name": "Elsa", "version": "Spirit of Winter", "id": 42, "amount": 4},
        {"name": "Elsa", "version": "Spirit of Winter", "count": 4},
    ],
)
def test_json_may_write_names_and_amounts_otherwise(card: dict[str, object]) -> None:
    assert parse(json.dumps({"cards": [card]})).entries == (DeckEntry(4, ELSA),)


def test_every_bad_line_is_reported_at_once() -> None:
    found = problems_of(f"Elsa\n4 {ELSA}\n0 Be Prepared\n9999999999999 Let It Go\n4\n4 {'z' * 300}")
    assert [problem.line for problem in found] == [1, 3, 4, 5, 6]


def test_a_list_without_cards_is_refused() -> None:
    (problem,) = problems_of("# nothing yet\n\n")
    assert "no cards" in problem.message_en


@pytest.mark.parametrize(
    "nonsense",
    [
        "nonsense\n" * 900,
        "9999999 Nobody\n" * 900,
        json.dumps([{"nonsense": n} for n in range(900)]),
        "Set Number,Card Number,Count\n" + "nonsense\n" * 900,
        base64.b64encode(b"nonsense|" * 900 + b"$").decode(),
    ],
    ids=["lines", "counts", "json", "csv", "pixelborn"],
)
def test_nonsense_is_not_read_to_its_end(nonsense: str) -> None:
    assert len(problems_of(nonsense)) == MAX_PROBLEMS


def test_a_list_of_too_many_cards_is_refused() -> None:
    (problem,) = problems_of(f"{MAX_CARDS} {ELSA}\n1 Be Prepared")
    assert str(MAX_CARDS + 1) in problem.message_en


def test_a_text_that_is_no_deck_list_at_all_is_refused_unread() -> None:
    (problem,) = problems_of("4 Elsa\n" * MAX_CHARACTERS)
    assert "longer than" in problem.message_en


@pytest.mark.parametrize(
    "text", ["-" * 49_000, "a" + "-" * 49_000, "4 " + "*F*" * 16_000, "1" * 49_000, ("a" + "- " * 95 + "!\n") * 250]
)
def test_text_that_tempts_a_reader_to_try_every_way_is_read_once_and_refused(text: str) -> None:
    assert problems_of(text)  # a reader that backtracks would not come to its end


def is_read_or_refused(text: str) -> bool:
    try:
        return bool(parse(text).entries)
    except BadDeck as refusal:
        return bool(refusal.problems)


@given(st.text() | st.binary().map(lambda data: base64.b64encode(data + b"$").decode()))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert is_read_or_refused(text)


ANY_JSON = st.recursive(
    st.none() | st.integers() | st.text(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)
)


@given(ANY_JSON)
def test_any_json_is_read_or_refused(content: object) -> None:
    assert is_read_or_refused(json.dumps({"cards": content}))
    assert is_read_or_refused(json.dumps({"cardsAndAmounts": content}))
    assert is_read_or_refused(json.dumps([{"name": "A", "quantity": content}, {"id": content, "amount": 1}]))


@given(st.text())
def test_any_table_is_read_or_refused(rows: str) -> None:
    assert is_read_or_refused(f"Set Number,Card Number,Variant,Count\n{rows}")


def test_a_number_of_many_digits_is_refused() -> None:
    assert is_read_or_refused('[{"name": "A", "quantity": ' + "9" * 9_000 + "}]")


def test_rendering_merges_and_sorts() -> None:
    entries = [DeckEntry(2, "Let It Go"), DeckEntry(3, ELSA), DeckEntry(1, "Let It Go")]
    assert render(entries) == f"3 {ELSA}\n3 Let It Go\n"


@given(st.dictionaries(st.sampled_from(["99 Puppies", "Let It Go", ELSA, "Te Kā - Lava Monster"]), st.integers(1, 99)))
def test_a_rendered_list_reads_back(counts: dict[str, int]) -> None:
    counts["Be Prepared"] = 1
    text = render(DeckEntry(count, name) for name, count in counts.items())
    assert {entry.name: entry.count for entry in parse(text).entries} == counts
    assert render(parse(text).entries) == text
