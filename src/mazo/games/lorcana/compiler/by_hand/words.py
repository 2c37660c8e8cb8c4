"""What trees by hand say again and again."""

from __future__ import annotations

from typing import Final

from mazo.games.lorcana.abilities.nouns import Cards, Is, Ref, They, This, When

CHARACTER: Final = Cards(("character",))
MINE: Final = Cards(("character",), "yours")
MY_OTHERS: Final = Cards(("character",), "yours", other=True)
OPPOSING: Final = Cards(("character",), "opposing")
HAND: Final = Cards(whose="yours", zone="hand")
PLAYED: Final = (When("play", "this"),)
QUESTS: Final = (When("quest", "this"),)
MY_TURN_STARTS: Final = (When("turn start", who="you"),)
MY_TURN_ENDS: Final = (When("turn end", who="you"),)
IT: Final = Ref("it")
SUBJECT: Final = Ref("subject")
SHIFTED: Final = They(This(), (Is("shifted"),))
