"""Static, triggered and activated abilities and keywords, as trees and in both languages."""

from __future__ import annotations

import mazo.abilities.tree.deeds as d
import mazo.abilities.tree.effects as e
import mazo.abilities.tree.facts as f
import mazo.abilities.tree.nouns as n

CH: tuple[str, ...] = ("character",)
ONE, MINE, FOES = n.Cards(CH), n.Cards(CH, "yours"), n.Cards(CH, "opposing")
ITEM = n.Cards(("item",))


def so(*facts: e.Fact, when: n.Condition | None = None) -> e.Static:
    """A static ability that says these."""
    return e.Static(facts, when)


EXAMPLES: tuple[tuple[e.Ability, str, str], ...] = (
    (
        so(e.Lose(n.Every(n.Cards(CH, "yours", (n.Classified(("Giant",)),))), ability="Stone Sleep")),
        "Your Giant characters lose the Stone Sleep ability.",
        "Tus personajes Giant pierden la habilidad Stone Sleep.",
    ),
    (
        so(e.Lose(n.This(), "Evasive", ever=True)),
        "This character can't have or gain Evasive.",
        "Este personaje no puede tener ni ganar Evasive.",
    ),
    (
        so(e.Cant(n.This(), "be challenged", cards=n.Cards(CH, where=(n.Has("cost", "at most", 3),)))),
        "Characters with cost 3 or less can't challenge this character.",
        "Los personajes de coste 3 o menos no pueden desafiar a este personaje.",
    ),
    (
        so(e.Cant(n.This(), "quest", costs=1)),
        "This character can't quest unless you pay 1 {I}.",
        "Este personaje no puede hacer quest a menos que pagues 1 {I}.",
    ),
    (
        so(e.Cant(n.This(), "exert to sing")),
        "This character can't {E} to sing songs.",
        "Este personaje no puede {E} para cantar canciones.",
    ),
    (
        so(e.Cant(n.Every(n.Cards(("item",), "yours")), "be chosen")),
        "Opponents can't choose your items for actions or abilities.",
        "Los oponentes no pueden elegir tus objetos para acciones ni habilidades.",
    ),
    (
        so(e.Must(n.This(), "be chosen")),
        "Opponents must choose this character for actions and abilities if able.",
        "Los oponentes deben elegir este personaje para acciones y habilidades si pueden.",
    ),
    (
        so(e.Can(n.This(), "challenge ready characters")),
        "This character can challenge ready characters.",
        "Este personaje puede desafiar a personajes preparados.",
    ),
    (
        so(e.Can(n.This(), "quest while drying")),
        "This character can quest the turn they're played.",
        "Este personaje puede hacer quest el turno en que se juega.",
    ),
    (
        so(e.Can(n.This(), "be shifted on by any")),
        "You may play any character with Shift on this character as if this character had any name.",
        "Puedes jugar cualquier personaje con Shift encima de este personaje como si tuviera cualquier nombre.",
    ),
    (
        e.Triggered(
            (n.When("quest", FOES),), e.Unless(d.ToPlayer("gain lore", 1), n.PlayerOf(n.Ref("subject")), e.Pay(1))
        ),
        "Whenever an opposing character quests, you gain 1 lore unless their player pays 1 {I}.",
        "Siempre que un personaje oponente haga quest, ganas 1 de lore a menos que su jugador pague 1 {I}.",
    ),
    (
        so(e.Instead(n.When("banish", "this"), d.Do("put into inkwell exerted", n.This()))),
        "If this character would be banished, put this character into your inkwell facedown and exerted instead.",
        (
            "Si este personaje fuera a ser desterrado, pon este personaje en tu tintero boca abajo y "
            "agotado en su lugar."
        ),
    ),
    (
        e.Triggered(
            (n.When("is chosen for Support", MINE),),
            e.Instead(
                n.When("is dealt damage", n.Cards(where=(n.SameObject(n.Ref("subject")),))),
                None,
                True,
                "until your next turn",
            ),
        ),
        (
            "Whenever one of your characters is chosen for Support, until the start of your next turn, the "
            "next time they would be dealt damage, it takes no damage instead."
        ),
        (
            "Siempre que uno de tus personajes sea elegido para Support, hasta el comienzo de tu siguiente "
            "turno, la próxima vez que se fuera a infligir daño a ese personaje, no recibe ese daño."
        ),
    ),
    (so(e.Skip("draw")), "Skip your turn's Draw step.", "Sáltate el paso Draw de tu turno."),
    (
        so(f.CostsLess(1, n.Cards(CH, where=(n.Classified(("Seven Dwarfs",)),)))),
        "You pay 1 {I} less to play Seven Dwarfs characters.",
        "Pagas 1 {I} menos para jugar personajes Seven Dwarfs.",
    ),
    (
        so(f.CostsLess(-1, n.Cards(("action",)), "each opponent")),
        "Opponents pay 1 {I} more to play actions.",
        "Los oponentes pagan 1 {I} más para jugar acciones.",
    ),
    (
        so(f.CostsLess(1, MINE, what="move")),
        "You pay 1 {I} less to move a character of yours to a location.",
        "Pagas 1 {I} menos para mover personajes tuyos a una localización.",
    ),
    (
        so(f.CostsLess(n.Count(n.Cards(("item",), "yours", zone="discard")), "this", what="shift")),
        "For each item card in your discard, you pay 1 {I} less to play this character using their Shift ability.",
        (
            "Por cada carta de objeto en tu descarte, pagas 1 {I} menos para jugar este personaje con su "
            "habilidad Shift."
        ),
    ),
    (
        so(e.FreeWith(), when=n.Compare(n.Happened("banish", cards=n.Cards(CH, "opposing")), "at least", 1)),
        "If an opposing character was banished this turn, you may play this character for free.",
        "Si un personaje oponente ha sido desterrado este turno, puedes jugar este personaje gratis.",
    ),
    (
        so(e.FreeWith(e.Cost(effects=(d.Do("banish", n.Chosen(n.Cards(("item",), "yours"))),)))),
        "You may banish chosen item of yours to play this character for free.",
        "Puedes desterrar un objeto elegido tuyo para jugar este personaje gratis.",
    ),
    (
        so(f.Enters("this", "exerted")),
        "This character enters play exerted.",
        "Este personaje entra en juego agotado.",
    ),
    (
        so(f.Enters("this", counters="damage", amount=3)),
        "This character enters play with 3 damage.",
        "Este personaje entra en juego con 3 de daño.",
    ),
    (
        so(f.Enters(n.Cards(("item",), "opposing"), "exerted")),
        "Opposing items enter play exerted.",
        "Los objetos oponentes entran en juego agotados.",
    ),
    (
        so(f.Enters(n.Cards(whose="opposing", zone="inkwell"), "exerted", zone="inkwell")),
        "Cards enter opponents' inkwells exerted.",
        "Las cartas entran agotadas en los tinteros de los oponentes.",
    ),
    (
        so(f.PlayerRule("lore to win", 25, "each opponent")),
        "Opponents need 25 lore to win the game.",
        "Los oponentes necesitan 25 de lore para ganar la partida.",
    ),
    (so(f.DoFrom("ink", "discard")), "You can ink cards from your discard.", "Puedes entintar cartas de tu descarte."),
    (
        so(f.DoFrom("ink", "hand")),
        "All cards in your hand count as having {IW}.",
        "Todas las cartas de tu mano cuentan como si tuvieran {IW}.",
    ),
    (
        so(f.PlayFrom(n.Cards(CH, "yours", zone="discard")), when=n.They(n.This(), (n.Is("exerted"),))),
        "While this character is exerted, you may play characters from your discard.",
        "Mientras este personaje esté agotado, puedes jugar personajes de tu descarte.",
    ),
    (
        so(f.PlayerRule("challenge limit", 1, "each player")),
        "Each turn, only one character can challenge.",
        "Cada turno, solo un personaje puede desafiar.",
    ),
    (
        so(f.DoBy("deal damage", MINE, "willpower")),
        "During challenges, your characters deal damage with their {W} instead of their {S}.",
        "Durante los desafíos, tus personajes infligen daño con su {W} en lugar de con su {S}.",
    ),
    (
        so(f.Floor(MINE, "strength")),
        "Your characters' {S} can't be reduced below their printed value.",
        "La {S} de tus personajes no puede reducirse por debajo de su valor impreso.",
    ),
    (
        so(f.More("deal damage", 0, to="this", only="in a challenge", prevent=True)),
        "This character takes no damage from challenges.",
        "Este personaje no recibe daño en desafíos.",
    ),
    (
        so(f.More("deal damage", 1, by=MINE)),
        "Your characters deal 1 more damage.",
        "Tus personajes infligen 1 más de daño.",
    ),
    (
        so(f.AlsoNamed(("Nim", "Tam"))),
        "This character counts as being named both Nim and Tam.",
        "Este personaje cuenta como si se llamara tanto Nim como Tam.",
    ),
    (
        so(f.PlayerRule("open top", who="each player")),
        "Each player plays with the top card of their deck faceup.",
        "Cada jugador juega con la carta superior de su mazo boca arriba.",
    ),
    (
        so(f.PlayerRule("ready limit", 1, "each opponent")),
        "Each opponent can't ready more than 1 of their characters at the start of their turn.",
        "Ningún oponente puede enderezar más de 1 de sus personajes al comienzo de su turno.",
    ),
    (
        so(e.Get(n.This(), "singing", 3)),
        "This character counts as having +3 cost to sing songs.",
        "Este personaje cuenta como si tuviera +3 de coste para cantar canciones.",
    ),
    (
        so(f.DeckRule(99)),
        "You may have up to 99 copies of this card in your deck.",
        "Puedes tener hasta 99 copias de esta carta en tu mazo.",
    ),
    (
        so(f.DeckRule(admits="Hunny")),
        "You can have other Hunny characters in your deck regardless of ink type.",
        "Puedes tener otros personajes Hunny en tu mazo sin importar su tipo de tinta.",
    ),
    (
        so(f.PlayerRule("ink more"), when=n.Turn()),
        "During your turn, you may ink an additional card.",
        "Durante tu turno, puedes entintar una carta adicional.",
    ),
    (
        so(e.Get(n.Every(n.Cards(CH, where=(n.Is("here"),))), "willpower", 2)),
        "Characters get +2 {W} while here.",
        "Los personajes obtienen +2 {W} mientras estén aquí.",
    ),
    (
        so(
            e.Get(n.This(), "strength", 1),
            e.Get(n.This(), "willpower", 1),
            when=n.Compare(n.Count(n.Cards(CH, "yours", (n.OfColour(("Steel",)),), other=True)), "at least", 1),
        ),
        "While you have another Steel character in play, this character gets +1 {S} and +1 {W}.",
        "Mientras tengas otro personaje Acero en juego, este personaje obtiene +1 {S} y +1 {W}.",
    ),
    (
        so(e.Get(n.This(), "strength", n.Size(n.Under(n.This())))),
        "This character gets +1 {S} for each card under them.",
        "Este personaje obtiene +1 {S} por cada carta debajo de este personaje.",
    ),
    (
        so(e.Get(n.This(), "lore", n.Different("ink types", MINE))),
        "This character gets +1 {L} for each different ink type of characters you have in play.",
        "Este personaje obtiene +1 {L} por cada tipo de tinta distinto entre los personajes que tengas en juego.",
    ),
    (
        so(e.Get(n.This(), "strength", 2), when=n.During("being challenged")),
        "While being challenged, this character gets +2 {S}.",
        "Mientras esté siendo desafiado, este personaje obtiene +2 {S}.",
    ),
    (
        so(e.Get(n.This(), "strength", 2), when=n.Turn("opponents")),
        "During opponents' turns, this character gets +2 {S}.",
        "Durante los turnos de los oponentes, este personaje obtiene +2 {S}.",
    ),
    (
        so(
            e.Get(n.This(), "lore", 2),
            when=n.AllHold(
                (n.They(n.This(), (n.Is("exerted"),)), n.Compare(n.Count(n.Cards(whose="yours", zone="hand")), "is", 0))
            ),
        ),
        "While this character is exerted and you have no cards in your hand, they get +2 {L}.",
        "Mientras este personaje esté agotado y no tengas cartas en la mano, obtiene +2 {L}.",
    ),
    (
        so(
            e.Gain(n.This(), e.Keyword("Evasive")),
            when=n.OneHolds(
                (n.Compare(n.PlayerHas("lore"), "at least", 10), n.DoesntHold(n.They(n.This(), (n.Is("damaged"),))))
            ),
        ),
        "While you have 10 or more lore or this character has no damage, they gain Evasive.",
        "Mientras tengas 10 o más de lore o este personaje no tenga daño, gana Evasive.",
    ),
    (
        so(f.CostsLess(2, "this"), when=n.FirstTurn()),
        "If this is your first turn and you're not the first player, you pay 2 {I} less to play this character.",
        "Si es tu primer turno y no eres el primer jugador, pagas 2 {I} menos para jugar este personaje.",
    ),
    (
        so(
            e.Get(n.This(), "lore", 2),
            when=n.Compare(
                n.Count(n.Cards(whose="yours", zone="hand")),
                "more than",
                n.Count(n.Cards(whose="opposing", zone="hand")),
            ),
        ),
        "While you have more cards in your hand than each opponent, this character gets +2 {L}.",
        "Mientras tengas más cartas en la mano que cada oponente, este personaje obtiene +2 {L}.",
    ),
    (
        so(e.Get(n.This(), "lore", 2), when=n.Compare(n.Sum("strength", n.This()), "at least", 7)),
        "While this character has 7 {S} or more, they get +2 {L}.",
        "Mientras este personaje tenga 7 {S} o más, obtiene +2 {L}.",
    ),
    (
        so(e.Get(n.This(), "lore", 2), when=n.Compare(n.Size(n.Under(n.This())), "at least", 1)),
        "While there's a card under this character, they get +2 {L}.",
        "Mientras haya una carta debajo de este personaje, este personaje obtiene +2 {L}.",
    ),
    (
        e.Activated(e.Cost(2, this="exert", effects=(d.Do("banish", n.This()),)), d.Draw()),
        "{E}, 2 {I}, Banish this character — Draw a card.",
        "{E}, 2 {I}, destierra este personaje — Roba una carta.",
    ),
    (
        e.Activated(
            e.Cost(0, this="exert", effects=(d.Do("exert as a cost", n.Chosen(MINE, plain=True)),)),
            d.Do("exert", n.Chosen(ONE)),
        ),
        "{E}, {E} one of your characters — Exert chosen character.",
        "{E}, {E} uno de tus personajes — Agota un personaje elegido.",
    ),
    (
        e.Activated(
            e.Cost(effects=(d.Discard(),)), e.Gain(n.This(), e.Keyword("Challenger", 3), "this turn"), once=True
        ),
        "Once during your turn, you may choose and discard a card to give this character Challenger +3 this turn.",
        (
            "Una vez durante tu turno, puedes elegir y descartar una carta para que este personaje "
            "gane Challenger +3 este turno."
        ),
    ),
    (
        e.Triggered((n.When("play", "this"), n.When("quest", "this")), d.ToPlayer("gain lore", 1)),
        "When you play this character and whenever they quest, gain 1 lore.",
        "Cuando juegas este personaje y siempre que haga quest, ganas 1 de lore.",
    ),
    (
        e.Triggered(
            (n.When("banish", n.Cards(CH, other=True), "this", conditions=(n.Turn(), n.During("in a challenge"))),),
            d.ToPlayer("gain lore", 1),
        ),
        "During your turn, whenever this character banishes another character in a challenge, gain 1 lore.",
        "Durante tu turno, siempre que este personaje destierre a otro personaje en un desafío, ganas 1 de lore.",
    ),
    (
        e.Triggered(
            (n.When("banish", "this", conditions=(n.During("being challenged"),)),), d.Do("banish", n.Ref("challenger"))
        ),
        "When this character is challenged and banished, banish the challenging character.",
        "Cuando este personaje es desafiado y desterrado, destierras el personaje desafiante.",
    ),
    (
        e.Triggered(
            (n.When("move", "this", n.Cards(("location",))),),
            d.ToPlayer("gain lore", n.Sum("lore", n.Ref("other"))),
            once="turn",
        ),
        "Once per turn, when this character moves to a location, gain lore equal to that location's {L}.",
        (
            "Una vez por turno, cuando este personaje se mueve a una localización, ganas una cantidad de "
            "lore igual al {L} de esa localización."
        ),
    ),
    (
        e.Triggered((n.When("ink", conditions=(n.Turn(),)),), d.Draw(), once="your turn"),
        "Once during your turn, whenever a card is put into your inkwell, draw a card.",
        "Una vez durante tu turno, siempre que se ponga una carta en tu tintero, robas una carta.",
    ),
    (
        e.Triggered((n.When("play", n.Cards(("action",)), nth=2),), e.Get(n.This(), "lore", 2, "this turn")),
        "Whenever you play a second action in a turn, this character gets +2 {L} this turn.",
        "Siempre que juegues una segunda acción en un turno, este personaje obtiene +2 {L} este turno.",
    ),
    (
        e.Triggered(
            (n.When("play", n.Cards(CH, where=(n.Classified(("Hero",)),), other=True), this_or=True),), d.Draw()
        ),
        "Whenever you play this or another Hero character, draw a card.",
        "Siempre que juegues este u otro personaje Hero, roba una carta.",
    ),
    (
        e.Triggered((n.When("sing", MINE, one_or_more=True),), d.Draw()),
        "Whenever one or more of your characters sing a song, draw a card.",
        "Siempre que uno o más de tus personajes canten una canción, robas una carta.",
    ),
    (
        e.Triggered(
            (n.When("turn start", who="you"),),
            d.Draw(),
            condition=n.Compare(n.Count(n.Cards(CH, "yours", (n.Is("here"),))), "at least", 1),
        ),
        "At the start of your turn, if you have a character here, draw a card.",
        "Al comienzo de tu turno, si tienes un personaje aquí, roba una carta.",
    ),
    (
        e.Triggered((n.When("is healed", MINE, one_or_more=True),), d.Draw(n.That())),
        "Whenever you remove 1 or more damage from one of your characters, draw that many cards.",
        "Siempre que retires 1 o más de daño de uno de tus personajes, roba esa cantidad de cartas.",
    ),
    (
        e.Triggered((n.When("pay", n.Cards(), amount=("at most", 2)),), d.Draw()),
        "Whenever you pay 2 {I} or less to play a card, draw a card.",
        "Siempre que pagues 2 {I} o menos para jugar una carta, roba una carta.",
    ),
    (
        e.Triggered((n.When("play", "this"),), d.Draw(), condition=n.They(n.This(), (n.Is("shifted"),))),
        "When you play this character, if you used Shift to play them, draw a card.",
        "Cuando juegas este personaje, si has usado Shift para jugarlo, roba una carta.",
    ),
    (
        e.Triggered(
            (n.When("play", "this"),),
            d.Draw(),
            condition=n.Compare(n.Happened("play", cards=n.Cards(CH, other=True)), "at least", 1),
        ),
        "When you play this character, if you played another character this turn, draw a card.",
        "Cuando juegas este personaje, si has jugado otro personaje este turno, roba una carta.",
    ),
    (
        so(e.Get(n.This(), "strength", 1), when=n.Compare(n.Different("names", MINE), "at least", 3)),
        (
            "While the number of different names of characters you have in play is equal to or greater than "
            "3, this character gets +1 {S}."
        ),
        (
            "Mientras el número de nombres distintos entre los personajes que tengas en juego sea igual o mayor "
            "que 3, este personaje obtiene +1 {S}."
        ),
    ),
    (
        e.Keyword("Shift", 3, onto=n.Cards(CH, "yours", (n.Classified(("Puppy",)),)), variant=("classification",)),
        "Puppy Shift 3 {I}",
        "Puppy Shift 3 {I}",
    ),
    (
        so(
            e.Gain(
                n.Every(n.Cards(CH, "yours", (n.HasKeyword("Reckless"),))),
                e.Activated(e.Cost(this="exert"), d.ToPlayer("gain lore", 1)),
            )
        ),
        "Your characters with Reckless gain “{E} — Gain 1 lore.”",
        "Tus personajes con Reckless ganan «{E} — Gana 1 de lore».",
    ),
)
