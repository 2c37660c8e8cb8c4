"""`mazo cards page`: the generated page about the cards, written or checked."""

from __future__ import annotations

import sys

from mazo.cli.cardwords import say
from mazo.cli.checkout import open_workshop
from mazo.texts.lang import Lang


def show_page(check: bool, lang: Lang) -> bool:
    """Write the page, or only say whether it is up to date; False if it is not."""
    open_workshop()
    from workshop.lorcana import cards_page as page

    if not check:
        print(say("say", "written", lang, path=page.write().as_posix()))
        return True
    current = page.check()
    print(say("say", "current" if current else "stale", lang), file=sys.stdout if current else sys.stderr)
    return current
