"""[2.3.3.4] [2.4] [9.2.3] Conceding, leaving a game of three or more, and the Cleanup stage."""

from mazo.games.lorcana.book.keys import CONCEDE, GATHER_CARDS, PLAYER_LEAVES, REMOVE_COUNTERS
from mazo.games.lorcana.rules.checks import lose
from mazo.games.lorcana.rules.words import (
    CHALLENGE_FRAME,
    CONCEDED,
    COUNTERS_GONE,
    DECK,
    DISCARD,
    GATHERED,
    HAND,
    INKWELL,
    LEFT_GAME,
    OUTSIDE,
    PLAY,
)
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY
from mazo.kernel.effects import end_effects_of, leave_play
from mazo.kernel.flow import end_phase, go_to, stage_name
from mazo.kernel.frames import Frame
from mazo.kernel.log import note
from mazo.kernel.seats import finish
from mazo.kernel.zones import move


def concede(t: Lorcana, seat: int) -> None:
    """[2.3.3.4] A player may concede at any moment, in any stage, and loses the game."""
    note(t, CONCEDED, CONCEDE, seat)
    if t.over:
        if t.winner == seat and t.seats == 2:
            finish(t, 1 - seat, CONCEDE)  # in the Cleanup stage the game is lost like in any other
        return
    lose(t, seat, CONCEDE)


def take_away(t: Lorcana, seat: int) -> None:
    """[9.2.3] [7.7.7] With a player go their cards in all zones, their effects and what they have in the bag."""
    note(t, LEFT_GAME, PLAYER_LEAVES, seat)
    for kind in (PLAY, HAND, DECK, INKWELL, DISCARD):
        for card in t.cards(kind, seat)[:]:
            if kind == PLAY:
                leave_play(t, card)
                t.damage[card] = 0
            move(t, card, t.place_of(OUTSIDE, seat))
    end_effects_of(t, seat, t.edition.leaver_effects)
    t.waiting = [waiting for waiting in t.waiting if waiting.seat != seat]
    if t.last_resolver == seat:
        t.last_resolver = NOBODY
    if seat == t.active and stage_name(t) == "game":
        end_phase(t)
        t.stack[0].answer = []


def ends_with(t: Lorcana, frame: Frame, seat: int) -> bool:
    """[9.2.3] [4.6.9] A process of the player who left ends, and so does a challenge that they were part of."""
    if frame.kind == CHALLENGE_FRAME:
        return frame.seat == seat or t.owner[frame.a] == seat
    return frame.seat == seat


def clean_up(t: Lorcana) -> None:
    """[2.4.1] The Cleanup stage prepares the table for the next game."""
    go_to(t, "cleanup", "cleanup", "gather")
    gather_cards(t)
    remove_counters(t)


def gather_cards(t: Lorcana) -> None:
    """[2.4.1.1] All cards from hand, play, inkwell and discard go back into their player's deck."""
    for seat in range(t.seats):
        for kind in (HAND, PLAY, INKWELL, DISCARD, OUTSIDE):
            for card in t.cards(kind, seat)[:]:
                if kind == PLAY:
                    leave_play(t, card)
                move(t, card, t.place_of(DECK, t.owner[card]))
        note(t, GATHERED, GATHER_CARDS, seat)
    t.effects = []
    t.guards = [0] * len(t.guards)
    t.listeners = [[]] * len(t.listeners)
    t.waiting = []
    t.dirty = True


def remove_counters(t: Lorcana) -> None:
    """[2.4.1.2] All counters are taken off the table."""
    t.damage = [0] * len(t.damage)
    for seat in range(t.seats):
        t.lore[seat] = 0
        note(t, COUNTERS_GONE, REMOVE_COUNTERS, seat)
