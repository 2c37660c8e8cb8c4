"""Grammars: phrases cut into words, the names of their parses, and where a sentence stops being one."""

import pytest

from mazo.abilities.reading.grammar import Grammar, NotUnderstood, expanded
from mazo.abilities.reading.lexer import Vocabulary

WORDS = Vocabulary(forms={"del": ("de", "el")})


def test_a_phrase_stands_for_its_words_as_the_language_reads_them():
    assert expanded('a: "del mar" "sí" -> b // why', WORDS) == 'a: ("de" "el" "mar") "sí" -> b\n'


@pytest.mark.parametrize(
    ("rules", "names"),
    [
        ('start: "a" -> one\n     | "b" -> two', {"one", "two"}),
        ('start: part\n?part: "a" -> one\n     | start', {"start", "one"}),
        ('start: (_or part)+\n_or: "o" | "y"\npart: "a"', {"start", "part"}),
        ('start: "x" part*\n?part: "a" -> one | pair\n?pair: part part', {"start", "one", "pair"}),
    ],
)
def test_the_names_are_those_that_a_parse_can_have(rules, names):
    assert Grammar(rules, WORDS).names == names


def test_a_sentence_that_is_none_says_where_and_what_could_have_stood_there():
    grammar = Grammar('start: "hunde un" ship\nship: "barco" | "velero"', WORDS)
    with pytest.raises(NotUnderstood) as caught:
        grammar.read("Hunde un submarino")
    assert caught.value.at == 9
    assert caught.value.expected == ("BARCO", "VELERO")


def test_a_sentence_that_ends_too_early_says_so():
    grammar = Grammar('start: "hunde un barco"', WORDS)
    with pytest.raises(NotUnderstood) as caught:
        grammar.read("Hunde un")
    assert caught.value.at == len("Hunde un")
