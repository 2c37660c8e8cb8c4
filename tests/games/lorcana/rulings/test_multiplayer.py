"""Rulings about games of more than two players.

Team play is no format of this table, so that singing together with a teammate (R154) doesn't arise.
"""

from mazo.abilities.tree.deeds import Do, Draw, ToPlayer
from mazo.abilities.tree.effects import Action, EachPlayer, Play, PlayersMay, Steps, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, When
from mazo.games.lorcana.codes import zones as Z
from tests.support.rule import rule
from tests.support.table import FOURTH, ME, THIRD, YOU, made, position

BEAR = made("Bear", cost=3, strength=3, willpower=5)
HEN = made("Hen", strength=0, willpower=2)
BELL = made("Bell", "action", abilities=[Action(Steps(()))])


@rule("lorcana", "6.7.6", "9.2.2")
def test_each_opponent_chooses_one_after_the_other_from_the_active_players_left():
    """R151"""
    mourner = made("Mourner", abilities=[Triggered((When("discard", who="each player"),), ToPlayer("gain lore", 1))])
    hand = {"hand": ["Bear", "Hen", "Hen"]}
    game = position(
        hand,
        {"hand": ["You Have Forgotten Me"], "ink": 4, "play": ["Mourner"]},
        hand,
        active=YOU,
        cards=[BEAR, HEN, mourner],
    )
    game.push("play You Have Forgotten Me")
    assert game.deciding == THIRD
    game.push("choose Hen; Hen")
    assert (game.deciding, game.names_in("discard", THIRD)) == (ME, ["Hen", "Hen"])  # who sees what the other did
    assert (game.lore(YOU), game.resolved()) == (0, [])  # nothing resolves in between
    game.push("choose Bear; Hen")
    while game.legal("resolve"):
        game.push("resolve 1")
    assert game.lore(YOU) == 4


@rule("lorcana", "6.7.6", "6.7.5", "1.8.1")
def test_no_check_is_made_between_the_players_parts():
    """R151"""
    storm = made(
        "Storm",
        "action",
        abilities=[
            Action(
                EachPlayer(
                    "each opponent",
                    Do("deal damage", Chosen(Cards(("character",), "theirs"), by="they", plain=True), 2),
                )
            )
        ],
    )
    play = {"play": ["Bear", "Hen"]}
    game = position({"hand": ["Storm"], "ink": 1}, play, play, play, cards=[BEAR, HEN, storm])
    game.push("play Storm")
    assert game.deciding == YOU
    game.push("choose Hen")
    assert (game.deciding, game.play(YOU)) == (THIRD, ["Bear", "Hen"])  # still there, with lethal damage
    game.push("choose Hen")
    assert (game.deciding, game.play(THIRD)) == (FOURTH, ["Bear", "Hen"])
    game.push("choose Bear")
    assert [game.play(seat) for seat in (YOU, THIRD, FOURTH)] == [["Bear"], ["Bear"], ["Bear", "Hen"]]


@rule("lorcana", "7.7.7", "9.2.3")
def test_abilities_of_a_player_who_leaves_vanish_from_the_bag():
    """R153"""
    when = When("play", Cards(("action",)))
    watcher = made("Watcher", abilities=[Triggered((when,), Draw(1))])
    second = made("Second", abilities=[Triggered((when,), Draw(1))])
    game = position(
        {"hand": ["Bell"], "ink": 1, "play": ["Watcher", "Second"]},
        {"play": ["Watcher", "Second"]},
        {"play": ["Watcher", "Second"]},
        cards=[BELL, watcher, second],
    )
    game.push("play Bell")
    assert len(game.bag()) == 6
    game.push("concede", by=YOU)
    assert sorted({seat for seat, _ in game.bag()}) == [ME, THIRD]
    game.push("resolve 1")
    assert game.deciding == THIRD
    game.push("resolve 1")
    assert (len(game.hand(ME)), len(game.hand(THIRD)), game.bag()) == (2, 2, [])


@rule("lorcana", "7.7.7", "9.2.3")
def test_the_game_goes_on_when_the_player_who_was_to_resolve_leaves():
    """R153"""
    when = When("play", Cards(("action",)))
    watcher = made("Watcher", abilities=[Triggered((when,), Draw(1))])
    second = made("Second", abilities=[Triggered((when,), Draw(1))])
    game = position(
        {"hand": ["Bell"], "ink": 1},
        {"play": ["Watcher", "Second"]},
        {"play": ["Watcher"]},
        cards=[BELL, watcher, second],
    )
    game.push("play Bell")
    assert game.deciding == YOU
    game.push("concede", by=YOU)
    assert (game.deciding, game.active, len(game.hand(THIRD)), game.resolved()) == (ME, ME, 1, ["Watcher"])


@rule("lorcana", "9.2", "9.2.1")
def test_three_players_go_through_the_same_turn_one_after_the_other():
    game = position(me={"play": ["Bear (exerted)"]}, you={"play": ["Bear (exerted)"]}, third={}, cards=[made("Bear")])
    game.push("end")
    assert (game.active, len(game.hand(YOU)), game.step) == (YOU, 1, "main/actions")
    assert not game.table.is_exerted(game.table.cards(Z.PLAY, YOU)[0])
    assert game.push("end").active == THIRD
    assert game.push("end").active == ME


@rule("lorcana", "9.2.3", "6.7.8.1")
def test_an_action_that_waits_goes_with_the_player_who_leaves():
    tune = made("Tune", "action", abilities=[Action(EachPlayer("each player", Draw(1, "they")))])
    call = Play(Chosen(Cards(("action",), zone="hand"), plain=True))
    ask = PlayersMay(ToPlayer("gain lore", 1), "each opponent")
    game = position(
        me={"hand": ["Call", "Tune"]},
        you={},
        third={},
        cards=[tune, made("Call", "action", cost=0, abilities=[Action(Steps((call, ask)))])],
    )
    game.push("play Call")
    if game.legal("choose"):
        game.push("choose Tune")
    game.push("concede", by=ME)
    while game.legal("no"):
        game.push("no")
    assert len(game.hand(THIRD)) == 0
