"""What actions do, as trees and in both languages."""

from __future__ import annotations

import mazo.abilities.tree.deeds as d
import mazo.abilities.tree.effects as e
import mazo.abilities.tree.nouns as n

CH: tuple[str, ...] = ("character",)
ONE, MINE, FOES = n.Cards(CH), n.Cards(CH, "yours"), n.Cards(CH, "opposing")
ITEM = n.Cards(("item",))


def act(*do: e.Effect) -> e.Action:
    """An action that does these, one after the other."""
    return e.Action(do[0] if len(do) == 1 else e.Steps(do))


EXAMPLES: tuple[tuple[e.Ability, str, str], ...] = (
    (act(d.Draw()), "Draw a card.", "Roba una carta."),
    (act(d.Draw(3, "each player")), "Each player draws 3 cards.", "Cada jugador roba 3 cartas."),
    (
        act(d.Draw(7, until=True)),
        "Draw until you have 7 cards in your hand.",
        "Roba cartas hasta tener 7 cartas en la mano.",
    ),
    (
        act(d.Draw(n.Count(n.Cards(CH, "yours", (n.Is("exerted"),))))),
        "Draw a card for each exerted character you have in play.",
        "Roba una carta por cada personaje agotado que tengas en juego.",
    ),
    (
        act(d.Draw(n.Sum("lore", n.Ref()))),
        "Draw cards equal to that card's {L}.",
        "Roba un número de cartas igual al {L} de esa carta.",
    ),
    (
        act(d.Discard(2, "each opponent")),
        "Each opponent chooses and discards 2 cards.",
        "Cada oponente elige y descarta 2 cartas.",
    ),
    (
        act(d.Discard(1, "chosen opponent", by="random")),
        "Chosen opponent discards a card at random.",
        "Un oponente elegido descarta una carta al azar.",
    ),
    (act(d.Discard(who="each player", by="all")), "Each player discards their hand.", "Cada jugador descarta su mano."),
    (
        act(d.Discard(2, "each opponent", until=True)),
        "Each opponent chooses and discards cards until they have 2 cards in their hand.",
        "Cada oponente elige y descarta cartas hasta tener 2 cartas en la mano.",
    ),
    (act(d.Discard(3, up_to=True)), "Choose and discard up to 3 cards.", "Elige y descarta hasta 3 cartas."),
    (
        act(d.ToPlayer("gain lore", n.Math("times", 2, n.Count(ITEM)))),
        "Gain 2 lore for each item in play.",
        "Gana 2 de lore por cada objeto en juego.",
    ),
    (
        act(d.ToPlayer("lose lore", 1, "each opponent"), d.ToPlayer("gain lore", n.That())),
        "Each opponent loses 1 lore. Gain that much lore.",
        "Cada oponente pierde 1 de lore. Ganas esa cantidad de lore.",
    ),
    (
        act(d.Do("deal damage", n.Chosen(ONE), 2)),
        "Deal 2 damage to chosen character.",
        "Inflige 2 de daño a un personaje elegido.",
    ),
    (
        act(d.Do("deal unreduced damage", n.Chosen(ONE), 2)),
        "Deal 2 damage to chosen character. This damage can't be reduced by Resist.",
        "Inflige 2 de daño a un personaje elegido. Este daño no puede reducirse con Resist.",
    ),
    (
        act(d.Do("deal damage", n.Every(FOES), 1)),
        "Deal 1 damage to each opposing character.",
        "Inflige 1 de daño a cada personaje oponente.",
    ),
    (
        act(d.Do("deal damage", n.Chosen(ONE, 2, True), 1)),
        "Deal 1 damage each to up to 2 chosen characters.",
        "Inflige 1 de daño a cada uno de hasta 2 personajes elegidos.",
    ),
    (
        act(d.Do("deal damage", n.Chosen(FOES), n.Sum("strength", n.This()))),
        "Deal damage to chosen opposing character equal to this character's {S}.",
        "Inflige a un personaje oponente elegido una cantidad de daño igual a la {S} de este personaje.",
    ),
    (
        act(d.PutCounters("damage", 1, n.Every(FOES))),
        "Put 1 damage counter on each opposing character.",
        "Pon un contador de daño en cada personaje oponente.",
    ),
    (
        act(d.RemoveCounters("damage", 3, n.Chosen(n.Cards(("character", "location"))))),
        "Remove up to 3 damage from chosen character or location.",
        "Retira hasta 3 de daño de un personaje o localización elegido.",
    ),
    (
        act(d.RemoveCounters("damage", "all", n.This())),
        "Remove all damage from this character.",
        "Retira todo el daño de este personaje.",
    ),
    (
        act(d.RemoveCounters("damage", 2, n.Every(MINE))),
        "Remove up to 2 damage from each of your characters.",
        "Retira hasta 2 de daño de cada uno de tus personajes.",
    ),
    (
        act(d.RemoveCounters("damage", 4, n.Chosen(MINE, 99, True, plain=True), total=True)),
        "Remove up to 4 damage total from any number of your characters.",
        "Retira hasta 4 de daño en total de cualquier número de tus personajes.",
    ),
    (
        act(d.MoveCounters("damage", 1, n.Chosen(ONE), n.Chosen(FOES, name="to"))),
        "Move 1 damage counter from chosen character to chosen opposing character.",
        "Mueve un contador de daño de un personaje elegido a un personaje oponente elegido.",
    ),
    (
        act(d.MoveCounters("damage", "all", n.This(), n.Chosen(FOES))),
        "Move all damage counters from this character to chosen opposing character.",
        "Mueve todos los contadores de daño de este personaje a un personaje oponente elegido.",
    ),
    (
        act(d.Do("banish", n.Chosen(n.Cards(CH, where=(n.Has("strength", "at most", 2),))))),
        "Banish chosen character with 2 {S} or less.",
        "Destierra un personaje elegido con 2 {S} o menos.",
    ),
    (act(d.Do("banish", n.Every(ITEM))), "Banish all items.", "Destierra todos los objetos."),
    (
        act(d.Do("banish", n.Chosen(FOES, n.ANY_NUMBER, True, within="strength", limit=10))),
        "Banish any number of chosen opposing characters with total {S} 10 or less.",
        "Destierra cualquier número de personajes oponentes elegidos con una {S} total de 10 o menos.",
    ),
    (
        act(d.Do("return to hand", n.Chosen(ONE))),
        "Return chosen character to their player's hand.",
        "Devuelve un personaje elegido a la mano de su jugador.",
    ),
    (
        act(d.Do("return to hand", n.Chosen(n.Cards(CH, "yours", zone="discard")))),
        "Return a character card from your discard to your hand.",
        "Devuelve una carta de personaje de tu descarte a tu mano.",
    ),
    (
        act(d.Do("return to hand", n.Every(FOES))),
        "Return all opposing characters to their players' hands.",
        "Devuelve todos los personajes oponentes a las manos de sus jugadores.",
    ),
    (
        act(d.Do("return to hand", n.Both((n.This(), n.Chosen(FOES))))),
        "Return this character and chosen opposing character to their player's hand.",
        "Devuelve este personaje y un personaje oponente elegido a la mano de su jugador.",
    ),
    (
        act(d.Do("return to hand", n.Chosen(n.Cards(whose="yours", zone="inkwell"), 2, at_random=True))),
        "Return 2 cards at random from your inkwell to your hand.",
        "Devuelve 2 cartas al azar de tu tintero a tu mano.",
    ),
    (
        act(d.Do("put into inkwell exerted", n.Chosen(n.Cards(CH, where=(n.Is("exerted"),))))),
        "Put chosen exerted character into their player's inkwell facedown and exerted.",
        "Pon un personaje agotado elegido en el tintero de su jugador boca abajo y agotado.",
    ),
    (
        act(d.Do("put into inkwell", n.Top())),
        "Put the top card of your deck into your inkwell facedown.",
        "Pon la carta superior de tu mazo en tu tintero boca abajo.",
    ),
    (
        act(d.ToDeck(n.Chosen(n.Cards(("item",), "yours", zone="discard"), 2), any_order=True)),
        "Put 2 item cards from your discard on the bottom of your deck in any order.",
        "Pon 2 cartas de objeto de tu descarte en el fondo de tu mazo en cualquier orden.",
    ),
    (
        act(d.ToDeck(n.Chosen(FOES), "shuffle")),
        "Shuffle chosen opposing character into their player's deck.",
        "Baraja un personaje oponente elegido en el mazo de su jugador.",
    ),
    (
        act(d.Look(n.Top(whose="opposing")), d.ToDeck(n.Ref(), "either")),
        "Look at the top card of each opponent's deck. Put it on either the top or the bottom of its player's deck.",
        (
            "Mira la carta superior del mazo de cada oponente. Ponla en la parte superior o en el fondo del "
            "mazo de su jugador."
        ),
    ),
    (
        act(d.Do("put into discard", n.Top(2))),
        "Put the top 2 cards of your deck into your discard.",
        "Pon las 2 cartas superiores de tu mazo en tu descarte.",
    ),
    (
        act(
            d.PutUnder(
                n.Top(), n.Chosen(n.Cards(("character", "location"), "yours", (n.HasKeyword("Boost"),)), plain=True)
            )
        ),
        "Put the top card of your deck facedown under one of your characters or locations with Boost.",
        "Pon la carta superior de tu mazo boca abajo debajo de uno de tus personajes o localizaciones con Boost.",
    ),
    (
        act(d.PutUnder(n.Chosen(n.Cards(CH, "yours", zone="discard")), n.This(), True)),
        "Put a character card from your discard faceup under this character.",
        "Pon una carta de personaje de tu descarte boca arriba debajo de este personaje.",
    ),
    (
        act(
            d.Do("ready", n.Chosen(n.Cards(CH, "yours", other=True))),
            e.Cant(n.Ref(), "quest", "this turn"),
            e.Cant(n.Ref(), "challenge", "this turn"),
        ),
        "Ready another chosen character of yours. They can't quest or challenge for the rest of this turn.",
        "Endereza otro personaje elegido tuyo. No puede hacer quest ni desafiar durante el resto de este turno.",
    ),
    (
        act(d.Do("exert", n.Every(n.Cards(CH, "opposing", (n.Is("damaged"),))))),
        "Exert all opposing damaged characters.",
        "Agota todos los personajes oponentes dañados.",
    ),
    (
        act(e.Get(n.Chosen(FOES), "strength", -2, "until your next turn")),
        "Chosen opposing character gets -2 {S} until the start of your next turn.",
        "Un personaje oponente elegido obtiene -2 {S} hasta el comienzo de tu siguiente turno.",
    ),
    (
        act(e.Get(n.Chosen(ONE), "strength", n.Count(n.Cards(whose="yours", zone="hand")), "this turn")),
        "Chosen character gets +1 {S} this turn for each card in your hand.",
        "Un personaje elegido obtiene +1 {S} este turno por cada carta en tu mano.",
    ),
    (
        act(e.Get(n.Chosen(ONE), "strength", n.Sum("willpower", n.Ref()), "this turn")),
        "Chosen character gets +{S} equal to their {W} this turn.",
        "Un personaje elegido obtiene +{S} igual a su {W} este turno.",
    ),
    (
        act(e.Get(n.Chosen(ONE), "lore", 1, "this turn"), e.Gain(n.Ref(), e.Keyword("Support"), "this turn")),
        "Chosen character gets +1 {L} and gains Support this turn.",
        "Un personaje elegido obtiene +1 {L} y gana Support este turno.",
    ),
    (
        act(
            e.Gain(n.Chosen(MINE), e.Keyword("Challenger", 3), "this turn"),
            e.Gain(
                n.Ref(),
                e.Triggered(
                    (n.When("banish", "this", conditions=(n.During("in a challenge"),)),),
                    d.Do("return to hand", n.This()),
                ),
                "this turn",
            ),
        ),
        (
            "Chosen character of yours gains Challenger +3 and “When this character is banished in a "
            "challenge, return this card to your hand” this turn."
        ),
        (
            "Un personaje elegido tuyo gana Challenger +3 y «Cuando este personaje es desterrado en un "
            "desafío, devuelves esta carta a tu mano» este turno."
        ),
    ),
    (
        act(e.Lose(n.Chosen(FOES), "Evasive", until="this turn")),
        "Chosen opposing character loses Evasive this turn.",
        "Un personaje oponente elegido pierde Evasive este turno.",
    ),
    (
        act(e.GainClass(n.Chosen(ONE), "Detective", "until your next turn")),
        "Chosen character gains the Detective classification until the start of your next turn.",
        "Un personaje elegido gana la clasificación Detective hasta el comienzo de tu siguiente turno.",
    ),
    (
        act(e.Cant(n.Chosen(n.Cards(CH, where=(n.Is("exerted"),))), "ready", "at the start of their next turn")),
        "Chosen exerted character can't ready at the start of their next turn.",
        "Un personaje agotado elegido no puede enderezarse al comienzo de su siguiente turno.",
    ),
    (
        act(e.Cant("each opponent", "play", "until your next turn", n.Cards(("action", "item")))),
        "Opponents can't play actions or items until the start of your next turn.",
        "Los oponentes no pueden jugar objetos ni acciones hasta el comienzo de tu siguiente turno.",
    ),
    (
        act(
            e.Cant(n.Chosen(FOES), "challenge", "during their next turn"),
            e.Must(n.Ref(), "quest", "during their next turn"),
        ),
        "Chosen opposing character can't challenge and must quest during their next turn if able.",
        "Un personaje oponente elegido no puede desafiar y debe hacer quest durante su siguiente turno si puede.",
    ),
    (
        e.Action(e.Steps((d.Draw(), d.ToPlayer("gain lore"), d.Do("banish", n.Chosen(ITEM))), ("and", ". then"))),
        "Draw a card and gain 1 lore. Then, banish chosen item.",
        "Roba una carta y gana 1 de lore. Luego, destierra un objeto elegido.",
    ),
    (
        e.Action(
            e.Steps((d.ToPlayer("lose lore", 1, "each opponent"), d.ToPlayer("gain lore", n.That("equal"))), ("and",))
        ),
        "Each opponent loses 1 lore and you gain lore equal to the lore lost this way.",
        "Cada oponente pierde 1 de lore y tú ganas una cantidad de lore igual al lore perdido así.",
    ),
    (
        e.Action(e.Steps((d.RemoveCounters("damage", 3, n.Chosen(MINE)), d.Draw(n.That("each"))))),
        "Remove up to 3 damage from chosen character of yours. Draw a card for each 1 damage removed this way.",
        "Retira hasta 3 de daño de un personaje elegido tuyo. Roba una carta por cada 1 de daño retirado así.",
    ),
    (
        act(e.Choose(n.Chosen(FOES), "chosen"), d.ToPlayer("gain lore", n.Sum("lore", n.Ref()))),
        "Gain lore equal to the {L} of chosen opposing character.",
        "Gana una cantidad de lore igual al {L} de un personaje oponente elegido.",
    ),
    (
        act(e.ChoosePlayer("chosen opponent", "chosen"), d.Look(n.Every(n.Cards(whose="theirs", zone="hand")))),
        "Look at chosen opponent's hand.",
        "Mira la mano de un oponente elegido.",
    ),
    (
        e.Action(
            e.EachPlayer(
                "each opponent",
                e.Steps(
                    (e.Choose(n.Chosen(n.Cards(CH, "theirs"), by="they")), d.Do("deal damage", n.Ref(), 2)), ("and",)
                ),
            )
        ),
        "Each opponent chooses one of their characters and deals 2 damage to them.",
        "Cada oponente elige uno de sus personajes e inflige 2 de daño a ese personaje.",
    ),
    (
        e.Action(
            e.EachPlayer(
                "each opponent",
                e.To(e.PlayersMay(d.Discard(who="they"), "they"), e.Nothing(), "otherwise", d.Draw()),
            )
        ),
        "Each opponent may choose and discard a card. For each opponent who doesn't, draw a card.",
        "Cada oponente puede elegir y descartar una carta. Por cada oponente que no lo haga, robas una carta.",
    ),
    (
        e.Action(
            e.EachPlayer(
                "each opponent",
                e.If(
                    n.Compare(n.PlayerHas("lore", "they"), "more than", n.PlayerHas("lore")),
                    d.ToPlayer("lose lore", 1, "they"),
                ),
            )
        ),
        "Each opponent with more lore than you loses 1 lore.",
        "Cada oponente con más lore que tú pierde 1 de lore.",
    ),
    (
        e.Action(e.Play(n.Chosen(n.Cards(CH, "yours", zone="discard")), state="exerted", joint="and")),
        "Play a character from your discard for free and they enter play exerted.",
        "Juega un personaje de tu descarte gratis y entra en juego agotado.",
    ),
)
