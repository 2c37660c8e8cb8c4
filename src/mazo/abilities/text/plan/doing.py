"""What players do: which deed an effect is, and what later sentences may speak of because of it."""

from __future__ import annotations

from string import Formatter
from typing import Generic, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from mazo.abilities.text.plan.shapes import in_deck, is_plural, is_you
from mazo.abilities.text.plan.stage import Part
from mazo.abilities.text.plan.usage import Met
from mazo.abilities.text.words import Deed, GameWords
from mazo.abilities.tree.deeds import (
    Credit,
    Discard,
    Do,
    Draw,
    Look,
    MoveCounters,
    NameCard,
    PutCounters,
    PutUnder,
    RemoveCounters,
    Reveal,
    RevealHand,
    RevealUntil,
    Search,
    Shuffle,
    Sort,
    ToDeck,
    ToPlayer,
)
from mazo.abilities.tree.effects import (
    Choose,
    ChoosePlayer,
    Effect,
    Move,
    NextEnters,
    Nothing,
    Pay,
    PayLess,
    Play,
    Skip,
    UseAbility,
)
from mazo.abilities.tree.facts import PlayerRule, PlayFrom
from mazo.abilities.tree.nouns import (
    Amount,
    Cards,
    Chosen,
    Count,
    Every,
    Is,
    PlayerOf,
    Ref,
    Them,
    This,
    Top,
    Who,
    Whose,
)

F = TypeVar("F", contravariant=True)
G = TypeVar("G")


class Deeds(Protocol[F]):
    """How a language says what is done, with the verb in a form; each gives a clause."""

    def draw(self, effect: Draw, form: F) -> str:
        """Cards drawn."""

    def discard(self, effect: Discard, form: F) -> str:
        """Cards discarded from hand."""

    @property
    def words(self) -> GameWords:
        """The words of the game."""

    def pick(self, them: Them, form: F) -> str:
        """The words before the verb when another player chooses."""

    def filled(self, verb: str, rest: str, them: Them, form: F) -> str:
        """Something done with cards: the verb, the cards, and whose zones they go to."""

    def measured(self, deed: Deed, amount: Amount, to: Them, form: F) -> str:
        """So much of something done to cards."""

    def to_player(self, effect: ToPlayer, form: F) -> str:
        """Something that happens to players, by a verb of the game."""

    def put_counters(self, effect: PutCounters, form: F) -> str:
        """Counters put on cards."""

    def remove_counters(self, effect: RemoveCounters, form: F) -> str:
        """Counters removed."""

    def move_counters(self, effect: MoveCounters, form: F) -> str:
        """Counters moved."""

    def to_deck(self, effect: ToDeck, form: F) -> str:
        """Cards put or shuffled into decks."""

    def put_under(self, effect: PutUnder, form: F) -> str:
        """Cards put under a card."""

    def shuffle(self, who: Who, form: F) -> str:
        """Decks shuffled."""

    def credit(self, effect: Credit, form: F) -> str:
        """Something to pay with for certain cards only."""

    def name_card(self, effect: NameCard, form: F) -> str:
        """A card named."""

    def pay(self, effect: Pay, form: F) -> str:
        """Something paid."""

    def choose(self, them: Them, form: F) -> str:
        """Cards chosen for what follows."""

    def choose_player(self, who: Who, form: F) -> str:
        """A player chosen for what follows."""

    def use_ability(self, effect: UseAbility, form: F) -> str:
        """An ability used for free."""

    def skip(self, effect: Skip, form: F) -> str:
        """A step of the turn skipped."""

    def do_more(self, rule: PlayerRule, form: F) -> str:
        """Something done more often than the rules say."""

    def nothing(self, form: F) -> str:
        """Nothing."""


class Showing(Protocol[F]):
    """How a language says that cards are looked at."""

    def look_at_zone(self, cards: Cards, form: F) -> str:
        """A whole zone looked at."""

    def look(self, at: Them, form: F) -> str:
        """Cards looked at."""

    def reveal(self, them: Them, form: F) -> str:
        """Cards revealed."""

    def reveal_hand(self, who: Who, form: F) -> str:
        """A hand revealed."""

    def reveal_until(self, effect: RevealUntil, form: F) -> str:
        """Cards revealed until such a one comes."""

    def search(self, effect: Search, form: F) -> str:
        """Cards searched for and revealed."""

    def sort(self, sort: Sort, form: F) -> list[str]:
        """The cards distributed, as sentences with the same subject."""


class Playing(Protocol[F]):
    """How a language says that cards are played and moved."""

    def play(self, effect: Play, form: F) -> list[str]:
        """Cards played by an effect, and what is said after it."""

    def move(self, effect: Move, form: F) -> str:
        """Cards moved to another one."""


class References(Protocol):
    """How a language keeps what was spoken of."""

    def met(self, them: Them) -> Met:
        """What is known of those cards."""


class Doer(Protocol[F]):
    """The parts of a voice that say deeds."""

    @property
    def deeds(self) -> Deeds[F]:
        """Deeds."""

    @property
    def showing(self) -> Showing[F]:
        """Looking at cards."""

    @property
    def playing(self) -> Playing[F]:
        """Playing cards."""

    @property
    def refs(self) -> References:
        """What was spoken of."""


class Doing(Part[Doer[G], None], Generic[G]):
    """What is done, clause by clause, and what the text has met by it."""

    def act(self, effect: Effect, form: G) -> list[str]:
        """What is done, with its verb in that form, and what follows; the next effect may ask how much that was."""
        said = self._said(effect, form)
        self.scene.done = effect
        return said

    def _said(self, effect: Effect, form: G) -> list[str]:
        deeds = self.voice.deeds
        match effect:
            case Do():
                return self._done(effect, form)
            case Play():
                return self.voice.playing.play(effect, form)
            case Sort():
                return self.voice.showing.sort(effect, form)
            case Draw():
                return [deeds.draw(effect, form)]
            case Discard():
                return [deeds.discard(effect, form)]
            case ToPlayer():
                return [deeds.to_player(effect, form)]
            case Credit():
                return [deeds.credit(effect, form)]
            case PutCounters():
                return [deeds.put_counters(effect, form)]
            case RemoveCounters():
                return [deeds.remove_counters(effect, form)]
            case MoveCounters():
                return [deeds.move_counters(effect, form)]
            case ToDeck():
                return [deeds.to_deck(effect, form)]
            case PutUnder():
                return [deeds.put_under(effect, form)]
            case Look() | Reveal() | RevealHand() | RevealUntil() | Search():
                return [self._shown(effect, form)]
            case Move():
                return [self.voice.playing.move(effect, form)]
            case _:
                return [self._rarely(effect, form)]

    def _done(self, effect: Do, form: G) -> list[str]:
        """Something done with cards, by a verb of the game, and what is said after it."""
        deeds, them = self.voice.deeds, effect.them
        deed = deeds.words.verbs[effect.verb]
        if deed.measured:
            said = deeds.measured(deed, effect.amount, them, form)
        else:
            unseen = deed.drawn is not None and self.voice.refs.met(them).zone in ("deck", "under")
            verb, rest = deed.drawn if unseen and deed.drawn is not None else (deed.verb, deed.rest)
            if deed.known and isinstance(them, Ref) and them.name in self.scene.usage.roles:
                rest = deed.known
            match them:
                case Every(cards=Cards(whose="opposing", where=(Is(state=state),), zone="play")):
                    rest = deed.opposing[1] if deed.opposing[0] == state else rest
            said = deeds.pick(them, form) + deeds.filled(verb, rest, them, form)
        return [said, deed.then] if deed.then else [said]

    def _rarely(self, effect: Effect, form: G) -> str:
        """What players do less often."""
        deeds = self.voice.deeds
        match effect:
            case Shuffle(who=who):
                return deeds.shuffle(who, form)
            case NameCard():
                return deeds.name_card(effect, form)
            case Pay():
                return deeds.pay(effect, form)
            case Choose(them=them):
                return deeds.choose(them, form)
            case ChoosePlayer(who=who):
                self.stage.several_players = who in self.scene.usage.several
                return deeds.choose_player(who, form)
            case UseAbility():
                return deeds.use_ability(effect, form)
            case Skip():
                return deeds.skip(effect, form)
            case PlayerRule(rule=rule) if rule in self.scene.usage.more:
                return deeds.do_more(effect, form)
            case PayLess() | PlayFrom() | PlayerRule() | NextEnters() | Nothing():
                return deeds.nothing(form)
            case _:
                raise TypeError(f"not something that players do: {type(effect).__name__}")

    def _shown(self, effect: Look | Reveal | RevealHand | RevealUntil | Search, form: G) -> str:
        """Cards that are looked at, of which later sentences can speak."""
        showing, scene = self.voice.showing, self.scene
        whose: Whose
        match effect:
            case Look(at=Every(cards=cards)) if cards.zone != "play" and not cards.types and not cards.where:
                return showing.look_at_zone(cards, form)
            case Look(at=at):
                text = showing.look(at, form)
                scene.met["looked"] = self.voice.refs.met(at)
                return text
            case Reveal(them=them):
                text = showing.reveal(them, form)
                if isinstance(them, Chosen) and them.name != "it":
                    scene.meet("it", self.voice.refs.met(them))
                if isinstance(them, Top):
                    met = self.voice.refs.met(them)
                    several = met.plural or them.whose in ("any", "opposing")
                    scene.met["looked"] = Met("card", several, them.whose, "deck")
                return text
            case RevealHand(who=who):
                scene.meet("looked", Met("card", True, "theirs"))
                return showing.reveal_hand(who, form)
            case RevealUntil(who=who):
                text = showing.reveal_until(effect, form)
                whose = "yours" if is_you(who) else "theirs"
                scene.meet("looked", Met("card", True, whose))
                scene.meet("it", Met("card", False, whose, "deck"))
                return text
            case Search(cards=cards, count=count):
                text = showing.search(effect, form)
                kind = scene.usage.kind_of(in_deck(cards))
                whose = "opposing" if cards.whose == "opposing" else "yours"
                scene.meet("it", Met(kind, is_plural(count), whose, "deck"))
                return text


def other_picks(them: Them) -> bool:
    """Whether another player than the reader chooses them, which has to be said."""
    return isinstance(them, Chosen) and not is_you(them.by) and not them.at_random


Home: TypeAlias = Literal["yours", "theirs", "its player's", "their players'"]
"""Whose zone cards go to."""


def home_of(them: Them, met: Met, by: Who) -> Home:
    """Whose zone those cards go to; a player who was named as theirs brings them home themselves."""
    if isinstance(them, This) or met.whose == "yours":
        return "yours"
    if met.whose == "theirs" or isinstance(by, PlayerOf):
        return "theirs"
    return "their players'" if isinstance(them, Every) and met.plural else "its player's"


def fields(template: str) -> list[str]:
    """The names of what a frame leaves open.

    >>> fields("{them} to {hand}")
    ['them', 'hand']
    """
    return [name for _, name, _, _ in Formatter().parse(template) if name]


def all_of_a_hand(discard: Discard) -> bool:
    """Whether all such cards of a hand are discarded, as many as there are."""
    match discard.amount:
        case Count(cards=Cards(zone="hand") as counted):
            there = msgspec.structs.replace(counted, whose=discard.cards.whose)
            return bool(there == discard.cards) and not discard.up_to and not discard.until
    return False
