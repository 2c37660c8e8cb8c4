"""Spanish for cards that are played, moved, and paid less for."""

from __future__ import annotations

from mazo.abilities.text.plan.sentences import attached
from mazo.abilities.text.plan.shapes import is_plural
from mazo.abilities.text.plan.usage import Met
from mazo.abilities.text.spanish.forms import JOINTS, Form, Phrase
from mazo.abilities.text.spanish.part import Part
from mazo.abilities.tree.effects import Move, PayLess, Play
from mazo.abilities.tree.nouns import Chosen, Ref, Them, This


class Playing(Part):
    """How cards come into play, and to other cards."""

    def play(self, play: Play, form: Form) -> list[str]:
        """Cards played by an effect."""
        them = play.them
        if isinstance(them, Chosen) and self.scene.last_them != them:
            hidden = them.cards.whose != "opposing" and them.cards.zone == "hand"
            phrase = self.refs.chosen(them, carded=False)
            if hidden:
                plain = phrase.text.replace(f" de tu {self.words.word('hand')}", "")
                phrase = Phrase(plain, phrase.plural, phrase.feminine)
            kind = them.cards.types[0] if len(them.cards.types) == 1 else "card"
            self.scene.meet(play.name, Met(kind, is_plural(them.count), "yours"), them)
        else:
            phrase = self.refs.them(them)
        free = self.words.free if play.free else ""
        if play.way in self.words.play_ways:
            *first, last = self.words.play_ways[play.way]
            card = self.refs.that(self.refs.met(them)) if phrase.clitic and not first else phrase
            verbs = " o ".join(self.words.conjugate(one, form) for one in (*first, last))
            said = f"{verbs} con {card.text} {free}"
        elif " igual o " in phrase.text:
            said = f"{self.words.conjugate('jugar', form)} {free} {phrase.text}".replace("  ", " ")
        else:
            said = self.voice.deeds.with_object(form, "jugar", phrase, free)
        out = [f"{self.voice.deeds.pick(them, form)}{said.strip()}{'' if play.free else self.price(play)}"]
        if follows := self.follows(play):
            out = attached(out, follows, "and" if play.joint == "," else play.joint, JOINTS)
        if play.afterwards in self.words.afterwards:
            opening, infinitive = self.words.afterwards[play.afterwards]
            it = self.refs.pronoun(self.refs.met(Ref(play.name)), "object")
            self.stage.pending = f"{opening}, {self.voice.deeds.with_object('imp', infinitive, it)}"
        return out

    def price(self, effect: Play | Move) -> str:
        """What is paid for it."""
        if effect.free:
            return f" {self.words.free}"
        if effect.said == "as from hand":
            return f" como si estuviera en tu {self.words.word('hand')}"
        return (
            f", pagando {self.words.price(self.voice.measuring.value(effect.less))} menos" if effect.less != 0 else ""
        )

    def follows(self, play: Play) -> str:
        """In which state the cards enter play, or where they go afterwards."""
        if play.afterwards == "bottom":
            deck, discard = self.words.word("deck"), self.words.word("discard")
            return f"pon esa {self.words.card} en el fondo de tu {deck} en lugar de en tu {discard}"
        if not play.state:
            return ""
        met = self.refs.met(Ref(play.name))
        fem = self.nouns.this().feminine if isinstance(play.them, This) else self.words.feminine(met.kind)
        state = self.words.agree(play.state, fem, met.plural)
        return f"{'entran' if met.plural else 'entra'} en juego {state}"

    def pay_less(self, pay: PayLess) -> str:
        """Less is paid for what is played next."""
        measure = self.voice.measuring.measure(pay.amount)
        price = "esa cantidad de" if measure.that else str(abs(measure.number)) if measure.plain else "X"
        tail = f" por cada {measure.each}" if measure.each else ""
        tail = tail if measure.plain else f", donde X es {measure.equal}"
        less = "más" if measure.plain and measure.number < 0 else "menos"
        way = self.words.ways.get(pay.way, "")
        until = self.voice.granting.until(pay.until)
        fem = self.nouns.is_feminine(pay.cards, carded=False)
        paying = f"pagas {self.words.price(price)} {less}"
        if pay.next:
            other = ("otra " if fem else "otro ") if pay.cards.other else ""
            the = "la próxima" if fem else "el próximo"
            noun = other + self.nouns.noun(pay.cards, carded=False)
            return f"{paying} por {the} {noun} que juegues{way}{until}{tail}"
        return f"{paying} para jugar {self.nouns.noun(pay.cards, True, carded=False)}{way}{until}{tail}"

    def to_pay_less(self, pay: PayLess) -> str:
        """The same after puedes."""
        return f"pagar {self.pay_less(pay).removeprefix('pagas ')}"

    # Moving to another card.

    def move(self, effect: Move, form: Form) -> str:
        """Cards moved to another one."""
        moved = self.refs.them(effect.them)
        last = self.scene.last
        home = isinstance(effect.to, This) and self.scene.card == self.scene.usage.host
        here = "aquí" if home else f"a {self.goal(effect.to, moved)}"
        self.scene.last = last
        said = self.voice.deeds.with_object(form, "mover", moved, here)
        return self.voice.deeds.pick(effect.them, form) + said + self.price(effect)

    def goal(self, to: Them, moved: Phrase) -> str:
        """The card that they are moved to: un lugar, el mismo lugar."""
        phrase, host = self.refs.them(to, "prep"), self.scene.usage.host
        if not isinstance(to, Chosen) or not to.plain or to.cards.where or to.cards.types != (host,):
            return phrase.text
        place, fem = self.words.word(host), self.words.feminine(host)
        if to.cards.other:
            return f"{'otra' if fem else 'otro'} {place}"
        one = ("la misma" if fem else "el mismo") if moved.plural else ("una" if fem else "un")
        return f"{one} {place}"
