"""Mazo's own bots as clients of the text protocol: they know no more than the lines that they are sent."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from mazo.bots import Bot, Seat
from mazo.client.choices import cards_by_handle
from mazo.client.following import Client
from mazo.errors import MazoError
from mazo.game import Game
from mazo.games import kind
from mazo.kernel.rng import Dice
from mazo.making import from_position
from mazo.notation.actions import Action
from mazo.protocol.messages import (
    Ask,
    BadLine,
    Bye,
    Error,
    LegalList,
    Option,
    Refused,
    Request,
    Selection,
    encode_request,
)
from mazo.protocol.questions import options
from mazo.views import CardView, View


def serve(lines: Iterable[str], write: Callable[[str], None], bot: Bot | None, dice: Dice) -> None:
    """Read messages and answer every question, until the lines end; without a bot the dice decide everything."""
    client = Client()
    for line in lines:
        try:
            message = client.take(line)
        except BadLine:
            continue  # nothing that a question would be lost by
        if isinstance(message, Ask) and client.view is not None and not message.answered:
            write(encode_request(Request("do", choose(message, client.view, bot, dice), message.id)))
        elif isinstance(message, (Refused, Error)) and client.ask is not None:
            write("legal")
        elif isinstance(message, LegalList) and message.actions:
            write(encode_request(Request("do", message.actions[dice.below(len(message.actions))])))
        elif isinstance(message, Bye):
            return


def choose(ask: Ask, view: View, bot: Bot | None, dice: Dice) -> str:
    """The text of an answer: what the bot does at a table that looks the same, else something by chance."""
    if bot is not None:
        found = _as_at_home(ask, view, bot)
        if found:
            return found
        if ask.selection is not None and ask.selection.none:
            return ask.selection.none
        if ask.options and not any(option.cards for option in ask.options):
            return _written(ask.options[0], ask.options[0].low)
    if ask.selection is not None:
        return _some(ask.selection, dice)
    option = ask.options[dice.below(len(ask.options))]
    return _written(option, option.low + dice.below(option.high - option.low + 1))


def rebuilt(view: View) -> Game | None:
    """A game at rest in which this seat would see the same; None where no position file can say it."""
    position = kind(view.game).position_seen(view)
    if position is None:
        return None
    try:
        game = from_position(position)
    except MazoError:
        return None
    game.open_lists = True  # what stands there for hidden cards comes from nobody's list
    return game


def _as_at_home(ask: Ask, view: View, bot: Bot) -> str:
    game = rebuilt(view)
    scribe = None if game is None else game.scribe(ask.seat)
    if game is None or scribe is None or ask.selection is not None:
        return ""
    action = bot.act(Seat(game, ask.seat))
    text = action.text if isinstance(action, Action) else action
    there = cards_by_handle(game.view(ask.seat))
    meant = next((option for option in options(scribe, "en") if option.do == text), None)
    if meant is None:
        return ""
    here = cards_by_handle(view)
    return next((option.do for option in ask.options if _same(option, here, meant, there)), "")


def _same(one: Option, here: dict[int, CardView], two: Option, there: dict[int, CardView]) -> bool:
    looks = [[_look(cards[handle]) for handle in option.cards] for option, cards in ((one, here), (two, there))]
    return one.verb == two.verb and looks[0] == looks[1]


def _look(card: CardView) -> CardView:
    return msgspec.structs.replace(card, handle=0, host=0)


def _written(option: Option, number: int) -> str:
    return option.do.replace("{n}", str(number))


def _some(selection: Selection, dice: Dice) -> str:
    """An answer by chance to a question for several cards; the table refuses the few that break a limit."""
    handles = dice.shuffled([candidate.handle for candidate in selection.candidates])
    if selection.mode == "divide":
        return f"{selection.lead} {selection.high} #{handles[0]}"
    if selection.mode == "subset":
        most = min(selection.high, len(handles))
        handles = handles[: selection.low + dice.below(most - selection.low + 1)]
    if not handles:
        return selection.none
    return f"{selection.lead} {'; '.join(f'#{handle}' for handle in handles)}"
