"""[5.4.4.2] [8.11] [8.12] Singing songs: alone, or together."""

from mazo.games.lorcana.book.keys import SINGING_TOGETHER
from mazo.games.lorcana.codes import asks as ASK
from mazo.games.lorcana.codes import cant as CANT
from mazo.games.lorcana.codes import derived as D
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.frames import Play
from mazo.games.lorcana.rules.costs import FORBIDDEN, song_cost, toll
from mazo.games.lorcana.rules.reasons import (
    NO_SING_TOGETHER,
    NOT_A_CHARACTER,
    NOT_A_SONG,
    NOT_IN_PLAY,
    NOT_YOURS,
    OK,
    SINGER_CANT,
    SINGER_DRYING,
    SINGER_EXERTED,
    SINGER_TOO_CHEAP,
    SINGERS_TOO_CHEAP,
)
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.choices import ask_unless_forced
from mazo.kernel.codes import DONE, TAKE, first_of, option
from mazo.kernel.frames import Choice


def singer_refusal(t: Lorcana, seat: int, singer: int) -> int:
    """[5.4.4.2] [5.1.1.11] Only a ready, dry character of yours can sing."""
    if not t.in_play(singer):
        return NOT_IN_PLAY
    if t.type_of(singer) != T.CHARACTER:
        return NOT_A_CHARACTER
    if t.controller[singer] != seat:
        return NOT_YOURS
    flags = t.flags[singer]
    if flags & S.DRYING:
        return SINGER_DRYING
    if flags & S.EXERTED:
        return SINGER_EXERTED
    if t.lasts(FX.CANT) and t.cant(singer, CANT.SING | CANT.EXERT):
        return SINGER_CANT
    return OK


def sing_refusal(t: Lorcana, seat: int, song: int, singer: int) -> int:
    """[5.4.4.2] [8.11.2] A song, and a character that counts as costing at least as much."""
    if not t.figures.song[t.kind[song]]:
        return NOT_A_SONG
    reason = singer_refusal(t, seat, singer)
    if reason != OK:
        return reason
    if not may_sing(t, song, singer):
        return SINGER_CANT
    return OK if voice(t, singer) >= song_cost(t, seat, song) else SINGER_TOO_CHEAP


def may_sing(t: Lorcana, song: int, singer: int) -> bool:
    """[1.2.2] Whether no effect keeps this character from singing just such songs."""
    return not t.lasts(FX.CANT) or toll(t, CANT.SING, singer, song) != FORBIDDEN


def voice(t: Lorcana, singer: int) -> int:
    """[8.11.1] [8.11.3] [1.5.4] What a character counts as costing while it sings: its cost, or Singer, and bonuses."""
    cost = t.cost_of(singer)
    bonus = t.extra(singer, D.SING_BONUS)
    named = t.singer_value(singer)
    if named == 0:
        return cost + bonus
    if t.edition.singer_plus:
        return named + bonus
    return max(named, cost + bonus)


def choir(t: Lorcana, seat: int, song: int) -> list[int]:
    """[8.12.1] All characters that could sing this song now."""
    return [card for card in t.cards(Z.PLAY, seat) if singer_refusal(t, seat, card) == OK and may_sing(t, song, card)]


def together_refusal(t: Lorcana, seat: int, song: int) -> int:
    """A song with Sing Together, and characters that together count as costing enough.

    [5.4.4.3, 8.12.1, 8.12.2, M34]
    """
    needed = t.figures.sing_together[t.kind[song]]
    if needed == 0:
        return NO_SING_TOGETHER
    total = 0
    for singer in choir(t, seat, song):
        total += max(0, voice(t, singer))
    return OK if total >= needed and total > 0 else SINGERS_TOO_CHEAP


def gather_singers(t: Lorcana, frame: Play) -> bool:
    """[8.12.1] Ask for one singer after the other, in canonical order, until they are enough and no more are wanted."""
    if frame.answer:
        packed = frame.answer[0]
        frame.answer = []
        if packed == option(DONE):
            return True
        frame.items = [*frame.items, first_of(packed)]
    candidates = choir(t, frame.seat, frame.source)
    needed = t.figures.sing_together[t.kind[frame.source]]
    start = candidates.index(frame.items[-1]) + 1 if frame.items else 0
    have = 0
    for singer in frame.items:
        have += max(0, voice(t, singer))
    left = 0
    for at in range(start, len(candidates)):
        left += max(0, voice(t, candidates[at]))
    choice = Choice(ASK.SINGERS, SINGING_TOGETHER, frame.seat)
    choice.source = frame.source
    items: list[int] = []
    for at in range(start, len(candidates)):
        if have + left >= needed:
            items.append(option(TAKE, candidates[at]))
        left -= max(0, voice(t, candidates[at]))
    enough = have >= needed and len(frame.items) > 0
    if not items:
        return True
    if enough:
        items.append(option(DONE))
    choice.items = items
    ask_unless_forced(t, choice)
    return False
