"""Printed text made plain by the tables of a language, and cut into sentences that know where they stand."""

from mazo.abilities.reading.script import Script

SCRIPT = Script(symbols={"☠": "{K}", "«": '"', "»": '"'}, synonyms=(("slay", "kill"),), abbreviations=("Sr",))


def test_symbols_are_spelled_out_and_reminders_left_out():
    assert SCRIPT.plain("Pay 2 ☠.\n(It is lost.)  Draw") == "Pay 2 {K}. Draw"


def test_a_synonym_is_read_in_one_wording_at_the_beginning_and_within():
    assert SCRIPT.normalise("Slay it, then slay another.") == "Kill it, then kill another."


def test_sentences_know_where_they_begin_and_end():
    text = "Roba una carta. Hunde un barco."
    found = SCRIPT.sentences(text)
    assert [text[one.at : one.end] for one in found] == ["Roba una carta", "Hunde un barco"]


def test_neither_an_abbreviation_nor_a_full_stop_in_quotes_ends_a_sentence():
    text = 'Busca al Sr. Tomás. Ganan "Roba. Hunde" y zarpan.'
    assert [one.text for one in SCRIPT.sentences(text)] == ["Busca al Sr. Tomás", 'Ganan "Roba. Hunde" y zarpan']


def test_an_ability_in_quotes_may_end_the_sentence():
    assert [one.text for one in SCRIPT.sentences('Ganan "Roba." Zarpan.')] == ['Ganan "Roba."', "Zarpan"]
