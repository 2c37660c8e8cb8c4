"""The sorts of words that trees use: text to the tree itself, known or unknown to a game's `Lexicon`.

A field whose type is `Zone` holds a word that the game has for a zone, and so on for each sort.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

SORT: Final = "sort"


def _words(sort: str) -> Meta:
    """The mark of a field whose words a lexicon lists under this name."""
    return Meta(extra={SORT: sort})


CardType: TypeAlias = Annotated[str, _words("types")]
Zone: TypeAlias = Annotated[str, _words("zones")]
Stat: TypeAlias = Annotated[str, _words("figures")]
State: TypeAlias = Annotated[str, _words("states")]
KeywordName: TypeAlias = Annotated[str, _words("keywords")]
Variant: TypeAlias = Annotated[str, _words("variants")]
"""A sort of a keyword, where it has several."""
EventName: TypeAlias = Annotated[str, _words("events")]
Until: TypeAlias = Annotated[str, _words("durations")]
PlayerWord: TypeAlias = Annotated[str, _words("players")]
Act: TypeAlias = Annotated[str, _words("acts")]
"""What cards or players can be kept from."""
Duty: TypeAlias = Annotated[str, _words("duties")]
"""What cards can be made to do."""
Licence: TypeAlias = Annotated[str, _words("licences")]
"""What cards can be allowed although the rules say otherwise."""
Moment: TypeAlias = Annotated[str, _words("moments")]
"""What this card may be in the middle of."""
Quality: TypeAlias = Annotated[str, _words("qualities")]
"""What of cards can be counted as different."""
Destination: TypeAlias = Annotated[str, _words("destinations")]
"""Where some of the cards that were looked at may go."""
Remainder: TypeAlias = Annotated[str, _words("remainders")]
"""Where the rest of them may go."""
Afterwards: TypeAlias = Annotated[str, _words("afterwards")]
"""What may become of a card after it was played."""
StepName: TypeAlias = Annotated[str, _words("steps")]
"""A step of the turn that can be skipped."""
Charge: TypeAlias = Annotated[str, _words("charges")]
"""What can cost more or less."""
