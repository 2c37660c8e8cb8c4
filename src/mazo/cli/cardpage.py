"""`mazo cards page`: the generated page about the cards, written or checked."""

from __future__ import annotations

import sys

from mazo.cli.cardwords import say
from mazo.cli.checkout import workshop_of
from mazo.games.kind import GameKind
from mazo.texts.lang import Lang


def show_page(kind: GameKind, check: bool, lang: Lang) -> bool:
    """Write the page, or only say whether it is up to date; False if it is not."""
    page = workshop_of(kind.name, "cards_page")
    if not check:
        print(say("say", "written", lang, path=page.write().as_posix()))
        return True
    current: bool = page.check()
    print(say("say", "current" if current else "stale", lang), file=sys.stdout if current else sys.stderr)
    return current
