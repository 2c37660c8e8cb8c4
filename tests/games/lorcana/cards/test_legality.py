"""Decks of real cards in the formats that people play, and what is always true of legal decks."""

import base64
import gzip
import json
import re
from collections import Counter, defaultdict
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mazo.errors import BadConfig, DeckProblem
from mazo.games.lorcana.cards.catalogue import Card, Catalogue, standard
from mazo.games.lorcana.cards.construction import check, slots_of
from mazo.games.lorcana.cards.formats import format_named
from mazo.texts.decklists import DeckEntry, parse
from tests.support.rule import rule

SHARED = Path(__file__).parents[4].parent / "shared" / "data" / "lorcana"
CARDS = standard()
NOW = date(2026, 10, 16)
SAGE = "Christopher Robin - Hunny Sage"
HUNNY = "Winnie the Pooh - Hunny Wizard"


def of(*inks: str, sets: range = range(9, 14)) -> list[str]:
    """Cards of nothing but these inks and first of these sets, by name."""
    codes = {str(number) for number in sets}
    plain = [card for card in CARDS if not card.admits and card.max_copies == 4 and "Hunny" not in card.classifications]
    return [card.full_name for card in plain if card.set in codes and set(card.inks) <= set(inks)]


def deck(names: list[str], *extra: tuple[int, str]) -> list[DeckEntry]:
    """Four of each of these and some more, cut down to at least sixty cards in all."""
    first = [DeckEntry(count, name, line) for line, (count, name) in enumerate(extra, start=1)]
    missing = max(0, 60 - sum(count for count, _ in extra))
    return [*first, *(DeckEntry(4, name) for name in names[: -(-missing // 4)])]


def found(entries: list[DeckEntry], fmt: str = "core", on: date = NOW, deck_altering: bool = True) -> list[DeckProblem]:
    return list(check(entries, CARDS, fmt, on=on, deck_altering=deck_altering))


def reasons(
    entries: list[DeckEntry], fmt: str = "core", on: date = NOW, altering: bool = True
) -> list[tuple[str, str]]:
    return [(problem.reason, problem.rule) for problem in found(entries, fmt, on, altering)]


# --- the rules ----------------------------------------------------------------------------------------------------


@rule("lorcana", "1.10.1.1", "1.x 2.1.1.1")
def test_sixty_cards_of_two_inks_are_a_core_deck() -> None:
    entries = deck(of("Amber", "Steel"))
    assert reasons(entries) == []
    assert reasons(entries[1:]) == [("too-few-cards", "1.10.1.1")]


@rule("lorcana", "1.10.1.1", "1.x 2.1.1.3", "5.2.6")
def test_r155_printings_of_one_full_name_are_one_card_and_versions_are_not() -> None:
    names = of("Amethyst", "Steel", sets=range(1, 14))
    four_and_four = deck(names, (4, "001-042"), (4, "Elsa - Spirit of Winter"))
    (problem,) = found(four_and_four, "infinity")
    assert (problem.reason, problem.rule, problem.line) == ("too-many-copies", "1.10.1.1", 2)
    assert problem.card == "Elsa - Spirit of Winter"
    assert "8 copies" in problem.message_en
    versions = deck(names, (4, "Elsa - Spirit of Winter"), (4, "Elsa - Snow Queen"))
    assert reasons(versions, "infinity") == []


@rule("lorcana", "1.10.1.1", "5.2.5.1", "1.x 2.1.1.2")
def test_r157_a_dual_ink_card_must_have_both_of_its_inks_in_the_deck() -> None:
    both = next(card for card in CARDS if set(card.inks) == {"Amber", "Ruby"} and not card.admits)
    (problem,) = found(deck(of("Amber", "Steel", sets=range(1, 14)), (1, both.full_name)), "infinity")
    assert (problem.reason, problem.rule) == ("too-many-inks", "1.10.1.1")
    assert "3 ink types" in problem.message_en
    assert reasons(deck(of("Amber", "Ruby", sets=range(1, 14)), (1, both.full_name)), "infinity") == []


@rule("lorcana", "1.10.1")
def test_r158_a_card_that_was_reprinted_in_a_legal_set_is_legal_in_every_printing() -> None:
    reprinted = next(card for card in CARDS if card.set == "1" and card.sets[-1] == "9")
    number = next(
        f"1-{number}" for number in range(1, 205) if slots_of([DeckEntry(1, f"1-{number}")], CARDS)[0].card is reprinted
    )
    assert reasons(deck(of(*reprinted.inks), (4, number))) == []
    assert reasons(deck(of(*reprinted.inks), (4, reprinted.full_name))) == []


@rule("lorcana", "1.10.1")
def test_a_card_of_rotated_sets_only_is_not_legal() -> None:
    old = next(card for card in CARDS if card.sets == ("5",) and card.inks == ("Amber",))
    (problem,) = found(deck(of("Amber", "Steel"), (2, old.full_name)))
    assert (problem.reason, problem.rule, problem.line) == ("set-not-legal", "1.10.1", 1)
    assert "only in Shimmering Skies (5); Core Constructed admits sets 9 to 13 on 2026-10-16" in problem.message_en
    assert "solo se imprimió en Shimmering Skies (5)" in problem.message_es
    assert reasons(deck(of("Amber", "Steel"), (2, old.full_name)), "infinity") == []
    assert reasons(deck(of("Amber", sets=range(1, 9)), (2, old.full_name)), on=date(2025, 9, 4)) == []


@rule("lorcana", "1.10.1")
def test_a_card_that_is_not_out_yet_is_not_legal() -> None:
    new = next(card for card in CARDS if card.set == "13" and card.inks == ("Amber",))
    for fmt in ("core", "infinity"):
        (problem,) = found(deck(of("Amber", sets=range(9, 13)), (1, new.full_name)), fmt, date(2026, 7, 16))
        assert (problem.reason, problem.rule) == ("not-released", "1.10.1")
        assert "2026-07-17" in problem.message_en


@rule("lorcana", "1.10.1.1", "1.x 2.1.1.4")
def test_a_banned_card_is_not_legal_from_its_day_on() -> None:
    entries = deck(of("Sapphire", "Ruby", sets=range(1, 9)), (1, "Hiram Flaversham - Toymaker"))
    (problem,) = found(entries, "infinity")
    assert (problem.reason, problem.rule, problem.line) == ("banned", "1.10.1.1", 1)
    assert "banned in Infinity Constructed since 2026-03-26" in problem.message_en
    assert "prohibida en Construido Infinity desde el 2026-03-26" in problem.message_es
    assert reasons(entries, "infinity", date(2026, 3, 25)) == []
    assert reasons(entries, "core", date(2025, 8, 1)) == [("banned", "1.10.1.1")]


@rule("lorcana", "1.10.1.3", "M49")
def test_a_card_lets_others_in_whatever_their_ink() -> None:
    hunny = [card for card in CARDS if "Hunny" in card.classifications and not card.admits]
    assert {ink for card in hunny for ink in card.inks} >= {"Amber", "Ruby", "Steel", "Emerald"}
    entries = deck(of("Amethyst", "Sapphire", sets=range(1, 14)), (1, SAGE), *((1, card.full_name) for card in hunny))
    assert reasons(entries, "infinity") == []
    alone = deck(of("Amethyst", "Sapphire", sets=range(1, 14)), *((1, card.full_name) for card in hunny))
    assert reasons(alone, "infinity") == [("too-many-inks", "1.10.1.1")]


@rule("lorcana", "1.10.1.3")
def test_a_card_that_lets_others_in_must_be_legal_itself_first() -> None:
    strangers = deck(of("Amethyst", "Ruby", sets=range(1, 14)), (4, SAGE), (4, HUNNY))
    (inks, void) = found(strangers, "infinity")
    assert (inks.reason, inks.rule) == ("too-many-inks", "1.10.1.1")
    assert (void.reason, void.rule, void.line, void.card) == ("void-permission", "1.10.1.3", 1, SAGE)
    assert "other Hunny characters" in void.message_en
    # Older editions did not ask: two copies let each other in, one alone still brings its own inks.
    assert reasons(strangers, "infinity", altering=False) == []
    single = deck(of("Amethyst", "Ruby", sets=range(1, 14)), (1, SAGE), (4, HUNNY))
    assert reasons(single, "infinity", altering=False) == [("too-many-inks", "1.10.1.1")]


@rule("lorcana", "1.10.1.3")
def test_a_card_that_is_not_out_yet_lets_nobody_in() -> None:
    amber = next(card for card in CARDS if "Hunny" in card.classifications and card.inks == ("Amber",))
    names = of("Amethyst", "Sapphire", sets=range(1, 12))
    entries = deck(names, (1, SAGE), (1, amber.full_name))
    before = date(2026, 7, 16)
    assert {reason for reason, _ in reasons(entries, "infinity", before)} >= {"not-released", "too-many-inks"}
    assert reasons(entries, "infinity") == []


@rule("lorcana", "1.10.1.3")
def test_only_characters_of_the_classification_are_let_in() -> None:
    catalogue = CARDS.with_cards(
        [
            Card(name="Pot", type="item", cost=1, inks=("Ruby",), classifications=("Hunny",), set="13"),
            Card(name="Bee", type="character", cost=1, inks=("Ruby",), classifications=("Ally",), set="13"),
        ]
    )
    for name in ("Pot", "Bee"):
        entries = deck(of("Amethyst", "Sapphire", sets=range(9, 14)), (1, SAGE), (1, name))
        assert [problem.reason for problem in check(entries, catalogue, "core", on=NOW)] == ["too-many-inks"]


@rule("lorcana", "1.10.1.3")
@pytest.mark.parametrize(
    ("name", "most", "ink"),
    [
        ("Dalmatian Puppy - Tail Wagger", 99, "Amber"),
        ("Microbots", None, "Sapphire"),
        ("The Glass Slipper", 2, "Amber"),
    ],
)
def test_cards_with_a_limit_of_their_own(name: str, most: int | None, ink: str) -> None:
    assert reasons(deck(of(ink, sets=range(1, 14)), (most or 200, name)), "infinity") == []
    if most:
        (problem,) = found(deck(of(ink, sets=range(1, 14)), (most + 1, name)), "infinity")
        assert (problem.reason, problem.rule) == ("above-own-limit", "1.10.1.3")


@rule("lorcana", "1.10.1.3")
def test_a_card_that_is_not_legal_does_not_raise_its_own_limit() -> None:
    entries = deck(of("Sapphire"), (5, "Microbots"))
    assert reasons(entries) == [("void-own-limit", "1.10.1.3"), ("set-not-legal", "1.10.1")]
    assert reasons(entries, altering=False) == [("set-not-legal", "1.10.1")]


@rule("lorcana", "1.10.1.2", "10.2.1.1")
def test_limited_decks_ask_only_for_their_size() -> None:
    entries = [DeckEntry(5, "Hiram Flaversham - Toymaker"), *deck(of("Amber", "Ruby", "Steel"))[:5]]
    assert reasons(entries, "draft") == [("too-few-cards", "1.10.1.2")]
    assert reasons(entries, "sealed") == [("too-few-cards", "1.10.1.2")]
    assert reasons(entries, "pack-rush") == []
    assert reasons([*entries, DeckEntry(10, "Let It Go")], "draft") == []
    assert reasons([*entries, DeckEntry(15, "Let It Go")], "sealed") == []


def test_an_unknown_card_is_a_reason_of_its_own() -> None:
    entries = deck(of("Amber"), (2, "Elza - Spirit of Winter"), (1, "99-999"))
    assert [(problem.reason, problem.card, problem.line) for problem in found(entries)] == [
        ("unknown-card", "Elza - Spirit of Winter", 1),
        ("unknown-card", "99-999", 2),
    ]


def test_a_day_before_the_first_set_is_refused() -> None:
    with pytest.raises(BadConfig, match="no cards"):
        found(deck(of("Amber")), on=date(2020, 1, 1))


def test_without_a_day_the_newest_sets_decide() -> None:
    old = next(card for card in CARDS if card.sets == ("5",) and card.inks == ("Amber",))
    (problem,) = check(deck(of("Amber"), (1, old.full_name)), CARDS, "core")
    assert problem.reason == "set-not-legal"


# --- the dialects -------------------------------------------------------------------------------------------------

ELSA, READY = "Elsa - Spirit of Winter", "Be Prepared"


@pytest.mark.parametrize(
    "text",
    [
        f"4 {ELSA}\n2 {READY}",
        f"# my deck\n4x {ELSA.upper()}\n\n{READY} x2\nTotal: 6",
        "4 Elsa – Spirit of Winter (1-42)\n2 Be Prepared (001-128)",
        f"4 {ELSA} (PROMO)\n2 {READY} [enchanted] *F*",
        f"4 {ELSA}\n2 {READY}\n--- SIDEBOARD\n4 Let It Go\n--- MAYBEBOARD\n1 Microbots",
        "RWxzYV9TcGlyaXQgb2YgV2ludGVyJDR8QmUgUHJlcGFyZWQkMnw=",
        base64.b64encode(b"Elsa_Spirit of Winter$4|Be Prepared$2|").decode(),
        "4 001-042\n2 001-128",
        "Set Number,Card Number,Variant,Count\n001,042,normal,3\n001,042,foil,1\n001,128,normal,2",
        json.dumps({"cards": [{"name": ELSA, "quantity": 4}, {"name": READY, "quantity": 2}]}),
        json.dumps({"cardsAndAmounts": {"42": 4, "128": 2}}),
        json.dumps({"cards": [{"amount": 4, "id": 42, "isFoil": True}, {"amount": 2, "id": 128, "isFoil": False}]}),
    ],
)
def test_every_dialect_means_the_same_cards(text: str) -> None:
    slots = slots_of(parse(text).entries, CARDS)
    assert {slot.card.full_name: slot.copies for slot in slots} == {ELSA: 4, READY: 2}


# --- what is always true ------------------------------------------------------------------------------------------

SOME_CARDS = st.sampled_from([card.full_name for card in CARDS])
FORMATS = st.sampled_from(["constructed", "core", "infinity"])


@st.composite
def legal_decks(draw: st.DrawFn) -> tuple[str, list[DeckEntry]]:
    """A constructed format, and a deck that is legal in it."""
    fmt = draw(FORMATS)
    inks = draw(
        st.lists(st.sampled_from(["Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel"]), min_size=2, max_size=2)
    )
    names = of(*inks, sets=range(9, 14) if fmt == "core" else range(1, 14))
    names = [name for name in names if name != "Hiram Flaversham - Toymaker"]
    chosen = draw(st.lists(st.sampled_from(names), min_size=15, max_size=20, unique=True))
    return fmt, [DeckEntry(4, name, line) for line, name in enumerate(chosen, start=1)]


@settings(deadline=None)
@given(legal_decks(), st.data())
def test_a_legal_deck_with_a_fifth_copy_is_illegal(legal: tuple[str, list[DeckEntry]], data: st.DataObject) -> None:
    fmt, entries = legal
    assert found(entries, fmt) == []
    again = data.draw(st.sampled_from(entries)).name
    (problem,) = found([*entries, DeckEntry(1, again, 99)], fmt)
    assert (problem.reason, problem.line, problem.card) == ("too-many-copies", 99, again)


@settings(deadline=None)
@given(legal_decks(), st.data())
def test_the_order_of_a_list_does_not_matter(legal: tuple[str, list[DeckEntry]], data: st.DataObject) -> None:
    fmt, entries = legal
    entries = [*entries, DeckEntry(3, data.draw(SOME_CARDS))]
    shuffled = data.draw(st.permutations(entries))
    assert Counter(reasons(entries, fmt)) == Counter(reasons(shuffled, fmt))


@settings(deadline=None)
@given(st.lists(st.tuples(st.integers(1, 5), SOME_CARDS), min_size=1, max_size=30), FORMATS)
def test_what_is_legal_in_core_is_legal_in_constructed(cards: list[tuple[int, str]], fmt: str) -> None:
    entries = [DeckEntry(count, name) for count, name in cards]
    strict = reasons(entries, fmt)
    assert {pair for pair in reasons(entries, "constructed") if pair[1] == "1.10.1.1"} <= set(strict)
    assert all(problem.rule and problem.message_en != problem.message_es for problem in found(entries, fmt))


@settings(deadline=None)
@given(st.lists(st.tuples(st.integers(1, 5), SOME_CARDS), min_size=1, max_size=30))
def test_older_editions_forgive_more(cards: list[tuple[int, str]]) -> None:
    entries = [DeckEntry(1, SAGE), *(DeckEntry(count, name) for count, name in cards)]
    assert set(reasons(entries, "infinity", altering=False)) <= set(reasons(entries, "infinity"))


# --- what people really play --------------------------------------------------------------------------------------


def shared_decks() -> list[Path]:
    lists = sorted((SHARED / "decks").glob("*.txt"))
    if not lists:
        pytest.skip(f"the shared deck lists are absent: {SHARED / 'decks'}")
    return lists


@pytest.mark.shared
def test_all_shared_lists_are_read_and_judged_as_their_headers_say() -> None:
    building = {"too-few-cards", "too-many-inks", "too-many-copies"}
    sizes = {}
    for path in shared_decks():
        text = path.read_text(encoding="utf-8")
        header = re.search(r"cards: (\d+);.*core-legal.*?: (\w+); infinity-legal: (\w+)", text)
        assert header, path.name
        listed = parse(text)
        assert listed.total == int(header[1]), path.name
        for fmt, said in (("core", header[2]), ("infinity", header[3])):
            told = {problem.reason for problem in found(list(listed.entries), fmt)}
            assert "unknown-card" not in told, path.name
            # The headers judge the cards, not the deck.
            assert (not told - building) == (said == "True"), (path.name, fmt, told)
            assert ("too-few-cards" in told) == (listed.total < 60), path.name
        if listed.total != 60:
            sizes[path.stem] = listed.total
    assert len(shared_decks()) == 73
    assert sizes == {
        "event_europe_championship_2026_15_amethyst-emerald": 59,
        "event_nac_2026_02_emerald-steel": 59,
        "event_nac_2026_06_emerald-steel": 55,
        "event_nac_2026_10_emerald-steel": 50,
        "event_nac_2026_11_amber-steel": 61,
        "gateway_g1_elsa_mickey_mouse_starter_deck": 30,
    }


@pytest.mark.shared
def test_events_were_played_with_legal_decks() -> None:
    for path in shared_decks():
        if path.name.startswith("event_"):
            told = reasons(list(parse(path.read_text(encoding="utf-8")).entries), on=date(2026, 8, 30))
            assert told in ([], [("too-few-cards", "1.10.1.1")]), path.name


@pytest.mark.shared
def test_every_card_is_as_legal_as_the_card_file_says() -> None:
    if not (SHARED / "cards.json.gz").exists():
        pytest.skip(f"the shared card file is absent: {SHARED}")
    said: defaultdict[str, set[str]] = defaultdict(set)
    for card in json.loads(gzip.decompress((SHARED / "cards.json.gz").read_bytes()))["cards"]:
        if card["setCode"].isdigit():
            allowed = {name.lower() for name, entry in card["allowedInFormats"].items() if entry["allowed"]}
            said[CARDS.find(card["fullName"]).full_name] |= allowed
    for name in ("core", "infinity"):
        fmt = format_named(name)
        admitted = set(fmt.sets(NOW) or ())
        for card in CARDS:
            legal = not admitted.isdisjoint(card.sets) and fmt.ban_of(card, NOW) is None
            assert legal == (name in said[card.full_name]), card.full_name


def test_a_catalogue_of_other_cards_is_judged_too() -> None:
    catalogue = Catalogue([Card(name="Homemade", type="item", cost=1, inks=("Violet",), max_copies=0)])
    assert check([DeckEntry(60, "Homemade")], catalogue, "constructed") == ()
    (own, where) = check([DeckEntry(60, "Homemade")], catalogue, "core")
    assert (own.reason, where.reason) == ("void-own-limit", "set-not-legal")
    assert "only in no set" in where.message_en
