"""Set 7: what the cards that begin with E do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME

ICE_BREAKER = "Anna - Ice Breaker"
ICE_MAKER = "Elsa - Ice Maker"
SISTER = "Elsa - Trusted Sister"


@card("Elsa - Ice Maker")
def test_elsa_freezes_for_a_turn_only_together_with_anna():
    for friend, frozen in ((ICE_BREAKER, True), ("Wolf", False)):
        game = table(me={"play": [ICE_MAKER, friend]}, you={"play": ["Bear", "Hen"]})
        game.push("quest Elsa", "yes", "choose Bear")
        assert game.is_exerted("Bear")
        assert game.push("end").is_exerted("Bear") == frozen


@card("Elsa - Ice Maker")
def test_elsa_may_freeze_nobody_and_shifts_for_four():
    game = table(me={"play": [SISTER, ICE_BREAKER], "hand": [ICE_MAKER], "ink": 4}, you={"play": ["Bear"]})
    game.push(f"shift {ICE_MAKER} -> {SISTER}", "quest Elsa", "no")
    assert (game.ink(ME), game.is_exerted("Bear"), game.lore(ME)) == ((0, 4), False, 2)


@card("Elsa - Ice Maker")
@rule("lorcana", "6.1.5.1")
def test_elsa_does_not_freeze_whom_she_did_not_exert():
    game = table(me={"play": [ICE_MAKER, ICE_BREAKER]}, you={"play": ["Bear (exerted)", "Hen"]})
    game.push("quest Elsa", "yes", "choose Bear", "end")
    assert not game.is_exerted("Bear")


@card("Elsa - Trusted Sister")
def test_elsa_gains_another_lore_with_anna_at_her_side():
    assert table(me={"play": [SISTER, ICE_BREAKER]}).push("quest Elsa").lore(ME) == 2
    assert table(me={"play": [SISTER, "Bear"]}, you={"play": [ICE_BREAKER]}).push("quest Elsa").lore(ME) == 1
