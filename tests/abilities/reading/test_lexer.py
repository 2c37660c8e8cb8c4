"""Words of a sentence, by the tables of a vocabulary."""

from mazo.abilities.reading.lexer import Lexer, Terms, Vocabulary

WORDS = Vocabulary(
    signs=(("NUM", r"\d+"), ("", r"\{[A-Z]\}")),
    forms={"del": ("de", "el"), "una": ("un",)},
    naming=("llamado",),
    still_naming=("o",),
    terms=(
        Terms("NOMBRE", ("ana", "Ana Real"), named=True),
        Terms("CLASE", ("Mar", "Mar Alta"), never_first=("Mar",)),
        Terms("COLOR", ("rojo",), capital=False),
    ),
)


def words(text: str) -> list[str | tuple[str, str]]:
    """The words of a text, those of a terminal with its name."""
    return [(word.kind, word.value) if word.kind else word.value for word in Lexer(WORDS).words(text)]


def test_a_form_is_read_as_the_words_that_the_table_says():
    assert words("Una carta del mazo") == ["un", "carta", "de", "el", "mazo"]


def test_signs_are_terminals_or_stand_for_themselves():
    assert words("Paga 2 {X}, o 3.") == ["paga", ("NUM", "2"), "{X}", ",", "o", ("NUM", "3"), "."]


def test_of_two_terms_the_longer_one_is_read():
    assert words("un barco Mar Alta") == ["un", "barco", ("CLASE", "Mar Alta")]


def test_a_term_that_goes_on_is_another_word():
    assert words("un barco Marino") == ["un", "barco", "marino"]


def test_a_term_is_looked_for_at_capitals_only_unless_the_table_says_otherwise():
    assert words("el mar rojo") == ["el", "mar", ("COLOR", "rojo")]


def test_a_name_is_read_only_where_one_is_expected():
    assert words("un barco llamado Ana Real o ana") == [
        "un", "barco", "llamado", ("NOMBRE", "Ana Real"), "o", ("NOMBRE", "ana"),
    ]  # fmt: skip
    assert words("la ana") == ["la", "ana"]


def test_some_terms_are_plain_words_at_the_beginning():
    assert words("Mar en calma") == ["mar", "en", "calma"]
    assert words("un Mar en calma")[1] == ("CLASE", "Mar")


def test_a_word_knows_where_it_stands():
    assert [word.at for word in Lexer(WORDS).words("Roba del mazo")] == [0, 5, 5, 9]
