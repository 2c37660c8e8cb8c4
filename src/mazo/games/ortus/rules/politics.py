"""[9] Treachery and Intrigue: the struggle of Allies and Vassals about them, and what they do if nobody stops them."""

from mazo.games.ortus.book.keys import ALLIES, INTRIGUE, STRUGGLE, TREACHERY
from mazo.games.ortus.codes import asks as ASK
from mazo.games.ortus.codes import cards as C
from mazo.games.ortus.codes import events as E
from mazo.games.ortus.codes import options as DO
from mazo.games.ortus.codes import ways as WAY
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.frames import Struggle
from mazo.games.ortus.rules.destinations import destroy, destroy_with_all, discard, take_over
from mazo.games.ortus.rules.earldom import is_seated
from mazo.games.ortus.rules.holding import settle_in
from mazo.games.ortus.table import Ortus
from mazo.kernel.choices import ask_open
from mazo.kernel.codes import first_of, option, verb_of
from mazo.kernel.log import note
from mazo.kernel.zones import move


def begin_struggle(t: Ortus, seat: int, card: int, aim: int) -> None:
    """[9.1] [9.3] A Treachery or an Intrigue is played against a card of another Earl, who may answer."""
    betrays = t.kind[card] == C.TREACHERY
    frame = Struggle(TREACHERY if betrays else INTRIGUE, seat)
    frame.card = card
    frame.source = aim
    frame.against = t.zone_seat(aim)
    frame.asked = frame.against
    note(t, E.BETRAYS if betrays else E.SCHEMES, frame.rule, seat, aim)
    move(t, card, t.place_of(Z.FIELD, seat))
    t.stack.append(frame)


def struggling(t: Ortus, frame: Struggle) -> None:
    """[9.5] [M21] Both sides answer each other in turn; whoever stops loses."""
    if not frame.answer:
        choice = ask_open(t, ASK.ANSWER, ALLIES, frame.asked)
        choice.about = frame.against if frame.asked == frame.seat else frame.seat
        choice.source = frame.source
        return
    packed = frame.answer[0]
    frame.answer = []
    if verb_of(packed) == DO.ANSWER:
        card = first_of(packed)
        move(t, card, t.place_of(Z.FIELD, frame.asked))
        note(t, E.ANSWERS, ALLIES if t.kind[card] == C.ALLIES else STRUGGLE, frame.asked, card)
        frame.asked = frame.against if frame.asked == frame.seat else frame.seat
        return
    t.stack.pop()
    works = frame.asked == frame.against
    note(t, E.STRUGGLE_WON if works else E.STRUGGLE_LOST, frame.rule, frame.seat, frame.card)
    betrays = t.kind[frame.card] == C.TREACHERY
    for seat in (frame.seat, frame.against):
        for card in t.cards(Z.FIELD, seat)[:]:
            discard(t, card, STRUGGLE)
    if works and betrays:
        betray(t, frame.source)
    elif works:
        scheme(t, frame.seat, frame.source)


def answers_of(t: Ortus, seat: int, out: list[int]) -> None:
    """[9.5] [M21] Allies and Vassals of the hand answer; or one yields."""
    out += [option(DO.ANSWER, card) for card in t.cards(Z.HAND, seat) if may_answer(t, t.kind[card])]
    out.append(option(DO.YIELD))


def may_answer(t: Ortus, kind: int) -> bool:
    """[9.5] [9.7] [M21] Whether a card can be played in a political struggle."""
    return kind == C.ALLIES or (kind == C.VASSAL and t.house.vassals_struggle == 1)


def betray(t: Ortus, aim: int) -> None:
    """[8.8] [9.1] [9.2] [M20] A Lord or Abbot dies, a Land or Mercenary is lost; with a Vassal his whole Fief falls."""
    if is_seated(t, aim) and falls_with_lord(t, t.kind[aim]):
        destroy_with_all(t, t.host[aim])
    elif is_seated(t, aim):
        destroy(t, aim)
    else:
        destroy_with_all(t, aim)


def falls_with_lord(t: Ortus, kind: int) -> bool:
    """[9.2] [M20] Whether a Fief is lost with its Lord: with a Vassal, and with a Champion by house rule."""
    return kind == C.VASSAL or (kind == C.CHAMPION and t.house.champion_like_vassal == 1)


def scheme(t: Ortus, seat: int, aim: int) -> None:
    """[9.3] [M22] The Property comes into one of the Earl's Fiefs; a Mercenary comes with its garrison."""
    if t.kind[aim] == C.MERCENARY:
        take_over(t, aim, seat, WAY.BY_INTRIGUE)
    else:
        settle_in(t, aim, seat, WAY.BY_INTRIGUE)
