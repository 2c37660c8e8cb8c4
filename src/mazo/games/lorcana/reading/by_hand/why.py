"""Why each card is written by hand, in a few words: what no other card says in that way."""

from __future__ import annotations

from typing import Final

REASONS: Final[dict[str, str]] = {
    "Moana - Of Motunui": "who may not quest afterwards are those that were readied, not those that could be",
    "Maximus - Team Champion": "the second sentence leaves out what it counts",
    "Seven Dwarfs' Mine - Secure Fortress": "the first move of a turn to one place; how much depends on who moved",
    "Sisu - Uniting Dragon": "an effect that repeats itself from within one of its branches",
    "Ink Geyser": "cards leave the inkwell at random until so many are left",
    "Goofy - Groundbreaking Chef": "only the cards that really were healed are readied",
    "Stitch - Experiment 626": "a trigger in the discard whose cost plays the card itself",
    "I2I": "the singers of this very song are readied",
    "Hades - Looking for a Deal": "another player may pay with the chosen card",
    "Grandmother Willow - Ancient Advisor": "a discount for the first such card of each turn",
    "Eeyore - In the Way": "one optional choice for each opponent",
    "Do You Want to Build A Snowman?": "an opponent chooses between two answers that have names",
    "Jack-Jack Parr - Incredible Potential": "what happens depends on the type of a card, as a list",
    "Sulley & Boo - Scare Buddies": "cards that were under this card are played from the discard",
    "Maui's Fish Hook": "one ability says that another may be used for free",
    "The Queen - Diviner": "a card that was looked at goes to the hand or, if it is cheap, into play",
    "Let's Get Dangerous": "each player's own revealed card is played or goes back",
    "The Family Scattered": "three cards that another player chooses go to three different places",
}
