"""[7.7] The bag: whose abilities resolve when, and who picks."""

import pytest

from mazo.abilities.tree.deeds import ToPlayer
from mazo.abilities.tree.effects import If, Steps, Triggered
from mazo.abilities.tree.nouns import Cards, Compare, Count, When
from tests.games.lorcana.rules.scripts import banishes, draws, gains, loses, may, spell, watcher
from tests.support.rule import rule
from tests.support.table import ME, THIRD, YOU, made, position

STITCH = "Stitch - New Dog"

BELL = spell("Bell", draws(0))


@rule("lorcana", "1.7.4", "6.2.1", "6.2.3", "7.7.2")
def test_an_ability_whose_condition_is_met_goes_to_the_bag_once():
    game = position(
        me={"play": ["Asker", "Guest"], "hand": ["Bell"]},
        cards=[BELL, watcher("Asker", "play", gains()), watcher("Guest", "quest", gains())],
    )
    game.push("play Bell")
    assert (game.resolved(), game.lore(ME)) == (["Asker"], 1)


@rule("lorcana", "6.2.1")
@pytest.mark.parametrize(("scope", "mine", "yours"), [("yours", 1, 0), ("opposing", 0, 1), ("any", 1, 1)])
def test_an_ability_listens_to_the_events_that_it_means(scope, mine, yours):
    game = position(
        me={"play": ["Listener"], "hand": ["Bell"]},
        you={"hand": ["Bell"]},
        cards=[BELL, watcher("Listener", "play", gains(), scope)],
    )
    game.push("play Bell")
    assert game.lore(ME) == mine
    game.push("end", "play Bell")
    assert game.lore(ME) == mine + yours


@rule("lorcana", "6.2.1")
def test_an_ability_about_the_card_itself_does_not_hear_of_others():
    game = position(me={"play": ["Quester", STITCH]}, cards=[watcher("Quester", "quest", gains(5), "this", lore=1)])
    game.push("quest Stitch")
    assert game.lore(ME) == 1
    game.push("quest Quester")
    assert game.lore(ME) == 7


@rule("lorcana", "7.7.4", "7.7.4.2")
def test_the_player_picks_which_of_their_abilities_resolves_next():
    cards = [BELL, watcher("One", "play", gains()), watcher("Two", "play", gains()), watcher("Three", "play", gains())]
    game = position(me={"play": ["One", "Two", "Three"], "hand": ["Bell"]}, cards=cards)
    game.push("play Bell")
    assert (game.deciding, game.asked_by, len(game.legal())) == (ME, "7.7.4", 3)
    game.push("resolve 3")
    assert len(game.legal()) == 2
    game.push("resolve 2")  # and the last one needs no question
    assert game.resolved() == ["Three", "Two", "One"]


@rule("lorcana", "7.7.4", "7.7.4.2", "7.7.4.4")
@pytest.mark.parametrize("active", [ME, YOU])
def test_the_active_player_empties_their_part_first_then_the_other(active):
    sides = [{"play": [f"{name} One", f"{name} Two"], "hand": ["Bell"]} for name in ("My", "Your")]
    names = [f"{name} {number}" for name in ("My", "Your") for number in ("One", "Two")]
    game = position(*sides, active=active, cards=[BELL, *(watcher(name, "play", gains(), "any") for name in names)])
    game.push("play Bell")
    assert game.deciding == active
    game.push("resolve 1")
    assert game.deciding == 1 - active
    game.push("resolve 1")
    assert game.resolved() == (names if active == ME else names[2:] + names[:2])


@rule("lorcana", "7.7.4", "7.7.4.4", "9.2.2", "7.7.4.1")
@pytest.mark.parametrize(
    ("active", "order"),
    [(ME, ["A1", "A2", "B1", "B2", "C1", "C2"]), (YOU, ["B1", "B2", "C1", "C2", "A1", "A2"])],
)
def test_three_players_resolve_in_blocks_in_turn_order(active, order):
    sides = [{"play": [f"{letter}1", f"{letter}2"], "hand": ["Bell"]} for letter in "ABC"]
    cards = [BELL, *(watcher(f"{letter}{number}", "play", gains(), "any") for letter in "ABC" for number in "12")]
    game = position(*sides, active=active, cards=cards)
    game.push("play Bell")
    while game.bag():
        game.push("resolve 1")
    assert game.resolved() == order


@rule("lorcana", "7.7.5", "7.7.4.3")
def test_new_abilities_of_the_resolving_player_may_be_next():
    game = position(
        me={"play": ["Reader", "Greedy", "Late"], "hand": ["Bell"]},
        cards=[
            BELL,
            watcher("Reader", "play", draws()),
            watcher("Late", "play", gains()),
            watcher("Greedy", "draw", gains()),
        ],
    )
    game.push("play Bell", "resolve 1")
    assert sorted(game.bag()) == [(ME, "Greedy"), (ME, "Late")]
    game.push("resolve 2")
    assert game.resolved() == ["Reader", "Greedy", "Late"]


@rule("lorcana", "7.7.6", "7.7.4.4", "7.7.4.5")
def test_new_abilities_of_others_wait_until_the_bag_comes_round_again():
    # Yours makes mine trigger again; yours goes on first, then the bag returns to me.
    game = position(
        me={"play": ["Echo", "Caller"], "hand": ["Bell"]},
        you={"play": ["Giver", "Second"]},
        cards=[
            BELL,
            watcher("Caller", "play", gains()),
            watcher("Echo", "gains lore", draws(), "opposing"),
            watcher("Giver", "play", gains(), "opposing"),
            watcher("Second", "play", loses(), "opposing"),
        ],
    )
    game.push("play Bell")
    assert game.deciding == YOU  # mine was the only one of mine
    game.push("resolve 1")
    assert game.resolved() == ["Caller", "Giver", "Second", "Echo"]


@rule("lorcana", "7.7.4", "7.7.4.3")
def test_the_player_who_resolved_last_goes_on_before_the_active_player():
    # In the third player's block mine triggers anew, and so does theirs: theirs comes first.
    game = position(
        me={"play": ["Mine"], "hand": ["Bell"]},
        you={},
        third={"play": ["Giver", "Theirs"]},
        cards=[
            BELL,
            watcher("Giver", "play", gains(), "opposing"),
            watcher("Theirs", "gains lore", loses()),
            watcher("Mine", "gains lore", gains(), "opposing"),
        ],
    )
    game.push("play Bell")
    assert game.resolved() == ["Giver", "Theirs", "Mine"]


@rule("lorcana", "7.7.4")
def test_when_the_bag_is_empty_the_next_one_begins_with_the_active_player_again():
    game = position(
        me={"play": ["Mine"], "hand": ["Bell", "Chime"]},
        you={"play": ["Yours"]},
        cards=[
            BELL,
            spell("Chime", gains()),
            watcher("Yours", "play", draws(), "opposing"),
            watcher("Mine", "gains lore", draws()),
        ],
    )
    game.push("play Bell", "play Chime")
    assert game.resolved() == ["Yours", "Mine", "Yours"]


@rule("lorcana", "M39", "1.7.4")
def test_an_ability_in_the_bag_resolves_although_its_card_has_left():
    game = position(
        me={"play": ["Killer", "Victim"], "hand": ["Bell"]},
        cards=[
            BELL,
            watcher("Killer", "play", banishes("yours")),
            watcher("Victim", "play", gains(4)),
        ],
    )
    game.push("play Bell", "resolve 1", "choose Victim")
    assert not game.is_in_play("Victim")
    assert game.lore(ME) == 4


@rule("lorcana", "M40")
def test_an_ability_with_nothing_to_do_resolves_without_effect():
    game = position(me={"play": ["Hunter"], "hand": ["Bell"]}, cards=[BELL, watcher("Hunter", "play", banishes())])
    game.push("play Bell")
    assert game.resolved() == ["Hunter"]
    assert game.bag() == []


@rule("lorcana", "1.7.2", "4.1.5")
def test_an_ability_resolves_completely_before_the_next_one_begins():
    game = position(
        me={"play": ["Asker", "Other"], "hand": ["Bell"]},
        cards=[BELL, watcher("Asker", "play", may(gains())), watcher("Other", "play", draws())],
    )
    game.push("play Bell", "resolve 1")
    assert game.bag() == [(ME, "Other")]
    assert game.resolved() == ["Asker"]
    game.push("yes")
    assert game.resolved() == ["Asker", "Other"]


@rule("lorcana", "7.7.3.1", "6.2.1", "7.7.1", "7.7.3")
def test_the_bag_is_open_to_all():
    game = position(
        me={"play": ["One", "Two"], "hand": ["Bell"]},
        cards=[BELL, watcher("One", "play", gains()), watcher("Two", "play", gains())],
    )
    game.push("play Bell")
    for seat in (ME, YOU, -1):
        waiting = game.game.view(seat).waiting
        assert sorted((waits.seat, waits.source) for waits in waiting) == [(ME, "One"), (ME, "Two")]


@rule("lorcana", "7.4.3")
def test_a_card_sees_its_own_banishing():
    game = position(
        me={"play": ["Martyr"], "hand": ["Bolt"]},
        cards=[spell("Bolt", banishes("yours")), watcher("Martyr", "banish", gains(3), "this")],
    )
    game.push("play Bolt")
    assert game.lore(ME) == 3


@rule("lorcana", "7.7.7", "9.2.3")
def test_abilities_of_a_player_who_leaves_vanish_from_the_bag():
    game = position(
        me={"play": ["One", "Two"], "hand": ["Bell"]},
        you={"play": ["Yours"]},
        third={"play": ["Theirs"]},
        cards=[
            BELL,
            watcher("One", "play", gains()),
            watcher("Two", "play", gains()),
            watcher("Yours", "play", gains(), "opposing"),
            watcher("Theirs", "play", gains(), "opposing"),
        ],
    )
    game.push("play Bell").push("concede", by=YOU)
    assert sorted(game.bag()) == [(ME, "One"), (ME, "Two"), (THIRD, "Theirs")]
    assert (game.deciding, len(game.legal())) == (ME, 2)
    game.push("resolve 2")
    assert game.resolved() == ["Two", "One", "Theirs"]


@rule("lorcana", "7.7.4", "9.2.3")
def test_after_a_resolving_player_has_left_the_bag_passes_to_the_next():
    code = Steps((loses(), may(gains())))
    game = position(
        me={"play": ["Again"], "hand": ["Bell"]},
        you={"lore": 5, "play": ["Yours"]},
        third={"play": ["Theirs"]},
        cards=[
            BELL,
            watcher("Again", "loses lore", draws(), "any"),
            watcher("Yours", "play", code, "opposing"),
            watcher("Theirs", "play", gains(), "opposing"),
        ],
    )
    game.push("play Bell")
    assert (game.deciding, game.bag()) == (YOU, [(THIRD, "Theirs"), (ME, "Again")])
    game.push("concede")
    assert game.resolved() == ["Yours", "Theirs", "Again"]


@rule("lorcana", "6.1.2", "1.7.3")
def test_the_sentences_of_an_effect_resolve_in_their_order_with_choices_made_on_the_way():
    code = Steps((banishes("yours"), draws()))
    game = position(
        me={"play": [STITCH, "Yzma - Without Beauty Sleep"], "hand": ["Trade"]}, cards=[spell("Trade", code)]
    )
    game.push("play Trade")
    assert game.names_in("play", ME)[-1] == "Trade"  # already played when the choice is made
    assert game.story("banished", "draws") == []
    game.push("choose Stitch")
    assert game.story("banished", "draws") == ["banished", "draws"]


@rule("lorcana", "M41", "6.1.13.2")
def test_a_branch_that_was_not_open_does_not_keep_an_ability_from_being_used():
    sees = Compare(Count(Cards(("item",), "yours")), "at least", 1)
    once = Triggered((When("play", Cards(whose="yours")),), If(sees, ToPlayer("gain lore", 1)), once="turn")
    game = position(
        me={"play": ["Patron"], "hand": ["Ant", "Gem", "Gem"], "ink": 3},
        cards=[made("Patron", abilities=[once]), made("Ant"), made("Gem", "item")],
    )
    game.push("play Ant", "play Gem", "play Gem")
    assert game.lore(ME) == 0
