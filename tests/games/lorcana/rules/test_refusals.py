"""Every reason that the rules can give against an action, with the rule that it rests on, in both languages."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from mazo.games.lorcana.rules.reasons import NAMES, NO_SUCH_PLAYER, NOT_YOUR_TURN, OK, rule_of
from mazo.kernel.codes import DONE, option
from mazo.kernel.loop import choice_of
from tests.games.lorcana.rules.scripts import characters, draws, spell, strikes
from tests.support.rule import rule
from tests.support.table import ME, OLD, YOU, Situation, fresh, made, position

STITCH = "Stitch - New Dog"
YZMA = "Yzma - Without Beauty Sleep"
SVEN = "Sven - Official Ice Deliverer"
LILO = "Lilo - Making a Wish"
LAGOON = "Never Land - Mermaid Lagoon"
LAMP = made("Lamp", "item")
LULLABY = spell("Lullaby", draws(), cost=5, song=True)


@dataclass(frozen=True)
class Case:
    """A situation, what somebody tries, and by which rule it is refused in the newest and in an older edition."""

    build: Callable[[str], Situation]
    action: str
    number: str
    old: str


def crowded(edition: str) -> Situation:
    """A table with one card of nearly everything."""
    return position(
        me={
            "play": [STITCH, f"{YZMA} (exerted)", "Kida - Atlantean (drying)", "Lamp", f"{LILO} (at {LAGOON})", LAGOON],
            "hand": ["Lullaby", "Baloo - Fun-Loving Bear", "Simba - Scrappy Cub"],
            "discard": ["Rudy - Groove Disrupter"],
        },
        you={"play": [SVEN, "Nottingham - Prince John's Castle", "Mirror"]},
        cards=[LULLABY, LAMP, made("Mirror", "item")],
        edition=edition,
    )


def inked(edition: str) -> Situation:
    """I have inked a card this turn."""
    return position(me={"hand": [STITCH, YZMA]}, edition=edition).push("ink Stitch")


def choosing(edition: str) -> Situation:
    """I must choose exactly two of your three characters."""
    return position(
        me={"play": ["Kida - Atlantean"], "hand": ["Pair"]},
        you={"play": [STITCH, YZMA, SVEN]},
        cards=[spell("Pair", characters(1).choose(2, 2).do(2))],
        edition=edition,
    ).push("play Pair")


def offered(edition: str) -> Situation:
    """The deck of the first player is offered to the second."""
    return fresh(starter=ME, edition=edition)


CASES = {
    "other_question": Case(offered, "end", "2.2.1.2", "3.1.3"),
    "finish_this_first": Case(choosing, "end", "3.3.2.1", "4.4.1"),
    "not_in_hand": Case(crowded, "play Rudy", "4.3.1", "4.3.4.1"),
    "not_inkable": Case(crowded, "ink Simba", "4.2.1.1", "4.3.3.1"),
    "already_inked": Case(inked, "ink Yzma", "4.2.3", "4.3.3"),
    "too_expensive": Case(crowded, "play Baloo", "4.3.2.4", "4.3.4.6"),
    "not_in_play": Case(crowded, "quest Baloo", "5.1.1.8", "8.4"),
    "not_a_character": Case(crowded, "quest Lamp", "5.3.4", "6.1.3"),
    "not_yours": Case(crowded, "quest Sven", "1.4.3", "1.8.1"),
    "quester_exerted": Case(crowded, "quest Yzma", "4.5.1.2", "4.3.5.5"),
    "quester_drying": Case(crowded, "quest Kida", "5.1.1.11", "6.1.4"),
    "challenger_exerted": Case(crowded, "challenge Yzma -> Nottingham", "4.6.4.1", "4.3.6.6"),
    "challenger_drying": Case(crowded, "challenge Kida -> Nottingham", "4.6.4.1", "4.3.6.6"),
    "target_ready": Case(crowded, "challenge Stitch -> Sven", "4.6.4.2", "4.3.6.7"),
    "target_yours": Case(crowded, "challenge Stitch -> Yzma", "4.6.4.2", "4.3.6.7"),
    "target_wrong_type": Case(crowded, "challenge Stitch -> Mirror", "4.6.4.2", "4.3.6.7"),
    "not_a_location": Case(crowded, "move Stitch -> Lamp", "4.7.1", "4.3.7.1"),
    "not_your_location": Case(crowded, "move Stitch -> Nottingham", "4.7.1", "4.3.7.1"),
    "already_there": Case(crowded, "move Lilo -> Never Land", "M4", "M4"),
    "move_too_expensive": Case(crowded, "move Stitch -> Never Land", "4.7.3.4", "4.3.7.4"),
    "not_a_song": Case(crowded, "sing Baloo with Stitch", "5.4.4.2", "6.3.3.3"),
    "singer_exerted": Case(crowded, "sing Lullaby with Yzma", "5.4.4.2", "6.3.3.3"),
    "singer_drying": Case(crowded, "sing Lullaby with Kida", "5.4.4.2", "6.3.3.3"),
    "singer_too_cheap": Case(crowded, "sing Lullaby with Stitch", "5.4.4.2", "6.3.3.3"),
    "not_offered": Case(choosing, "choose Kida; Stitch", "5.4.5", "6.3.4"),
    "no_shuffle_here": Case(offered, "shuffle", "", "3.1.3"),
    "cut_out_of_range": Case(offered, "cut 12", "2.2.1.2", "3.1.3"),
    "too_many": Case(choosing, "choose Sven; Stitch; Yzma", "5.4.5", "6.3.4"),
    "too_few": Case(choosing, "choose Sven", "5.4.5", "6.3.4"),
}


def test_every_reason_has_its_case():
    by_the_table_alone = {NAMES[OK], NAMES[NOT_YOUR_TURN], NAMES[NO_SUCH_PLAYER]}
    assert set(NAMES) - by_the_table_alone == set(CASES)


@rule("lorcana", "4.1.4", "1.7.6")
@pytest.mark.parametrize("edition", ["2.2.0", OLD])
@pytest.mark.parametrize("reason", CASES)
def test_what_is_not_allowed_is_refused_by_its_rule_and_changes_nothing(reason, edition):
    case = CASES[reason]
    number = case.old if edition == OLD else case.number
    game = case.build(edition)
    if not number:
        assert game.why_not(case.action) is None
        return
    before = game.story()
    refusal = game.why_not(case.action)
    assert refusal is not None
    assert (refusal.reason, refusal.number) == (reason, number)
    assert game.unchanged()
    assert game.story() == before
    assert game.legal("") == case.build(edition).legal("")


@pytest.mark.parametrize("reason", CASES)
def test_a_refusal_explains_itself_in_both_languages(reason):
    case = CASES[reason]
    refusal = case.build(OLD).why_not(case.action)
    assert refusal is not None
    for text in (refusal.text_en, refusal.text_es, refusal.fix_en, refusal.fix_es):
        assert text.endswith((".", "?"))
        assert "{" not in text
    assert refusal.number in refusal.text("en")
    assert refusal.text("en") != refusal.text("es")


@rule("lorcana", "4.1.2")
def test_a_reason_about_whose_turn_it_is_rests_on_the_active_players_main_phase():
    game = position(you={"play": [STITCH]})
    choice = choice_of(game.table, ME)
    refusal = game.game.kind.refusal(game.table, choice, option(DONE), NOT_YOUR_TURN, game.game.names, YOU)
    assert (refusal.reason, refusal.number) == ("not_your_turn", "4.1.2")
    assert refusal.text_en == "It is Player 1's decision now."


def test_a_reason_without_a_rule_of_its_own_rests_on_the_open_question():
    assert rule_of(NO_SUCH_PLAYER, 2_02_01_01) == 2_02_01_01


@rule("lorcana", "1.7.7", "3.3.2.1")
def test_after_a_refused_choice_the_player_chooses_again():
    game = position(
        me={"hand": ["Bolt"], "play": ["Kida - Atlantean"]},
        you={"play": [STITCH, YZMA]},
        cards=[spell("Bolt", strikes(1))],
    )
    game.push("play Bolt")
    assert game.refused("choose Kida") == ("not_offered", "5.4.5")
    assert game.refused("end") == ("finish_this_first", "3.3.2.1")
    assert game.push("choose Yzma").damage("Yzma") == 1
