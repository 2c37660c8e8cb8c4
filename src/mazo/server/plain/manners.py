"""How people play together, as the form of the plain page asks it: against which clock, and who may join and watch."""

from __future__ import annotations

from html import escape
from typing import Final, get_args

import msgspec

from mazo.games.kind import GameKind
from mazo.games.packkind import PackKind
from mazo.server.plain.markup import Fields, choice, say
from mazo.server.records import Absent, Timing, Wish
from mazo.server.timing import OFFERED
from mazo.texts.lang import Lang

MARK: Final = "manners"
"""The field that tells a form with these choices from one without them: a box that is not ticked is not sent."""


def with_manners(wish: Wish, fields: Fields) -> Wish:
    """A table as the form says it; as usual where it says nothing."""
    if not fields.get(MARK):
        return wish
    absent: Absent = next((one for one in get_args(Absent) if one == fields.get("absent")), "wait")
    return msgspec.structs.replace(
        wish,
        timing=_clock_of(fields),
        absent=absent,
        open=fields.get("listed") == "1",
        watch=fields.get("watched") == "1",
    )


def manners(kind: GameKind, lang: Lang) -> str:
    """The choices, folded away: nobody needs them against a bot. A draft has its own clock, and no matches here."""
    if isinstance(kind, PackKind):
        return ""
    clocks = {"": say("plain", "no_clock", lang)}
    clocks |= {str(at): clock_text(one, lang) for at, one in enumerate(OFFERED)}
    late = {name: say("plain", f"turn_over_{name}", lang) for name in ("bot", "loses")}
    absent = {name: say("plain", f"absent_{name}", lang) for name in get_args(Absent)}
    rows = (
        f"<label>{say('plain', 'clock_choice', lang)} {choice('clock', clocks)}</label>",
        f"<label>{say('plain', 'turn_over', lang)} {choice('late', late)}</label>",
        f"<label>{say('plain', 'absent', lang)} {choice('absent', absent)}</label>",
        _box("listed", lang),
        _box("watched", lang, ticked=True),
    )
    return (
        f"<details><summary>{say('plain', 'manners', lang)}</summary>"
        f'<input type="hidden" name="{MARK}" value="1">{"".join(f"<p>{row}</p>" for row in rows)}</details>'
    )


def clock_text(timing: Timing, lang: Lang) -> str:
    """How much time a table gives, in words."""
    left = minutes(timing.seconds)
    if timing.kind == "turn":
        return say("plain", "timed_turn", lang, left=left)
    return say("plain", "timed_more" if timing.increment else "timed_game", lang, left=left, n=timing.increment)


def minutes(seconds: float) -> str:
    """Seconds as a clock shows them."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def _box(name: str, lang: Lang, *, ticked: bool = False) -> str:
    checked = " checked" if ticked else ""
    return f'<label><input type="checkbox" name="{escape(name)}" value="1"{checked}> {say("plain", name, lang)}</label>'


def _clock_of(fields: Fields) -> Timing | None:
    chosen = next((one for at, one in enumerate(OFFERED) if str(at) == fields.get("clock")), None)
    if chosen is None or chosen.kind == "game":
        return chosen
    return msgspec.structs.replace(chosen, late="loses" if fields.get("late") == "loses" else "bot")
