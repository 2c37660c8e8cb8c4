"""What the log and the prompts say: from where and by whom, to those who may know, in words that agree with numbers."""

import pytest

from mazo.abilities.tree.deeds import Do, Look, MoveCounters, PutUnder, RemoveCounters, ToDeck
from mazo.abilities.tree.effects import Effect, Instead
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Top, When
from tests.games.lorcana.abilities.lowering.stage import MINE, PLAIN, THEIRS, spell
from tests.support.table import ME, YOU, Situation, position

IN_DISCARD = Cards((), "yours", (), "discard")
IN_HAND = Cards((), "yours", (), "hand")


def cast(effect: Effect, *answers: str) -> Situation:
    """My action with this effect has been played; I am Ana."""
    game = position(
        me={
            "hand": ["Spell", "Dog"],
            "play": ["Bear (damage 2)"],
            "discard": ["Ant"],
            "deck": ["Cat", "Fox"],
            "ink": 1,
        },
        you={"play": ["Rock", "Fox (damage 1)"]},
        cards=[*PLAIN, spell(effect)],
    )
    game.game.given_names = ("Ana", "Blas")
    return game.push("play Spell", *answers)


def told(game: Situation, kind: str, viewer: int) -> tuple[str, str]:
    """The last event of a kind as a viewer reads it, in English and in Spanish."""
    event = [event for event in game.game.events_for(viewer) if event.kind == kind][-1]
    return game.game.tell(event, "en"), game.game.tell(event, "es")


@pytest.mark.parametrize(
    ("effect", "answers", "mine", "yours"),
    [
        (
            Do("put into inkwell exerted", Chosen(MINE)), [],
            "Bear goes facedown from play into Ana's inkwell.", "Bear goes facedown from play into Ana's inkwell.",
        ),
        (
            Do("put into inkwell exerted", Top()), [],
            "A card goes facedown from Ana's deck into their inkwell.",
            "A card goes facedown from Ana's deck into their inkwell.",
        ),
        (
            Do("put into inkwell exerted", Chosen(IN_HAND)), ["choose Dog"],
            "A card goes facedown from Ana's hand into their inkwell.",
            "A card goes facedown from Ana's hand into their inkwell.",
        ),
        (
            Do("put into inkwell exerted", Chosen(IN_DISCARD)), [],
            "Ant goes facedown from Ana's discard into their inkwell.",
            "Ant goes facedown from Ana's discard into their inkwell.",
        ),
    ],
)  # fmt: skip
def test_a_card_put_into_the_inkwell_is_told_with_its_origin_to_those_who_saw_it(effect, answers, mine, yours):
    game = cast(effect, *answers)
    assert (told(game, "to_inkwell", ME)[0], told(game, "to_inkwell", YOU)[0]) == (mine, yours)


@pytest.mark.parametrize(
    ("effect", "kind", "english", "spanish"),
    [
        (Do("return to hand", Chosen(MINE)), "to_hand", "Bear returns to Ana's hand.", "Bear vuelve a la mano de Ana."),
        (
            Do("return to hand", Chosen(IN_DISCARD)), "to_hand",
            "Ant returns from Ana's discard to their hand.", "Ant vuelve del descarte de Ana a su mano.",
        ),
        (
            Do("return to hand", Top()), "to_hand",
            "A card goes from Ana's deck to their hand.", "Una carta va del mazo de Ana a su mano.",
        ),
        (
            Do("put into discard", Top()), "milled",
            "Cat goes from Ana's deck to their discard.", "Cat va del mazo de Ana a su descarte.",
        ),
        (
            PutUnder(Top(), Chosen(MINE)), "put_under",
            "Ana puts a card facedown under Bear.", "Ana pone una carta boca abajo debajo de Bear.",
        ),
        (
            PutUnder(Chosen(IN_DISCARD), Chosen(MINE), faceup=True), "put_under",
            "Ana puts Ant under Bear.", "Ana pone Ant debajo de Bear.",
        ),
        (Look(Top(1)), "looked_at", "Ana looks at a card.", "Ana mira una carta."),
        (Look(Top(2)), "looked_at", "Ana looks at 2 cards.", "Ana mira 2 cartas."),
        (
            RemoveCounters("damage", "all", Every(MINE)),
            "healed",
            "2 damage is removed from Bear.",
            "Se retiran 2 de daño de Bear.",
        ),
        (
            MoveCounters("damage", 1, Every(THEIRS), Every(MINE)),
            "damage_moved",
            "Ana moves 1 damage from Blas's Fox to Bear.",
            "Ana mueve 1 de daño de Fox, de Blas, a Bear.",
        ),
        (
            MoveCounters("damage", 2, Every(MINE), Every(THEIRS)),
            "damage_moved",
            "Ana moves 2 damage from Bear to Fox.",
            "Ana mueve 2 de daño de Bear a Fox.",
        ),
        (Do("banish", Every(THEIRS)), "banished", "Ana banishes Blas's Fox.", "Ana destierra Fox, de Blas."),
        (Do("exert", Every(THEIRS)), "exerts", "Ana exerts Blas's Fox.", "Ana agota Fox, de Blas."),
        (
            Do("return to hand", Every(THEIRS)),
            "to_hand",
            "Ana returns Fox to Blas's hand.",
            "Ana devuelve Fox a la mano de Blas.",
        ),
        (
            RemoveCounters("damage", "all", Every(THEIRS)),
            "healed",
            "Ana removes 1 damage from Blas's Fox.",
            "Ana retira 1 de daño de Fox, de Blas.",
        ),
    ],
)  # fmt: skip
def test_an_event_as_an_opponent_reads_it(effect, kind, english, spanish):
    assert told(cast(effect), kind, YOU) == (english, spanish)


@pytest.mark.parametrize(
    ("effect", "kind", "text"),
    [
        (ToDeck(Chosen(IN_HAND), "bottom"), "to_deck_bottom", "A card goes to the bottom of Player 1's deck."),
        (
            Do("put into inkwell exerted", Chosen(IN_HAND)),
            "to_inkwell",
            "A card goes facedown from Player 1's hand into their inkwell.",
        ),
    ],
)
def test_a_card_that_all_know_in_a_hand_leaves_it_unseen(effect, kind, text):
    back = spell(Do("return to hand", Chosen(MINE)), "Back")
    game = position(me={"hand": ["Spell", "Back", "Ant"], "play": ["Bear"]}, cards=[*PLAIN, back, spell(effect)])
    game.push("play Back", "play Spell", "choose Bear")
    assert told(game, kind, YOU)[0] == text


def test_what_replaces_something_is_named_with_what_it_happens_to():
    shield = spell(Instead(When("is dealt damage", MINE), until="this turn"), "Shield")
    game = position(
        me={"hand": ["Shield", "Spell"], "play": ["Bear"]},
        cards=[*PLAIN, shield, spell(Do("deal damage", Chosen(MINE), 1))],
    )
    game.push("play Shield", "play Spell")
    assert told(game, "replaced", YOU) == (
        "Shield replaces what would happen to Bear.", "Shield reemplaza lo que le iba a pasar a Bear.",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("effect", "english", "spanish"),
    [
        (
            Do("put into inkwell", Chosen(IN_HAND, 1)),
            "Spell: put which card from your hand into your inkwell facedown?",
            "Spell: ¿qué carta de tu mano poner en tu tintero boca abajo?",
        ),
        (
            Do("return to hand", Chosen(MINE, 2, up_to=True)),
            "Spell: return which characters of yours to your hand? (any number)",
            "Spell: ¿qué personajes tuyos devolver a tu mano? (cualquier cantidad)",
        ),
        (
            Do("return to hand", Chosen(MINE, 1, up_to=True)),
            "Spell: return which character of yours to your hand? (or none)",
            "Spell: ¿qué personaje tuyo devolver a tu mano? (puedes no elegir)",
        ),
    ],
)
def test_a_prompt_says_how_many_cards(effect, english, spanish):
    game = position(me={"hand": ["Spell", "Dog", "Cat"], "play": ["Bear", "Ant"]}, cards=[*PLAIN, spell(effect)]).push(
        "play Spell"
    )
    (decision,) = game.game.decisions
    assert (decision.prompt("en"), decision.prompt("es")) == (english, spanish)


def test_what_is_missing_is_counted():
    game = position(me={"hand": ["Bear", "Fox"], "ink": 2}, cards=PLAIN)
    fixes = [game.why_not(f"play {name}") for name in ("Bear", "Fox")]
    assert [fix and fix.fix_es for fix in fixes] == [
        "Te falta 1 de tinta preparada.",
        "Te faltan 2 de tinta preparada.",
    ]
