"""[M53] Coconut: what a deck is, what lies beside it, and 25 lore."""

import pytest

import mazo
from mazo.abilities.tree.deeds import Draw, ToPlayer
from mazo.errors import BadConfig, BadDeck
from mazo.games import kind
from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.cards.coconuts import coconuts, tied, unsaid
from mazo.games.lorcana.cards.construction import check, listed, load_deck
from mazo.games.lorcana.cards.samples import names_for, text
from mazo.kernel.playout import playout
from mazo.kernel.rng import Dice
from mazo.record.replays import loads, rerun
from mazo.server.livetable import deck_for
from mazo.texts.decklists import DeckEntry
from tests.games.lorcana.abilities.lowering.stage import PLAIN
from tests.games.lorcana.abilities.lowering.stage import spell as says
from tests.properties.invariants import view_bytes
from tests.properties.play import Chooser
from tests.support.rule import rule
from tests.support.table import ME, YOU, Situation, position

DECKS = names_for("coconut")


def reasons(*entries: tuple[int, str]) -> list[str]:
    """Why these cards are no Coconut deck."""
    found = check([DeckEntry(count, name, None) for count, name in entries], standard(), "coconut")
    return [problem.reason for problem in found]


def singles(count: int, *inks: str) -> list[tuple[int, str]]:
    """So many different cards of these inks, none of which has a Coconut card."""
    fit = [card.full_name for card in standard() if card.inks and {*card.inks} <= {*inks}]
    return [(1, name) for name in fit if name not in tied()][:count]


SCAR = "Scar - Finally King"


@rule("lorcana", "M53")
def test_four_of_the_tied_card_and_fifty_six_others_are_a_deck():
    assert reasons((4, SCAR), *singles(56, "Steel", "Amber", "Ruby")) == []


@rule("lorcana", "M53")
def test_two_copies_of_any_other_card_are_too_many():
    (_, first), *rest = singles(56, "Steel")
    assert reasons((4, SCAR), (2, first), *rest) == ["too-many-copies"]
    assert reasons((5, SCAR), *singles(56, "Steel")) == ["too-many-copies"]


@rule("lorcana", "M53")
def test_the_ink_of_the_coconut_card_is_one_of_three():
    others = [entry for ink in ("Amber", "Ruby", "Sapphire") for entry in singles(20, ink)]
    assert reasons((1, SCAR), *others) == ["too-many-inks"]
    assert reasons(*others) == ["no-coconut"]


@rule("lorcana", "M53")
def test_a_list_says_which_coconut_card_it_has():
    both = ((1, SCAR), (1, "Moana - Curious Explorer"))
    assert reasons(*both, *singles(58, "Steel", "Sapphire")) == ["several-coconuts"]
    assert reasons((2, SCAR), both[1], *singles(57, "Steel", "Sapphire")) == []


@rule("lorcana", "M53")
def test_nick_wilde_lets_four_pawpsicles_in():
    deck = [(4, "Nick Wilde - Wily Fox"), (4, "Pawpsicle"), *singles(52, "Sapphire")]
    assert [reason for reason in reasons(*deck) if reason != "too-few-cards"] == []


@rule("lorcana", "M53")
@pytest.mark.parametrize("name", sorted(name for name in tied() if unsaid(name) is not None))
def test_what_can_not_be_played_is_refused_by_its_name(name):
    deck = "\n".join([f"4 {name}", *(f"1 {card}" for _, card in singles(60, *standard().find(name).inks))])
    with pytest.raises(BadConfig, match=name.split(" - ")[0]):
        mazo.new("lorcana", decks=[deck, *DECKS[:2]], format="coconut", seed=1)


@rule("lorcana", "M53")
@pytest.mark.parametrize("name", DECKS)
def test_the_shipped_decks_are_legal(name):
    assert len(load_deck(text(name), standard(), "coconut")) >= 60
    assert check(listed(text(name)).entries, standard(), "coconut") == ()


def test_an_ordinary_deck_is_none():
    with pytest.raises(BadDeck):
        mazo.new("lorcana", decks=["spark-dash", *DECKS[:2]], format="coconut", seed=1)


# The game.


def beside(name: str, me: dict[str, object], you: dict[str, object] | None = None, **facts: object) -> Situation:
    """A position of three players in which that Coconut card lies beside my deck."""
    mine = {"beside": f"Coconut of {name}", **me}
    return position(me=mine, you=you or {}, third={}, format="coconut", **facts)  # type: ignore[arg-type]


GAIN = says(ToPlayer("gain lore", 1), name="Gain")


@rule("lorcana", "M53", "1.8.1.1")
@pytest.mark.parametrize(("lore", "over"), [(23, False), (24, True)])
def test_twenty_five_lore_win(lore, over):
    game = beside(SCAR, {"hand": ["Gain"], "lore": lore}, cards=[GAIN]).push("play Gain")
    assert game.over == over
    if over:
        assert (game.winner, game.verdict) == (ME, "M53")


@rule("lorcana", "M53")
def test_whoever_reaches_it_in_anothers_turn_wins_at_that_check():
    gift = says(ToPlayer("gain lore", 1, "each opponent"), name="Gift")
    game = beside(SCAR, {"hand": ["Gift"]}, {"lore": 24}, cards=[gift]).push("play Gift")
    assert game.winner == YOU


@rule("lorcana", "M53", "1.8.1.1")
def test_a_card_that_asks_for_25_lore_changes_nothing():
    """Donald Duck – Flustered Sorcerer: the larger number counts."""
    game = beside(SCAR, {"hand": ["Gain"], "lore": 24}, {"play": ["Donald Duck - Flustered Sorcerer"]}, cards=[GAIN])
    assert game.push("play Gain").winner == ME


@rule("lorcana", "M53")
def test_it_lies_beside_the_deck_and_not_in_play():
    game = beside(SCAR, {"hand": ["Rock"]}, cards=PLAIN)
    assert (game.play(ME), game.names_in("outside", ME)) == ([], [f"Coconut of {SCAR}"])


@rule("lorcana", "M53")
def test_an_ability_triggers_from_there():
    """Aladdin & Genie: the third card drawn in my turn."""
    draw = says(Draw(3), name="Draw")
    game = beside("Aladdin & Genie - Mischievous Pals", {"hand": ["Draw"]}, cards=[draw]).push("play Draw")
    assert game.lore(ME) == 2


@rule("lorcana", "M53")
def test_a_static_ability_works_from_there():
    """Scar: the first Ally of my turn costs 1 less."""
    game = beside(SCAR, {"hand": ["Ant", "Ant"], "ink": 1}, cards=PLAIN).push("play Ant")
    assert game.ink(ME) == (1, 0)
    assert game.push("play Ant").ink(ME) == (0, 1)


@rule("lorcana", "M53")
def test_an_ability_is_used_from_there_once_in_a_turn():
    """Mufasa: 5 ink for the top 2 cards, exerted."""
    game = beside("Mufasa - Ruler of Pride Rock", {"ink": 11})
    (use,) = game.legal("use")
    game.push(use)
    assert (game.ink(ME), game.legal("use")) == ((6, 7), [])


@rule("lorcana", "M53", "9.2.3")
def test_it_goes_with_its_player():
    """Pete: who has left makes nobody Reckless."""
    game = beside("Scar - Finally King", {}, {"beside": "Coconut of Pete - Bad Guy"}, cards=PLAIN)
    before = sum(map(len, game.table.listeners))
    game.push("concede", by=YOU)
    assert sum(map(len, game.table.listeners)) == before - 1


@rule("lorcana", "M53", "4.6.4.3")
def test_pete_protects_his_player_alone():
    """The chosen character is Reckless and may not challenge what is mine; others it may."""
    game = position(
        me={"beside": "Coconut of Pete - Bad Guy", "hand": ["Noise", "Noise"], "ink": 4, "play": ["Dog (exerted)"]},
        you={"play": ["Bear"]},
        third={"play": ["Fox (exerted)"]},
        format="coconut",
        cards=PLAIN,
    )
    game.push("play Noise", "play Noise", "choose Bear", "end")
    assert game.legal("challenge") == ["challenge Bear -> Fox"]


@rule("lorcana", "M53")
@pytest.mark.parametrize("name", sorted(coconuts()))
def test_every_coconut_card_can_be_laid_and_says_what_it_does(name):
    game = position(me={"beside": name}, you={}, third={}, format="coconut")
    assert game.names_in("outside", ME) == [name]
    for lang in ("en", "es"):
        assert game.game.kind.card_text(name, lang)
    assert mazo.from_position(game.game.position()).hash == game.game.hash


@rule("lorcana", "M53")
@pytest.mark.parametrize("seats", [3, 4])
def test_games_are_played_to_their_end(seats):
    game = mazo.new("lorcana", decks=DECKS[:seats], format="coconut", seed=seats)
    playout(game.table, Dice(seats))
    assert game.table.over


@pytest.mark.parametrize("seat", range(4))
def test_who_brings_no_deck_to_a_table_gets_one_of_the_format(seat):
    assert deck_for(kind("lorcana"), "", seat, "coconut") == DECKS[seat]


@rule("lorcana", "M53")
@pytest.mark.parametrize("seat", range(3))
def test_what_is_hidden_in_a_game_of_coconut_stays_hidden(seat):
    """Whatever the others hold, a seat sees the same, also of what lies beside the decks."""
    game = mazo.new("lorcana", decks=DECKS[:3], format="coconut", seed=4)
    chooser = Chooser(4)
    for _ in range(60):
        game.push(chooser.action(game))
    for dice in range(3):
        assert view_bytes(game.imagine(seat, Dice(dice)), seat) == view_bytes(game, seat)


@rule("lorcana", "M53")
def test_a_replay_of_coconut_plays_the_same_game():
    game = mazo.new("lorcana", decks=DECKS[:3], format="coconut", seed=4)
    chooser = Chooser(4)
    for _ in range(80):
        game.push(chooser.action(game))
    assert rerun(loads(game.replay())).hash == game.hash


def test_whoever_imagines_the_others_lists_thinks_of_decks_that_are_legal_at_the_table():
    game = kind("lorcana")
    ordinary = mazo.new("lorcana", decks=["champion-europe-2026"] * 2, seed=1).table
    beside = mazo.new("lorcana", decks=DECKS[:3], seed=1, format="coconut").table
    assert not {*game.likely_decks(ordinary)} & {*DECKS}
    assert "champion-europe-2026" in game.likely_decks(ordinary)
    assert game.likely_decks(beside) == DECKS


@rule("lorcana", "M53")
def test_everybody_sees_what_lies_beside_each_deck():
    """It is open to all, of no type, and has a pile of its own on the board; elsewhere there is none."""
    game = mazo.new("lorcana", decks=DECKS[:3], format="coconut", seed=5)
    for viewer in (0, 1, 2, -1):
        beside = [player.zones["coconut"] for player in game.view(viewer).players]
        assert [zone.cards[0].name.removeprefix("Coconut of ") in tied() for zone in beside] == [True] * 3
        assert [(zone.count, zone.cards[0].type) for zone in beside] == [(1, "")] * 3
    assert "coconut" not in position().game.view(ME).players[ME].zones
    assert "coconut" in {pile.zone for pile in kind("lorcana").plan.piles}
