"""Rulings about winning, empty decks and the structure of turns."""

import pytest

from mazo.abilities.tree.deeds import ToPlayer
from mazo.abilities.tree.effects import Action, Cant, Pay, PlayersMay, To, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, When
from mazo.series import Series
from tests.support.rule import rule
from tests.support.table import ME, OLD, YOU, Situation, fresh, made, numbered, position

NEW = "2.2.0"
OLDER = "2025-05-27"

STITCH = "Stitch - New Dog"  # 2 strength, 2 willpower, 1 lore
YZMA = "Yzma - Without Beauty Sleep"  # 3 strength, 4 willpower, 1 lore
MOANA = "Moana - Determined Explorer"  # 3 strength, 4 willpower
SVEN = "Sven - Official Ice Deliverer"  # 5 strength, 7 willpower
FIRST_MATE = "Mr. Smee - Loyal First Mate"  # a Pirate
MARKET = "Agrabah - Marketplace"  # gives 2 lore


# [1.8.1.2] [3.4.2] An empty deck.


@rule("lorcana", "1.8.1.2", "3.4.2")
def test_a_deck_refilled_before_the_turn_ends_does_not_lose():
    """R001: the Draw step finds no card; a card put back onto the deck saves the player."""
    game = position(me={"deck": 0, "hand": ["Safety Rope"], "discard": [STITCH], "ink": 2}, phase="start")
    assert game.story("nothing_to_draw") == ["nothing_to_draw"]
    assert game.step == "main/actions"
    game.push("play Safety Rope", "yes")
    assert game.deck(ME) == [STITCH]
    game.push("end", "no")
    assert not game.over
    assert game.active == YOU


@rule("lorcana", "1.8.1.2", "1.x 1.9.1.2")
@pytest.mark.parametrize("edition", [OLD, OLDER])
def test_in_older_editions_the_failed_draw_loses_at_the_next_check(edition):
    """R001, 1.x: the player never reaches the Main phase."""
    game = position(
        me={"deck": 0, "hand": ["Safety Rope"], "discard": [STITCH], "ink": 2},
        phase="start",
        edition=edition,
    )
    assert game.winner == YOU
    assert game.verdict == "3.2.1.2"
    assert "plays" not in game.story()


@rule("lorcana", "3.4.2", "3.4.1.1", "1.8.1.2")
def test_the_empty_deck_loses_after_all_end_of_turn_triggers():
    """R002: Randall Boggs still gives his lore; then the last check sees the deck."""
    game = position(me={"deck": 0, "play": ["Randall Boggs - Scary Smart"], "lore": 3})
    game.push("end")
    assert game.winner == YOU
    assert game.verdict == "2.3.3.2"
    assert game.lore(ME) == 4
    told = game.story("gains_lore", "turn_passed", "lost")
    assert told == ["gains_lore", "turn_passed", "lost"]


@rule("lorcana", "3.4.2", "1.8.1.1", "1.8.1.2")
def test_the_twentieth_lore_of_an_end_of_turn_trigger_comes_before_the_last_check():
    """R002: the check after the trigger finds the win before the last check could find the empty deck."""
    game = position(me={"deck": 0, "play": ["Randall Boggs - Scary Smart"], "lore": 19})
    assert game.push("end").winner == ME


@rule("lorcana", "1.8.1.2")
def test_only_the_player_whose_turn_ends_is_checked():
    """R003: the opponent's empty deck means nothing at the end of my turn."""
    game = position(you={"deck": 0})
    game.push("end")
    assert not game.over
    assert game.active == YOU
    game.push("end")
    assert game.winner == ME


# [2.1] [2.2] Setup and series.


def through_setup(game: Situation) -> Situation:
    """Everybody leaves the decks alone and keeps their hand."""
    while game.stage == "setup":
        game.push("leave" if "leave" in game.legal() else "keep")
    return game


@rule("lorcana", "3.2.3.1")
def test_the_starting_player_skips_only_the_draw_step_of_the_first_turn():
    """R005: Ready and Set happen, no card is drawn; the second player draws."""
    game = through_setup(fresh())
    starter = game.active
    assert game.step == "main/actions"
    assert len(game.hand(starter)) == 7
    assert game.story("turn_began", "draw_skipped") == ["turn_began", "draw_skipped"]
    game.push("end")
    assert len(game.hand(game.active)) == 8


@rule("lorcana", "2.2.2", "2.2.2.1", "2.2.2.2", "2.2.2.3")
def test_hands_are_altered_off_the_unshuffled_deck():
    """R006: three cards to the bottom, three drawn at once; shuffles only after everybody has decided."""
    game = fresh()
    while "leave" in game.legal():
        game.push("leave")
    starter = game.deciding
    other = YOU if starter == ME else ME
    held = game.hand(starter)
    deck = game.deck(starter)
    shuffles = len(game.events("shuffled"))
    game.push("alter " + "; ".join(held[:3]))
    assert sorted(game.hand(starter)) == sorted(held[3:] + deck[:3])
    assert sorted(game.deck(starter)[-3:]) == sorted(held[:3])
    assert game.deciding == other
    assert len(game.events("shuffled")) == shuffles
    game.push("keep")
    assert [event.seat for event in game.events("shuffled")][shuffles:] == [starter]


@rule("lorcana", "2.2.2.3")
def test_who_alters_no_card_does_not_shuffle():
    """R006: both keep their hands, and nothing is shuffled again."""
    game = fresh()
    while "leave" in game.legal():
        game.push("leave")
    before = len(game.events("shuffled"))
    game.push("keep", "keep")
    assert len(game.events("shuffled")) == before
    assert game.stage == "game"


def series(format: str) -> Series:
    return Series("lorcana", decks=[numbered("a", 12), numbered("b", 12)], format=format, seed=7, names=("Ana", "Blas"))


@rule("lorcana", "2.1.3.1")
def test_in_a_series_of_two_games_the_other_player_starts_the_second():
    """R007: the loser has no choice."""
    games = series("two-games")
    starter = games.game.table.first
    games.game.push("concede", by=1 - starter)
    second = games.next()
    assert second.table.first == 1 - starter
    assert [action.text for action in second.legal_actions if action.text.startswith("start")] == []


@rule("lorcana", "2.1.3.2")
@pytest.mark.parametrize("loser", [ME, YOU])
def test_in_best_of_three_the_loser_chooses_who_starts(loser):
    """R007: the loser of the first game says who starts the second."""
    games = series("best-of-3")
    games.game.push("concede", by=loser)
    second = games.next()
    assert second.deciding == (loser,)
    assert [action.text for action in second.legal_actions] == ["start Ana", "start Blas"]


# [3.2] The start of the turn.


@rule("lorcana", "6.2.4", "3.2.1.4", "3.2.2.3")
def test_a_pirate_moved_by_the_pod_counts_when_the_fortress_resolves():
    """R009: the "if" of Skull Rock is read on its resolution, after the Transport Pod's."""
    game = position(
        me={"play": ["Transport Pod", "Skull Rock - Isolated Fortress", FIRST_MATE]},
        phase="start",
    )
    assert [source for _, source in game.bag()] == ["Transport Pod", "Skull Rock - Isolated Fortress"]
    game.push("resolve 1", "yes")
    assert game.place("Mr. Smee") == "Skull Rock - Isolated Fortress"
    assert game.lore(ME) == 1
    assert game.step == "main/actions"


@rule("lorcana", "6.2.4")
def test_the_fortress_gives_nothing_if_it_resolves_before_the_pod():
    """R009: the other order."""
    game = position(
        me={"play": ["Transport Pod", "Skull Rock - Isolated Fortress", FIRST_MATE]},
        phase="start",
    )
    game.push("resolve 2", "yes")
    assert game.place("Mr. Smee") == "Skull Rock - Isolated Fortress"
    assert game.lore(ME) == 0


@rule("lorcana", "6.2.4", "1.x 7.4.4")
@pytest.mark.parametrize("edition", [OLD, OLDER])
def test_in_older_editions_the_if_had_to_hold_on_the_trigger_too(edition):
    """R009, 1.x: Skull Rock never triggers."""
    game = position(
        me={"play": ["Transport Pod", "Skull Rock - Isolated Fortress", FIRST_MATE]},
        phase="start",
        edition=edition,
    )
    game.push("yes")
    assert game.place("Mr. Smee") == "Skull Rock - Isolated Fortress"
    assert game.lore(ME) == 0
    assert game.resolved() == ["Transport Pod"]


@rule("lorcana", "3.2.2.2", "3.2.2.3")
def test_location_lore_comes_before_start_of_turn_triggers_and_not_from_the_bag():
    """R010: the lore is there when the Transport Pod asks, and only the Pod was in the bag."""
    game = position(me={"play": ["Transport Pod", MARKET, STITCH]}, phase="start")
    assert game.step == "start/set"
    assert game.lore(ME) == 2
    game.push("no")
    assert game.resolved() == ["Transport Pod"]
    assert game.story("gains_lore", "resolves") == ["gains_lore", "resolves"]


@rule("lorcana", "3.2.1.3", "3.2.1.4")
def test_what_lasts_until_the_start_of_the_turn_ends_before_its_triggers_resolve():
    """R015: Sven's 5 strength was more than the cursed champion's 4; when Flynn Rider resolves, the curse is over."""
    game = position(
        me={"play": ["Flynn Rider - Frenemy", SVEN], "hand": ["Goofy - Ghost Hunter"], "ink": 4},
        you={"play": ["Champion"]},
        cards=[made("Champion", strength=5, willpower=9)],
    )
    game.push("play Goofy", "end")
    assert game.strength("Champion") == 4  # less than Sven's 5
    game.push("end")
    assert game.resolved() == ["Goofy - Ghost Hunter", "Flynn Rider - Frenemy"]
    assert game.strength("Champion") == 5
    assert game.lore(ME) == 0


@rule("lorcana", "3.2.1.1", "3.2.1.3")
def test_a_bond_until_the_start_of_the_turn_still_holds_while_cards_ready():
    """R015: cards are readied first; only then does "can't ready until the start of your next turn" end."""
    bond = made(
        "Bond", "action", abilities=[Action(Cant(Chosen(Cards(("character",))), "ready", "until your next turn"))]
    )
    game = position(me={"play": [f"{STITCH} (exerted)"], "hand": ["Bond", "Fan the Flames"], "ink": 2}, cards=[bond])
    game.push("play Bond", "end", "end")
    assert game.active == ME
    assert game.is_exerted("Stitch")
    game.push("play Fan the Flames")
    assert not game.is_exerted("Stitch")


# [3.4] The end of the turn.


@rule("lorcana", "3.4.1.1", "7.7.4")
def test_the_active_player_orders_their_end_of_turn_triggers():
    """R011: Mr. Smee hurts himself first, then Goofy heals and readies him."""
    game = position(me={"play": ["Mr. Smee - Bumbling Mate (exerted)", "Goofy - Groundbreaking Chef"]})
    game.push("end")
    assert [source for _, source in game.bag()] == ["Mr. Smee - Bumbling Mate", "Goofy - Groundbreaking Chef"]
    game.push("resolve 1")
    assert game.damage("Mr. Smee") == 1
    game.push("yes", "amount 1")
    assert game.damage("Mr. Smee") == 0
    assert not game.is_exerted("Mr. Smee")


@rule("lorcana", "3.4.1.1", "6.2.4")
def test_a_readied_smee_is_spared():
    """R011: the other order: Goofy heals and readies a damaged Mr. Smee, whose "if" then fails."""
    game = position(
        me={"play": ["Mr. Smee - Bumbling Mate (exerted, damage 1)", "Goofy - Groundbreaking Chef"]},
    )
    game.push("end", "resolve 2", "yes", "amount 1")
    assert game.damage("Mr. Smee") == 0
    assert not game.is_exerted("Mr. Smee")
    assert game.active == YOU


@rule("lorcana", "3.4.1.1")
def test_goofy_readies_only_those_he_removed_damage_from():
    """R011: with nothing to remove, an exerted character stays exerted; 0 may be removed as well."""
    game = position(
        me={"play": ["Goofy - Groundbreaking Chef", f"{STITCH} (exerted)", f"{YZMA} (exerted, damage 2)"]},
    )
    game.push("end", "yes", "amount 0")
    assert game.is_exerted("Stitch")
    assert game.is_exerted("Yzma")
    assert game.damage("Yzma") == 2


@rule("lorcana", "6.2.4")
def test_clarabelle_reads_her_if_only_when_she_resolves():
    """R013: Scar's draw comes first and makes the hands equal; Clarabelle then gives nothing."""
    helper = made("Helper", classifications=["Ally"], strength=2)
    game = position(
        me={"play": ["Scar - Finally King (exerted)", "Clarabelle - Light on Her Hooves", "Helper"]},
        you={"hand": [STITCH]},
        cards=[helper],
    )
    game.push("end", "resolve 1", "yes", "choose Helper")  # 2 strength and 1 from Scar: draws 3, discards 2
    game.push("choose " + "; ".join(game.hand(ME)[:2]))
    assert not game.is_in_play("Helper")
    assert len(game.hand(ME)) == 1
    assert game.active == YOU


@rule("lorcana", "6.2.4")
def test_clarabelle_resolved_first_draws():
    """R013: in the other order she draws up to the opponent's hand."""
    helper = made("Helper", classifications=["Ally"], strength=2)
    game = position(
        me={"play": ["Scar - Finally King (exerted)", "Clarabelle - Light on Her Hooves", "Helper"]},
        you={"hand": [STITCH, YZMA]},
        cards=[helper],
    )
    game.push("end", "resolve 2", "yes")
    assert len(game.hand(ME)) == 2
    game.push("no")
    assert game.active == YOU


@rule("lorcana", "3.4.1.1", "6.1.4.1")
@pytest.mark.parametrize(("first", "answers", "lore"), [("resolve 1", 2, 2), ("resolve 2", 1, 0)])
def test_ink_added_at_the_end_of_the_turn_pays_for_another_end_of_turn_trigger(first, answers, lore):
    """R014: Kashekim adds a ready card to the inkwell, which can pay; before that, nothing can and nobody is asked."""
    toll = made(
        "Toll",
        "item",
        abilities=[Triggered((When("turn end", who="you"),), PlayersMay(To(Pay(1), ToPlayer("gain lore", 2))))],
    )
    game = position(
        me={"play": ["Kashekim - Wise King", "Toll"], "hand": ["Spark", "Spark"]},
        cards=[toll, made("Spark", "action", cost=0)],
    )
    game.push("play Spark", "play Spark", "end", first, *["yes"] * answers)
    assert game.active == YOU
    assert game.lore(ME) == lore
    assert game.ink(ME) == ((0, 1) if lore else (1, 0))


# [1.8.1.1] [1.11] Lore.


RACER = made("Racer", lore=3)
RUNNER = made("Runner", lore=3)


@rule("lorcana", "1.8.1.1", "1.2.1")
@pytest.mark.parametrize("copies", [1, 2])
def test_opponents_of_donald_need_25_lore(copies):
    """R017: 22 are not enough, 25 are; two copies don't add up."""
    game = position(
        me={"lore": 19, "play": ["Racer", "Runner"]},
        you={"play": ["Donald Duck - Flustered Sorcerer"] * copies},
        cards=[RACER, RUNNER],
    )
    game.push("quest Racer")
    assert (game.lore(ME), game.over) == (22, False)
    game.push("quest Runner")
    assert (game.lore(ME), game.winner) == (25, ME)


@rule("lorcana", "1.8.1.1")
def test_the_opponent_wins_as_soon_as_donald_is_gone():
    """R017: with 22 lore, at the check after Donald has left."""
    game = position(
        me={"lore": 19, "play": ["Racer"], "hand": ["Mother Knows Best"], "ink": 3},
        you={"play": ["Donald Duck - Flustered Sorcerer"]},
        cards=[RACER],
    )
    game.push("quest Racer")
    assert not game.over
    game.push("play Mother Knows Best", "choose Donald")
    assert game.winner == ME
    assert game.verdict == "2.3.3.1"


@rule("lorcana", "1.8.1.1")
def test_one_donald_of_two_is_still_enough():
    """R017: the second one goes on keeping the opponent from winning."""
    game = position(
        me={"lore": 19, "play": ["Racer"], "hand": ["Mother Knows Best"], "ink": 3},
        you={"play": ["Donald Duck - Flustered Sorcerer"] * 2},
        cards=[RACER],
    )
    game.push("quest Racer", "play Mother Knows Best", "choose Donald Duck - Flustered Sorcerer")
    assert not game.over
    assert len(game.play(YOU)) == 1


@rule("lorcana", "1.8.1.1")
def test_donald_does_not_bind_his_own_player():
    """R017: only opponents need more."""
    game = position(me={"lore": 19, "play": [STITCH, "Donald Duck - Flustered Sorcerer"]})
    assert game.push("quest Stitch").winner == ME


@rule("lorcana", "1.11.1")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (3, 2)])
def test_lore_never_falls_below_zero(before, after):
    """R018: told to lose 1 lore, a player with none keeps none."""
    game = position(me={"hand": ["Tangle"], "ink": 2}, you={"lore": before})
    game.push("play Tangle")
    assert game.lore(YOU) == after


# [3.2.1.1] Readying.


@rule("lorcana", "3.2.1.1", "1.2.2")
def test_what_cannot_ready_at_the_start_of_the_turn_may_be_readied_later():
    """R019: Elsa's freeze keeps Stitch exerted in the Ready step; Fan the Flames readies him that very turn."""
    game = position(
        me={"hand": ["Elsa - Spirit of Winter"], "ink": 8},
        you={"play": [STITCH, YZMA], "hand": ["Fan the Flames"], "ink": 1},
    )
    game.push("play Elsa", f"choose {STITCH}; {YZMA}")
    assert game.is_exerted("Stitch")
    game.push("end")
    assert game.active == YOU
    assert game.is_exerted("Stitch")
    assert game.is_exerted("Yzma")
    game.push("play Fan the Flames", "choose Stitch")
    assert not game.is_exerted("Stitch")
    game.push("end", "end")
    assert not game.is_exerted("Yzma")  # only that one start of turn


@rule("lorcana", "3.2.1.1", "3.4.1.1")
def test_simba_readies_at_the_end_of_the_turn_what_mordu_keeps_exerted_at_its_start():
    """R021: Mor'du speaks of the start of the turn only."""
    play = ["Mor'du - Savage Cursed Prince", "Simba - Pride Protector (exerted)", f"{STITCH} (exerted)"]
    game = position(me={"play": play}, phase="start")
    assert game.is_exerted("Stitch")
    assert game.is_exerted("Simba")
    game.push("end", "yes")
    assert not game.is_exerted("Stitch")
    assert game.is_exerted("Simba")


@rule("lorcana", "5.4.1.2", "1.2.2")
@pytest.mark.parametrize("edition", [NEW, OLD])
def test_the_action_being_played_is_no_longer_in_hand(edition):
    """R022: with three cards in hand, one of them Fan the Flames, Demona readies: two are left while it resolves."""
    game = position(
        me={"play": ["Demona - Betrayer of the Clan (exerted)"], "hand": ["Fan the Flames", STITCH, YZMA], "ink": 1},
        edition=edition,
    )
    game.push("play Fan the Flames")
    assert not game.is_exerted("Demona")


@rule("lorcana", "1.2.2")
def test_with_three_other_cards_in_hand_demona_stays_stone():
    """R022: three cards are left, so she can't ready; nor at the start of the turn."""
    game = position(
        me={
            "play": ["Demona - Betrayer of the Clan (exerted)"],
            "hand": ["Fan the Flames", STITCH, YZMA, MOANA],
            "ink": 1,
        },
        phase="start",
    )
    assert game.is_exerted("Demona")
    game.push("play Fan the Flames")
    assert game.is_exerted("Demona")
