"""Questions of the cards in the decks that come with the game: what is asked, of whom, about which card, how many."""

from __future__ import annotations

import pytest

from mazo.protocol.session import Session
from tests.protocol.talk import question
from tests.support.table import Situation, position

OPENING = {
    "inkwell": 12,
    "play": ["Moana - Of Motunui (damage 2)", "Simba - Protective Cub", "Dinglehopper", "Hades - Infernal Schemer"],
    "discard": ["Stitch - New Dog", "Let It Go", "Dinglehopper"],
    "deck": ["Stitch - New Dog", "Moana - Of Motunui", "Let It Go", "Dinglehopper", "Yzma - Without Beauty Sleep"] * 2,
    "lore": 3,
}
HAND = ["Moana - Of Motunui", "Fire the Cannons!", "Dinglehopper"]
FOES = {
    "play": ["Stitch - New Dog (exerted)", "Yzma - Without Beauty Sleep (damage 1)", "Lantern"],
    "hand": ["Stitch - New Dog", "Let It Go", "Yzma - Without Beauty Sleep"],
    "discard": ["Let It Go"],
    "deck": ["Stitch - New Dog"] * 5,
}

TYPICAL = [
    ("Aladdin & Genie - Mischievous Pals", (), "6.1.4",
        "put any number of cards from your hand on the bottom of your deck in any order?",
        "¿poner cualquier número de cartas de tu mano en el fondo de tu mazo en cualquier orden?"),
    ("Aladdin & Genie - Mischievous Pals", ("yes",), "6.1.3",
        "put which cards from your hand on the bottom of your deck in any order? (any number)",
        "¿qué cartas de tu mano poner en el fondo de tu mazo en cualquier orden? (cualquier cantidad)"),
    ("Aladdin & Genie - Mischievous Pals",
        ("yes", "choose Moana - Of Motunui; Fire the Cannons!; Dinglehopper"), "7.2.3",
        "in which order do they go on the bottom of the deck? Name the uppermost first.",
        "¿en qué orden van en el fondo del mazo? Di primero la de más arriba."),
    ("Aladdin - Doing His Part", (), "6.1.4",
        "pay 1 ink to banish chosen item?",
        "¿pagar 1 de tinta para desterrar un objeto elegido?"),
    ("Aladdin - Doing His Part", ("yes",), "6.1.3",
        "banish which item?",
        "¿qué objeto desterrar?"),
    ("All Is Found", (), "6.1.3",
        "put which cards from your discard into your inkwell facedown and exerted? (up to 2)",
        "¿qué cartas de tu descarte poner en tu tintero boca abajo y agotadas? (hasta 2)"),
    ("And Then Along Came Zeus", (), "1.9.2.1",
        "deal 5 damage to which character or location?",
        "¿a qué personaje o localización infligir 5 de daño?"),
    ("Angela - Night Warrior", (), "6.1.4",
        "give chosen character Challenger +2 and Resist +2 until the start of your next turn?",
        "¿hacer que un personaje elegido gane Challenger +2 y Resist +2 hasta el comienzo de tu siguiente turno?"),
    ("Angela - Night Warrior", ("yes",), "8.5.1",
        "which character gains Challenger +2 and Resist +2 until the start of your next turn?",
        "¿qué personaje gana Challenger +2 y Resist +2 hasta el comienzo de tu siguiente turno?"),
    ("Anna - Ice Breaker", (), "6.1.3",
        "which opposing character can't ready at the start of their next turn?",
        "¿qué personaje oponente no puede enderezarse al comienzo de su siguiente turno?"),
    ("Be Our Guest", (), "7.1.4",
        "put which character card into your hand? (or none)",
        "¿qué carta de personaje poner en tu mano? (puedes no elegir)"),
    ("Belle - Accomplished Mystic", (), "1.9.2.4",
        "move up to 3 damage counters from which character to chosen opposing character?",
        "¿de qué personaje mover hasta 3 contadores de daño a un personaje oponente elegido?"),
    ("Belle - Accomplished Mystic", ("choose Moana - Of Motunui",), "1.9.2.4",
        "move up to 3 damage counters from Moana - Of Motunui to which opposing character?",
        "¿a qué personaje oponente mover hasta 3 contadores de daño de Moana - Of Motunui?"),
    ("Belle - Accomplished Mystic", ("choose Moana - Of Motunui", "choose Stitch - New Dog"), "6.1.3",
        "move how much damage from Moana - Of Motunui to Stitch - New Dog? (up to 2)",
        "¿cuánto daño mover de Moana - Of Motunui a Stitch - New Dog? (hasta 2)"),
    ("Beyond the Horizon", (), "6.1.3",
        "which player discards their hand and draws 3 cards? (any number)",
        "¿qué jugador descarta su mano y roba 3 cartas? (cualquier cantidad)"),
    ("Bobby Zimuruski - Spray Cheese Kid", (), "6.1.4",
        "draw a card, then choose and discard a card?",
        "¿robar una carta, luego elegir y descartar una carta?"),
    ("Bobby Zimuruski - Spray Cheese Kid", ("yes",), "7.3.4",
        "discard which card?",
        "¿qué carta descartar?"),
    ("Chip - Team Player", (), "6.1.4",
        "draw a card?",
        "¿robar una carta?"),
    ("Develop Your Brain", (), "6.1.3",
        "put which card into your hand?",
        "¿qué carta poner en tu mano?"),
    ("Dig a Little Deeper", (), "6.1.3",
        "put which cards into your hand? (choose 2)",
        "¿qué cartas poner en tu mano? (elige 2)"),
    ("Double Trouble", (), "6.1.3",
        "deal 1 damage each to which characters? (up to 2)",
        "¿a qué personajes infligir 1 de daño? (hasta 2)"),
    ("Elsa - Spirit of Winter", (), "6.1.3",
        "exert which characters? (up to 2) They can't ready at the start of their next turn.",
        "¿qué personajes agotar? (hasta 2) No pueden enderezarse al comienzo de su siguiente turno."),
    ("Ever as Before", (), "6.1.3",
        "remove up to 2 damage from which characters? (any number)",
        "¿de qué personajes retirar hasta 2 de daño? (cualquier cantidad)"),
    ("Ever as Before",
        ("choose Moana - Of Motunui; Simba - Protective Cub; Hades - Infernal Schemer; "
         "Stitch - New Dog; Yzma - Without Beauty Sleep", "amount 0"), "6.1.3",
        "remove how much damage from Yzma - Without Beauty Sleep? (up to 1)",
        "¿cuánto daño retirar de Yzma - Without Beauty Sleep? (hasta 1)"),
    ("Go Go Tomago - Darting Dynamo", (), "6.1.4",
        "pay 2 ink to gain lore equal to the damage on chosen opposing character?",
        "¿pagar 2 de tinta para ganar una cantidad de lore igual al daño de un personaje oponente elegido?"),
    ("Go Go Tomago - Darting Dynamo", ("yes",), "6.1.3",
        "gain lore equal to the damage on which opposing character?",
        "¿ganar una cantidad de lore igual al daño de qué personaje oponente?"),
    ("Hades - Looking for a Deal", (), "6.1.4",
        "choose an opposing character? If you do, you draw 2 cards unless their player puts them on the "
        "bottom of their deck.",
        "¿elegir un personaje oponente? Si lo haces, robas 2 cartas a menos que su jugador lo ponga en el "
        "fondo de su mazo."),
    ("Hades - Looking for a Deal", ("yes",), "6.1.3",
        "choose which opposing character?",
        "¿qué personaje oponente elegir?"),
    ("Hades - Looking for a Deal", ("yes", "choose Stitch - New Dog"), "6.1.16.1",
        "put Stitch - New Dog on the bottom of your deck? If not, this happens: Ana draws 2 cards.",
        "¿poner Stitch - New Dog en el fondo de tu mazo? Si no, sucede esto: Ana roba 2 cartas."),
    ("Hiram Flaversham - Toymaker", (), "6.1.4",
        "banish one of your items to draw 2 cards?",
        "¿desterrar uno de tus objetos para robar 2 cartas?"),
    ("Honey Lemon - Chemical Genius", (), "6.1.4",
        "pay 2 ink to have each opponent choose and discard a card?",
        "¿pagar 2 de tinta para que cada oponente elija y descarte una carta?"),
    ("Jasmine - Heir of Agrabah", (), "1.9.2.3",
        "remove up to 1 damage from which character of yours?",
        "¿de qué personaje tuyo retirar hasta 1 de daño?"),
    ("Jasmine - Heir of Agrabah", ("choose Moana - Of Motunui",), "6.1.3",
        "remove how much damage from Moana - Of Motunui? (up to 1)",
        "¿cuánto daño retirar de Moana - Of Motunui? (hasta 1)"),
    ("Kida - Crystal Scion", (), "6.1.4",
        "put up to 5 cards from your discard into your inkwell facedown and exerted?",
        "¿poner hasta 5 cartas de tu descarte en tu tintero boca abajo y agotadas?"),
    ("Kida - Crystal Scion", ("yes",), "6.1.3",
        "put which cards from your discard into your inkwell facedown and exerted? (any number)",
        "¿qué cartas de tu descarte poner en tu tintero boca abajo y agotadas? (cualquier cantidad)"),
    ("Kida - Crystal Scion", ("yes", "choose Stitch - New Dog; Let It Go; Dinglehopper", "yes"), "6.1.3",
        "put which cards from your discard into your inkwell facedown and exerted? (or none)",
        "¿qué cartas de tu descarte poner en tu tintero boca abajo y agotadas? (puedes no elegir)"),
    ("Let It Go", (), "7.5.6",
        "put which character into their player's inkwell facedown and exerted?",
        "¿qué personaje poner en el tintero de su jugador boca abajo y agotado?"),
    ("Let the Storm Rage On", (), "1.9.2.1",
        "deal 2 damage to which character?",
        "¿a qué personaje infligir 2 de daño?"),
    ("Magical Maneuvers", (), "6.1.3",
        "return which character of yours to your hand?",
        "¿qué personaje tuyo devolver a tu mano?"),
    ("Magical Maneuvers", ("choose Moana - Of Motunui",), "5.1.1.2",
        "exert which character?",
        "¿qué personaje agotar?"),
    ("Mike Wazowski - Heroic Climber", (), "6.1.4",
        "return Stitch - New Dog to your hand?",
        "¿devolver Stitch - New Dog a tu mano?"),
    ("Moana - Kakamora Leader", (), "6.1.4",
        "move any number of your characters to the same location for free?",
        "¿mover cualquier número de tus personajes a la misma localización gratis?"),
    ("Moana - Kakamora Leader", ("yes",), "6.1.3",
        "move which of your characters to the same location for free? (any number)",
        "¿cuáles de tus personajes mover a la misma localización gratis? (cualquier cantidad)"),
    ("Piercing Attack", (), "1.9.2.1",
        "deal 2 damage to which character? This damage can't be reduced by Resist.",
        "¿a qué personaje infligir 2 de daño? Este daño no puede reducirse con Resist."),
    ("Rescue Rangers Away!", (), "6.6.1",
        "which character gets -3 Strength until the start of your next turn?",
        "¿qué personaje obtiene -3 de Fuerza hasta el comienzo de tu siguiente turno?"),
    ("Second Star to the Right", (), "6.1.3",
        "which player draws 5 cards?",
        "¿qué jugador roba 5 cartas?"),
    ("This Growing Pressure", (), "8.16.2",
        "which opposing character gains Adventurous during their next turn?",
        "¿qué personaje oponente gana Adventurous durante su siguiente turno?"),
    ("Try Everything", (), "1.9.2.3",
        "remove up to 3 damage from which character and ready them? They can't quest or challenge for the "
        "rest of this turn.",
        "¿de qué personaje retirar hasta 3 de daño y enderezarlo? No puede hacer quest ni desafiar durante "
        "el resto de este turno."),
]  # fmt: skip
"""A card that Ana plays, what was answered before, the rule that is shown, and the question behind the card's name."""


def played(name: str, *answers: str) -> Situation:
    """Ana has played a card, and so many of its questions have been answered."""
    game = position(me={**OPENING, "hand": [name, *HAND]}, you=FOES)
    game.game.given_names = ("Ana", "Blas")
    return game.push(f"play {name}", *answers)


@pytest.mark.parametrize(("name", "answers", "rule", "english", "spanish"), TYPICAL)
def test_a_question_says_what_it_asks(name, answers, rule, english, spanish):
    game = played(name, *answers).game
    (seat,) = game.deciding
    asked = [question(Session(game, seat, "en")), question(Session(game, seat, "es"))]
    assert [each.prompt for each in asked] == [f"{name}: {english}", f"{name}: {spanish}"]
    assert [each.rule for each in asked] == [rule, rule]


def test_of_several_effects_each_says_what_it_does():
    game = played("Make the Potion").game
    asked = [question(Session(game, 0, "en")).selection, question(Session(game, 0, "es")).selection]
    assert [[each.name for each in one.candidates] for one in asked if one is not None] == [
        ["Banish chosen item", "Deal 2 damage to chosen damaged character"],
        ["Destierra un objeto elegido", "Inflige 2 de daño a un personaje dañado elegido"],
    ]


def test_the_clause_stands_beside_its_question_without_signs():
    asked = question(Session(played("Roo - Littlest Pirate").game, 0))
    assert asked.clause == (
        "I'M A PIRATE TOO! When you play this character, you may give chosen character -2 Strength until the start of "
        "your next turn."
    )


def test_who_asks_is_called_by_name_where_it_is_somebody_else():
    game = played("Hades - Looking for a Deal", "yes", "choose Stitch - New Dog").game
    assert game.deciding == (1,)
    assert game.decisions[0].prompt("es").endswith("Si no, sucede esto: Ana roba 2 cartas.")


@pytest.mark.parametrize(
    ("name", "answers", "english", "spanish"),
    [
        ("Let the Storm Rage On", (), "deal 2 damage", "infligir 2 de daño"),
        ("Let It Go", (), "put into their inkwell facedown", "poner en el tintero boca abajo"),
        ("Magical Maneuvers", (), "return to your hand", "devolver a tu mano"),
        ("Magical Maneuvers", ("choose Moana - Of Motunui",), "exert", "agotar"),
        ("Angela - Night Warrior", ("yes",), "give Challenger +2 and Resist +2", "dar Challenger +2 y Resist +2"),
        ("Jasmine - Heir of Agrabah", ("choose Moana - Of Motunui",), "remove {n} damage", "retirar {n} de daño"),
        ("Chip - Team Player", (), "draw a card", "robar una carta"),
        ("Develop Your Brain", (), "put into your hand", "poner en tu mano"),
        ("Bobby Zimuruski - Spray Cheese Kid", ("yes",), "discard", "descartar"),
    ],
)
def test_the_button_that_answers_has_the_verb_of_the_clause(name, answers, english, spanish):
    game = played(name, *answers).game
    seat = game.deciding[0]
    assert question(Session(game, seat)).confirm == english
    assert question(Session(game, seat, lang="es")).confirm == spanish


def test_a_refusal_repeats_the_question_that_is_open_in_its_own_words_and_language():
    game = played("Let the Storm Rage On").game
    refusal = game.why_not("end", by=0)
    assert refusal is not None
    assert "Let the Storm Rage On: deal 2 damage to which character?" in refusal.fix_en
    assert "Let the Storm Rage On: ¿a qué personaje infligir 2 de daño?" in refusal.fix_es


@pytest.mark.parametrize(
    ("name", "english", "spanish"),
    [
        ("Taran - Magically Armed",
         "which player? Put up to 2 cards from their discard on the bottom of their deck in any order.",
         "¿qué jugador? Pon hasta 2 cartas de su descarte en el fondo de su mazo en cualquier orden."),
        ("Water Has Memory", "which player? Look at the top 4 cards of their deck.",
         "¿qué jugador? Mira las 4 cartas superiores de su mazo."),
    ],
)  # fmt: skip
def test_a_player_is_asked_for_with_what_comes_of_it(name, english, spanish):
    game = played(name).game
    assert [game.decisions[0].prompt(lang) for lang in ("en", "es")] == [f"{name}: {english}", f"{name}: {spanish}"]
