"""What every voice is made of besides its own parts: the parts of the plan, each with the language's small words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Literal, TypeVar

import msgspec

from mazo.abilities.text.plan import (
    describing,
    doing,
    framing,
    granting,
    happening,
    measuring,
    stating,
    telling,
    uttering,
)
from mazo.abilities.text.plan.framing import Frame
from mazo.abilities.text.plan.happening import Around
from mazo.abilities.text.plan.measuring import Wording
from mazo.abilities.text.plan.stage import Stage
from mazo.abilities.text.plan.telling import Word
from mazo.abilities.text.words import Utterance
from mazo.abilities.tree.effects import Joint

F = TypeVar("F")
P = TypeVar("P", bound=happening.Worded)
C = TypeVar("C", bound=msgspec.Struct)


class Small(msgspec.Struct, frozen=True, kw_only=True):
    """The small words of a language, by the part of the plan that frames its sentences with them."""

    telling: Mapping[Word, str]
    framing: Mapping[Frame, str]
    uttering: Mapping[Utterance, str]
    measuring: Mapping[Wording, str]
    around: Mapping[Around, str]
    where: Mapping[Literal["under", "from", "in"], str]
    joints: Mapping[Joint, str]

    def of_game(self, utterances: Mapping[Utterance, str]) -> Small:
        """The same with what a game says in another way around whole abilities."""
        return msgspec.structs.replace(self, uttering={**self.uttering, **utterances})


class Voice(Generic[F, C, P]):
    """The parts of the plan for one text."""

    def plan(
        self,
        small: Small,
        stage: Stage,
        events: happening.Events[C, P],
        granter: granting.Granter[P],
        describer: describing.Describer,
        doer: doing.Doer[F],
        reckoner: measuring.Reckoner,
        stater: stating.Stater,
        speaker: telling.Speaker,
        utterer: uttering.Utterer,
        framer: framing.Framer,
    ) -> None:
        """Every part of the plan; whom they ask is one voice, of which each knows what it needs."""
        self.describing = describing.Describing(describer, small.where, stage)
        self.granting: granting.Granting[P] = granting.Granting(granter, small.measuring, stage)
        self.doing: doing.Doing[F] = doing.Doing(doer, None, stage)
        self.measuring = measuring.Measuring(reckoner, small.measuring, stage)
        self.happening: happening.Happening[C, P] = happening.Happening(events, small.around, stage)
        self.stating = stating.Stating(stater, small.telling["nothing"], stage)
        self.telling = telling.Telling(speaker, small.telling, stage, small.joints, small.framing["closing"])
        self.uttering = uttering.Uttering(utterer, small.uttering, stage)
        self.framing = framing.Framing(framer, small.framing, stage)
