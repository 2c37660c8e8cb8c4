"""Sentences made into abilities: which ability each begins, what hangs on the one before, and what it all says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from mazo.abilities.reading.assemble import Assembler, CantAssemble
from mazo.abilities.reading.joints import joined, trimmed
from mazo.abilities.reading.manner import plainly
from mazo.abilities.reading.parts import Said
from mazo.abilities.reading.passage import as_cost
from mazo.abilities.reading.references import Discourse, Unresolved
from mazo.abilities.reading.walk import changed, contains, found, swapped
from mazo.abilities.text.plan.order import usual_joint
from mazo.abilities.tree.deeds import Do, ToPlayer
from mazo.abilities.tree.effects import (
    Ability,
    Action,
    Activated,
    AlsoCosts,
    Answer,
    Can,
    Cant,
    Cost,
    Effect,
    Gain,
    Get,
    If,
    Instead,
    Keyword,
    Later,
    Play,
    PlayersMay,
    Static,
    To,
    Triggered,
    Unless,
)
from mazo.abilities.tree.facts import CostsLess
from mazo.abilities.tree.nouns import (
    AllHold,
    Cards,
    Chosen,
    Compare,
    Condition,
    Count,
    DoesntHold,
    During,
    Every,
    Facing,
    Happened,
    HostOf,
    Is,
    Named,
    Not,
    OfType,
    Ref,
    SameObject,
    Sum,
    They,
    This,
    When,
)
from mazo.games.myl.lexicon import ANSWERABLE, VERBS
from mazo.games.myl.reading.antecedents import (
    IT,
    CantMake,
    asks_what_it_is,
    so_many,
    this_there,
    those_counted,
    what_was_discarded,
    what_went,
)
from mazo.games.myl.reading.circumstances import all_hold, final_meant, happened, of_all_so_called, of_the_bearer
from mazo.games.myl.reading.folding import folded
from mazo.games.myl.reading.hanging import (
    all_facts,
    is_choice,
    is_elsewhere,
    is_fact,
    is_it,
    is_priced_choice,
    plays_this,
    shields,
    steps_of,
)
from mazo.games.myl.reading.parts import (
    SELF_NAME,
    YOUR_CHOICE,
    Annul,
    Blocker,
    Bought,
    Frame,
    From,
    Given,
    Happens,
    InPlay,
    KeywordSaid,
    Lasting,
    Linked,
    Moment,
    Once,
    OnlyPlay,
    Prevent,
    Replaced,
    Responding,
    Save,
    Seek,
    Spares,
    Stop,
    Times,
    ToPlayThis,
    Whoever,
    Within,
)
from mazo.games.myl.reading.pronouns import PRONOUNS
from mazo.games.myl.reading.shape import idle, lasting
from mazo.games.myl.words import SPEECH
from mazo.games.myl.words.usage import USAGE

FINAL: Final = ("the final phase", "your final phase")
SUBJECT: Final = Ref("subject")
BLOCKED_BY_THIS: Final = Facing(Ref("this"))
"""Whom this card blocks, where that must be told from who blocks it."""
_IN_PLAY_ZONES: Final = ("reserve", "paid gold", "defence line", "attack line", "support line")


class Draft(msgspec.Struct):
    """An ability on its way: the sentence that begins it, and those that hang on it."""

    frame: Frame
    more: list[Frame] = []
    at: list[int] = []
    """The numbers of its sentences."""


def made(draft: Draft, card_type: str, played_in: tuple[When, ...] = ()) -> list[Ability]:
    """The abilities of a draft; CantMake if they can't be one."""
    try:
        abilities = _Maker(draft, card_type, played_in).abilities()
        if Whoever() in draft.frame.leads and not all(isinstance(one, Activated) for one in abilities):
            raise CantMake("algo que se use")
        if found(abilities, _asks_its_own_type) is not None:
            raise CantMake("qué carta es así")
        return [plainly(one, lambda each: SPEECH.sentence(each, "es", kind=card_type)) for one in abilities]
    except (CantAssemble, Unresolved) as problem:
        raise CantMake(str(problem)) from problem
    except (ValueError, TypeError, AttributeError, KeyError, AssertionError) as problem:
        raise CantMake(f"algo que se pueda decir: {problem}") from problem


def _asks_its_own_type(node: Any) -> bool:
    """ "Si es un Oro" on no Oro speaks of another card, which nothing tells."""
    return isinstance(node, They) and node.cards == This() and contains(node.are, (OfType,))


def keywords(said: KeywordSaid) -> list[Ability]:
    """The keywords of a sentence that says some."""
    return [Keyword(name) for name in said.names]


def restriction(said: OnlyPlay, card_type: str) -> list[Ability]:
    """ "Sólo puedes jugar este Talismán …" """
    return [_resolved(Static((Cant("you", "play"),), DoesntHold(said.condition)), None, card_type)]


def extra_cost(said: ToPlayThis, card_type: str) -> list[Ability]:
    """ "Para jugar esta carta, debes …" """
    return [_resolved(Static((AlsoCosts(as_cost(folded(said.cost))),)), None, card_type)]


def sparing(frame: Frame, said: Spares) -> Frame:
    """A sentence whose cards in play are none of these types."""

    def spared(node: Any) -> Any:
        if isinstance(node, Cards) and node.zone == "play" and not node.types:
            return replace(node, where=(*node.where, Not(OfType(said.types))))
        return node

    done = replace(frame, do=changed(frame.do, spared))
    if done == frame:
        raise CantMake("cartas de cualquier tipo")
    return done


def bought(draft: Draft, said: Bought) -> None:
    """All that the sentences before say happens unless the opponent does this."""
    if draft.more or draft.frame.may or draft.frame.cost is not None:
        raise CantMake("una sola cosa que se evite")
    draft.frame = replace(draft.frame, do=Unless(folded(draft.frame.do), "each opponent", said.cost, "stopping"))


def once_per_name(ability: Ability) -> Ability:
    """ "Sólo puedes activar un … por turno": not if one of that name was used this turn."""
    if not isinstance(ability, Activated):
        return ability
    used = Compare(Happened("use an ability", "you", Cards(where=(Named((SELF_NAME,)),))), "is", 0)
    held = used if ability.condition is None else AllHold((ability.condition, used))
    return replace(ability, condition=held)


class _Maker:
    """One draft made into abilities."""

    def __init__(self, draft: Draft, card_type: str, played_in: tuple[When, ...]) -> None:
        self.frame = draft.frame
        self.more = draft.more
        self.card_type = card_type
        self.moments = [one.name for one in self.frame.leads if isinstance(one, Moment)]
        self.once = any(isinstance(one, Once) for one in self.frame.leads)
        self.conditions = [one.condition for one in self.frame.leads if isinstance(one, Given)]
        if card_type == "weapon":
            self.conditions = [of_the_bearer(one) for one in self.conditions]
        self.word = next((one.word for one in self.frame.leads if isinstance(one, Given)), "")
        self.whens = [when for one in self.frame.leads if isinstance(one, Happens) for when in one.whens]
        self.to = [when for one in self.frame.leads if isinstance(one, Responding) for when in one.to] or [*played_in]
        if self._holds_meanwhile():
            self.conditions = [*(happened(one) for one in self.whens), *self.conditions]
            self.whens, self.word = [], "if"
        self.zone = "play"
        for one in self.frame.leads:
            if isinstance(one, From):
                self._works_from(one.zone)
        self.fleeting = card_type == "talisman" and self.zone == "play"
        if len(self.moments) > 1:
            raise CantMake("una sola fase")

    def _holds_meanwhile(self) -> bool:
        """ "Durante el turno que … entra en juego", of all such cards: so it is, also of those that come later."""
        if self.frame.may or self.frame.cost is not None or Lasting("this turn", True) not in self.frame.leads:
            return False
        facts = steps_of(self.frame.do)
        return all(is_fact(one) and (isinstance(getattr(one, "them", None), Every) or _of_prices(one)) for one in facts)

    def _works_from(self, zone: str) -> None:
        if zone in _IN_PLAY_ZONES:
            self.conditions.append(They(This(), (Is(f"in the {zone}"),)))
        else:
            self.zone = zone

    def abilities(self) -> list[Ability]:
        do, cost = self._done()
        if self._speaks_of_its_weapon(do, cost):
            raise CantMake("qué Arma")
        do = self._of_who_blocks_it(do)
        if cost is not None:
            cost = so_many(self.conditions, self._payable(cost))
        do = what_was_discarded(those_counted(self.conditions, do), cost)
        if is_priced_choice(do) and cost is None and not self.fleeting and not self.whens and not self.to:
            return [one for part in do.of for one in self._each_option(part)]
        within = found((do, cost), lambda node: isinstance(node, Within))
        if within is not None:
            do, cost = swapped((do, cost), within, This())
            self._works_from(within.zone)
        prevent = found(do, lambda node: isinstance(node, Prevent))
        if prevent is not None:
            self.to = [*prevent.whens]
            do = swapped(do, prevent, Save())
        stop = found(do, lambda node: isinstance(node, Stop))
        redirects = found(do, lambda node: isinstance(node, Do) and node.verb == "redirect to") is not None
        if self.whens and self.whens[0].event in ("is blocked", "block") and contains(do, (Later,)):
            do = swapped(do, Facing(Ref("?subject")), Ref("other"))  # who blocked it, though they fight no more then
        if self.whens and (stop is not None or redirects or contains(do, (Save,))):
            self.to, self.whens = self.whens, []
        if stop is not None and not self.to and stop.verb == "cancel the attack":
            do = swapped(do, stop, Do(stop.verb, Every(Cards(("ally",), "opposing", (Is("attacking"),)))))
        annul = found(do, lambda node: isinstance(node, Annul))
        if annul is not None:
            self.to = [When(annul.event, annul.cards, who=annul.who)]
            do = swapped(do, annul, Do(annul.verb, SUBJECT))
        if self.zone != "play":
            do, cost = this_there(do), this_there(cost)
        elif any(isinstance(one, From) for one in self.frame.leads):
            cost = swapped(cost, IT, This())  # what was just said to be there
        if self.to and self.moments and self.moments[0] in FINAL:
            do, self.moments = Later(final_meant(self.moments[0]), do), []
        if self.to:
            return self._answer(do, cost)
        moment = self.moments[0] if self.moments else ""
        if moment in FINAL and not self.whens and not self.fleeting:
            self._waits_for_the_end_of_idleness()
            moment = "" if self.whens else moment
        if moment in FINAL and self.whens and self._begins_with_phase():
            self.conditions = [*(happened(one) for one in self.whens), *self.conditions]
            self.whens = []
        if moment in FINAL and self.whens:
            do, moment = Later(final_meant(moment), do), ""
        elif moment in FINAL and not self.fleeting:
            self.whens.append(When("final", who="you"))
            moment = ""
        if not self.whens and not self.fleeting and not all_facts(do):
            self._waits_for_the_end_of_idleness()
        asked = self.frame.may or self.once or cost is not None
        if moment == "your vigil" and not asked and not self.fleeting and (self.frame.must or not all_facts(do)):
            self.whens.append(When("vigil", who="you"))
            moment = ""
        if self.whens:
            if self.whens[0].event == "final" and isinstance(do, Later) and do.when.event == "final":
                do = do.do  # it is that phase already
            if moment:
                self.conditions.append(During(moment))
            return [self._triggered(do, cost)]
        if self.fleeting and shields(self.frame):
            return self._static(swapped(do, Ref("?subject"), This()))
        if self.fleeting:
            return self._action(do, cost, moment)
        do = self._of_who_blocks(self._cheaper(do))
        asked = bool(moment) or cost is not None or self.frame.may or bool(self.whens)
        if isinstance(do, Later) and do.when.event == "final" and not asked:
            self.whens.append(When("final", who="you"))  # "si …, destrúyelo al final del turno"
            do = do.do
        if self.whens:
            return [self._triggered(do, cost)]
        if moment and not self.once and cost is None and not self.frame.may and all_facts(do):
            self.conditions.insert(0, During(moment))
            return self._static(do)
        if moment or self.once or cost is not None or self.frame.may:
            return [self._activated(do, cost, moment)]
        return self._static(do)

    def _cheaper(self, do: Any) -> Any:
        """ "Puedes jugar esta carta reduciendo su coste": it costs less, which nobody would turn down."""
        if self.frame.may and isinstance(do, Play) and do.them == This() and do.less and not do.free:
            self.frame = replace(self.frame, may=False)
            return CostsLess(do.less, "this")
        return do

    def _speaks_of_its_weapon(self, do: Any, cost: Any) -> bool:
        """ "Si porta un Arma, puedes destruirla …": that Arma, which no tree can tell from the others."""
        first = do if cost is None else cost
        armed = any(isinstance(one, They) and one.are == (Is("armed"),) for one in self.conditions)
        return armed and found(first, is_it) is not None and not contains(first, (Chosen, Seek))

    def _of_who_blocks_it(self, do: Any) -> Any:
        """ "El Aliado que bloquee a …": whoever fights with it; what is so of that one is so while it is blocked."""
        blocker = found(do, lambda node: isinstance(node, Blocker))
        if blocker is None:
            return do
        if all_facts(do) and not self.whens and not self.to and not self.fleeting:
            self.conditions.insert(0, They(blocker.of, (Is("attacking"),)))
            self.word = self.word or "while"
        return swapped(do, blocker, Facing(blocker.of))

    def _of_who_blocks(self, do: Any) -> Any:
        """ "El Aliado que bloquee a …", to whom something is done: when it blocks; what is so is so meanwhile."""
        if self.to or self.moments or all_facts(do) or not contains(do, (Facing,)):
            return do
        facing = found(do, lambda node: isinstance(node, Facing))
        event = "block" if facing == BLOCKED_BY_THIS else "is blocked"
        blocked = facing.cards if isinstance(facing.cards, HostOf) else None
        self.whens = [When(event, "this" if blocked is None else Cards(("ally",), where=(SameObject(blocked),)))]
        return swapped(do, facing, Ref("other"))

    def _begins_with_phase(self) -> bool:
        first = next(one for one in self.frame.leads if isinstance(one, Moment | Happens))
        return isinstance(first, Moment)

    def _each_option(self, option: To) -> list[Ability]:
        """ "Puedes elegir entre pagar … para …": each an ability of its own, used as often as it is paid."""
        frame = replace(self.frame, do=option.then, cost=option.cost)
        return _Maker(Draft(frame), self.card_type, ()).abilities()

    def _waits_for_the_end_of_idleness(self) -> None:
        """ "Si el portador no es declarado atacante, …": something that happens, so the Fase Final tells."""
        for one in self.conditions:
            if isinstance(one, They) and one.are == (Not(Is("attacking")),):
                self.conditions.remove(one)
                self.whens.append(idle(one.cards))
                return

    # What is done.

    def _done(self) -> tuple[Any, Any]:
        do, cost = self.frame.do, self.frame.cost
        for one in self.frame.leads:
            if isinstance(one, Lasting) and not (one.meanwhile and self._holds_meanwhile()):
                do = lasting(do, one.until, everything=not self.whens)
        if cost is not None and is_choice(cost):
            do, cost = joined(cost, "and", do), None
        first = Said(do)
        if self.conditions and not self.frame.may and cost is None and _is_otherwise(self.more):
            first = Said(do, condition=all_hold(self.conditions))  # what else would be otherwise?
            self.conditions = []
        more = zip((self.frame, *self.more), self.more, strict=False)
        said = [self._said(what_went(one, before) if asks_what_it_is(one) else one) for before, one in more]
        return _assembler().effect_of([first, *said]), cost

    def _said(self, frame: Frame) -> Said:
        do = frame.do
        if frame.cost is not None:
            do = joined(frame.cost, "and", do) if is_choice(frame.cost) else To(frame.cost, do)
        if frame.may:
            do = PlayersMay(do)
        how, joint, condition = "plain", ".", None
        for one in frame.leads:
            match one:
                case Linked("then"):
                    joint = ". then"
                case Linked(link):
                    how = link
                case Given(given):
                    condition = given
                case Lasting(until):
                    do = lasting(do, until)
                case Moment(name) if name in FINAL:
                    do = Later(final_meant(name), do)
                case InPlay():
                    do = lasting(do, "while this is in play")
                case _:
                    raise CantMake("una frase que siga a la anterior")
        return Said(do, how, condition, joint=joint)  # type: ignore[arg-type]

    def _optional(self, do: Any, cost: Any) -> Any:
        if cost is not None:
            do = To(cost, do)
        return PlayersMay(do) if self.frame.may else do

    # The sorts of abilities.

    def _triggered(self, do: Any, cost: Any) -> Ability:
        do, condition = self._resolve(self._optional(do, cost), self.whens[0])
        whens = _resolved(tuple(self.whens), None, self.card_type)
        return Triggered(whens, do, condition, "turn" if self.once else "", "", self.zone)

    def _answer(self, do: Any, cost: Any) -> list[Ability]:
        to = tuple(self.to)
        if isinstance(do, Replaced):
            return self._replaced(do.do, cost)
        if contains(do, (Save,)):
            return self._saved(do, cost)
        stop = found(do, lambda node: isinstance(node, Stop))
        if stop is not None:
            do = swapped(do, stop, self._stopped(stop))
        forced = not self.frame.may and cost is None and not self.fleeting and stop is None
        if forced and to[0].event == "declare an attack":
            self.whens = [replace(one, said=one.said or "answer") for one in to]
            return [self._triggered(do, cost)]
        if any(one.event not in ANSWERABLE or (one.cards == "this" and one.event != "be targeted") for one in to):
            self.whens = [replace(one, said=one.said or "answer") for one in to]
            if self.fleeting and len(to) == 1 and to[0].event == "attack" and isinstance(to[0].cards, Cards):
                return self._answer_to_attack(to[0].cards, do, cost)
            if self.fleeting:
                raise CantMake("algo que un Talismán pueda responder")
            final = next((one for one in self.moments if one in FINAL), "")
            if final:
                do = Later(final_meant(final), do)
            elif self.moments:
                self.conditions += [During(name) for name in self.moments]
            return [self._triggered(do, cost)]
        if self.moments:
            self.conditions += [During(name) for name in self.moments]
        paid, do, condition = self._paid_for(do, cost, to[0])
        if self.fleeting and contains(do, (Play,)) and found(do, plays_this) is not None:
            raise CantMake("lo que hace el Talismán")  # it is being played already
        if self.fleeting and paid != Cost():
            cost, do = self._optional(do, cost), None
            paid, do, condition = self._paid_for(cost, None, to[0])
        return [Answer(to, do, paid, self.once, condition=condition, zone=self.zone)]

    def _answer_to_attack(self, cards: Cards, do: Any, cost: Any) -> list[Ability]:
        """The declaration of an attack with such an ally is what can be answered."""
        if found((do, cost), is_it) is not None:
            raise CantMake("lo que se hace sin hablar de quien ataca")
        among = replace(cards, where=(*cards.where, Is("attacking")))
        declared = When("declare an attack", who="any player", conditions=(Compare(Count(among), "at least", 1),))
        self.whens, self.to = [], [declared]
        return self._answer(do, cost)

    def _stopped(self, stop: Stop) -> Effect:
        if self.to[0].event == "declare an attack":
            return Do("cancel the attack", Ref("attackers"))
        if self.to[0].event == "be targeted":
            return Do("cancel", Ref("other"))
        if self.to[0].event == "use an ability":
            return Do("cancel", SUBJECT)
        return Do(stop.verb, SUBJECT)

    def _replaced(self, do: Any, cost: Any) -> list[Ability]:
        """Instead of what would befall such a card something else happens, whoever likes it or not."""
        whens = tuple(replace(one, said="") for one in self.to)
        if cost is not None or self.fleeting or self.once or self.moments or len(whens) > 1:
            raise CantMake("lo que pasa en su lugar")
        if whens[0].event not in VERBS or contains(do, (Chosen, Seek)):
            raise CantMake("lo que pasa en su lugar")
        done, condition = self._resolve(do, whens[0])
        return [Static((Instead(whens[0], done),), condition)]

    def _saved(self, do: Any, cost: Any) -> list[Ability]:
        whens = tuple(replace(one, said="") for one in self.to)
        leaving = any(one.event not in VERBS for one in whens)
        if self.fleeting or leaving or self.once or do != Save() or len(whens) > 1:
            if cost is None and not self.fleeting:
                raise CantMake("lo que se paga para salvarla")
            paid, done, condition = self._paid_for(swapped(do, Save(), Do("prevent", SUBJECT)), cost, whens[0])
            return [Answer(whens, done, paid, self.once, condition=condition)]
        if cost is None:
            raise CantMake("lo que se paga para salvarla")
        paid, condition = self._resolve(cost, whens[0])
        facts = tuple(Instead(one, Unless(Do(one.event, SUBJECT), "you", paid)) for one in whens)
        return [Static(facts, condition)]

    def _activated(self, do: Any, cost: Any, moment: str) -> Ability:
        if cost is None and not moment and not self.once and self.zone == "play":
            raise CantMake("un coste, una fase o un límite")
        conditions = [During(moment)] if moment else []
        self.conditions = [*conditions, *self.conditions]
        paid, do, condition = self._paid_for(do, cost, None)
        # What costs nothing is done once in the phase that it names
        once = self.once or (cost is None and bool(moment))
        times = next((one.count for one in self.frame.leads if isinstance(one, Times)), 0)
        if do == Play(This(), free=False) and self.zone == "graveyard" and paid == Cost() and not once:
            return Static((Can(This(), "be played from the graveyard"),), condition)  # whenever such cards are played
        who: Any = "any player" if Whoever() in self.frame.leads else "you"
        return Activated(paid, do, once and not times, condition=condition, zone=self.zone, times=times, who=who)

    def _action(self, do: Any, cost: Any, moment: str) -> list[Ability]:
        out: list[Ability] = []
        if moment in FINAL:
            raise CantMake("una fase en que se juegue")
        if moment:
            out.append(Static((Cant("you", "play"),), DoesntHold(During(moment))))
        do = self._optional(do, cost)
        if self.conditions:
            do = If(all_hold(self.conditions), do)
        self.conditions = []
        do, _ = self._resolve(do, None)
        return [*out, Action(do)]

    def _static(self, do: Any) -> list[Ability]:
        facts = steps_of(do)
        facts = tuple(of_all_so_called(one) for one in facts)
        if any(is_elsewhere(one) for one in facts):
            raise CantMake("cartas en juego")
        for one in facts:
            if not is_fact(one):
                raise CantMake(f"lo que es así, no {type(one).__name__}")
            if isinstance(one, Get) and one.amount == Sum("strength", one.them):
                raise CantMake("una Fuerza que no se lea a sí misma")  # it would be doubled again and again
        static: Static = _resolved(Static(facts), None, self.card_type)
        _, condition = self._resolve(None, None)
        if condition is None and all(isinstance(one, Gain) and one.them == This() for one in static.facts):
            return [one.ability for one in static.facts if isinstance(one, Gain)]
        return [replace(static, condition=condition, said=self.word if condition is not None else "")]

    # Their parts.

    @staticmethod
    def _payable(cost: Any) -> Any:
        """What is done in order to do something else: no gold is generated for that, and a card isn't played twice."""
        if found(cost, lambda node: isinstance(node, ToPlayer) and node.verb == "generate gold") is not None:
            raise CantMake("para qué es el Oro")
        parts = [one for one in steps_of(cost) if not (isinstance(one, Play) and one.them == This())]
        return joined(*parts) if len(parts) > 1 else parts[0]

    def _paid_for(self, do: Any, cost: Any, when: When | None) -> tuple[Cost, Any, Condition | None]:
        condition = _resolved(all_hold(self.conditions), when, self.card_type) if self.conditions else None
        paid, done = _resolved((as_cost(cost) if cost is not None else Cost(), folded(do)), when, self.card_type)
        return paid, done, condition

    def _resolve(self, do: Any, when: When | None) -> tuple[Any, Condition | None]:
        condition = _resolved(all_hold(self.conditions), when, self.card_type) if self.conditions else None
        return (None if do is None else _resolved(folded(do), when, self.card_type)), condition


def _chosen_by_you(node: Any) -> Any:
    return replace(node, by="you") if isinstance(node, Chosen) and node.by == YOUR_CHOICE else node


def _of_prices(fact: Any) -> bool:
    """What other cards cost."""
    return isinstance(fact, CostsLess) and isinstance(fact.cards, Cards)


def _assembler() -> Assembler:
    return Assembler({}, ("?it",), ("?it",))


def _is_otherwise(more: Sequence[Frame]) -> bool:
    return bool(more) and Linked("otherwise") in more[0].leads


def _resolved(node: Any, when: When | None, card_type: str) -> Any:
    resolved = changed(Discourse(PRONOUNS, when, card_type).resolved(node), _chosen_by_you)
    return trimmed(resolved, lambda before, after: usual_joint(before, after, USAGE))
