"""Trees whose Spanish needs care: agreement, who does what, which words stand once."""

from __future__ import annotations

import mazo.abilities.tree.deeds as d
import mazo.abilities.tree.effects as e
import mazo.abilities.tree.facts as f
import mazo.abilities.tree.nouns as n
from tests.games.lorcana.words.examples_doing import CH, FOES, ITEM, MINE, ONE, act

PLACE = n.Cards(("location",))
KIN = n.Cards(CH, "yours", other=True)
QUESTS = n.When("quest", "this")


def has(cards: n.Cards, number: int = 1, comparison: n.Comparison = "at least") -> n.Compare:
    """There are so many of them."""
    return n.Compare(n.Count(cards), comparison, number)


def happened(event: str, who: n.Who, number: int, comparison: n.Comparison = "at least") -> n.Compare:
    """Something happened so often this turn."""
    return n.Compare(n.Happened(event, who), comparison, number)


EXAMPLES: tuple[tuple[e.Ability, str, str], ...] = (
    # Several nouns: the masculine one first, so that the adjective agrees with it.
    (
        act(d.Do("banish", n.Chosen(n.Cards(("location", "item"))))),
        "Banish chosen location or item.",
        "Destierra un objeto o localización elegido.",
    ),
    (
        act(
            d.RemoveCounters("damage", 3, n.Chosen(n.Cards(("location", "character"), "yours"), plain=True), up_to=True)
        ),
        "Remove up to 3 damage from one of your locations or characters.",
        "Retira hasta 3 de daño de uno de tus personajes o localizaciones.",
    ),
    (
        act(d.Do("deal damage", n.Every(n.Cards(("character", "location"), "opposing")), 1)),
        "Deal 1 damage to each opposing character and location.",
        "Inflige 1 de daño a cada personaje y localización oponente.",
    ),
    # Who does what: "roba" and "gana" alone would be said of the last player.
    (
        act(d.Discard(1, "each opponent"), d.Draw()),
        "Each opponent chooses and discards a card. Draw a card.",
        "Cada oponente elige y descarta una carta. Robas una carta.",
    ),
    (
        act(
            e.If(
                n.Compare(n.PlayerHas("lore", "any opponent"), "more than", n.PlayerHas("lore")),
                d.ToPlayer("gain lore", 2),
            )
        ),
        "If an opponent has more lore than you, gain 2 lore.",
        "Si un oponente tiene más lore que tú, ganas 2 de lore.",
    ),
    (
        e.Triggered((n.When("play", ONE, who="any opponent"),), d.Do("return to hand", n.This())),
        "Whenever an opponent plays a character, return this character to your hand.",
        "Siempre que un oponente juegue un personaje, devuelves este personaje a tu mano.",
    ),
    (
        e.Triggered((n.When("play", ONE, who="you"),), e.Gain(n.Ref("subject"), e.Keyword("Rush"), "this turn")),
        "Whenever you play a character, they gain Rush this turn.",
        "Siempre que juegues un personaje, ese personaje gana Rush este turno.",
    ),
    # Others.
    (
        e.Triggered((QUESTS,), d.ToPlayer("gain lore", 1), has(KIN, 2)),
        "Whenever this character quests, if you have 2 or more other characters in play, gain 1 lore.",
        "Siempre que este personaje haga quest, si tienes otros 2 personajes o más en juego, ganas 1 de lore.",
    ),
    (
        act(d.Do("return to hand", n.Every(n.Cards(CH, where=(n.Is("exerted"),), other=True)))),
        "Return all other exerted characters to their players' hands.",
        "Devuelve todos los demás personajes agotados a las manos de sus jugadores.",
    ),
    # What happened, or didn't.
    (
        e.Static((e.Get(n.This(), "lore", 1),), happened("challenge", "you", 0, "is")),
        "If none of your characters challenged this turn, this character gets +1 {L}.",
        "Si ninguno de tus personajes ha desafiado este turno, este personaje obtiene +1 {L}.",
    ),
    (
        e.Triggered((n.When("turn end", who="you"),), d.Do("banish", n.This()), happened("ink", "you", 0, "is")),
        "At the end of your turn, if no cards were put into your inkwell this turn, banish this character.",
        "Al final de tu turno, si no se ha puesto ninguna carta en tu tintero este turno, destierras este personaje.",
    ),
    (
        e.Triggered((QUESTS, n.When("challenge", "this")), d.Draw()),
        "Whenever this character quests or challenges, draw a card.",
        "Siempre que este personaje haga quest o desafíe, robas una carta.",
    ),
    # What a card is that has left play.
    (
        e.Triggered((n.When("banish", "this"),), d.Draw(2), n.They(n.This(), (n.Is("has cards under"),))),
        "When this character is banished, if this card had a card under them, draw 2 cards.",
        "Cuando este personaje es desterrado, si esta carta tenía una carta debajo, robas 2 cartas.",
    ),
    # One sentence rather than two.
    (
        e.Triggered((QUESTS,), d.Draw(), n.AllHold((has(MINE), has(n.Cards(("item",), "yours"))))),
        "Whenever this character quests, if you have a character and an item in play, draw a card.",
        "Siempre que este personaje haga quest, si tienes un personaje y un objeto en juego, robas una carta.",
    ),
    (
        e.Static(
            (
                e.Gain(n.This(), e.Keyword("Rush")),
                e.Gain(n.This(), e.Keyword("Ward")),
                e.Gain(n.This(), e.Keyword("Alert")),
            )
        ),
        "This character gains Rush, Ward, and Alert.",
        "Este personaje gana Rush, Ward y Alert.",
    ),
    (
        e.Static(
            (f.DoFrom("ink", "hand", n.Cards()), e.Cant("each opponent", "play", cards=n.Cards(("action", "item"))))
        ),
        "All cards in your hand count as having {IW} and opponents can't play actions or items.",
        (
            "Todas las cartas de tu mano cuentan como si tuvieran {IW} y los oponentes no pueden jugar objetos ni "
            "acciones."
        ),
    ),
    (
        act(e.Move(n.Chosen(MINE, 2, up_to=True, plain=True), n.Chosen(n.Cards(("location",), "yours"), plain=True))),
        "Move up to 2 of your characters to the same location for free.",
        "Mueve hasta 2 de tus personajes a la misma localización gratis.",
    ),
    (
        act(
            d.Do(
                "exert", n.Both((n.Chosen(FOES), n.Every(n.Cards(CH, "opposing", (n.SameName(n.Ref()),), other=True))))
            )
        ),
        "Exert chosen opposing character and all other opposing characters with the same name.",
        "Agota un personaje oponente elegido y todos los demás personajes oponentes con el mismo nombre.",
    ),
    (
        e.Static(
            (e.Get(n.This(), "lore", 2),), has(n.Cards((), "yours", (n.Not(n.Is("exerted")),), "inkwell"), 0, "is")
        ),
        "While all cards in your inkwell are exerted, this character gets +2 {L}.",
        "Mientras todas las cartas de tu tintero estén agotadas, este personaje obtiene +2 {L}.",
    ),
    (
        act(e.Choose(n.Chosen(ONE)), d.Draw(n.Sum("damage", n.Ref()))),
        "Choose a character. Draw a card for each 1 damage on them.",
        "Elige un personaje. Roba una carta por cada 1 de daño que tenga.",
    ),
    (
        act(
            d.Do("banish", n.Chosen(ITEM)),
            e.Play(n.Chosen(n.Cards(CH, "yours", (n.Has("cost", "at most", n.Sum("cost", n.Ref())),), "hand"))),
        ),
        "Banish chosen item. Play a character with cost equal to or less than its cost for free.",
        "Destierra un objeto elegido. Juega gratis un personaje de coste igual o menor que el suyo.",
    ),
)
