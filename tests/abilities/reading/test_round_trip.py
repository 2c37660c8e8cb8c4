"""Two texts in one form: what is only a manner of speaking goes, everything else stays."""

from mazo.abilities.reading.round_trip import OneForm

FORM = OneForm(
    plain=lambda text: " ".join(text.split()),
    same={"sinking has two words": ((r"\bmanda a pique\b", "hunde"),)},
    pronouns=lambda text, rendered: text if rendered else text.replace("lo hunde", "hunde eso"),
)


def test_wordings_that_mean_the_same_are_one():
    assert FORM.returns("Manda a pique un  barco", "hunde un barco.")


def test_other_words_stay_others():
    assert not FORM.returns("Hunde un barco.", "Hunde tus barcos.")


def test_pronouns_are_brought_into_one_form_in_the_print_only_if_the_language_says_so():
    assert FORM.returns("Lo hunde.", "Hunde eso.")
    assert not FORM.returns("Hunde eso.", "Lo hunde.")


def test_abilities_on_lines_of_their_own_are_compared_one_after_the_other():
    assert FORM.of("Roba\nHunde.") == "roba. hunde."
