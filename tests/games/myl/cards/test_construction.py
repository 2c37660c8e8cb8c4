"""What the formats ask of a deck: the cases C57 to C66, with invented cards."""

from __future__ import annotations

from datetime import date

import msgspec
import pytest

from mazo.abilities.tree.effects import Keyword
from mazo.games.myl.cards import formats
from mazo.games.myl.cards.card import MERCENARY, UNIQUE, Card, CardType
from mazo.games.myl.cards.catalogue import Catalogue
from mazo.games.myl.cards.construction import check, check_known
from mazo.games.myl.cards.formats import format_named
from mazo.games.myl.cards.listing import listed
from tests.support.rule import rule

JUNE = date(2026, 6, 1)


def made(name: str, type: CardType = "ally", race: str = "", **facts: object) -> Card:
    """An invented vasallo of Helénica with a text that nobody reads."""
    usual: dict[str, object] = {"text": True, "editions": ("helenica",), "rarities": ("vasallo",)}
    return msgspec.convert({"name": name, "type": type, "races": (race,) if race else (), **usual, **facts}, Card)


CARDS = Catalogue(
    [
        *(made(f"Forastero {n}", race="Titán") for n in range(8)),
        made("Extraña", race="Héroe"),
        made("Sin Raza"),
        made("Oro Llano", "gold", text=False),
        made("Oro Sabio", "gold"),
        made("Oro Mayor", "gold", abilities=(Keyword("oro inicial"),)),
        made("Doble", "talisman"),
        made("Doble", "totem"),
        made("Renovado", "talisman", reworked=True, printed=("helenica", "helenica-aniversario")),
        made("Sola", "talisman", abilities=(UNIQUE,)),
        made("Sola Ahora", "talisman", abilities=(UNIQUE,), newly_unique=True, reworked=True),
        made("Mesnada", "weapon", abilities=(MERCENARY,)),
        made("La Ilíada", "talisman", abilities=(UNIQUE,)),
        made("La Ilíada", "gold", abilities=(UNIQUE,)),
        made("Arma de Ra", "weapon", editions=("dominios-de-ra",)),
        made("Reimpresa", "weapon", printed=("helenica", "dracula")),
        made("De Drácula", "weapon", editions=(), printed=("dracula",)),
        made("Noble", race="Titán", rarities=("real",)),
        made("Noble y Plebeyo", race="Titán", rarities=("vasallo", "real")),
        made("Ilustre", race="Titán", rarities=("ultra real",)),
        made("Sin Frecuencia", race="Titán", rarities=()),
        made("Cortesana", race="Titán", rarities=("cortesano",), reworked=True),
        *(made(f"Apoyo {n}", "talisman") for n in range(12)),
    ]
)  # fmt: skip


def allies(count: int) -> str:
    """So many allies of the race, at most three of a name."""
    return "\n".join(f"{min(3, count - at)} Forastero {at // 3}" for at in range(0, count, 3))


def deck(*lines: str, of_race: int = 16, fill: str = "Oro Llano", size: int = 50) -> str:
    """These lines, so many allies of the race, and Oros up to the size of a deck."""
    text = "\n".join([allies(of_race), *lines])
    left = size - sum(entry.count for entry in listed(text).entries)
    return f"{text}\n{left} {fill}" if left > 0 else text


def found(text: str, fmt: str = "racial-libre", **options: bool) -> list[tuple[str, str, str]]:
    """What is wrong with a list: the reason, the card and the rule."""
    problems = check(listed(text), fmt, on=JUNE, catalogue=CARDS, **options)
    return [(problem.reason, problem.card, problem.rule) for problem in problems]


@rule("myl", "12.1")
def test_c57_fifteen_allies_of_the_race_are_too_few_and_sixteen_enough() -> None:
    assert found(deck(of_race=15)) == [("too-few-of-race", "", "12.1")]
    assert found(deck(of_race=16)) == []


@rule("myl", "12.1")
def test_totems_count_towards_the_sixteen_only_where_the_format_says_so() -> None:
    text = deck("1 Doble (Tótem)", of_race=15)
    counting = msgspec.structs.replace(format_named("racial-libre"), totems_count=True)
    assert found(text) == [("too-few-of-race", "", "12.1")]
    assert check_known(listed(text), counting, JUNE, False, CARDS) == ()


@rule("myl", "12.1")
@pytest.mark.parametrize("other", ["Extraña", "Sin Raza"])
def test_allies_of_another_race_or_of_none_are_refused(other: str) -> None:
    assert found(deck(f"1 {other}")) == [("mixed-races", "", "12.1")]


@rule("myl", "12.3")
def test_c58_oros_that_all_have_an_ability_are_refused() -> None:
    golds = ["3 Oro Sabio", "3 Oro Mayor"]
    support = [f"3 Apoyo {n}" for n in range(9)] + ["1 Apoyo 9"]
    assert found(deck(*golds, *support)) == [("no-plain-gold", "", "12.3")]
    assert found(deck(*golds[:1], *support)) == []


@rule("myl", "12.4", "1.1")
def test_c59_two_printings_of_a_card_share_one_limit() -> None:
    assert found(deck("2 Renovado", "2 RENOVADO")) == [("too-many-copies", "Renovado", "1.1")]
    assert found(deck("2 Renovado", "1 renovado")) == []


@rule("myl", "12.4")
def test_c60_a_talisman_and_a_totem_of_one_name_count_apart() -> None:
    assert found(deck("3 Doble (Talismán)", "3 Doble (Tótem)")) == []
    assert found(deck("3 Doble")) == [("ambiguous-type", "Doble", "12.4")]


@rule("myl", "12.4", "10.7")
def test_c61_a_card_is_judged_by_its_newest_wording_unless_the_first_is_chosen() -> None:
    assert found(deck("2 Sola Ahora")) == [("unique", "Sola Ahora", "10.7")]
    assert found(deck("2 Sola Ahora"), original=True) == []
    assert found(deck("2 Sola"), original=True) == [("unique", "Sola", "10.7")]


@rule("myl", "10.7")
def test_c49_a_deck_has_one_copy_of_a_unique_card() -> None:
    assert found(deck("2 Sola"), "free") == [("unique", "Sola", "10.7")]
    assert found(deck("1 Sola"), "free") == []


@rule("myl", "12.5", "10.7")
def test_c62_unica_holds_on_top_of_a_limit_of_two() -> None:
    # The list allows two of an Oro of this name, and says nothing of a talisman.
    assert found(deck("2 La Ilíada (Oro)")) == [("unique", "La Ilíada", "10.7")]
    assert found(deck("1 La Ilíada (Oro)")) == []


@rule("myl", "12.2")
def test_c63_support_is_of_the_races_edition_and_a_reprint_elsewhere_still_is() -> None:
    assert found(deck("1 Arma de Ra"), "racial-edicion") == [("other-edition", "Arma de Ra", "12.2")]
    assert found(deck("1 Reimpresa"), "racial-edicion") == []
    assert found(deck("1 De Drácula"), "racial-edicion") == [("other-edition", "De Drácula", "12.2")]
    assert found(deck("1 Arma de Ra", "1 De Drácula"), "racial-libre") == []


@rule("myl", "12.9")
def test_c64_a_sealed_deck_mixes_races_but_not_four_copies() -> None:
    opened = "3 Forastero 0\n3 Forastero 1\n3 Extraña\n3 Sin Raza\n{n} Apoyo 0\n12 Apoyo 1\n12 Oro Llano"
    sealed = opened.replace("12 Apoyo 1", "\n".join(f"3 Apoyo {n}" for n in range(1, 5)))
    assert found(sealed.format(n=4), "sellado") == [("too-many-copies", "Apoyo 0", "1.1")]
    assert found(sealed.format(n=3) + "\n1 Apoyo 5", "sellado") == []
    assert found("39 Oro Llano", "sellado") == [("too-few-cards", "", "12.9")]


@rule("myl", "12.8")
def test_c65_in_ragnarok_every_card_but_an_oro_without_ability_is_unique() -> None:
    alone = "\n".join([*(f"1 Forastero {n}" for n in range(8))])
    text = f"{alone}\n1 Noble\n1 Ilustre\n9 Oro Llano\n2 Noble y Plebeyo"
    assert ("all-unique", "Noble y Plebeyo", "12.8") in found(text, "ragnarok")
    assert [card for reason, card, _ in found(text, "ragnarok") if card] == ["Noble y Plebeyo"]


@rule("myl", "12.6")
@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("Noble", "rarity"),
        ("Sin Frecuencia", "rarity-unknown"),
        ("Oro Sabio", "gold-with-ability"),
        ("Cortesana", "reworked"),
    ],
)
def test_c66_infanteria_refuses_a_real_ally_an_oro_with_ability_and_a_rework(card: str, reason: str) -> None:
    assert found(deck(f"1 {card}"), "infanteria") == [(reason, card, "12.6")]
    assert found(deck("1 Noble y Plebeyo"), "infanteria") == []


@rule("myl", "12.7")
def test_vcr_takes_a_card_of_which_any_printing_is_vasallo_cortesano_or_real() -> None:
    assert found(deck("1 Noble", "1 Cortesana", "1 Oro Sabio"), "vcr") == []
    assert found(deck("1 Ilustre"), "vcr") == [("rarity", "Ilustre", "12.7")]


@rule("myl", "1.1", "10.13")
def test_oros_without_ability_and_mercenaries_have_no_limit() -> None:
    assert found(deck("9 Mesnada")) == []
    assert found(deck("4 Apoyo 0")) == [("too-many-copies", "Apoyo 0", "1.1")]


@rule("myl", "1.2")
def test_a_deck_has_an_oro_to_begin_with_and_one_mark() -> None:
    support = "\n".join(f"3 Apoyo {n}" for n in range(11)) + "\n1 Apoyo 11"
    assert found(f"{allies(16)}\n{support}", "free") == [("no-gold", "", "1.2")]
    assert found(deck("1 Oro Sabio (inicial)"), "free") == []
    assert found(deck("1 Oro Sabio (inicial)")) == [("not-initial", "Oro Sabio", "1.2")]
    assert found(deck("1 Oro Mayor (inicial)")) == []
    assert found(deck("1 Oro Mayor (inicial)", "1 Oro Llano (inicial)")) == [("several-initial", "", "1.2")]


@rule("myl", "12.10")
def test_a_side_deck_has_ten_cards_and_shares_the_limits_of_the_deck() -> None:
    side = "\nSide deck\n3 Apoyo 1\n3 Apoyo 2\n3 Apoyo 3\n{n} Apoyo 4"
    assert found(deck() + side.format(n=1)) == []
    assert found(deck() + side.format(n=2)) == [("side-too-large", "", "12.10")]
    assert found(deck("3 Apoyo 1") + "\nSide deck\n1 Apoyo 1") == [("too-many-copies", "Apoyo 1", "1.1")]
    assert found(deck() + side.format(n=1), "free") == [("no-side", "", "12.10")]


@rule("myl", "12.5")
def test_a_restriction_holds_from_its_day_to_its_last() -> None:
    libre = format_named("racial-libre")
    eolo = made("Eolo")
    days = (date(2025, 12, 3), date(2026, 3, 31), date(2026, 4, 1))
    rows = [libre.restriction(eolo, day) for day in days]
    assert [row.most if row else None for row in rows] == [0, 0, 1]
    assert libre.restriction(made("Eolo", "talisman"), JUNE) is None


@pytest.mark.parametrize(
    ("fmt", "day", "counts"),
    [
        ("racial-edicion", date(2025, 12, 3), [26, 23, 23]),
        ("racial-edicion", JUNE, [23, 29, 21]),
        ("racial-libre", date(2025, 12, 3), [18, 16, 20]),
        ("racial-libre", JUNE, [16, 23, 16]),
    ],
)
def test_the_lists_have_as_many_cards_as_were_published(fmt: str, day: date, counts: list[int]) -> None:
    rows = [row for rows in formats.restrictions()[fmt].values() for row in rows if row.since <= day <= row.until]
    assert [sum(row.most == most for row in rows) for most in (0, 1, 2)] == counts
