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
Changeable: TypeAlias = Annotated[str, _words("changeable")]
"""A figure that effects change."""
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
Verb: TypeAlias = Annotated[str, _words("verbs")]
"""What can be done with cards."""
PlayerVerb: TypeAlias = Annotated[str, _words("player_verbs")]
"""What can happen to players."""
Counter: TypeAlias = Annotated[str, _words("counters")]
"""A kind of counters that lie on cards."""
Colour: TypeAlias = Annotated[str, _words("colours")]
PlayerFigure: TypeAlias = Annotated[str, _words("player_figures")]
"""What players have so much of."""
Rule: TypeAlias = Annotated[str, _words("rules")]
"""A rule of the game that cards may change for players."""
Way: TypeAlias = Annotated[str, _words("ways")]
"""A way of playing cards besides the usual one."""
PlayWay: TypeAlias = Annotated[str, _words("play_ways")]
"""A way in which an effect lets cards be played."""
CostVerb: TypeAlias = Annotated[str, _words("cost_verbs")]
"""What a card may do itself to pay for something."""
Entry: TypeAlias = Annotated[str, _words("entries")]
"""A state in which cards may enter play, besides the usual one."""
EnteredZone: TypeAlias = Annotated[str, _words("entered_zones")]
"""A zone for which it may be said how cards enter it."""
ActElsewhere: TypeAlias = Annotated[str, _words("acts_elsewhere")]
"""What players may be allowed to do from other zones."""
MeasuredVerb: TypeAlias = Annotated[str, _words("measured_verbs")]
"""What cards do by one of their figures."""
AlteredVerb: TypeAlias = Annotated[str, _words("altered_verbs")]
"""What may be done more, less, or not at all."""
Occasion: TypeAlias = Annotated[str, _words("occasions")]
"""When that is so."""
FirmFigure: TypeAlias = Annotated[str, _words("firm_figures")]
"""A figure that may be kept from being reduced."""
Moment: TypeAlias = Annotated[str, _words("moments")]
"""What this card may be in the middle of."""
Quality: TypeAlias = Annotated[str, _words("qualities")]
"""What of cards can be counted as different."""
Likeness: TypeAlias = Annotated[str, _words("likenesses")]
"""What cards can have the same of."""
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
