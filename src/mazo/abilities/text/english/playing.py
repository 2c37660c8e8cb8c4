"""English for cards that are played, moved, and paid less for."""

from __future__ import annotations

from mazo.abilities.text.english.forms import JOINTS, Conjugate, a
from mazo.abilities.text.english.part import Part
from mazo.abilities.text.plan.sentences import attached
from mazo.abilities.text.plan.shapes import is_plural, is_you, without
from mazo.abilities.text.plan.usage import Met
from mazo.abilities.tree.effects import Move, PayLess, Play
from mazo.abilities.tree.nouns import Cards, Chosen, Ref, Them, This


class Playing(Part):
    """How cards come into play, and to other cards."""

    def play(self, play: Play, v: Conjugate) -> list[str]:
        """Cards played by an effect."""
        them = play.them
        if isinstance(them, Chosen) and self.scene.last_them != them:
            hidden = them.cards.whose != "opposing" and them.cards.zone == "hand"
            phrase = self.refs.chosen(them, carded=False).text
            phrase = phrase.replace(f" from your {self.words.word('hand')}", "") if hidden else phrase
            kind = them.cards.types[0] if len(them.cards.types) == 1 else "card"
            self.scene.meet(play.name, Met(kind, is_plural(them.count), "yours"), them)
        else:
            phrase = self.refs.them(them).text
        verbs = " or ".join(v(one) for one in self.words.play_ways.get(play.way, ("play",)))
        out = [f"{self.voice.deeds.pick(them, v)}{verbs} {phrase}{self.price(play)}"]
        if follows := self.follows(play):
            out = attached(out, follows, play.joint, JOINTS)
        if play.afterwards in self.words.afterwards:
            it = "it" if self.refs.neuter(self.refs.met(Ref(play.name))) else "them"
            self.stage.pending = self.words.afterwards[play.afterwards].format(them=it)
        return out

    def price(self, effect: Play | Move) -> str:
        """What is paid for it."""
        if effect.free:
            return f" {self.words.free}"
        if effect.said == "as from hand":
            return f" as if it were in your {self.words.word('hand')}"
        return f", paying {self.words.price(self.voice.measuring.value(effect.less))} less" if effect.less != 0 else ""

    def follows(self, play: Play) -> str:
        """In which state the cards enter play, or where they go afterwards."""
        if play.afterwards == "bottom":
            deck, discard = self.words.word("deck"), self.words.word("discard")
            return f"put that {self.words.card} on the bottom of your {deck} instead of into your {discard}"
        if not play.state or play.joint == ",":
            return self.words.word(play.state) if play.state else ""
        entering = f"{self.words.word('play')} {self.words.word(play.state)}"
        if isinstance(play.them, This):
            return f"{self.nouns.itself()} enters {entering}"
        neuter = self.refs.neuter(self.refs.met(Ref(play.name)))
        return f"{'it enters' if neuter else 'they enter'} {entering}"

    def pay_less(self, pay: PayLess) -> str:
        """Less is paid for what is played next."""
        measure = self.voice.measuring.measure(pay.amount)
        number = measure.number if measure.plain else 0
        tail = "" if measure.each else f", where X is {measure.equal}" if measure.equal else ""
        each = f"for each {measure.each}, " if measure.each else ""
        price = "that much" if measure.that else str(abs(number)) if number else "X" if measure.equal else "0"
        less = "more" if number < 0 else "less"
        you = "you"
        if measure.counted:
            each, you, price, tail = f"count {measure.counted}. ", "You", "that amount of", ""
        play = self.words.ways.get(pay.way, "play")
        until = self.voice.granting.until(pay.until)
        paying = f"{each}{you} pay {self.words.price(price)} {less}"
        if pay.next:
            other = "other " if pay.cards.other else ""
            noun = other + self.nouns.noun(pay.cards, carded=pay.cards.zone != "hand")
            return f"{paying} for the next {noun} you {play}{until}{tail}"
        return f"{paying} to {play} {self.nouns.noun(pay.cards, True, carded=False)}{until}{tail}"

    def to_pay_less(self, pay: PayLess) -> str:
        """The same after "may"."""
        return self.pay_less(pay).removeprefix("you ")

    # Moving to another card.

    def move(self, effect: Move, v: Conjugate) -> str:
        """Cards moved to another one."""
        home = isinstance(effect.to, This) and self.scene.card == self.scene.usage.host
        here = "here" if home else f"to {self.place_for(effect.to, effect.them)}"
        moved = self.moved(effect.them)
        return f"{self.voice.deeds.pick(effect.them, v)}{v('move')} {moved} {here}{self.price(effect)}"

    def they_may(self, effect: Move) -> str:
        """What is allowed, said of those who are moved."""
        phrase = self.refs.them(effect.them, "subject").text
        there = "there" if isinstance(effect.to, Ref) else f"to {self.place_for(effect.to, effect.them)}"
        return f"{phrase} may move {there}{f' {self.words.free}' if effect.free else ''}"

    def place_for(self, to: Them, them: Them) -> str:
        """The card that they move to, which can only be one of their player's."""
        host = self.scene.usage.host
        if isinstance(to, Chosen) and to.plain and to.cards == Cards((host,), "yours", other=to.cards.other):
            self.refs.them(to)
            if to.cards.other:
                return f"another {self.words.word(host)}"
            place = self.words.word(host)
            return f"the same {place}" if self.refs.met(them).plural else a(place)
        return self.refs.them(to).text

    def moved(self, them: Them) -> str:
        """Cards that move: a character of yours."""
        usage = self.scene.usage
        if isinstance(them, Chosen) and self.scene.card == usage.host and (left := without(them.cards, usage.here))[1]:
            self.refs.them(them)
            return f"chosen {self.nouns.noun(left[0])} from here"
        if isinstance(them, Chosen) and them.plain and them.count == 1 and is_you(them.by) and not them.cards.other:
            self.refs.them(them)
            return self.nouns.some(them.cards)
        return self.refs.them(them).text
