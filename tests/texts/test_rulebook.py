"""Rule books as data, on a small book of an invented game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazo.errors import BadConfig, MazoError
from mazo.texts import rulebook
from mazo.texts.glossary import Glossary, UnknownTerm
from mazo.texts.rulebook import LINE, BadBook, Book, LongSearch, Rule, UnknownRule, decode, encode

HEAD = """
[book]
game = "toy"
default = "2.1"
editions = ["2.1", "2.0", "1.0"]

[book.families]
number = ["2.1", "2.0"]
old = ["1.0"]
"""

RULES = """
[[rule]]
code = 1_00_00_00
number = "1"
old = "1"
kind = "heading"
title_en = 'Turns'
title_es = 'Turnos'
summary_en = 'How turns go.'
summary_es = 'Cómo van los turnos.'

[[rule]]
code = 1_02_00_00
number = "1.2"
was = { "2.0" = "1.3" }
old = "1.2"
kind = "acts"
switch = "draws"
title_en = 'Draw a card'
title_es = 'Robar una carta'
summary_en = 'One card comes from the deck.'
summary_es = 'Llega una carta del mazo, también en el último turno.'
differs.old = ['Two cards come from the deck.', 'Llegan dos cartas del mazo.']

[[rule]]
code = 1_10_00_00
number = "1.10"
since = "2.1"
within = { old = "1.2" }
kind = "acts"
title_en = 'Skipping the draw'
title_es = 'Saltarse el robo'
summary_en = 'The first player does not take a card.'
summary_es = 'El primer jugador no toma carta.'

[[rule]]
code = 99_00_00_01
number = "M1"
old = "M1"
kind = "acts"
chosen = true
title_en = 'The youngest starts'
title_es = 'Empieza el más joven'
summary_en = 'Whoever is youngest goes first.'
summary_es = 'Quien es más joven va primero.'

[[rule]]
code = 1_001_03_00_00
old = "1.3"
kind = "defines"
title_en = 'Deck'
title_es = 'Mazo'
summary_en = 'The cards to draw from.'
summary_es = 'Las cartas de las que se roba.'
"""


@pytest.fixture
def book() -> Book:
    return Book.parse(HEAD + RULES)


numbers = st.lists(st.integers(1, 98), min_size=1, max_size=4).map(lambda parts: ".".join(map(str, parts)))


@given(numbers, st.integers(0, 3))
def test_a_number_comes_back_from_its_code(number: str, line: int) -> None:
    assert decode(encode(number, line)) == number


@given(numbers, numbers)
def test_codes_sort_as_numbers_do(one: str, other: str) -> None:
    parts = [[int(part) for part in number.split(".")] for number in (one, other)]
    assert (encode(one) < encode(other)) == (parts[0] < parts[1])


def test_codes_have_two_digits_for_each_part() -> None:
    assert [encode(number) for number in ("3.2.1.1", "2.2.2", "10.2.5", "8.10.8.1")] == [
        3_02_01_01,
        2_02_02_00,
        10_02_05_00,
        8_10_08_01,
    ]


def test_house_rules_have_codes_in_chapter_99() -> None:
    assert (encode("M12"), decode(99_00_00_12)) == (99_00_00_12, "M12")


def test_another_line_keeps_the_number() -> None:
    assert encode("3.1.8", 1) == LINE + encode("3.1.8")


def test_a_fifth_part_has_a_place() -> None:
    assert decode(encode("1.2.3.4.5")) == "1.2.3.4.5"


@pytest.mark.parametrize("text", ["", "x", "3..1", "3.0", "3.100", "99.1", "1.2.3.4.5.6", "1.2.3.4.10", "M", "-1"])
def test_what_is_no_number_has_no_code(text: str) -> None:
    with pytest.raises(ValueError, match="number"):
        encode(text)


def test_a_family_number_stands_for_all_its_editions(book: Book) -> None:
    assert book.by_code(encode("1")).numbers == {"2.1": "1", "2.0": "1", "1.0": "1"}


def test_an_exception_replaces_the_family_number(book: Book) -> None:
    assert book.by_code(encode("1.2")).numbers["2.0"] == "1.3"


def test_a_rule_is_absent_before_its_first_edition(book: Book) -> None:
    assert book.by_code(encode("1.10")).numbers == {"2.1": "1.10"}


def test_a_number_is_looked_up_in_the_default_edition(book: Book) -> None:
    assert book.by_number("1.2").title_en == "Draw a card"


def test_the_same_number_may_mean_another_rule_in_another_edition(book: Book) -> None:
    assert (book.by_number("1.3", "2.0").title_en, book.by_number("1.3", "1.0").title_en) == ("Draw a card", "Deck")


def test_numbers_are_read_with_their_brackets_and_final_point(book: Book) -> None:
    assert {book.by_number(text).code for text in ("1.2", "[1.2]", "1.2.", " 1.2 ")} == {encode("1.2")}


def test_rules_come_in_number_order(book: Book) -> None:
    assert [decode(rule.code) for rule in book] == ["1", "1.2", "1.10", "M1", "1.3"]


def test_an_edition_lists_its_rules_by_its_own_numbers(book: Book) -> None:
    assert [rule.numbers["1.0"] for rule in book.numbered("1.0")] == ["1", "1.2", "1.3", "M1"]


def test_an_unknown_number_suggests_close_ones(book: Book) -> None:
    with pytest.raises(UnknownRule) as error:
        book.by_number("1.9")
    assert error.value.suggestions == ("1.10", "1.2", "1")


def test_an_unknown_number_says_where_there_is_one(book: Book) -> None:
    with pytest.raises(UnknownRule, match=r"There is one in 2\.0, 1\.0"):
        book.by_number("1.3")


def test_an_unknown_rule_is_explained_in_spanish_too(book: Book) -> None:
    with pytest.raises(MazoError) as error:
        book.by_number("7.7")
    assert error.value.text("es").startswith("No hay ninguna regla 7.7 en la edición 2.1.")


def test_an_unknown_code_is_refused(book: Book) -> None:
    with pytest.raises(UnknownRule, match=r"1\.2\.1 \(code 1020100\)"):
        book.by_code(1_02_01_00)


def test_an_unknown_edition_is_refused(book: Book) -> None:
    with pytest.raises(BadConfig, match=r"There is no edition 3\.0: there are 2\.1, 2\.0, 1\.0\."):
        book.by_number("1", "3.0")


def test_a_citation_is_number_and_title(book: Book) -> None:
    assert book.cite(encode("1.2"), "2.0", "es") == "1.3 Robar una carta"


def test_a_citation_names_the_paragraph_that_states_the_rule(book: Book) -> None:
    assert book.cite(encode("1.10"), "1.0") == "1.2 Skipping the draw"


def test_a_citation_names_the_edition_when_this_one_lacks_the_rule(book: Book) -> None:
    assert book.cite(encode("1.10"), "2.0") == "1.10 (2.1) Skipping the draw"


def test_a_citation_says_that_a_rule_is_a_house_rule(book: Book) -> None:
    assert book.cite(encode("M1"), lang="es") == "M1 Empieza el más joven (regla de la casa)"


def test_a_summary_follows_the_edition(book: Book) -> None:
    rule = book.by_number("1.2")
    assert (rule.summary("en", "2.1"), rule.summary("es", "1.0")) == (
        "One card comes from the deck.",
        "Llegan dos cartas del mazo.",
    )


def test_search_ignores_accents_and_case(book: Book) -> None:
    assert [rule.title_es for rule in book.search("ULTIMO tambien", "es")] == ["Robar una carta"]


def test_search_wants_all_words(book: Book) -> None:
    assert [rule.title_en for rule in book.search("card first", "en")] == ["Skipping the draw"]


def test_search_puts_title_words_first(book: Book) -> None:
    assert [rule.title_en for rule in book.search("draw", "en", "1.0")] == ["Draw a card", "Skipping the draw", "Deck"]


def test_search_finds_beginnings_and_plurals(book: Book) -> None:
    assert [len(book.search(word, "es")) for word in ("salt", "robos")] == [1, 1]


def test_search_finds_a_number(book: Book) -> None:
    assert book.search("1.2", "en")[0].title_en == "Draw a card"


def test_search_looks_only_at_rules_of_the_edition(book: Book) -> None:
    assert [len(book.search("cards to draw from", "en", edition)) for edition in ("1.0", "2.1")] == [1, 0]


def test_search_for_nothing_finds_nothing(book: Book) -> None:
    assert book.search("¿…?", "es") == []


def test_a_word_that_is_said_twice_counts_once(book: Book) -> None:
    assert book.search("draw " * 20, "en", "1.0") == book.search("draw", "en", "1.0")


@pytest.mark.parametrize(
    "asked", ["#1;" * 70, " ".join(f"word{n}" for n in range(rulebook.ASKED_WORDS + 1)), "1" + ".1" * 4_000]
)
def test_a_search_longer_than_anybody_needs_is_refused_in_both_languages(book: Book, asked: str) -> None:
    with pytest.raises(LongSearch, match="at most 12 words") as refused:
        book.search(asked, "en")
    assert "12 palabras" in refused.value.text("es")


def test_a_number_longer_than_any_is_refused(book: Book) -> None:
    with pytest.raises(LongSearch):
        book.by_number("1" + ".1" * 4_000)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (RULES.replace("1_02_00_00", "1_00_00_00"), "two rules have the code 1000000"),
        (RULES.replace("1_02_00_00", "1_05_00_00"), r"number is 1\.5"),
        (RULES.replace('old = "1.3"', 'old = "1.2"').replace("1_001_03", "1_001_02"), r"number 1\.2 in edition 1\.0"),
        (RULES.replace('"heading"', '"poem"'), "unknown kind 'poem'"),
        (RULES.replace('"2.0" = "1.3"', '"7" = "1.3"'), "'7' names no edition"),
        (RULES.replace('since = "2.1"', 'since = "9.9"'), "no family has the edition '9.9'"),
        (RULES.replace("summary_es = 'Cómo van los turnos.'", ""), "lacks 'summary_es'"),
    ],
)
def test_a_book_that_contradicts_itself_is_refused(wrong: str, reason: str) -> None:
    with pytest.raises(BadBook, match=reason):
        Book.parse(HEAD + wrong)


def test_a_rule_cannot_be_changed(book: Book) -> None:
    rule: Rule = book.by_number("1.2")
    with pytest.raises(AttributeError):
        rule.code = 5  # type: ignore[misc]


WORDS = """
[[term]]
key = "deck"
kind = "zone"
en = 'deck'
en_plural = 'decks'
es = 'mazo'
es_plural = 'mazos'
gender = "m"

[[term]]
key = "lore"
kind = "term"
en = 'lore'
es = 'lore'
gender = "m"

[[term]]
key = "tired"
kind = "state"
en = 'tired'
es = 'cansado'
forms = { es_f = 'cansada', es_mp = 'cansados', es_fp = 'cansadas' }

[[term]]
key = "to_draw"
kind = "verb"
en = 'draw'
es = 'robar'
forms = { en_third = 'draws', es_third = 'roba' }
"""


@pytest.fixture
def glossary() -> Glossary:
    return Glossary.parse(WORDS)


def test_a_word_is_found_by_key_and_language(glossary: Glossary) -> None:
    assert (glossary.term("deck", "en"), glossary.term("deck", "es")) == ("deck", "mazo")


def test_a_word_has_its_plural(glossary: Glossary) -> None:
    assert glossary.term("deck", "es", plural=True) == "mazos"


def test_a_word_without_plural_keeps_its_form(glossary: Glossary) -> None:
    assert glossary.term("lore", "en", plural=True) == "lore"


def test_a_noun_has_a_gender(glossary: Glossary) -> None:
    assert glossary.gender("deck") == "m"


def test_a_state_agrees_with_its_noun(glossary: Glossary) -> None:
    assert [glossary.agree("tired", "f", plural=True), glossary.agree("tired", "")] == ["cansadas", "cansado"]


def test_a_verb_has_its_third_person(glossary: Glossary) -> None:
    assert glossary.form("to_draw", "es", "third") == "roba"


def test_a_label_begins_with_a_capital(glossary: Glossary) -> None:
    assert glossary.label("deck", "es") == "Mazo"


def test_words_are_listed_by_kind(glossary: Glossary) -> None:
    assert [term.key for term in glossary.of_kind("zone")] == ["deck"]


def test_an_unknown_word_suggests_close_ones(glossary: Glossary) -> None:
    with pytest.raises(UnknownTerm) as error:
        glossary.entry("decks")
    assert error.value.suggestions == ("deck",)


def test_an_unknown_form_is_refused(glossary: Glossary) -> None:
    with pytest.raises(UnknownTerm, match="to_draw, es_imperative"):
        glossary.form("to_draw", "es", "imperative")


def test_a_word_is_defined_once() -> None:
    with pytest.raises(ValueError, match="two terms have the key 'deck'"):
        Glossary.parse(WORDS + WORDS)
