"""What trees of any game say again and again, under a name for whoever writes one."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.nouns import Ref, This

THIS: Final = This()
IT: Final = Ref("it")
SUBJECT: Final = Ref("subject")
OTHER: Final = Ref("other")
LOOKED: Final = Ref("looked")
