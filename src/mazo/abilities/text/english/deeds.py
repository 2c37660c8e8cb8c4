"""English deeds: what players do, as a command, in the third person, or after "may" and "to"."""

from __future__ import annotations

import re
from typing import Final

from mazo.abilities.text.english.forms import Conjugate, a, possessive
from mazo.abilities.text.english.part import Part
from mazo.abilities.text.plan.doing import all_of_a_hand, fields, home_of, other_picks
from mazo.abilities.text.plan.shapes import alternatives, is_any, is_plural, is_you
from mazo.abilities.text.plan.usage import Met
from mazo.abilities.text.words import Deed
from mazo.abilities.tree import deeds
from mazo.abilities.tree.deeds import NameCard
from mazo.abilities.tree.effects import Pay, Skip, UseAbility
from mazo.abilities.tree.facts import PlayerRule
from mazo.abilities.tree.nouns import Amount, Chosen, Count, Every, Math, PlayerHas, Ref, Sum, Them, Who

_CHOSEN: Final = re.compile(r"^((?:another |up to |any number of |\d+ |other )*)chosen ")


class Deeds(Part):
    """What a player does."""

    def own(self, who: Who) -> str:
        """The player's own: your or their."""
        return "your" if is_you(who) else "their"

    def having(self, who: Who) -> str:
        """That the player has something: you have, they have."""
        return "you have" if is_you(who) else "they have"

    def hands(self, them: Them, zone: str) -> str:
        """Whose hand, deck or other zone cards go to: your hand; their player's hand; their players' hands."""
        met = self.refs.met(them)
        home, its = home_of(them, met, self.stage.current), "its" if self.refs.neuter(met) else "their"
        if home == "their players'":
            return f"their {self.words.owner}s' {self.words.word(zone, True)}"
        whose = {"yours": "your", "theirs": "their"}.get(home, f"{its} {self.words.owner}'s")
        return f"{whose} {self.words.word(zone)}"

    def pick(self, them: Them, v: Conjugate) -> str:
        """The words before the verb when another player chooses: chooses and."""
        picks = self.stage.picks and self.scene.usage.chooses and other_picks(them)
        return f"{v('choose')} and " if picks else ""

    # By verbs of the game.

    def filled(self, verb: str, rest: str, them: Them, v: Conjugate) -> str:
        """The verb and what follows it: the cards, and whose zones they go to."""
        zones = {one: self.hands(them, one) for one in fields(rest) if one != "them"}
        return f"{verb if verb.startswith('{') else v(verb)} {rest.format(them=self.refs.them(them).text, **zones)}"

    def measured(self, deed: Deed, amount: Amount, to: Them, v: Conjugate) -> str:
        """So much of something for cards: of a number, or equal to an amount; "{them}" is each of them."""
        measure, verb = self.voice.measuring.measure(amount), v(deed.verb)
        several = not isinstance(to, Every) and self.refs.met(to).plural and not isinstance(to, Ref)
        target = deed.rest.format(them=self.refs.them(to, "each").text)
        if measure.that:
            return f"{verb} that much {deed.measured} {target}"
        if measure.equal:
            if isinstance(amount, Sum) and isinstance(amount.of, Ref):
                return f"{verb} {deed.measured} equal to {measure.equal}{measure.limit} {target}"
            return f"{verb} {deed.measured} {target} equal to {measure.equal}{measure.limit}"
        number = f"{measure.number} {deed.measured}{' each' if several else ''}"
        tail = f" for each {measure.each}{measure.limit}" if measure.each else ""
        return f"{verb} {number} {target}{tail}"

    def to_player(self, effect: deeds.ToPlayer, v: Conjugate) -> str:
        """Something that happens to players, by a verb of the game."""
        frame = self.words.player_verbs[effect.verb]
        rest = frame.rest.format(own=self.own(effect.who))
        if not frame.what:
            return f"{v(frame.verb)}{rest}"
        one, many = self.words.word(frame.what), self.words.word(frame.what, not frame.mass)
        amount = effect.amount
        if isinstance(amount, str):
            return f"{v(frame.verb)} all the {many}{rest}"
        text, tail = self.amounts.amount_of(amount, one, many)
        if isinstance(amount, Math) and amount.op in ("half", "half up") and isinstance(amount.left, PlayerHas):
            text, tail = self.voice.measuring.value(amount), ""
        return f"{v(frame.verb)} {text}{rest}{tail}"

    def credit(self, effect: deeds.Credit, v: Conjugate) -> str:
        """Something to pay with for certain cards only."""
        price = self.voice.measuring.price(effect.amount)
        return f"{v('generate')} {price} to play {self.nouns.noun(effect.cards, True, carded=False)}"

    # Counters.

    def put_counters(self, effect: deeds.PutCounters, v: Conjugate) -> str:
        """Counters put on cards."""
        one, many = self.counters(effect.kind)
        text, tail = self.amounts.amount_of(effect.amount, one, many)
        text = text.replace(a(one), f"1 {one}")
        return f"{self.pick(effect.on, v)}{v('put')} {text} on {self.refs.them(effect.on, 'each').text}{tail}"

    def counters(self, kind: str) -> tuple[str, str]:
        """What counters of a kind are called, one and several."""
        counter = self.words.counters[kind]
        return self.words.word(counter.name), self.words.word(counter.name, True)

    def remove_counters(self, effect: deeds.RemoveCounters, v: Conjugate) -> str:
        """Counters removed, or what they stand for."""
        mass = self.words.counters[effect.kind].mass
        one, many = (mass, mass) if mass else self.counters(effect.kind)
        total = " total" if effect.total else ""
        target = self.refs.them(effect.of, "object" if effect.total else "each").text
        if effect.amount == "all":
            return f"{v('remove')} all {many} from {target}"
        measure = self.voice.measuring.measure(effect.amount)
        if is_any(effect.amount, effect.up_to):
            return f"{v('remove')} any {'amount' if mass else 'number'} of {many}{total} from {target}"
        upto = "up to " if effect.up_to else ""
        if measure.that:
            return f"{v('remove')} {upto}that {'much' if mass else 'many'} {many}{total} from {target}"
        if measure.equal and not measure.each:
            how = "up to" if effect.up_to else "equal to"
            return f"{v('remove')} {many}{total} from {target} {how} {measure.equal}{measure.limit}"
        tail = f" for each {measure.each}{measure.limit}" if measure.each else ""
        what = one if measure.number == 1 else many
        return f"{v('remove')} {upto}{measure.number} {what}{total} from {target}{tail}"

    def move_counters(self, effect: deeds.MoveCounters, v: Conjugate) -> str:
        """Counters moved."""
        amount, (one, many) = effect.amount, self.counters(effect.kind)
        number = "all" if amount == "all" else self.refs.some_number(amount, effect.up_to)
        counters = many if amount == "all" or is_plural(amount) else one
        start = self.refs.them(effect.source).text
        return f"{v('move')} {number} {counters} from {start} to {self.refs.them(effect.to).text}"

    # Cards of hands and decks.

    def draw(self, effect: deeds.Draw, v: Conjugate) -> str:
        """Cards drawn."""
        if effect.until:
            have = self.having(effect.who)
            if isinstance(effect.amount, Count) and effect.amount.cards.zone == "hand":
                return f"{v('draw')} {self.words.cards} until {have} the same number"
            hand = f"{self.own(effect.who)} {self.words.word('hand')}"
            return f"{v('draw')} until {have} {self.amounts.so_many(effect.amount)} in {hand}"
        text, tail = self.amounts.amount_of(effect.amount, self.words.card, self.words.cards)
        end = f" from the bottom of {self.own(effect.who)} {self.words.word('deck')}" if effect.bottom else ""
        return f"{v('draw')} {text}{end}{tail}"

    def discard(self, effect: deeds.Discard, v: Conjugate) -> str:
        """Cards discarded from hand."""
        cards, hand = effect.cards, f"{self.own(effect.who)} {self.words.word('hand')}"
        if effect.by == "all":
            return f"{v('discard')} {hand}"
        chooses = self.scene.usage.chooses
        chosen = f"{v('choose')} and " if effect.by == "they" and chooses else ""
        after = {"random": " at random", "you": " of your choice"}.get(effect.by, "")
        if all_of_a_hand(effect):
            self.scene.meet("it", Met("card", True, "theirs"))
            return f"{v('discard')} all {self.nouns.noun(cards, True)} from {hand}"
        if effect.until:
            have = f"{self.having(effect.who)} {self.amounts.so_many(effect.amount)}"
            return f"{chosen}{v('discard')} {self.nouns.noun(cards, True)}{after} until {have} in {hand}"
        if is_any(effect.amount, effect.up_to):
            text, tail = f"any number of {self.nouns.noun(cards, True)}", ""
        else:
            text, tail = self.amounts.amount_of(effect.amount, self.nouns.noun(cards), self.nouns.noun(cards, True))
            if effect.up_to:
                text = f"up to 1 {self.nouns.noun(cards)}" if effect.amount == 1 else f"up to {text}"
        self.scene.meet("it", Met("card", is_plural(effect.amount), "theirs"))
        origin = f" from {hand}" if alternatives(cards) or not chooses else ""
        return f"{chosen}{v('discard')} {text}{origin}{after}{tail}"

    def to_deck(self, effect: deeds.ToDeck, v: Conjugate) -> str:
        """Cards put or shuffled into decks."""
        them = effect.them
        phrase, deck = self.refs.them(them).text, self.hands(them, "deck")
        if effect.place == "shuffle":
            return f"{self.pick(them, v)}{v('shuffle')} {phrase} into {deck}"
        order = " in any order" if effect.any_order else " in a random order" if effect.random_order else ""
        where = "either the top or the bottom" if effect.place == "either" else f"the {effect.place}"
        return f"{self.pick(them, v)}{v('put')} {phrase} on {where} of {deck}{order}"

    def put_under(self, effect: deeds.PutUnder, v: Conjugate) -> str:
        """Cards put under a card; one that was met before is spoken of first."""
        way = self.words.word("faceup" if effect.faceup else "facedown")
        host = self.refs.them(effect.under).text if isinstance(effect.under, Ref) else ""
        phrase = self.refs.them(effect.them).text
        return f"{self.pick(effect.them, v)}{v('put')} {phrase} {way} under {host or self.refs.them(effect.under).text}"

    def shuffle(self, who: Who, v: Conjugate) -> str:
        """Decks shuffled."""
        return f"{v('shuffle')} {self.own(who)} {self.words.word('deck')}"

    # The rest.

    def name_card(self, effect: NameCard, v: Conjugate) -> str:
        """A card named."""
        kind = {"card": self.words.card, "class": self.words.word("classification"), "type": f"{self.words.card} type"}
        spared = " or ".join(a(self.words.word(one)) for one in effect.besides)
        besides = f" that isn't {spared}" if spared else ""
        return f"{v('name')} {a(kind[effect.what])}{besides}"

    def pay(self, effect: Pay, v: Conjugate) -> str:
        """Something paid."""
        return f"{v('pay')} {self.voice.measuring.price(effect.amount)}"

    def choose(self, them: Them, v: Conjugate) -> str:
        """Cards chosen for what follows: a character, rather than chosen character."""
        phrase = self.refs.them(them).text
        single = phrase.startswith("chosen ")
        phrase = _CHOSEN.sub(r"\1", phrase)
        return f"{v('choose')} {a(phrase) if single else phrase}"

    def choose_player(self, who: Who, v: Conjugate) -> str:
        """A player chosen for what follows."""
        text = self.refs.who(who).text
        text = a(text.removeprefix("chosen ")) if text.startswith("chosen ") else text.replace("chosen ", "")
        return f"{v('choose')} {text}"

    def use_ability(self, effect: UseAbility, v: Conjugate) -> str:
        """An ability used for free."""
        owner, ability = self.refs.them(effect.them).text, self.words.word("ability")
        if effect.name and not isinstance(effect.them, Chosen):
            return f"{v('use')} {possessive(owner)} {effect.name} {ability} for free"
        return f"{v('use')} {f'the {effect.name} {ability}' if effect.name else a(ability)} of {owner} for free"

    def skip(self, effect: Skip, v: Conjugate) -> str:
        """A step of the turn skipped."""
        return f"{v('skip')} {self.own(effect.who)} turn's {self.words.word(self.words.steps[effect.step])}"

    def do_more(self, rule: PlayerRule, v: Conjugate) -> str:
        """Something done more often than the rules say: plant an additional card."""
        more = f"an additional {self.words.card}"
        if rule.amount != 1:
            more = f"{self.voice.measuring.value(rule.amount)} additional {self.words.cards}"
        return f"{v(self.words.more[rule.rule])} {more}"

    def nothing(self, v: Conjugate) -> str:
        """Nothing."""
        return f"{v('do')} nothing"
