"""Real cards of the Primer Bloque as trees, five for each of ten patterns and a few that don't fit one.

Names and figures are facts; what a card does is said by its tree and by its test, which `shows` finds by the name.
"""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import Do, Draw, Search, Shuffle, ToDeck, ToPlayer
from mazo.abilities.tree.effects import (
    Ability,
    Action,
    Activated,
    Answer,
    Become,
    Cant,
    ChooseOne,
    Cost,
    Effect,
    Gain,
    GainClass,
    Get,
    Instead,
    Keyword,
    Later,
    Lose,
    Pay,
    Play,
    PlayersMay,
    Static,
    Steps,
    To,
    Triggered,
    Unless,
)
from mazo.abilities.tree.facts import CostsLess
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Classified,
    Compare,
    Count,
    DoesntHold,
    During,
    Every,
    Has,
    HostOf,
    Is,
    MostAmong,
    Named,
    Not,
    Ref,
    Sum,
    They,
    Trait,
    When,
)
from mazo.abilities.tree.short import IT, SUBJECT, THIS
from mazo.games.myl.cards.card import Card

FINAL: Final = "until the final phase"
ALLY: Final = Cards(("ally",))
MINE: Final = Cards(("ally",), "yours")
THEIRS: Final = Cards(("ally",), "opposing")
BEARER: Final = HostOf(THIS)
VIGIL: Final = During("your vigil")
ENTERS: Final = (When("enter play", "this"),)


def ally(name: str, cost: int, strength: int, race: str, *abilities: Ability) -> Card:
    """An ally of one race."""
    return Card(name=name, type="ally", cost=cost, strength=strength, races=(race,), abilities=abilities)


def weapon(name: str, cost: int, *abilities: Ability) -> Card:
    """A weapon."""
    return Card(name=name, type="weapon", cost=cost, abilities=abilities)


def talisman(name: str, cost: int, *abilities: Ability) -> Card:
    """A talisman."""
    return Card(name=name, type="talisman", cost=cost, abilities=abilities)


def totem(name: str, cost: int, *abilities: Ability) -> Card:
    """A totem."""
    return Card(name=name, type="totem", cost=cost, abilities=abilities)


def mine(*traits: Trait, other: bool = False) -> Cards:
    """Allies of yours with these traits."""
    return Cards(("ally",), "yours", traits, other=other)


def theirs(*traits: Trait) -> Cards:
    """Opposing allies with these traits."""
    return Cards(("ally",), "opposing", traits)


def race(*names: str) -> Classified:
    """Of one of these races."""
    return Classified(names)


def always(*facts: Get | Become | Gain | GainClass | Cant | CostsLess | Instead) -> Static:
    """What is so while the card is in play."""
    return Static(facts)


def cost_at_most(most: int) -> Has:
    """Of this cost or less."""
    return Has("cost", "at most", most)


def by(*deeds: Effect) -> Cost:
    """What is done to pay."""
    return Cost(effects=deeds)


def found(cards: Cards, then: Effect) -> Steps:
    """Search the castle, do something with what was found, and shuffle."""
    return Steps((Search(cards), then, Shuffle()))


TO_HAND: Final = Do("put into hand", IT)
ANNULS: Final = Do("annul", SUBJECT)


def mills(amount: int | Count | Sum) -> ToPlayer:
    """The opponent mills so many."""
    return ToPlayer("mill", amount, "each opponent")


CHANGED_STRENGTH: Final = (
    talisman("Locura de Heracles", 1, Action(Get(Chosen(MINE), "strength", 2, "forever"))),
    weapon("Cimitarra", 2, always(Get(BEARER, "strength", 2, only=Is("attacking")))),
    ally("Shebaka", 4, 0, "Faraón", always(Become(THIS, "strength", Count(Cards(whose="yours", zone="hand"))))),
    talisman(
        "Bestia del Caos",
        4,
        Action(Steps((Lose(Chosen(THEIRS), until="this turn"), Become(IT, "strength", 0, "this turn")))),
    ),
    talisman(
        "Badu-badu",
        3,
        Action(Steps((Get(Chosen(MINE), "strength", 4, FINAL), Later(When("final"), Do("destroy", Every(MINE)))))),
    ),
)
TRIGGERS: Final = (
    ally("Bean Sidhe", 2, 2, "Sombra", Triggered((When("is blocked", "this"),), mills(2))),
    ally("Monta Dragones", 3, 2, "Dragón", Triggered((When("destroy", "this"),), mills(Sum("strength", THIS)))),
    ally(
        "Poseidón, Rey del Mar",
        3,
        0,
        "Olímpico",
        Keyword("imbloqueable"),
        Triggered((When("damage the deck", "this"),), PlayersMay(Draw(2))),
    ),
    ally(
        "Bodb Derg",
        3,
        2,
        "Desafiante",
        Keyword("errante"),
        always(Get(Every(mine(race("Desafiante"))), "strength", 1)),
        Triggered((When("leave play", "this"),), PlayersMay(Draw(2))),
    ),
    ally(
        "Amon-ra",
        5,
        5,
        "Eterno",
        Triggered(ENTERS, ToPlayer("mill", 4, "each player")),
        Activated(
            Cost(1),
            ToDeck(Chosen(Cards(whose="yours", zone="graveyard"), 2), "shuffle"),
            once=True,
            condition=VIGIL,
        ),
    ),
)
ANSWERS: Final = (
    talisman("Red de Plata", 2, Answer((When("play", THEIRS),), ANNULS)),
    totem(
        "Saqqara",
        2,
        Answer(
            (When("declare an attack", who="any opponent"),),
            Do("cancel the attack", Ref("attackers")),
            by(Do("banish", THIS)),
        ),
    ),
    ally(
        "Cesar Augusto",
        4,
        2,
        "Héroe",
        Answer((When("play", Cards(whose="opposing")),), ANNULS, by(Do("return to hand", THIS))),
    ),
    ally(
        "Lady Dawn",
        4,
        1,
        "Caballero",
        always(
            Instead(
                When("destroy", mine(race("Caballero"))),
                Unless(Do("destroy", SUBJECT), "you", ChooseOne((Pay(3), Do("destroy", THIS)), said="or")),
            )
        ),
    ),
    talisman(
        "Expulsar Sacerdotes", 3, Answer((When("use an ability", ALLY, who="any player"),), ToDeck(SUBJECT, "shuffle"))
    ),
    talisman(
        "Leprechaun",
        2,
        Answer((When("declare an attack", who="any player"),), Get(Every(THEIRS), "strength", -1, "this turn")),
    ),
    ally(
        "Helénica",
        1,
        0,
        "Titán",
        Keyword("única"),
        Answer((When("play", THEIRS),), ANNULS, by(Pay(Sum("cost", SUBJECT)))),
    ),
    totem("Abismo", 2, Keyword("única"), Answer((When("play", THEIRS),), ANNULS, by(Do("destroy", THIS)))),
)
OF_THE_VIGILIA: Final = (
    ally(
        "Perseo",
        2,
        2,
        "Héroe",
        Activated(by(Do("banish", THIS)), ToDeck(Chosen(theirs(cost_at_most(3))), "shuffle"), condition=VIGIL),
    ),
    ally("Nike", 3, 1, "Olímpico", Activated(by(Do("destroy", THIS)), mills(2), condition=VIGIL)),
    ally(
        "Euergeter I",
        3,
        3,
        "Faraón",
        Activated(Cost(1), Gain(THIS, Keyword("imbloqueable"), FINAL), condition=VIGIL),
    ),
    totem("Doncellas Alegres", 4, Activated(Cost(2), Get(Chosen(MINE), "strength", 1, FINAL), condition=VIGIL)),
    Card(
        name="Clochafarmore",
        type="gold",
        abilities=(Activated(by(Do("banish", THIS)), Get(Chosen(ALLY), "strength", 2, "forever"), condition=VIGIL),),
    ),
)
RACES: Final = (
    ally(
        "Bruto",
        2,
        3,
        "Héroe",
        Static((Get(THIS, "strength", 1),), Compare(Count(mine(race("Héroe"))), "at least", 3)),
    ),
    ally(
        "Dionisio",
        5,
        0,
        "Olímpico",
        always(GainClass(THIS, "Héroe"), Get(THIS, "strength", Count(mine(race("Olímpico", "Héroe"))))),
    ),
    talisman("Nombrado Caballero", 2, Action(GainClass(Every(MINE), "Caballero", "this turn"))),
    weapon(
        "Carro Real",
        4,
        always(Get(BEARER, "strength", 2)),
        Static((Get(BEARER, "strength", 2), Gain(BEARER, Keyword("imbloqueable"))), They(BEARER, (race("Faraón"),))),
    ),
    ally(
        "Constantino",
        3,
        1,
        "Héroe",
        Static((Get(Every(MINE), "strength", 2),), Compare(Count(mine(Not(race("Héroe")))), "is", 0)),
    ),
)
WHILE_IN_PLAY: Final = (
    ally(
        "El Gran Wyrm",
        4,
        4,
        "Dragón",
        always(
            Get(Every(mine(race("Dragón"), other=True)), "strength", 1),
            Gain(Every(mine(race("Dragón"), other=True)), Keyword("furia")),
        ),
    ),
    totem("Atlantida", 3, always(Get(Every(THEIRS), "strength", -1))),
    totem("Esparta", 4, always(Get(Every(mine(Is("armed"))), "strength", 2))),
    ally("Curandera", 3, 1, "Caballero", always(CostsLess(1, Cards()))),
    ally(
        "Brigit",
        3,
        1,
        "Desafiante",
        always(
            Gain(Every(mine(race("Desafiante"), other=True)), Keyword("indesterrable")),
            Gain(Every(mine(race("Desafiante"), other=True)), Keyword("indestructible")),
        ),
    ),
)
SEARCHING: Final = (
    talisman("Cuna de Hadas", 3, Action(found(ALLY, TO_HAND))),
    ally(
        "Dogir",
        4,
        2,
        "Sacerdote",
        Triggered((When("leave play", "this"),), PlayersMay(found(Cards(("ally",), where=(race("Eterno"),)), TO_HAND))),
    ),
    talisman(
        "Alquimista",
        3,
        Static((Cant("you", "play"),), DoesntHold(VIGIL)),
        Action(found(Cards(("gold",), where=(Is("without an ability"),)), Do("put into the reserve", IT))),
    ),
    talisman(
        "Condenados Al Tártaro",
        4,
        Action(
            Steps(
                (
                    Search(Cards(whose="opposing"), 2),
                    Do("banish", IT),
                    Shuffle("each opponent"),
                    PlayersMay(Draw()),
                )
            )
        ),
    ),
    ally(
        "Sir Gaheris",
        3,
        2,
        "Caballero",
        Triggered(ENTERS, PlayersMay(found(Cards(("weapon",), where=(cost_at_most(2),)), Play(IT)))),
    ),
)
CANNOT: Final = (
    ally("Pretoriano", 1, 3, "Héroe", always(Cant(THIS, "attack"))),
    weapon("Cota de Mallas", 3, always(Cant(BEARER, "be affected", cards=Cards(("talisman",))))),
    ally("Cerbero", 2, 4, "Titán", always(Cant(THIS, "attack"), Cant(THIS, "carry weapons"))),
    talisman("Hechizo de niebla", 2, Action(Cant(Chosen(THEIRS), "block", "this turn"))),
    ally(
        "Gigante de la Niebla",
        6,
        8,
        "Titán",
        always(Cant(THIS, "regroup")),
        Triggered((When("grouping", who="you"),), PlayersMay(To(Pay(4), Do("regroup", THIS)))),
    ),
    ally("Alejandro II", 3, 3, "Faraón", Keyword("indestructible"), always(Cant(THIS, "be annulled"))),
)
ONCE_A_TURN: Final = (
    totem("Alejandria", 3, Activated(Cost(3), Do("return to hand", Chosen(THEIRS)), once=True, condition=VIGIL)),
    totem("Avalon", 4, Activated(Cost(), Draw(Count(MINE)), once=True, condition=VIGIL)),
    ally("Gaia", 4, 2, "Olímpico", Activated(Cost(), found(ALLY, TO_HAND), once=True, condition=VIGIL)),
    ally(
        "Morrigu",
        2,
        2,
        "Desafiante",
        Keyword("errante"),
        Activated(Cost(), Do("banish", Chosen(Cards(whose="opposing", zone="graveyard"))), once=True),
    ),
    ally(
        "Fergus",
        2,
        1,
        "Defensor",
        Activated(
            Cost(),
            Do("destroy", Chosen(theirs(Has("strength", "is", MostAmong("strength", THEIRS))))),
            once=True,
            condition=VIGIL,
        ),
    ),
    weapon("Lanza Divina", 2, always(Get(BEARER, "strength", 2)), Activated(Cost(), mills(2), once=True)),
)
AMOUNTS: Final = (
    ally("Minotauro", 2, 0, "Titán", always(Get(THIS, "strength", Count(Cards(where=(Named(("Minotauro",)),)))))),
    ally(
        "Donn",
        3,
        0,
        "Desafiante",
        always(Get(THIS, "strength", Count(Cards(("talisman",), "yours", zone="graveyard")))),
    ),
    ally("Rey Pescador", 3, 3, "Caballero", Triggered(ENTERS, Draw(Count(Cards(("weapon",), "yours"))))),
    weapon("Jabalina Milesiana", 2, Activated(by(Do("banish", THIS)), mills(Count(Cards(("weapon",)))))),
    weapon("Vengativa", 3, always(Get(BEARER, "strength", 1)), always(Get(BEARER, "strength", Count(THEIRS)))),
)
WITHOUT_PAYING: Final = (
    talisman("Cantobele", 5, Action(Play(Chosen(Cards(("ally",), "yours", zone="graveyard"))))),
    ally(
        "Horus",
        3,
        3,
        "Eterno",
        Triggered(ENTERS, PlayersMay(Play(Chosen(Cards(("talisman",), "yours", (cost_at_most(3),), zone="hand"))))),
    ),
    talisman("Atón", 0, always(Cant(THIS, "be annulled")), Action(found(Cards(("gold",)), TO_HAND))),
)

GENERATING: Final = (talisman("Juglares", 0, Action(ToPlayer("generate gold"))),)

PATTERNS: Final = {
    "changed strength": CHANGED_STRENGTH,
    "triggers": TRIGGERS,
    "answers": ANSWERS,
    "abilities of the Vigilia": OF_THE_VIGILIA,
    "races": RACES,
    "while in play": WHILE_IN_PLAY,
    "searching the castle": SEARCHING,
    "what can't be": CANNOT,
    "once a turn": ONCE_A_TURN,
    "amounts": AMOUNTS,
    "without paying": WITHOUT_PAYING,
    "generating Oro": GENERATING,
}
POOL: Final = {card.name: card for cards in PATTERNS.values() for card in cards}
