"""Cards that a user imports: told by name and reason, found like any card, in decks, games and replays at once."""

import json
from pathlib import Path
from typing import Any

import pytest

from mazo.errors import BadConfig
from mazo.games import kind
from mazo.games.cards import CardsImported
from mazo.making import new
from mazo.record.replays import loads, rerun
from tests.cli.run import mazo
from tests.support.imported import home

__all__ = ["home"]

MYL = kind("myl")


def ally(name: str, text: str | None, **more: Any) -> dict[str, Any]:
    return {"name": name, "type": "Aliado", "cost": 2, "strength": 2, "races": ["titan"], "text": text} | more


DRAWS = "Cuando Ñandú de Prueba entra en juego, roba una carta."
NEW = (
    ally("Ñandú de Prueba", DRAWS),
    ally("Coipo de Prueba", "Imbloqueable.", races=["Bestia"]),
    {"name": "Oro de Coipo", "type": "ORO", "text": ""},
)


def found(*cards: Any, whole: dict[str, Any] | None = None) -> CardsImported:
    content = json.dumps(list(cards) if whole is None else whole).encode()
    return MYL.import_cards(content, (), source="/somewhere/fauna.json")


def imported(*cards: Any) -> None:
    MYL.keep_import(found(*cards), "fauna.json")


def deck() -> str:
    return "1 Oro de Coipo (oro inicial)\n43 Oro de Coipo\n3 Nandu de prueba\n3 Coipo de Prueba"


def test_a_mere_list_is_a_set_that_is_called_like_its_file(home: Path) -> None:
    (one,) = found(*NEW).sets
    assert (one.set, one.new, one.playable, one.refused) == ("fauna", 3, 3, ())


def test_a_whole_file_says_of_which_sets_its_cards_are(home: Path) -> None:
    whole = {"play": [NEW[0] | {"set": "pampa"}], "printings": [], "sets": [{"key": "pampa", "name": "Pampa"}]}
    (one,) = found(whole=whole).sets
    assert (one.set, one.name, one.playable) == ("pampa", "Pampa", 1)


def test_an_imported_card_is_found_whatever_its_accents_with_its_text_and_is_gone_when_forgotten(home: Path) -> None:
    imported(*NEW)
    assert "draw a card" in MYL.card_text("nandu de prueba", "en")
    assert "Ñandú de Prueba" in [known.card.name for known in MYL.catalogue]
    assert [(one.set, one.cards, one.playable) for one in MYL.imported()] == [("fauna", 3, 3)]
    MYL.forget("fauna")
    assert "Ñandú de Prueba" not in [known.card.name for known in MYL.catalogue]
    with pytest.raises(BadConfig, match="fauna"):
        MYL.forget("fauna")


def test_imported_cards_are_played_by_the_profile_of_real_cards_and_a_replay_brings_them_along(home: Path) -> None:
    imported(*NEW)
    cards = MYL.deck(deck())
    game = new("myl", decks=[cards, cards], seed=3)
    assert game.edition == "primer-bloque"
    text = game.replay()
    MYL.forget("fauna")
    assert rerun(loads(text)).hash == game.hash


def test_what_is_wrong_with_a_card_is_told_by_its_name_and_keeps_no_other_out(home: Path) -> None:
    wrong = (
        ally("Sin Coste", "Furia.", cost="dos"),
        {"name": "Monolito", "type": "Monumento", "cost": 1, "text": "Furia."},
        ally("Raza Sola", "Furia.", races="titan"),
        ally("Lista", ["Furia."]),  # type: ignore[arg-type]
        {"type": "oro"},
        "nada",
    )
    (one,) = found(*NEW, *wrong).sets
    assert one.playable == 3
    fields = {refused.card: refused.field for refused in one.refused}
    assert fields == {"Sin Coste": "cost", "Monolito": "type", "Raza Sola": "races", "Lista": "text", "?": ""}
    assert "lo correcto sería un número entero" in one.refused[0].why.es


def test_a_card_without_a_text_is_refused_unless_it_is_an_oro(home: Path) -> None:
    texts = {"Nada": None, "Vacío": "", "Blanco": "  ", "Punto": "..."}
    plain = {"name": "Oro Mudo", "type": "oro", "text": None}
    (one,) = found(*(ally(name, text) for name, text in texts.items()), NEW[2], plain).sets
    assert {refused.card for refused in one.refused} == {*texts, "Oro Mudo"}
    assert "no printing has a text" in one.refused[0].why.en


def test_of_several_records_of_a_name_and_type_the_last_one_with_a_text_counts(home: Path) -> None:
    imported(ally("Ñandú de Prueba", DRAWS), ally("nandu de prueba", DRAWS, cost=5), ally("Ñandu de Prueba", None))
    assert MYL.card("Ñandú de Prueba").cost == 5


def test_a_text_that_is_not_understood_is_told_with_the_sentence(home: Path) -> None:
    (one,) = found(ally("Bailarín", "Imbloqueable. Baila la cueca.")).sets
    assert one.refused[0].why.es.startswith("no se entiende: «Baila la cueca»")


def test_a_card_that_comes_with_the_game_is_known_whatever_a_file_says_of_it(home: Path) -> None:
    name = next(known.card.name for known in MYL.catalogue if known.card.type == "ally" and not known.unknown_text)
    before = MYL.card(name)
    assert found(ally(name.upper(), "Furia.")).sets == ()
    assert MYL.card(name) == before


@pytest.mark.parametrize("content", [b"", b"x", b"{}", b"[", b'{"play": 3}', b"\x1f\x8bx", b"\xff\xfe"])
def test_what_is_no_card_file_is_refused_with_what_one_is(content: bytes, home: Path) -> None:
    with pytest.raises(BadConfig, match="play"):
        MYL.import_cards(content, ())


def test_the_commands_take_a_file_with_odd_cards(home: Path) -> None:
    path = home / "fauna.json"
    path.write_text(json.dumps([*NEW, {"name": "Monolito", "type": "Monumento"}]))
    told = json.loads(mazo("cards", "coverage", str(path), "--game", "myl", "--json").out)
    assert (told["unique"], told["compiled"], told["unsupported"]) == (4, 3, 1)
    said = mazo("cards", "import", str(path), "--game", "myl", "--lang", "es").out.splitlines()
    assert said[0] == "colección fauna: se pueden jugar 3 de 4 cartas nuevas; 0 ya están en Mazo."
    assert said[1].startswith('  Monolito: carta 4 del archivo, campo «type»: es "Monumento"; lo correcto sería uno de')
    (home / "deck.txt").write_text(deck())
    told = json.loads(mazo("sim", "myl", "--deck", str(home / "deck.txt"), "--games", "1", "--json").out)
    assert told["games"] == 1


@pytest.mark.parametrize(
    ("field", "value", "right"),
    [
        ("set", 4, "the key of a set"),
        ("rarity", 2, "a rarity"),
        ("blocks", "helenica", "a list of editions"),
        ("blocks", [3], "a list of editions"),
        ("cost", "2", "a whole number"),
        ("type", "Aliados", "one of Aliado"),
    ],
)
def test_whatever_field_is_wrong_the_error_says_where_and_what_would_be_right(
    field: str, value: Any, right: str, home: Path
) -> None:
    (one,) = found({**ally("Torcida", "Furia."), field: value}).sets
    (refused,) = one.refused
    assert refused.field == field
    assert f'card 1 of the file, field "{field}"' in refused.why.en
    assert f"right would be {right}" in refused.why.en


def test_spaces_signs_without_width_and_a_mark_at_the_start_of_the_file_are_passed_over(home: Path) -> None:
    odd = {"name": " Pudú\u200b ", "type": " ALIADO ", "cost": 1, "strength": 1, "text": "Fu\u00adria\u00a0.\u0000"}
    made = MYL.import_cards(b"\xef\xbb\xbf" + json.dumps([odd]).encode(), ())
    assert (made.sets[0].playable, made.sets[0].refused) == (1, ())
    MYL.keep_import(made, "fauna.json")
    assert MYL.card("Pudú").type == "ally"


@pytest.mark.parametrize("content", [b"[]", b"[" * 100_000, b"\x1f\x8b\x08" + b"\x00" * 20])
def test_what_holds_no_card_is_no_card_file(content: bytes, home: Path) -> None:
    with pytest.raises(BadConfig, match="play"):
        MYL.import_cards(content, ())
