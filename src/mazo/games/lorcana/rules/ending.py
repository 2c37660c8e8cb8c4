"""[2.3.3.4] [2.4] [9.2.3] Conceding, leaving a game of three or more, and the Cleanup stage."""

from mazo.abilities.machine.listening import leave_play
from mazo.games.lorcana.book.keys import CONCEDE, GATHER_CARDS, LAST_STANDING, PLAYER_LEAVES, REMOVE_COUNTERS
from mazo.games.lorcana.codes import asks as ASK
from mazo.games.lorcana.codes import news as N
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.frames import BAG_FRAME, CHOOSE_STARTER
from mazo.games.lorcana.rules.checks import lose
from mazo.games.lorcana.rules.coconut import coconuts_end, is_of_no_deck
from mazo.games.lorcana.rules.playing import WAITS
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import EVERYTHING, NOBODY
from mazo.kernel.counters import clear, clear_all, clear_player
from mazo.kernel.effects import end_effects_of
from mazo.kernel.flow import current_step, end_phase, flow_of, go_to, stage_name
from mazo.kernel.frames import Choice, Frame
from mazo.kernel.log import note
from mazo.kernel.seats import finish
from mazo.kernel.zones import move


def concede(t: Lorcana, seat: int) -> None:
    """[2.3.3.4] A player may concede at any moment, in any stage, and loses the game."""
    note(t, N.CONCEDED, CONCEDE, seat)
    if not t.over:
        lose(t, seat, CONCEDE)
    elif t.winner == seat:
        lose_after_all(t, seat)


def lose_after_all(t: Lorcana, seat: int) -> None:
    """[2.3.3.4] The winner concedes in the Cleanup stage: the other player wins, or the only one who had not lost."""
    note(t, N.LOST, CONCEDE, seat)
    t.gone[seat] = 1
    left = [1 - seat] if t.seats == 2 else t.remaining()
    winner = left[0] if len(left) == 1 else NOBODY
    if winner != NOBODY:
        note(t, N.WON, LAST_STANDING, winner)
    finish(t, winner, CONCEDE)


def take_away(t: Lorcana, seat: int) -> None:
    """[9.2.3] [7.7.7] [1.13.2] With a player go their cards in all zones, their counters, their effects and what they
    have in the bag."""
    note(t, N.LEFT_GAME, PLAYER_LEAVES, seat)
    for kind in (Z.PLAY, Z.UNDER, Z.FACEDOWN, Z.HAND, Z.DECK, Z.INKWELL, Z.DISCARD):
        for card in t.cards(kind, seat)[:]:
            if kind == Z.PLAY:
                leave_play(t, card)
                clear(t, card)
            move(t, card, t.place_of(Z.OUTSIDE, seat))
    clear_player(t, seat)
    coconuts_end(t, seat)
    end_effects_of(t, seat, t.edition.leaver_effects)
    t.waiting = [waiting for waiting in t.waiting if waiting.seat != seat]
    forget_pending(t, seat)
    if seat == t.active:
        t.challenger = NOBODY
        t.challenged = NOBODY
    t.dirty = EVERYTHING
    withdraw_deck(t, seat)
    if seat == t.active and stage_name(t) == "game":
        close_turn(t)


def forget_pending(t: Lorcana, seat: int) -> None:
    """[9.2.3] Actions that the player has played, and that wait for their moment, are gone too."""
    kept: list[int] = []
    for at in range(0, len(t.pending), WAITS):
        if t.pending[at + 2] != seat:
            kept += t.pending[at : at + WAITS]
    t.pending = kept


def close_turn(t: Lorcana) -> None:
    """[9.2.3] [3.4.1.2] In the turn of who left the bag empties and what lasted this turn ends; then it passes on."""
    flow = flow_of(t)
    flow.answer = []
    if current_step(t).name != "last-check":
        end_phase(t)
        flow.step = 0  # as if the end had been declared, but nothing triggers on the end of this turn
        flow.closing = 0


def withdraw_deck(t: Lorcana, seat: int) -> None:
    """[9.2.3] The deck of a player who leaves during Setup is no longer on offer."""
    top = t.stack[-1]
    if isinstance(top, Choice) and top.ask == ASK.CUT and top.about == seat:
        t.stack.pop()
        t.stack[-1].answer = []


def ends_with(t: Lorcana, frame: Frame, seat: int) -> bool:
    """[9.2.3] A process of the player who left ends; what others are doing goes on."""
    if frame.kind == BAG_FRAME:
        return True  # who picks from the bag, and what, is asked anew without the abilities that are gone
    if frame.kind == CHOOSE_STARTER:
        return False  # somebody must start: the frame sees for itself that the chooser has left
    return frame.seat == seat


def clean_up(t: Lorcana) -> None:
    """[2.4.1] [2.4.2] The Cleanup stage clears the table, so that the next game can begin."""
    go_to(t, "cleanup", "cleanup", "gather")
    gather_cards(t)
    remove_counters(t)


def gather_cards(t: Lorcana) -> None:
    """[2.4.1.1] All cards from hand, play, inkwell and discard go back into their player's deck."""
    for seat in range(t.seats):
        for kind in (Z.HAND, Z.PLAY, Z.UNDER, Z.FACEDOWN, Z.INKWELL, Z.DISCARD, Z.OUTSIDE):
            for card in t.cards(kind, seat)[:]:
                if kind == Z.PLAY:
                    leave_play(t, card)
                move(t, card, t.place_of(Z.OUTSIDE if is_of_no_deck(t, card) else Z.DECK, t.owner[card]))
        note(t, N.GATHERED, GATHER_CARDS, seat)
    t.effects = []
    t.guards = [0] * len(t.guards)
    t.kinds = [0] * len(t.kinds)
    t.listeners = [[]] * len(t.listeners)
    t.waiting = []
    t.pending = []
    t.challenger = NOBODY
    t.challenged = NOBODY
    t.dirty = EVERYTHING


def remove_counters(t: Lorcana) -> None:
    """[2.4.1.2] All counters are taken off the table."""
    clear_all(t)
    for seat in range(t.seats):
        t.lore[seat] = 0
        note(t, N.COUNTERS_GONE, REMOVE_COUNTERS, seat)
