"""Every reason that the rules can give against an action, with the rule that it rests on, in both languages."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import pytest

from mazo.abilities.tree.deeds import Discard, Do, Draw
from mazo.abilities.tree.effects import Activated, Can, Cant, Cost, FreeWith, Keyword, Must, Static
from mazo.abilities.tree.facts import PlayerRule
from mazo.abilities.tree.nouns import Cards, Every, This, Turn
from mazo.games.lorcana.rules.reasons import NAMES, NO_SUCH_PLAYER, NOT_YOUR_TURN, OK, rule_of
from mazo.kernel.codes import DONE, option
from mazo.kernel.loop import choice_of
from tests.games.lorcana.rules.scripts import draws, one_of, spell, strikes
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
    """Empty where the edition allows it."""
    old: str | None
    """None where the older edition knows nothing of the kind."""


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
        cards=[spell("Pair", Do("exert", one_of("opposing", 2)))],
        edition=edition,
    ).push("play Pair")


def offered(edition: str) -> Situation:
    """The deck of the first player is offered to the second."""
    return fresh(starter=ME, edition=edition)


def bound(edition: str) -> Situation:
    """My characters under effects of yours, which forbid or tax nearly everything."""
    theirs = Every(Cards(("character",), "opposing"))
    chains = [Static((Cant(theirs, act),)) for act in ("sing", "move", "exert")]
    return position(
        me={"play": [STITCH, "Sage", LAGOON], "hand": ["Tune", YZMA, "Kida - Atlantean"], "ink": 9},
        you={"play": ["Chains", f"{SVEN} (exerted)"]},
        cards=[
            made("Chains", "item", abilities=[*chains, *BANS]),
            made("Sage", abilities=[Activated(Cost(this="exert"), Draw(1))]),
            made("Tune", "action", song=True),
        ],
        edition=edition,
    )


def taxed(edition: str) -> Situation:
    """My characters quest and challenge only for ink that I don't have; one has challenged, and no more may."""
    theirs = Every(Cards(("character",), "opposing"))
    return position(
        me={"play": [STITCH, "Press", "Elsa", "Booster"], "hand": ["Elsa - Queen"]},
        you={"play": ["Tax", f"{SVEN} (exerted)"]},
        cards=[
            made("Tax", "item", abilities=[Static((Cant(theirs, act, costs=1),)) for act in ("quest", "challenge")]),
            made("Press", "item", abilities=[Activated(Cost(pay=2), Draw(1))]),
            made("Elsa"),
            made("Elsa", version="Queen", cost=8, abilities=[Keyword("Shift", 3)]),
            made("Booster", abilities=[Keyword("Boost", 2)]),
        ],
        edition=edition,
    )


def keyworded(edition: str) -> Situation:
    """Characters with keywords on both sides."""
    return position(
        me={
            "play": ["Wild", STITCH, "Booster", "Shop", "Lamp (exerted)", "Sage (drying)", "Late"],
            "hand": ["Chorus", "Twins", "Herald", "Gift", "Simba - Scrappy Cub"],
            "ink": 9,
        },
        you={"play": [f"{SVEN} (exerted)", "Bird (exerted)", "Safe (exerted)", "Guard (exerted)"]},
        cards=KEYWORDS,
        edition=edition,
    )


def exhausted(edition: str) -> Situation:
    """Boost and an ability have been used, and the deck is empty."""
    game = position(
        me={"play": ["Booster", "Shop"], "ink": 9, "deck": ["Stitch - New Dog", "Kida - Atlantean"]},
        cards=KEYWORDS,
        edition=edition,
    )
    return game.push("use Shop", "boost Booster") if edition != OLD else game.push("use Shop")


def deckless(edition: str) -> Situation:
    """No card is left to boost with."""
    return position(me={"play": ["Booster"], "ink": 9, "deck": []}, cards=KEYWORDS, edition=edition)


def truce(edition: str) -> Situation:
    """Only one character can challenge, and one has."""
    return position(
        me={"play": [STITCH, "Kida - Atlantean"]},
        you={"play": [f"{YZMA} (exerted)", "Truce"]},
        cards=[made("Truce", "item", abilities=[Static((PlayerRule("challenge limit", 1, "each player"),))])],
        edition=edition,
    ).push("challenge Kida -> Yzma")


def obliged(act: Literal["quest", "challenge"]) -> Callable[[str], Situation]:
    """A character of mine must do something."""

    def build(edition: str) -> Situation:
        return position(
            me={"play": ["Bound"]},
            you={"play": [f"{SVEN} (exerted)"]},
            cards=[made("Bound", willpower=9, abilities=[Static((Must(This(), act),))])],
            edition=edition,
        )

    return build


def adventurous(edition: str) -> Situation:
    """A character of mine has Adventurous."""
    return position(
        me={"play": ["Scout"]},
        you={"play": [f"{SVEN} (exerted)"]},
        cards=[made("Scout", abilities=[Keyword("Adventurous")])],
        edition=edition,
    )


def held_back(edition: str) -> Situation:
    """My characters can't quest and can't challenge."""
    theirs = Every(Cards(("character",), "opposing"))
    return position(
        me={"play": [STITCH]},
        you={"play": ["Chains", f"{SVEN} (exerted)"]},
        cards=[made("Chains", "item", abilities=[Static((Cant(theirs, act),)) for act in ("quest", "challenge")])],
        edition=edition,
    )


BANS = [
    Static((Cant("each opponent", "play", cards=Cards(("character",))),)),
    Static((Cant("each opponent", "ink"),)),
]
KEYWORDS = [
    made("Wild", willpower=9, abilities=[Keyword("Reckless")]),
    made("Booster", abilities=[Keyword("Boost", 2)]),
    made("Shop", "item", abilities=[Activated(Cost(pay=1), Draw(1), once=True)]),
    made("Sage", abilities=[Activated(Cost(this="exert"), Draw(1))]),
    made("Late", abilities=[Activated(Cost(), Draw(1), condition=Turn("opponents"))]),
    made("Chorus", "action", cost=9, song=True, abilities=[Keyword("Sing Together", 9)]),
    made("Twins", cost=9, abilities=[Keyword("Shift", 2, variant=("duo",), names=("Wild", "Dale"))]),
    made("Herald", cost=9, abilities=[
        Keyword("Shift", cost=Cost(effects=(Discard(1, cards=Cards(("location",), zone="hand")),)),
                onto=Cards(("character",))),
    ]),
    made("Gift", cost=9, abilities=[Static((FreeWith(),), condition=Turn("opponents"))]),
    made("Bird", abilities=[Keyword("Evasive")]),
    made("Safe", abilities=[Static((Cant(This(), "be challenged"),))]),
    made("Guard", abilities=[Keyword("Bodyguard")]),
    made("Lamp", "item", abilities=[Activated(Cost(this="exert"), Draw(1))]),
]  # fmt: skip


def looping(edition: str) -> Situation:
    """A character has gone back and forth until the position came back."""
    agrabah = "Agrabah - Marketplace"
    game = position(
        me={"play": ["Rover", LAGOON, agrabah]},
        cards=[made("Rover", abilities=[Static((Can(This(), "move for free"),))])],
        edition=edition,
    )
    return game.push(*[f"move Rover -> {LAGOON}", f"move Rover -> {agrabah}"] * 7)


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
    "cant_be_played": Case(bound, "play Kida", "1.2.2", "1.2.2"),
    "no_such_cost": Case(keyworded, "play otherwise Gift", "1.5.5", "4.3.4.4"),
    "other_cost_unpayable": Case(keyworded, "shift Herald -> Stitch", "1.5.3", "4.3.4.6"),
    "no_shift": Case(keyworded, "shift Simba -> Wild", "8.10.1", "10.8.1"),
    "not_a_base": Case(keyworded, "shift Twins -> Stitch", "8.10.1", None),
    "second_base_missing": Case(keyworded, "shift Twins -> Wild", "8.10.8.3", None),
    "shift_too_expensive": Case(taxed, "shift Elsa - Queen -> Elsa", "4.3.2.4", "4.3.4.6"),
    "singer_cant": Case(bound, "sing Tune with Stitch", "1.2.2", "1.2.2"),
    "no_sing_together": Case(bound, "sing together Tune", "8.12.1", "10.10.1"),
    "singers_too_cheap": Case(keyworded, "sing together Chorus", "8.12.1", "10.10.1"),
    "quester_reckless": Case(keyworded, "quest Wild", "8.7.2", "10.5.2"),
    "quester_cant": Case(held_back, "quest Stitch", "1.2.2", "1.2.2"),
    "quest_too_expensive": Case(taxed, "quest Stitch", "4.5.1.2", None),
    "challenger_cant": Case(held_back, "challenge Stitch -> Sven", "1.2.2", "1.2.2"),
    "challenges_used_up": Case(truce, "challenge Stitch -> Yzma", "4.6.4.3", "4.3.6.8"),
    "target_cant": Case(keyworded, "challenge Stitch -> Safe", "4.6.4.3", "4.3.6.8"),
    "target_evasive": Case(keyworded, "challenge Stitch -> Bird", "8.6.1", "10.4.1"),
    "bodyguard_stands_before": Case(keyworded, "challenge Stitch -> Sven", "8.3.3", "10.2.3"),
    "challenge_too_expensive": Case(taxed, "challenge Stitch -> Sven", "4.6.4.3", None),
    "no_such_ability": Case(keyworded, "use Stitch", "4.4.1", "4.3.8.1"),
    "ability_exerted": Case(keyworded, "use Lamp", "5.1.1.2", "5.1.2"),
    "ability_drying": Case(keyworded, "use Sage", "4.4.2", "4.3.8.2"),
    "ability_cant": Case(bound, "use Sage", "1.2.2", "1.2.2"),
    "ability_too_expensive": Case(taxed, "use Press", "4.4.3.4", "7.5"),
    "ability_used": Case(exhausted, "use Shop", "6.1.13.2", "4.3.8.1"),
    "ability_not_now": Case(keyworded, "use Late", "4.4.1", "4.3.8.1"),
    "no_boost": Case(keyworded, "boost Stitch", "8.4.1", "4.3.8.1"),
    "boost_used": Case(exhausted, "boost Booster", "8.4.1", None),
    "boost_too_expensive": Case(taxed, "boost Booster", "8.4.1", None),
    "boost_empty_deck": Case(deckless, "boost Booster", "M33", None),
    "mover_cant": Case(bound, "move Stitch -> Never Land", "1.2.2", "1.2.2"),
    "cant_ink_now": Case(bound, "ink Yzma", "1.2.2", "1.2.2"),
    "reckless_must_challenge": Case(keyworded, "end", "8.7.3", "10.5.3"),
    "must_challenge_first": Case(obliged("challenge"), "end", "1.2.1", "1.2.1"),
    "loop_is_over": Case(looping, "move Rover -> Never Land", "6.1.10", "7.1.7"),
    "must_quest_first": Case(obliged("quest"), "end", "1.2.1", "1.2.1"),
    "challenger_adventurous": Case(adventurous, f"challenge Scout -> {SVEN}", "8.16.2", None),
    "adventurous_must_quest": Case(adventurous, "end", "8.16.3", None),
}


def test_every_reason_has_its_case():
    by_the_table_alone = {NAMES[OK], NAMES[NOT_YOUR_TURN], NAMES[NO_SUCH_PLAYER]}
    assert set(NAMES) - by_the_table_alone == set(CASES)


@rule("lorcana", "4.1.4", "1.7.6")
@pytest.mark.parametrize("edition", ["2.3.0", OLD])
@pytest.mark.parametrize("reason", CASES)
def test_what_is_not_allowed_is_refused_by_its_rule_and_changes_nothing(reason, edition):
    case = CASES[reason]
    number = case.old if edition == OLD else case.number
    if number is None:
        return  # the older edition knows nothing of the kind
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
    refusal = case.build("2.3.0" if case.old is None else OLD).why_not(case.action)
    assert refusal is not None
    for text in (refusal.text_en, refusal.text_es, refusal.fix_en, refusal.fix_es):
        assert text.endswith((".", "?", ")"))
        assert "{" not in text
    assert refusal.number in refusal.text("en")
    assert refusal.text("en") != refusal.text("es")


@rule("lorcana", "4.1.2")
def test_a_reason_about_whose_turn_it_is_rests_on_the_active_players_main_phase():
    game = position(you={"play": [STITCH]})
    choice = choice_of(game.table, ME)
    refusal = game.game.kind.refusal(
        game.table, choice, option(DONE), NOT_YOUR_TURN, {"en": game.game.names, "es": game.game.names}, YOU
    )
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
