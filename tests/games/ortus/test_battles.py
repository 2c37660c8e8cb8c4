"""[10] Battles: who is fielded, what the Battle card says, who falls and what is taken."""

from __future__ import annotations

import pytest

from mazo.games.ortus.codes import cards as C
from mazo.games.ortus.codes import zones as Z
from tests.games.ortus.earls import (
    castle,
    discards,
    do,
    earldom,
    game,
    hand,
    kinds,
    names,
    options,
    palace,
    table,
    why_not,
)
from tests.support.rule import rule

NORMAL, ATTACKER, DEFENDER, CHURCH = "Normal Battle", "Attacker Wins", "Defender Wins", "Church Decides"


def army(infantry: int = 0, knights: int = 0, *properties: str, **rest):
    """An Earl with Army cards in the Pool, and Lands enough to field them."""
    lands = ["Land"] * max(0, infantry + knights - 1)
    pool = ["Infantry"] * infantry + ["Knight"] * knights
    return {"fiefs": [palace(*lands, *properties)], "pool": pool, **rest}


@rule("ortus", "7.6", "10.1", "10.2", "10.4", "10.5", "M12", "M31")
def test_case_37_two_infantry_against_two_in_a_normal_battle_all_fall_and_the_target_is_unharmed():
    begun = game(army(2), army(2, 0, "Church"), battle=[NORMAL])
    assert {"raid Red Palace", "siege Red Palace"} <= set(options(begun))
    do(begun, "raid Red Palace", "field Infantry; Infantry")
    assert begun.deciding == (1,)
    do(begun, "field Infantry; Infantry")
    assert names(begun, Z.POOL, 0) == names(begun, Z.POOL, 1) == []
    assert earldom(begun, 1) == ["Church", "Land", "Red Palace"]
    assert names(begun, Z.ARMY_DISCARD) == ["Infantry"] * 4
    assert begun.deciding == (0,)


@rule("ortus", "7.6", "10.1")
def test_who_has_nobody_to_field_cannot_attack_and_nobody_attacks_what_is_their_own():
    begun = game({}, {})
    assert why_not(begun, "raid Red Palace") == ("nobody_to_field", "10.1")
    other = game(army(1), {"fiefs": [palace("Church")]})
    assert why_not(other, "siege Blue Palace") == ("not_another_earl", "7.6")
    assert why_not(other, "siege Church") == ("not_a_fief", "7.6")


@rule("ortus", "8.5", "M9")
def test_of_the_pool_one_army_card_and_one_for_each_land_may_be_fielded():
    begun = game({"fiefs": [palace("Land")], "pool": ["Infantry"] * 4}, {})
    do(begun, "raid Red Palace")
    assert max(line.count("Infantry") for line in options(begun)) == 2
    refusal = begun.why_not("field Infantry; Infantry; Infantry")
    assert refusal is not None
    assert refusal.reason == "too_many"


@rule("ortus", "10.2", "10.3", "M15")
def test_face_cards_fight_from_the_hand_and_are_spent_but_monks_do_not_fight():
    begun = game({"hand": ["Champion", "Monk", "Prince", "Land"]}, {}, battle=[NORMAL])
    do(begun, "raid Red Palace")
    assert not any("Monk" in line or "Land" in line for line in options(begun))
    do(begun, "field Champion; Prince")
    assert discards(begun, 0) == ["Champion", "Prince"]
    assert hand(begun, 0) == ["Land", "Monk"]
    kept = game({"hand": ["Champion"]}, {}, battle=[NORMAL], options={"hand_fighters_stay": 1})
    do(kept, "raid Red Palace", "field Champion")
    assert hand(kept, 0) == ["Champion"]
    assert kept.view(1).players[0].zones["hand"].known == ("Champion",)


@rule("ortus", "10.2")
def test_lords_mercenaries_with_their_garrison_and_the_royal_army_fight():
    begun = game(
        {
            "fiefs": [palace(lord="Prince")],
            "mercenaries": [{"garrison": "Knight"}],
            "royal": ["Infantry"],
        },
        {"fiefs": [palace(garrison=["Knight"])]},
        king=0,
        battle=[NORMAL],
    )
    do(begun, "siege Red Palace", "field Prince; Mercenary; Knight; Infantry")
    assert [event.card for event in begun.events if event.kind == "fields"] == [
        "Prince",
        "Mercenary",
        "Knight",
        "Infantry",
    ]


@rule("ortus", "M12")
def test_the_garrison_of_the_fief_defends_it_without_being_asked():
    begun = game(army(2), {"fiefs": [palace("Church", garrison=["Knight"])]}, battle=[NORMAL])
    do(begun, "raid Red Palace", "field Infantry; Infantry")
    assert earldom(begun, 1) == ["Church", "Red Palace"]
    assert names(begun, Z.ARMY_DISCARD) == ["Infantry", "Infantry", "Knight"]


@rule("ortus", "10.4", "10.6")
@pytest.mark.parametrize(("card", "mine", "theirs"), [(ATTACKER, 1, 0), (DEFENDER, 0, 1), (NORMAL, 0, 0)])
def test_the_side_that_the_card_names_takes_no_damage(card, mine, theirs):
    begun = game(army(1), army(1), battle=[card])
    do(begun, "raid Red Palace", "field Infantry", "field Infantry")
    assert (len(names(begun, Z.POOL, 0)), len(names(begun, Z.POOL, 1))) == (mine, theirs)


@rule("ortus", "10.7")
@pytest.mark.parametrize(
    ("answer", "mine", "theirs"),
    [("favour the attacker", 1, 0), ("favour the defender", 0, 1), ("favour nobody", 0, 0)],
)
def test_case_40_the_earl_with_church_control_says_whom_the_church_favours(answer, mine, theirs):
    begun = game(army(1), army(1), {"fiefs": [palace("Church")]}, battle=[CHURCH])
    do(begun, "raid Red Palace", "field Infantry", "field Infantry")
    assert begun.deciding == (2,)
    assert options(begun) == ["favour the attacker", "favour the defender", "favour nobody"]
    do(begun, answer)
    assert (len(names(begun, Z.POOL, 0)), len(names(begun, Z.POOL, 1))) == (mine, theirs)


@rule("ortus", "10.7", "M24")
@pytest.mark.parametrize(
    ("first", "second", "decides"),
    [
        (["Church"], ["Church"], None),
        (["Church", "Church"], ["Church"], 0),
        (["Church", "Church"], ["Cathedral"], 1),
        ([], [], None),
    ],
)
def test_who_controls_the_church(first, second, decides):
    begun = game(army(1, 0, *first), army(1, 0, *second), battle=[CHURCH])
    do(begun, "raid Red Palace", "field Infantry", "field Infantry")
    asked = begun.deciding[0] if any("favour" in line for line in options(begun)) else None
    assert asked == decides


@rule("ortus", "M24")
def test_by_house_rule_the_cathedral_alone_controls_nothing():
    begun = game(army(1, 0, "Church"), army(1, 0, "Cathedral"), battle=[CHURCH], options={"cathedral_controls": 0})
    do(begun, "raid Red Palace", "field Infantry", "field Infantry")
    assert begun.deciding == (0,)


@rule("ortus", "10.8")
def test_a_battle_card_is_discarded_after_use():
    begun = game(army(1), {}, battle=[NORMAL, ATTACKER])
    do(begun, "raid Red Palace", "field Infantry")
    assert names(begun, Z.BATTLE_DISCARD) == [NORMAL]
    assert len(table(begun).cards(Z.BATTLE_DECK, -1)) == 23


@rule("ortus", "M31")
def test_who_takes_damage_says_who_falls():
    begun = game(army(1, 1), army(1, 0), battle=[NORMAL])
    do(begun, "raid Red Palace", "field Infantry; Knight", "field Infantry")
    assert names(begun, Z.POOL, 0) == ["Knight"], "one point of damage fells nobody but Infantry"
    other = game(
        {"fiefs": [palace("Land", lord="Prince")], "pool": ["Infantry"]}, {"pool": ["Infantry"]}, battle=[NORMAL]
    )
    do(other, "raid Red Palace", "field Infantry; Prince", "field Infantry")
    assert options(other) == ["take Infantry", "take Prince"]
    do(other, "take Prince")
    assert discards(other, 0) == ["Prince"]


@rule("ortus", "10.9", "10.11")
def test_towers_take_what_is_left_over_first():
    begun = game(army(3), {"fiefs": [palace("Church")], "towers": ["Monk", "Land"]}, battle=[NORMAL])
    do(begun, "raid Red Palace", "field Infantry; Infantry; Infantry")
    assert names(begun, Z.TOWERS, 1) == []
    assert options(begun) == ["raze Church", "seize Church"]
    do(begun, "raze Church")
    assert discards(begun, 1) == ["Church", "Land", "Monk"]
    strong = game(
        army(3),
        {"fiefs": [palace("Church")], "towers": ["Monk", "Land"]},
        battle=[NORMAL],
        options={"tower_strength": 2},
    )
    do(strong, "raid Red Palace", "field Infantry; Infantry; Infantry")
    assert strong.deciding == (1,)
    do(strong, "take Land")
    assert names(strong, Z.TOWERS, 1) == ["Monk"]
    assert earldom(strong, 1) == ["Church", "Red Palace"]


@rule("ortus", "10.9")
def test_towers_are_attacked_in_their_own_way():
    begun = game(army(1), {"fiefs": [palace("Church")], "towers": ["Monk", "Land"]}, {}, battle=[NORMAL])
    assert why_not(begun, "storm Conde 3") == ("no_towers", "10.9")
    do(begun, "storm Conde 2", "field Infantry")
    assert begun.deciding == (1,)
    do(begun, "take Monk")
    assert discards(begun, 1) == ["Monk"]
    assert earldom(begun, 1) == ["Church", "Red Palace"]


@rule("ortus", "8.1", "8.7", "M14")
def test_a_raid_destroys_or_captures_properties_and_then_fells_the_lord():
    begun = game(
        {"fiefs": [palace("Land", "Land"), castle()], "pool": ["Infantry"] * 3},
        {"fiefs": [palace("Church", "Market Town", lord="Prince")]},
        battle=[NORMAL],
    )
    do(begun, "raid Red Palace", "field Infantry; Infantry; Infantry", "field nobody")
    assert options(begun) == ["raze Church", "raze Market Town", "seize Church", "seize Market Town"]
    do(begun, "seize Church", "take Castle", "raze Market Town")
    assert earldom(begun, 0) == ["Blue Palace", "Castle", "Church", "Land", "Land"]
    assert earldom(begun, 1) == ["Red Palace"]
    assert discards(begun, 1) == ["Market Town", "Prince"]
    t = table(begun)
    church = next(card for card in t.cards(Z.EARLDOM, 0) if t.kind[card] == C.CHURCH)
    assert t.kind[t.host[church]] == C.CASTLE


@rule("ortus", "M14")
def test_each_point_of_surplus_takes_one_property_and_no_more():
    begun = game(army(1), {"fiefs": [palace("Church", "Market Town")]}, battle=[NORMAL])
    do(begun, "raid Red Palace", "field Infantry", "raze Church")
    assert earldom(begun, 1) == ["Market Town", "Red Palace"]
    assert "end" in options(begun)


@rule("ortus", "M7", "M18")
@pytest.mark.parametrize(("head", "infantry", "falls"), [("Castle", 1, 0), ("Castle", 2, 1), ("Palace", 2, 0)])
def test_a_siege_needs_a_surplus_as_large_as_the_castle_is_strong(head, infantry, falls):
    begun = game(army(infantry), {"fiefs": [{"head": head, "properties": ["Land"]}, castle()]}, battle=[NORMAL])
    target = "Castle" if head == "Castle" else "Red Palace"
    do(begun, f"siege {target}", "field " + "; ".join(["Infantry"] * infantry))
    assert ("raze " + target in options(begun)) == bool(falls)


@rule("ortus", "8.1", "M18", "M35")
def test_a_fief_that_is_destroyed_takes_everything_along():
    begun = game(
        army(3),
        {"fiefs": [castle("Land", "Church", abbots=1, lord="Prince"), palace()]},
        battle=[NORMAL],
    )
    do(begun, "siege Castle", "field Infantry; Infantry; Infantry", "field nobody", "raze Castle")
    assert earldom(begun, 1) == ["Red Palace"]
    assert discards(begun, 1) == ["Castle", "Church", "Land", "Monk", "Prince"]


@rule("ortus", "8.7", "M18")
def test_a_fief_that_is_captured_stands_in_the_captors_earldom_and_its_lord_is_a_prisoner():
    begun = game(
        army(3),
        {"fiefs": [castle("Church", abbots=1, lord="Prince"), palace()]},
        battle=[NORMAL],
    )
    do(begun, "siege Castle", "field Infantry; Infantry; Infantry", "field nobody", "seize Castle")
    assert earldom(begun, 0) == ["Blue Palace", "Castle", "Church", "Land", "Land"]
    assert names(begun, Z.CAPTIVES, 0) == ["Monk", "Prince"]
    seen = {card.name: card.states for card in begun.view(1).players[0].zones["earldom"].cards}
    assert seen["Castle"] == seen["Church"] == ("taken",)


@rule("ortus", "M18")
def test_by_house_rule_a_siege_only_destroys():
    begun = game(army(2), {"fiefs": [castle(), palace()]}, battle=[NORMAL], options={"siege_captures": 0})
    do(begun, "siege Castle", "field Infantry; Infantry")
    assert earldom(begun, 1) == ["Red Palace"]
    assert "destroyed" in kinds(begun)


@rule("ortus", "10.12", "M16")
def test_lords_of_a_side_that_is_wiped_out_are_captured_if_the_card_favours_the_other():
    def lord(card):
        begun = game(army(2), {"fiefs": [palace(lord="Prince")]}, battle=[card])
        do(begun, "raid Red Palace", "field Infantry; Infantry", "field Prince")
        return begun

    assert names(lord(ATTACKER), Z.CAPTIVES, 0) == ["Prince"]
    assert discards(lord(NORMAL), 1) == ["Prince"]
    never = game(army(2), {"fiefs": [palace(lord="Prince")]}, battle=[ATTACKER], options={"lords_captured": 0})
    do(never, "raid Red Palace", "field Infantry; Infantry", "field Prince")
    assert discards(never, 1) == ["Prince"]


@rule("ortus", "10.10", "8.4")
def test_who_served_a_fallen_mercenary_goes_to_the_pool():
    begun = game({"mercenaries": [{"garrison": "Knight"}]}, {"pool": ["Infantry"]}, battle=[NORMAL])
    do(begun, "raid Red Palace", "field Mercenary", "field Infantry")
    assert names(begun, Z.POOL, 0) == ["Knight"]
    assert discards(begun, 0) == ["Mercenary"]


def test_who_has_a_hand_is_asked_to_defend_even_without_fighters():
    begun = game(army(1), {"hand": ["Land"]}, battle=[NORMAL])
    do(begun, "raid Red Palace", "field Infantry")
    assert begun.deciding == (1,)
    assert options(begun) == ["done"]
