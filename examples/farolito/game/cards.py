"""The cards of Farolito: what is printed on them, and what they do as trees of the words below."""

from mazo.abilities.lowering.dialect import Changes, Cited, Dialect
from mazo.abilities.lowering.vocabulary import Vocabulary
from mazo.abilities.tree.deeds import Discard, Do, Draw
from mazo.abilities.tree.effects import Ability, Action, ChooseOne, EachPlayer, Get, PlayersMay, Static, To, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Has, When
from mazo.games.shelf import Card, Shelf
from mazo.texts.lang import Wording

from .rules import words as w

WORDS = Vocabulary(
    zones={"deck": w.DECK, "hand": w.HAND, "play": w.LIT, "ashes": w.ASHES},
    types={"lantern": w.LANTERN, "breeze": w.BREEZE},
    figures={"glow": w.GLOW},
    changeable={"glow": w.GLOW},
    verbs={"snuff": w.SNUFF},
    events={"light": w.LIGHT, "snuff": w.SNUFF},
)
"""[3.1] The words that trees of Farolito use, and the numbers behind them."""
CITED = Cited(lasting=w.ABILITIES, static=w.ABILITIES, triggered=w.ABILITIES)
DIALECT = Dialect(words=WORDS, changes=Changes(draw=w.DRAW, discard=w.DISCARD), cited=CITED)

WHEN_LIT = (When("light", "this"),)
MINE = Cards(("lantern",), "yours")
DIM = Cards(("lantern",), "opposing", (Has("glow", "at most", 2),))


def lantern(name: str, glow: int, en: str = "", es: str = "", *abilities: Ability) -> Card:
    """A lantern, which stays and shines."""
    return Card(name=name, type="lantern", figures={"glow": glow}, abilities=abilities, text=Wording(en, es))


def breeze(name: str, en: str, es: str, ability: Action) -> Card:
    """A breeze, which does what it says and is gone."""
    return Card(name=name, type="breeze", abilities=(ability,), text=Wording(en, es))


CARDS = (
    lantern("Paper Lantern", 2),
    lantern("Candle", 1, "When you light this, draw a card.", "Cuando enciendas esto, roba una carta.",
            Triggered(WHEN_LIT, Draw())),
    lantern("Lighthouse", 4, "When you light this, discard a card.", "Cuando enciendas esto, descarta una carta.",
            Triggered(WHEN_LIT, Discard())),
    lantern("Mirror", 0, "Your other lanterns have +1 glow.", "Tus otros faroles tienen +1 de brillo.",
            Static((Get(Every(Cards(("lantern",), "yours", other=True)), "glow", 1),))),
    lantern("Ember", 1, "When one of your lanterns is snuffed, draw a card.",
            "Cuando se apague uno de tus faroles, roba una carta.", Triggered((When("snuff", MINE),), Draw())),
    lantern("Firefly Jar", 2, "When you light this, you may discard a card to draw two.",
            "Cuando enciendas esto, puedes descartar una carta para robar dos.",
            Triggered(WHEN_LIT, PlayersMay(To(Discard(), Draw(2))))),
    breeze("Gust", "Snuff a lantern of your opponent with 2 glow or less.",
           "Apaga un farol de tu oponente con 2 de brillo o menos.", Action(Do("snuff", Chosen(DIM)))),
    breeze("Night Wind", "Each player snuffs one of their lanterns.", "Cada jugador apaga uno de sus faroles.",
           Action(EachPlayer("each player", Do("snuff", Chosen(Cards(("lantern",), "theirs"), by="they"))))),
    breeze("Wish", "Choose one: • Draw two cards. • Your opponent discards a card.",
           "Elige uno: • Roba dos cartas. • Tu oponente descarta una carta.",
           Action(ChooseOne((Draw(2), Discard(who="each opponent"))))),
    breeze("Festival", "Your lanterns have +1 glow this turn.", "Tus faroles tienen +1 de brillo este turno.",
           Action(Get(Every(MINE), "glow", 1, "this turn"))),
)  # fmt: skip

SHELF = Shelf(__package__, CARDS, size=20, copies=3, rule="1.1")
