"""Which names may stand at a table."""

from __future__ import annotations

import unicodedata

import pytest

from mazo.errors import BadConfig
from mazo.server.livetable import player_name
from mazo.server.names import alike, readable


@pytest.mark.parametrize(
    "name",
    [
        "Ana",
        "María José",
        "Łukasz",
        "Ngô Đình",
        "Ахилл",
        "李小龍",
        "نور",
        "दीपिका",
        "Zoë 🐉",
        "e\u0301mile",
        "",
        "x" * 24,
    ],
)
def test_names_of_people_are_taken_in_whatever_script(name):
    assert readable(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "name",
    [
        "A\u200bna",
        "A\u200dna",
        "\u202eanA",
        "\u2066Ana",
        "A\u200fna",
        "A\x07na",
        "\ufeffAna",
        "\u2800\u2800",
        "\u3164",
        "A\u115f",
        "\u0301",
        "x" * 25,
    ],
)
def test_signs_that_nobody_sees_are_refused(name):
    with pytest.raises(BadConfig) as error:
        readable(name)
    assert "24 caracteres visibles" in error.value.text("es")


@pytest.mark.parametrize(
    "name", ["A\u0300\u0301\u0302\u0303", "Z\u0489\u0489\u0489algo", "a\u0335\u0321\u0353\u0301na"]
)
def test_piles_of_marks_are_refused(name):
    with pytest.raises(BadConfig) as error:
        readable(name)
    assert "can't be read" in error.value.text("en")
    assert "no se puede leer" in error.value.text("es")


def test_two_ways_to_write_a_letter_are_one_name():
    assert readable("Jose\u0301") == readable("José")


def test_spaces_are_single():
    assert readable("  Ana \t María ") == "Ana María"


@pytest.mark.parametrize("name", ["An\u0430", "\u03bfscar", "B\u043bas"])
def test_letters_of_scripts_that_look_alike_are_not_mixed(name):
    with pytest.raises(BadConfig) as error:
        readable(name)
    assert "several scripts" in error.value.text("en")
    assert "varios alfabetos" in error.value.text("es")


@pytest.mark.parametrize("name", ["Анна", "Ελένη", "José 3ª", "田中さん", "Ana 田中", "Łukasz Ø"])
def test_names_of_the_world_are_taken(name):
    assert readable(name) == name


@pytest.mark.parametrize(
    ("name", "other"), [("Pac", "Р\u0430с"), ("Olivia", "0livia"), ("Ana", "ÁNA"), ("Ana", "A.n-a"), ("Ana", "Ａｎａ")]
)
def test_names_that_are_taken_for_each_other_look_alike(name, other):
    assert alike(name) == alike(other)


def test_a_name_that_looks_like_another_at_the_table_is_told_apart():
    assert player_name("ana", 1, ["Ana"], "en") == "ana 2"
    assert player_name("Ana", 2, ["Ana", "Ana 3"], "en") == "Ana 32"
    assert player_name("Blas", 1, ["Ana"], "en") == "Blas"
