"""Cards of Mitos y Leyendas that between them say every word of the game, made out of its lexicon."""

from __future__ import annotations

from functools import cache

from mazo.abilities.tree.deeds import (
    Credit,
    Do,
    Draw,
    Look,
    NameCard,
    Put,
    PutCounters,
    RemoveCounters,
    Sort,
    ToDeck,
    ToPlayer,
)
from mazo.abilities.tree.effects import (
    Ability,
    Action,
    Activated,
    AlsoCosts,
    Answer,
    Become,
    Can,
    Cant,
    Convert,
    Cost,
    Effect,
    Gain,
    Get,
    Keyword,
    Lose,
    Must,
    PlayersMay,
    Skip,
    Static,
    Steps,
    Triggered,
)
from mazo.abilities.tree.facts import CostsLess, PlayerRule
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Classified,
    Compare,
    Count,
    Different,
    During,
    Every,
    Facing,
    Happened,
    Has,
    HasKeyword,
    HostOf,
    Is,
    IsNamedCard,
    Not,
    PlayerHas,
    Sum,
    Top,
    When,
)
from mazo.abilities.tree.short import IT, SUBJECT, THIS
from mazo.games.myl import lexicon as words
from mazo.games.myl.cards.card import Card, CardType
from mazo.games.myl.codes import lasting as L

ALLY = Cards(("ally",))
MINE = Cards(("ally",), "yours")
THEIRS = Cards(("ally",), "opposing")
FINAL = "until the final phase"
ANSWERS = ("annul", "cancel", "prevent", "redirect to")
"""Verbs that only mean something in answer to something."""
GRAVE = Cards(whose="yours", zone="graveyard")
LASTS = (
    "this turn",
    FINAL,
    "until your next grouping",
    "until your next turn",
    "in your next turn",
    "in their next turn",
)


def card(name: str, type: CardType, cost: int, *abilities: Ability, strength: int = 0) -> Card:
    """One of these cards; allies are of two races."""
    races = (("Ensayo", "Prueba")[len(name) % 2],) if type == "ally" else ()
    return Card(name=name, type=type, cost=cost, strength=strength, races=races, abilities=abilities)


def _in_answer(verb: str) -> Answer:
    if verb == "annul":
        return Answer((When("play", Cards(whose="opposing")),), Do(verb, SUBJECT))
    if verb == "cancel":
        return Answer((When("use an ability", Cards(whose="opposing")),), Do(verb, SUBJECT))
    if verb == "prevent":
        return Answer((When("leave play", Cards(whose="yours")),), Do(verb, SUBJECT))
    return Answer((When("be targeted", MINE),), Do(verb, Chosen(MINE)))


def _verbs() -> list[Card]:
    found: list[Card] = []
    for verb in words.VERBS:
        if verb in ANSWERS:
            found.append(card(f"Responde {verb}", "talisman", 1, _in_answer(verb)))
            continue
        where = GRAVE if verb.startswith("put into") else Cards(whose="opposing")
        found.append(card(f"Hace {verb}", "talisman", 1, Action(Do(verb, Chosen(where)))))
        found.append(card(f"Hace todo {verb}", "talisman", 3, Action(Do(verb, Every(where)))))
        if not verb.startswith("put into"):
            cost = Cost(effects=(Do(verb, THIS),))
            found.append(card(f"Paga con {verb}", "ally", 1, Activated(cost, Draw(), once=True), strength=1))
    for verb in words.PLAYER_VERBS:
        price = 9 if verb == "lose the game" else 1
        found.append(card(f"Sufre {verb}", "talisman", price, Action(ToPlayer(verb, 2, "each player"))))
    return found


def _events() -> list[Card]:
    small: Effect = PlayersMay(Get(Every(MINE), "strength", 1, FINAL))
    found = [
        card(f"Cuando {event}", "totem", 1, Triggered((When(event),), small, once="turn")) for event in words.EVENTS
    ]
    for event in words.ANSWERABLE:
        found.append(card(f"Contra {event}", "talisman", 1, Answer((When(event),), Draw())))
        found.append(card(f"Usa contra {event}", "totem", 1, Answer((When(event),), ToPlayer("mill"), once=True)))
    return found


def _sayings() -> list[Card]:
    found: list[Card] = []
    for at, (act, bit) in enumerate(words.ACTS.items()):
        until = LASTS[at % len(LASTS)]
        if bit & L.OF_PLAYERS:
            found.append(card(f"Impide {act}", "talisman", 2, Action(Cant("each opponent", act, until))))
            continue
        found.append(card(f"No deja {act}", "talisman", 1, Action(Cant(Chosen(THEIRS), act, until))))
        part = Static((Cant(Every(THEIRS), act, cards=Cards(where=(Has("cost", "at most", 1),))),))
        found.append(card(f"No deja del todo {act}", "totem", 2, part))
    found.append(card("Peaje", "totem", 1, Static((Cant(Every(THEIRS), "attack", costs=1),))))
    found.append(card("Portazgo", "ally", 1, Static((Cant(THIS, "block", costs=1),)), strength=2))
    found += [card(f"Deja {one}", "ally", 1, Static((Can(THIS, one),)), strength=2) for one in words.LICENCES]
    found += [
        card(f"Obliga {one}", "talisman", 1, Action(Must(Chosen(THEIRS), one, "this turn"))) for one in words.DUTIES
    ]
    for keyword in words.KEYWORDS:
        kind: CardType = "weapon" if keyword == "maquinaria" else "gold" if keyword == "oro inicial" else "ally"
        found.append(card(f"Tiene {keyword}", kind, 0 if kind == "gold" else 1, Keyword(keyword), strength=2))
        gained = Action(Steps((Gain(Chosen(ALLY), Keyword(keyword), FINAL), Get(IT, "strength", 1))))
        found.append(card(f"Da {keyword}", "talisman", 1, gained))
        lost = Get(Every(Cards(("ally",), where=(HasKeyword(keyword),))), "strength", -1)
        found.append(card(f"Teme {keyword}", "totem", 1, Static((lost,))))
    for state in words.STATES:
        found.append(card(f"Ve {state}", "totem", 1, Static((Get(Every(Cards(where=(Is(state),))), "strength", 1),))))
    for moment in words.MOMENTS:
        found.append(card(f"En {moment}", "totem", 1, Activated(Cost(), Draw(), once=True, condition=During(moment))))
    for step in words.STEPS:
        found.append(card(f"Salta {step}", "talisman", 2, Action(Skip(step, "each opponent"))))
    for charge in words.CHARGES:
        found.append(card(f"Rebaja {charge}", "totem", 1, Static((CostsLess(2, ALLY, what=charge),))))
    for duration in words.DURATIONS:
        found.append(card(f"Dura {duration}", "talisman", 1, Action(Get(Chosen(ALLY), "strength", 2, duration))))
    for figure in (*words.FIGURES, *words.COUNTERS):
        found.append(card(f"Mide {figure}", "ally", 1, Static((Get(THIS, "strength", Sum(figure, Every(MINE))),))))
    for figure in words.PLAYER_FIGURES:
        found.append(card(f"Cuenta {figure}", "ally", 3, Static((Become(THIS, "strength", PlayerHas(figure)),))))
    for quality in ("names", "costs", "races"):
        found.append(
            card(f"Distingue {quality}", "ally", 2, Static((Get(THIS, "strength", Different(quality, MINE)),)))
        )
    return found


def _the_rest() -> list[Card]:
    named = Cards(where=(IsNamedCard(),))
    found = [
        card("Nombra carta", "ally", 1, Triggered((When("enter play", "this"),), NameCard()),
             Static((Cant("each opponent", "play", cards=named),)), strength=1),
        card("Nombra raza", "ally", 1, Triggered((When("enter play", "this"),), NameCard("class")),
             Static((Lose(Every(Cards(("ally",), where=(IsNamedCard("class"),)))),)), strength=1),
        card("Nombra tipo", "talisman", 1, Action(Steps((NameCard("type"), Look(Top(2)), Sort((Put("hand", up_to=True,
             cards=Cards(where=(IsNamedCard("type"),), zone="deck")),), "bottom"))))),
        card("Reparte", "talisman", 1, Action(Steps((Look(Top(4)), Sort((Put("exile"), Put("graveyard"), Put("top")),
             "shuffle"))))),
        card("Crédito", "gold", 0, Activated(Cost(effects=(Do("pay", THIS),)), Credit(2, Cards(("talisman",))))),
        card("Pide más", "talisman", 0, Static((AlsoCosts(Cost(1, effects=(Do("banish", Chosen(GRAVE)),))),)),
             Action(Draw(2))),
        card("Pide aliado", "ally", 1, Static((AlsoCosts(Cost(effects=(Do("destroy", Chosen(MINE)),))),)), strength=6),
        card("Enfrenta", "weapon", 1, Static((Become(Facing(HostOf(THIS)), "strength", 1),))),
        card("Solo Ensayo", "weapon", 0, Static((Cant(THIS, "be carried",
             cards=Cards(("ally",), where=(Not(Classified(("Ensayo",))),))),)),
             Static((Get(HostOf(THIS), "strength", 3),))),
        card("Vuelve", "ally", 2, Activated(Cost(1), Do("put into play", THIS), zone="graveyard"), strength=2),
        card("Desde la mano", "ally", 2, Activated(Cost(effects=(Do("put into the graveyard", THIS),)), Draw(),
             zone="hand"), strength=1),
        card("Responde enterrado", "ally", 2, Answer((When("declare an attack"),), Do("cancel the attack",
             Chosen(Cards(("ally",), "opposing", (Is("attacking"),)))), Cost(effects=(Do("banish", THIS),)),
             zone="graveyard"), strength=1),
        card("Alimenta", "totem", 1, Activated(Cost(1), PutCounters("alimento", 1, Chosen(ALLY)), once=True)),
        card("Honra", "talisman", 1, Action(Steps((PutCounters("honor", 1, Chosen(MINE)),
             RemoveCounters("alimento", 1, Every(ALLY), up_to=False))))),
        *(card(f"Rige {rule}", "totem", 1, Static((PlayerRule(rule, 2, "each player"),))) for rule in words.RULES),
        card("Uno por turno", "totem", 1, Static((Cant("each player", "play", cards=Cards(("talisman",)),
             unless=Compare(Happened("play", "they", Cards(("talisman",))), "less than", 1)),))),
        card("Baraja", "talisman", 1, Action(ToDeck(Chosen(GRAVE, 3, up_to=True), "shuffle"))),
        card("Crece", "ally", 2, Static((Get(THIS, "strength", Count(GRAVE)),))),
    ]  # fmt: skip
    for type in words.TYPES:
        if type != "talisman":
            source = Cards(("totem", "gold", "ally", "weapon"), "any", (Not(Is("armed")),))
            found.append(card(f"Convierte en {type}", "talisman", 1, Action(Convert(Chosen(source), type, FINAL))))
    return found


@cache
def everything() -> tuple[Card, ...]:
    """All of them."""
    return (*_verbs(), *_events(), *_sayings(), *_the_rest())
