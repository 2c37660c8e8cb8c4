"""What trees of Lorcana say again and again, under a name for whoever writes one."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.nouns import Cards, Is, They, When
from mazo.abilities.tree.short import THIS

CHARACTER: Final = Cards(("character",))
MINE: Final = Cards(("character",), "yours")
MY_OTHERS: Final = Cards(("character",), "yours", other=True)
OPPOSING: Final = Cards(("character",), "opposing")
HAND: Final = Cards(whose="yours", zone="hand")
PLAYED: Final = (When("play", "this"),)
QUESTS: Final = (When("quest", "this"),)
MY_TURN_STARTS: Final = (When("turn start", who="you"),)
MY_TURN_ENDS: Final = (When("turn end", who="you"),)
SHIFTED: Final = They(THIS, (Is("shifted"),))
