"""English effects: what players do, as a command, in the third person, or after "may" and "to"."""

from __future__ import annotations

import re
from typing import Final

from mazo.abilities.text.english.forms import JOINTS, Conjugate, a, possessive
from mazo.abilities.text.english.part import Part
from mazo.abilities.text.plan.scene import Met, alternatives, in_deck, is_any, is_plural, is_you, without
from mazo.abilities.text.plan.sentences import attached
from mazo.abilities.tree.deeds import (
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
    Math,
    PlayerHas,
    PlayerOf,
    Ref,
    Sum,
    That,
    Them,
    This,
    Top,
    Who,
)

_CHOSEN: Final = re.compile(r"^((?:another |up to |any number of |\d+ |other )*)chosen ")


class Deeds(Part):
    """What a player does."""

    def own(self, who: Who) -> str:
        """The player's own: your or their."""
        return "your" if is_you(who) else "their"

    def amount_of(self, amount: Amount, one: str, many: str) -> tuple[str, str]:
        """So many things, and what that is counted by: a card; 2 lore, for each item you have in play."""
        if isinstance(amount, Math) and amount.op == "plus" and isinstance(amount.left, That):
            return f"that number of {many} plus {self.amounts.value(amount.right)}", ""
        measure = self.voice.measuring.measure(amount)
        countable = one != many
        if measure.that:
            return f"that {'many' if countable else 'much'} {many}", ""
        if measure.each:
            number = measure.number
            text = (a(one) if countable else f"1 {one}") if number == 1 else f"{number} {many}"
            return text, f" for each {measure.each}{measure.limit}"
        if measure.equal:
            return many, f" equal to {measure.equal}{measure.limit}"
        if measure.number == 1:
            return (a(one) if countable else f"1 {one}"), ""
        return f"{measure.number} {many}", ""

    def so_many(self, amount: Amount) -> str:
        """So many cards, as a plain number."""
        return f"1 {self.words.card}" if amount == 1 else f"{self.amounts.value(amount)} {self.words.cards}"

    def hands(self, them: Them, zone: str) -> str:
        """Whose hand, deck, inkwell or discard cards go to: your hand; their player's hand; their players' hands."""
        met = self.refs.met(them)
        single, plural = (self.words.word(zone), self.words.word(zone, True))
        if isinstance(self.stage.doing, PlayerOf):
            return f"their {single}"
        if isinstance(them, This) or met.whose == "yours":
            return f"your {single}"
        if met.whose == "theirs":
            return f"their {single}"
        if isinstance(them, Every) and met.plural:
            return f"their players' {plural}"
        if self.refs.neuter(met):
            return f"its player's {single}"
        return f"their player's {single}"

    def pick(self, them: Them, v: Conjugate) -> str:
        """The words before the verb when another player chooses: chooses and."""
        if self.stage.picks and isinstance(them, Chosen) and not is_you(them.by) and not them.at_random:
            return f"{v('choose')} and "
        return ""

    def act(self, effect: Effect, v: Conjugate) -> list[str]:
        """What is done, with its verb conjugated, and the sentences that follow it."""
        match effect:
            case Draw(amount=amount, who=who, until=until):
                if until:
                    have = "you have" if is_you(who) else "they have"
                    if isinstance(amount, Count) and amount.cards.zone == "hand":
                        return [f"{v('draw')} cards until {have} the same number"]
                    hand = f"{self.own(who)} {self.words.word('hand')}"
                    return [f"{v('draw')} until {have} {self.so_many(amount)} in {hand}"]
                text, tail = self.amount_of(amount, self.words.card, self.words.cards)
                end = f" from the bottom of {self.own(who)} {self.words.word('deck')}" if effect.bottom else ""
                return [f"{v('draw')} {text}{end}{tail}"]
            case Discard():
                return [self.discard(effect, v)]
            case ToPlayer(verb="gain lore" | "lose lore" as gain, amount=amount) if not isinstance(amount, str):
                text, tail = self.amount_of(amount, self.words.word("lore"), self.words.word("lore"))
                if isinstance(amount, Math) and amount.op in ("half", "half up") and isinstance(amount.left, PlayerHas):
                    text, tail = self.amounts.value(amount), ""
                return [f"{v('gain' if gain == 'gain lore' else 'lose')} {text}{tail}"]
            case Do(verb="deal damage" | "deal unreduced damage" as deal, them=to, amount=amount):
                return [self.damage(v("deal"), amount, to, "to")] + (
                    [] if deal == "deal damage" else ["this damage can't be reduced by Resist"]
                )
            case PutCounters("damage", amount=amount, on=on):
                text, tail = self.amount_of(
                    amount, self.words.word("damage_counter"), self.words.word("damage_counter", True)
                )
                text = text.replace(a(self.words.word("damage_counter")), f"1 {self.words.word('damage_counter')}")
                return [f"{self.pick(on, v)}{v('put')} {text} on {self.refs.them(on, 'each').text}{tail}"]
            case RemoveCounters("damage"):
                return [self.heal(effect, v)]
            case MoveCounters("damage", amount=amount, source=source, to=to, up_to=up_to):
                plural = is_plural(amount) if amount != "all" else True
                number = "all" if amount == "all" else self.refs.some_number(amount, up_to)
                counters = self.words.word("damage_counter", plural)
                return [
                    f"{v('move')} {number} {counters} from {self.refs.them(source).text} to {self.refs.them(to).text}"
                ]
            case Do("banish", them=them):
                return [f"{self.pick(them, v)}{v('banish')} {self.refs.them(them).text}"]
            case Do("ready", them=them):
                return [f"{self.pick(them, v)}{v('ready')} {self.refs.them(them).text}"]
            case Do(verb="exert" | "exert as a cost" as exert, them=them):
                return [f"{self.pick(them, v)}{'{E}' if exert != 'exert' else v('exert')} {self.refs.them(them).text}"]
            case Do("return to hand", them=them):
                put = self.refs.met(them).zone in ("deck", "under")
                phrase = self.refs.them(them).text
                verb_, where = ("put", "into") if put else ("return", "to")
                return [f"{self.pick(them, v)}{v(verb_)} {phrase} {where} {self.hands(them, 'hand')}"]
            case Do(verb="put into inkwell" | "put into inkwell exerted" as put_, them=them):
                how = (
                    f"{self.words.word('facedown')} and {self.words.word('exerted')}"
                    if put_ == "put into inkwell exerted"
                    else self.words.word("facedown")
                )
                phrase = self.refs.them(them).text
                return [f"{self.pick(them, v)}{v('put')} {phrase} into {self.hands(them, 'inkwell')} {how}"]
            case ToDeck(them=them, place=place, any_order=any_order):
                phrase, deck = self.refs.them(them).text, self.hands(them, "deck")
                order = " in any order" if any_order else " in a random order" if effect.random_order else ""
                if place == "shuffle":
                    return [f"{self.pick(them, v)}{v('shuffle')} {phrase} into {deck}"]
                where = "either the top or the bottom" if place == "either" else f"the {place}"
                return [f"{self.pick(them, v)}{v('put')} {phrase} on {where} of {deck}{order}"]
            case Do("put into discard", them=them):
                phrase = self.refs.them(them).text
                return [f"{self.pick(them, v)}{v('put')} {phrase} into {self.hands(them, 'discard')}"]
            case PutUnder(them=them, under=under, faceup=faceup):
                way = self.words.word("faceup" if faceup else "facedown")
                host = self.refs.them(under).text if isinstance(under, Ref) else ""
                phrase = self.refs.them(them).text
                return [f"{self.pick(them, v)}{v('put')} {phrase} {way} under {host or self.refs.them(under).text}"]
            case Play():
                return self.play(effect, v)
            case Look(at=Every(cards=cards)) if cards.zone != "play" and not cards.types and not cards.where:
                whole = self.nouns.zone(cards.zone, cards.whose).replace("an opponent's", "each opponent's")
                whole = f"the {self.words.cards} in {whole}" if cards.zone == "inkwell" else whole
                return [f"{v('look')} at {whole}"]
            case Look(at=at):
                text = self.refs.them(at).text
                self.scene.met["looked"] = self.refs.met(at)
                return [f"{v('look')} at {text}"]
            case Reveal(them=them):
                text = self.refs.them(them).text
                if isinstance(them, Top):
                    self.scene.met["looked"] = self.refs.met(them)
                return [f"{self.pick(them, v)}{v('reveal')} {text}"]
            case RevealHand(who=who):
                self.scene.meet("looked", Met("card", True, "theirs"))
                return [f"{v('reveal')} {self.own(who)} {self.words.word('hand')}"]
            case RevealUntil(cards=cards, who=who):
                again = "you reveal" if is_you(who) else "they reveal"
                deck = f"the top of {self.own(who)} deck"
                text = f"{v('reveal')} cards from {deck} until {again} {a(self.nouns.noun(in_deck(cards)))}"
                self.scene.meet("looked", Met("card", True, "yours" if is_you(who) else "theirs"))
                self.scene.meet("it", Met("card", False, "yours" if is_you(who) else "theirs", "deck"))
                return [text]
            case Search(cards=cards, count=count, joint=joint):
                several = is_plural(count)
                noun = self.nouns.noun(in_deck(cards), several)
                wanted = f"{self.refs.some_number(count, True)} {noun}" if several else a(noun)
                self.scene.meet("it", Met("card", several, "yours", "deck"))
                card = "those cards" if several else "that card"
                found = f"{wanted}{',' if joint == ',' else ' and'} {v('reveal')} {card}"
                return [f"{v('search')} your {self.words.word('deck')} for {found} to all players"]
            case Sort():
                return self.voice.sorting.sort(effect, v)
            case Shuffle(who=who):
                return [f"{v('shuffle')} {self.own(who)} {self.words.word('deck')}"]
            case NameCard():
                return [f"{v('name')} a card"]
            case _:
                return self.act_rarely(effect, v)

    def act_rarely(self, effect: Effect, v: Conjugate) -> list[str]:
        """What players do less often."""
        match effect:
            case Move(them=them, to=to, free=free, less=less):
                home = isinstance(to, This) and self.scene.card == "location"
                here = "here" if home else f"to {self.place_for(to, them)}"
                price = " for free" if free else f", paying {self.amounts.value(less)} {{I}} less" if less != 0 else ""
                moved = self.moved(them)
                return [f"{self.pick(them, v)}{v('move')} {moved} {here}{price}"]
            case Pay(amount=amount):
                measure = self.voice.measuring.measure(amount)
                if measure.each:
                    return [f"{v('pay')} {measure.number} {{I}} for each {measure.each}"]
                return [f"{v('pay')} {self.amounts.value(amount)} {{I}}"]
            case ToPlayer(verb="exert ink" | "ready ink" as turn, amount=amount, who=who):
                number = (
                    "all the cards" if amount == "all" else self.amount_of(amount, self.words.card, self.words.cards)[0]
                )
                turned = v("ready" if turn == "ready ink" else "exert")
                return [f"{turned} {number} in {self.own(who)} {self.words.word('inkwell')}"]
            case Choose(them=them):
                phrase = self.refs.them(them).text
                single = phrase.startswith("chosen ")
                phrase = _CHOSEN.sub(r"\1", phrase)
                return [f"{v('choose')} {a(phrase) if single else phrase}"]
            case ChoosePlayer(who=who):
                text = self.refs.who(who).text
                text = a(text.removeprefix("chosen ")) if text.startswith("chosen ") else text.replace("chosen ", "")
                return [f"{v('choose')} {text}"]
            case UseAbility(them=them, name=name):
                owner = self.refs.them(them).text
                if name and not isinstance(them, Chosen):
                    return [f"{v('use')} {possessive(owner)} {name} {self.words.word('ability')} for free"]
                ability = f"the {name} {self.words.word('ability')}" if name else a(self.words.word("ability"))
                return [f"{v('use')} {ability} of {owner} for free"]
            case Skip(step=step, who=who):
                return [f"{v('skip')} {self.own(who)} turn's {self.words.word(self.words.steps[step])}"]
            case PlayerRule("ink more", amount=amount):
                more = "an additional card" if amount == 1 else f"{self.amounts.value(amount)} additional cards"
                return [f"{v('ink')} {more}"]
            case PayLess() | PlayFrom() | PlayerRule() | NextEnters() | Nothing():
                return [f"{v('do')} nothing"]
            case _:
                raise TypeError(f"not something that players do: {type(effect).__name__}")

    def place_for(self, to: Them, them: Them) -> str:
        """The location that characters move to, which can only be one of their player's."""
        if isinstance(to, Chosen) and to.plain and to.cards == Cards(("location",), "yours", other=to.cards.other):
            self.refs.them(to)
            if to.cards.other:
                return f"another {self.words.word('location')}"
            return (
                f"the same {self.words.word('location')}"
                if self.refs.met(them).plural
                else a(self.words.word("location"))
            )
        return self.refs.them(to).text

    def moved(self, them: Them) -> str:
        """Characters that move: a character of yours."""
        if isinstance(them, Chosen) and self.scene.card == "location" and (left := without(them.cards, "here"))[1]:
            self.refs.them(them)
            return f"chosen {self.nouns.noun(left[0])} from here"
        if isinstance(them, Chosen) and them.plain and them.count == 1 and is_you(them.by) and not them.cards.other:
            self.refs.them(them)
            return self.nouns.some(them.cards)
        return self.refs.them(them).text

    def damage(self, verb_: str, amount: Amount, to: Them, preposition: str) -> str:
        """Damage dealt: of a number, or equal to an amount."""
        measure = self.voice.measuring.measure(amount)
        each = isinstance(to, Every)
        several = not each and self.refs.met(to).plural and not isinstance(to, Ref)
        target = self.refs.them(to, "each").text
        if measure.that:
            return f"{verb_} that much damage {preposition} {target}"
        if measure.equal:
            if isinstance(amount, Sum) and isinstance(amount.of, Ref):
                return f"{verb_} damage equal to {measure.equal}{measure.limit} {preposition} {target}"
            return f"{verb_} damage {preposition} {target} equal to {measure.equal}{measure.limit}"
        number = f"{measure.number} damage{' each' if several else ''}"
        tail = f" for each {measure.each}{measure.limit}" if measure.each else ""
        return f"{verb_} {number} {preposition} {target}{tail}"

    def heal(self, heal: RemoveCounters, v: Conjugate) -> str:
        """Damage removed."""
        total = " total" if heal.total else ""
        target = self.refs.them(heal.of, "object" if heal.total else "each").text
        if heal.amount == "all":
            return f"{v('remove')} all damage from {target}"
        measure = self.voice.measuring.measure(heal.amount)
        if is_any(heal.amount, heal.up_to):
            return f"{v('remove')} any amount of damage{total} from {target}"
        upto = "up to " if heal.up_to else ""
        if measure.that:
            return f"{v('remove')} {upto}that much damage{total} from {target}"
        if measure.equal and not measure.each:
            how = "up to" if heal.up_to else "equal to"
            return f"{v('remove')} damage{total} from {target} {how} {measure.equal}{measure.limit}"
        tail = f" for each {measure.each}{measure.limit}" if measure.each else ""
        return f"{v('remove')} {upto}{measure.number} damage{total} from {target}{tail}"

    def discard(self, discard: Discard, v: Conjugate) -> str:
        """Cards discarded from hand."""
        cards, their = discard.cards, self.own(discard.who)
        if discard.by == "all":
            return f"{v('discard')} {their} {self.words.word('hand')}"
        chosen = f"{v('choose')} and " if discard.by == "they" else ""
        after = {"random": " at random", "you": " of your choice"}.get(discard.by, "")
        if discard.until:
            have = f"{'you have' if is_you(discard.who) else 'they have'} {self.so_many(discard.amount)}"
            hand = f"{their} {self.words.word('hand')}"
            return f"{chosen}{v('discard')} {self.nouns.noun(cards, True)}{after} until {have} in {hand}"
        if is_any(discard.amount, discard.up_to):
            text, tail = f"any number of {self.nouns.noun(cards, True)}", ""
        else:
            text, tail = self.amount_of(discard.amount, self.nouns.noun(cards), self.nouns.noun(cards, True))
            if discard.up_to:
                text = f"up to 1 {self.nouns.noun(cards)}" if discard.amount == 1 else f"up to {text}"
        self.scene.meet("it", Met("card", is_plural(discard.amount), "theirs"))
        hand = f" from {their} {self.words.word('hand')}" if alternatives(cards) else ""
        return f"{chosen}{v('discard')} {text}{hand}{after}{tail}"

    def play(self, play: Play, v: Conjugate) -> list[str]:
        """Cards played by an effect."""
        them = play.them
        if isinstance(them, Chosen) and self.scene.last_them != them:
            hidden = them.cards.whose != "opposing" and them.cards.zone == "hand"
            phrase = self.refs.chosen(them, carded=False).text
            phrase = phrase.replace(" from your hand", "") if hidden else phrase
            kind = them.cards.types[0] if len(them.cards.types) == 1 else "card"
            self.scene.meet(play.name, Met(kind, is_plural(them.count), "yours"), them)
        else:
            phrase = self.refs.them(them).text
        price = (
            " for free"
            if play.free
            else f", paying {self.amounts.value(play.less)} {{I}} less"
            if play.less != 0
            else ""
        )
        out = [f"{self.pick(them, v)}{self.playing(play, v)} {phrase}{price}"]
        many = self.refs.met(Ref(play.name)).plural or self.refs.met(Ref(play.name)).kind == "character"
        they, them_ = ("they", "them") if many else ("it", "it")
        follows = ""
        if play.state:
            follows = f"{they} enter{'' if many else 's'} {self.words.word('play')} {self.words.word('exerted')}"
            if isinstance(them, This):
                follows = f"{self.nouns.this()} enters {self.words.word('play')} {self.words.word('exerted')}"
            follows = self.words.word("exerted") if play.joint == "," else follows
        if play.afterwards == "bottom":
            deck, discard = self.words.word("deck"), self.words.word("discard")
            follows = f"put that card on the bottom of your {deck} instead of into your {discard}"
        if follows:
            out = attached(out, follows, play.joint, JOINTS)
        if play.afterwards == "banish at end":
            self.stage.pending = f"at the end of the turn, banish {them_}"
        return out

    def playing(self, play: Play, v: Conjugate) -> str:
        """The verb: play, shift, or either of them."""
        if play.way == "or shift":
            return f"{v('play')} or {v('shift')}"
        return v("shift" if play.way == "shift" else "play")

    def pay_less(self, pay: PayLess) -> str:
        """Less is paid for what is played next."""
        measure = self.voice.measuring.measure(pay.amount)
        number = measure.number if not measure.equal or measure.each else 0
        tail = "" if measure.each else f", where X is {measure.equal}" if measure.equal else ""
        each = f"for each {measure.each}, " if measure.each else ""
        price = "that much" if measure.that else str(abs(number)) if number else "X" if measure.equal else "0"
        less = "more" if number < 0 else "less"
        you = "you"
        if measure.counted:
            each, you, price, tail = f"count {measure.counted}. ", "You", "that amount of", ""
        play = "shift" if pay.way == "shift" else "play"
        until = self.voice.states.until(pay.until)
        if pay.next:
            other = "other " if pay.cards.other else ""
            noun = other + self.nouns.noun(pay.cards, carded=pay.cards.zone != "hand")
            return f"{each}{you} pay {price} {{I}} {less} for the next {noun} you {play}{until}{tail}"
        noun = self.nouns.noun(pay.cards, True, carded=False)
        return f"{each}{you} pay {price} {{I}} {less} to {play} {noun}{until}{tail}"
