"""Printed text made plain, and cut into sentences."""

from mazo.games.lorcana.reading.wording import SCRIPT


def test_symbols_are_spelled_out_and_reminders_left_out():
    assert SCRIPT.plain("Pay 2 ⬡, ⟳ — Get +1 ¤,\n+1 ⛉ and +1 ◊. (It stays.) Cards with ◉.") == (
        "Pay 2 {I}, {E} — Get +1 {S}, +1 {W} and +1 {L}. Cards with {IW}."
    )


def test_curly_quotes_and_dashes_are_straight():
    assert SCRIPT.plain("They gain “Draw.” It’s −2 ¤") == 'They gain "Draw." It\'s -2 {S}'


def test_a_synonym_is_read_in_one_wording_at_the_beginning_and_within():
    assert SCRIPT.normalise("Each opposing player loses 1 lore, and each opposing player loses 2 lore.") == (
        "Each opponent loses 1 lore, and each opponent loses 2 lore."
    )


def test_no_synonym_undoes_another():
    for printed, read in SCRIPT.synonyms:
        assert SCRIPT.normalise(SCRIPT.normalise(printed)) == SCRIPT.normalise(printed), (printed, read)


def test_sentences_end_outside_quotes_and_know_where_they_began():
    text = 'Your others gain "Draw a card." Ready Mr. Tom. Gain 1 lore.'
    assert [one.text for one in SCRIPT.sentences(text)] == [
        'Your others gain "Draw a card."',
        "Ready Mr. Tom",
        "Gain 1 lore",
    ]
    assert [text[one.at :][:5] for one in SCRIPT.sentences(text)] == ["Your ", "Ready", "Gain "]
