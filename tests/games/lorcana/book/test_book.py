"""The rule book of Lorcana: complete, consistent, and found by anybody."""

import subprocess
import sys
from collections import Counter

import pytest

from mazo.games.lorcana.book import book, glossary, keys
from mazo.texts.rulebook import LINE, UnknownRule, decode, encode
from tests.effort import effort_of

EDITIONS = ("2.3.0", "2.2.0", "2.1.0", "2.0.1", "2.0.0", "2025-10-31", "2025-08-22", "2025-05-27")
IN_2025 = "2025-08-22"

# The numbers of the founding documents: two Spanish chapters in the numbering of 2.0.0, one English one of 2025-08-22.
SEED_000 = [
    "2",
    "2.1",
    "2.1.1",
    "2.1.2",
    "2.1.3",
    "2.1.3.1",
    "2.1.3.2",
    "2.2",
    "2.2.1",
    "2.2.1.1",
    "2.2.1.2",
    "2.2.1.3",
    "2.2.1.4",
    "2.2.2",
    "2.2.2.1",
    "2.2.2.2",
    "2.2.2.3",
    "2.2.3",
    "2.3",
    "2.3.1",
    "2.3.2",
    "2.3.3",
    "2.3.3.1",
    "2.3.3.2",
    "2.3.3.3",
    "2.3.3.4",
    "2.4",
    "2.4.1",
    "2.4.1.1",
    "2.4.1.2",
    "2.4.2",
]
SEED_001 = [
    "3",
    "3.1",
    "3.1.1",
    "3.1.2",
    "3.1.3",
    "3.1.4",
    "3.1.5",
    "3.1.6",
    "3.1.6.1",
    "3.1.6.2",
    "3.1.6.3",
    "3.1.6.4",
    "3.1.6.5",
    "3.1.7",
    "3.1.8",
    "3.2",
    "3.2.1",
    "3.2.1.1",
    "3.2.1.2",
    "3.2.1.3",
    "4.2.3.2",
]
SEED_002 = [
    "3",
    "3.1",
    "3.1.1",
    "3.1.2",
    "3.1.3",
    "3.1.4",
    "3.2",
    "3.2.1",
    "3.2.1.1",
    "3.2.1.2",
    "3.2.1.3",
    "3.2.1.4",
    "3.2.2",
    "3.2.2.1",
    "3.2.2.2",
    "3.2.2.3",
    "3.2.3",
    "3.2.3.1",
    "3.2.3.2",
    "3.3",
    "3.3.1",
    "3.3.2",
    "3.3.2.1",
    "3.4",
    "3.4.1",
    "3.4.1.1",
    "3.4.1.2",
    "3.4.2",
]

ALL = list(book())


def test_the_editions_are_those_of_the_project():
    assert (book().editions, book().default_edition) == (EDITIONS, "2.3.0")


def test_the_book_is_read_once():
    assert book() is book()


def test_importing_the_package_reads_nothing():
    code = "import sys, mazo.games.lorcana.book as book; sys.exit(book.book.cache_info().currsize)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_book_loads_quickly():
    def load() -> None:
        book.cache_clear()
        book()

    assert effort_of(load) < 1.5


def test_every_rule_has_a_title_in_both_languages():
    assert [rule.code for rule in ALL if not (rule.title_en and rule.title_es)] == []


def test_every_rule_has_a_summary_in_both_languages():
    assert [rule.code for rule in ALL if not (rule.summary_en.endswith(".") and rule.summary_es.endswith("."))] == []


def test_what_differs_is_said_in_both_languages():
    assert [
        rule.code for rule in ALL for texts in rule.differs.values() if not all(text.endswith(".") for text in texts)
    ] == []


def test_a_rule_differs_only_in_editions_that_state_it():
    assert [rule.code for rule in ALL for edition in rule.differs if not rule.number(edition)] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_numbers_are_unique_in_an_edition(edition):
    counts = Counter(rule.numbers[edition] for rule in ALL if edition in rule.numbers)
    assert [number for number, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("edition", ["2.3.0", "2.2.0", "2.1.0", "2.0.1", "2.0.0"])
def test_no_number_is_left_out(edition):
    numbers = {rule.numbers[edition] for rule in ALL if edition in rule.numbers and not rule.chosen}
    missing = []
    for number in numbers:
        parent, _, last = number.rpartition(".")
        before = str(int(last) - 1)
        if parent and parent not in numbers:
            missing.append(parent)
        if before != "0" and (f"{parent}.{before}" if parent else before) not in numbers:
            missing.append(f"{parent}.{before}")
    assert missing == []


def test_a_code_is_the_number_in_the_newest_edition_that_has_the_rule():
    newest = [(rule.code, rule.numbers.get("2.3.0") or rule.numbers["2.2.0"]) for rule in ALL if rule.code < LINE]
    assert [code for code, number in newest if number != decode(code)] == []


def test_a_rule_that_was_dropped_is_absent_from_the_newer_editions():
    assert "2.3.0" not in book().by_number("7.1.6.1", "2.2.0").numbers


def test_rules_of_the_2025_line_alone_keep_their_number_there():
    line = [rule for rule in ALL if rule.code // LINE == 1]
    assert [
        rule.code for rule in line if rule.code != encode(rule.numbers[IN_2025], 1) or "2.2.0" in rule.numbers
    ] == []


def test_a_larger_paragraph_that_states_a_rule_exists():
    for rule in ALL:
        for edition, number in rule.within.items():
            assert edition not in rule.numbers
            assert book().by_number(number, edition).numbers[edition] == number


@pytest.mark.parametrize("number", SEED_000)
def test_the_first_spanish_document_is_complete(number):
    assert "000" in book().by_number(number, "2.0.0").seed


@pytest.mark.parametrize("number", SEED_001)
def test_the_english_document_is_complete(number):
    assert "001" in book().by_number(number, IN_2025).seed


@pytest.mark.parametrize("number", SEED_002)
def test_the_second_spanish_document_is_complete(number):
    assert "002" in book().by_number(number, "2.0.0").seed


def test_nothing_else_claims_to_be_in_the_founding_documents():
    claimed = {seed: sum(seed in rule.seed for rule in ALL) for seed in ("000", "001", "002")}
    # The English document states the loser's choice in a best-of series inside 3.1.2, without a number for it.
    assert claimed == {"000": len(SEED_000), "001": len(SEED_001) + 1, "002": len(SEED_002)}


@pytest.mark.parametrize(
    ("number", "edition", "code"),
    [
        ("3.2.1.2", IN_2025, "2.3.3.2"),
        ("4.2.3.2", IN_2025, "3.2.3.1"),
        ("3.1.2", IN_2025, "2.2.1.1"),
        ("3.1.6.3", "2025-05-27", "2.2.2.2"),
        ("4.2.2.2", "2025-05-27", "3.2.2.2"),
        ("4.4.1.3", IN_2025, "3.4.1.2"),
        ("1.9.1.2", IN_2025, "1.8.1.2"),
        ("1.9.4", "2.1.0", "1.9.6"),
        ("1.9.3", "2.0.1", "1.9.6"),
        ("6.4.5", "2.1.0", "6.4.3"),
        ("6.4.3", "2.0.0", "6.1.15"),
        ("6.7.7.1", "2.0.0", "6.7.8.1"),
        ("4.7.3.3", "2.0.1", "4.7.4"),
        ("5.6.5.1", "2.0.0", "5.6.5.2"),
        ("2.2.1.1", "2.0.0", "2.2.1.1"),
    ],
)
def test_a_number_of_another_edition_leads_to_the_same_rule(number, edition, code):
    assert book().by_number(number, edition).code == encode(code)


@pytest.mark.parametrize(
    ("number", "edition"),
    [("1.8.5", "2.0.1"), ("4.3.4.2", "2.1.0"), ("8.11.3", "2.0.0"), ("8.10.9", "2.1.0"), ("10.2.5", IN_2025)],
)
def test_a_rule_is_absent_from_editions_before_it(number, edition):
    with pytest.raises(UnknownRule):
        book().by_number(number, edition)


def test_the_empty_deck_loses_otherwise_in_2025():
    rule = book().by_number("3.2.1.2", IN_2025)
    assert (rule.switch, "tried to draw" in rule.summary("en", IN_2025)) == ("decking", True)


def test_the_loser_of_a_best_of_series_is_cited_inside_another_paragraph_in_2025():
    assert book().cite(encode("2.1.3.2"), IN_2025) == "3.1.2 Best of N"


def test_a_citation_in_spanish():
    assert book().cite(3_02_01_01, "2.0.0", "es") == "3.2.1.1 Enderezar tus cartas"


def test_a_rule_that_an_edition_lacks_is_cited_from_the_newest():
    assert book().cite(encode("2.3.3.4"), IN_2025) == "2.3.3.4 (2.3.0) Conceding"


@pytest.mark.parametrize("edition", EDITIONS)
def test_house_rules_are_numbered_alike_in_every_edition(edition):
    chosen = [rule for rule in ALL if rule.chosen]
    assert [rule.numbers[edition] for rule in chosen] == [f"M{count}" for count in range(1, len(chosen) + 1)]


def test_a_house_rule_is_cited_as_one():
    assert book().cite(encode("M4")) == "M4 No move to the same location (house rule)"


@pytest.mark.parametrize(
    ("words", "number"),
    [
        ("lore por localizaciones", "3.2.2.2"),
        ("robar mano inicial", "2.2.1.4"),
        ("mulligan", "2.2.2"),
        ("cancion cantar", "5.4.4.2"),
        ("ACCION ilegal deshace", "1.7.6"),
        ("rendirse", "2.3.3.4"),
    ],
)
def test_spanish_words_are_found_without_accents(words, number):
    assert book().search(words, "es")[0].numbers["2.3.0"] == number


def test_english_words_are_found():
    assert book().search("ready your cards", "en")[0].code == 3_02_01_01


def test_an_unknown_number_gives_neighbours():
    with pytest.raises(UnknownRule) as error:
        book().by_number("3.2.1.5")
    assert error.value.suggestions[:3] == ("3.2.1.4", "3.2.1.3", "3.2.1.2")


def test_a_number_of_2025_is_pointed_out():
    with pytest.raises(UnknownRule) as error:
        book().by_number("3.1.8")
    assert error.value.elsewhere == ("2025-10-31", "2025-08-22", "2025-05-27")


def test_every_key_of_the_engine_is_in_the_book():
    codes = {name: value for name, value in vars(keys).items() if name.isupper() and isinstance(value, int)}
    assert {name for name, code in codes.items() if code not in book()} == set()


def test_the_house_keys_of_the_engine_are_house_rules():
    assert [book().by_code(code).title_en for code in (keys.WIN_BEFORE_LOSS, keys.NOT_TO_THE_SAME_LOCATION)] == [
        "Winning comes before losing",
        "No move to the same location",
    ]


def test_texts_mention_no_english_game_words_that_spanish_has():
    wrong = ("inkwell", "exert", "banish", "ítem", "item", "ubicación", "costo", "ejercer")
    allowed = {encode("5.5.3")}  # quotes the word printed on the card
    texts = {
        rule.code: f"{rule.title_es} {rule.summary_es}".lower().split() for rule in ALL if rule.code not in allowed
    }
    assert [code for code, words in texts.items() if any(word.strip(".,:;«»") in wrong for word in words)] == []


KINDS = {
    "term",
    "type",
    "zone",
    "stage",
    "phase",
    "step",
    "action",
    "state",
    "adjective",
    "verb",
    "keyword",
    "ink",
    "classification",
}


def test_the_glossary_is_read_once():
    assert glossary() is glossary()


def test_the_glossary_has_all_kinds_of_words():
    assert {term.kind for term in glossary()} == KINDS


def test_the_glossary_has_the_zones_in_spanish():
    assert [glossary().label(term.key, "es") for term in glossary().of_kind("zone")] == [
        "Mazo",
        "Mano",
        "Juego",
        "Tintero",
        "Descarte",
        "Bolsa",
    ]


def test_types_zones_and_phases_have_a_gender():
    assert [
        term.key
        for kind in ("type", "zone", "stage", "phase", "step")
        for term in glossary().of_kind(kind)
        if not term.gender
    ] == []


def test_verbs_have_their_third_person_in_both_languages():
    assert [term.key for term in glossary().of_kind("verb") if not {"en_third", "es_third"} <= term.forms.keys()] == []


def test_keywords_stay_in_english_with_a_gloss():
    assert [term.key for term in glossary().of_kind("keyword") if term.en != term.es or not term.gloss_es] == []


def test_the_fourteen_keywords_of_the_book_are_in_the_glossary():
    chapters = [rule.title_en for rule in ALL if rule.kind == "heading" and decode(rule.code).startswith("8.")]
    printed = {term.en for term in glossary().of_kind("keyword")}
    assert [title for title in chapters if title not in printed] == ["General"]


def test_an_exerted_location_agrees_in_spanish():
    words = glossary()
    assert (
        f"{words.term('location', 'es')} {words.agree('exerted', words.gender('location'))}" == "localización agotada"
    )
