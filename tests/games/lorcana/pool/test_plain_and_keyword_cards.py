"""Played cards without text or with keywords only: each for its cost, with its figures, and each of its keywords."""

import re

import pytest

from mazo.abilities.tree.deeds import Do
from mazo.abilities.tree.effects import Action, Keyword
from mazo.abilities.tree.nouns import Cards, Chosen
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import guards_others, has_rush, is_evasive, is_warded, resists, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU, Situation, made

# Cost, strength, willpower and lore of a character; cost, "at" the cost to move there, willpower and lore of a
# location; and the keywords.
CARDS = {
    "Agrabah - Marketplace": "3 at 1 5 2",
    "Agustin Madrigal - Clumsy Dad": "1 2 2 1",
    "Agustin Madrigal - Exceptionally Kind": "4 3 6 1, Support",
    "Akela - Wolf Pack Elder": "2 3 2 1",
    "Aladdin - Prince Ali": "2 2 2 1, Ward",
    "Aladdin - Resolute Swordsman": "1 1 3 1",
    "Antonio Madrigal - Animal Expert": "3 3 4 1",
    "Archimedes - Electrified Owl": "5 1 4 2, Shift 3, Evasive, Challenger +3",
    "Archimedes - Exasperated Owl": "3 2 2 2, Evasive",
    "Archimedes - Highly Educated Owl": "1 2 2 1",
    "Ariel - Singing Mermaid": "4 3 3 2, Singer 7",
    "Arthur - Wart": "2 2 2 2",
    "Atitaya - Fang General": "7 7 7 3",
    "Aurora - Regal Princess": "2 2 2 2",
    "Aurora - Tranquil Princess": "2 1 3 1, Ward",
    "B.E.N. - Eccentric Robot": "4 4 3 2, Support",
    "Bagheera - Cautious Explorer": "3 4 4 1",
    "Baloo - Laid-Back Bear": "2 2 4 1",
    "Bambi - Prince of the Forest": "2 3 2 1",
    "Basil - Hypnotized Mouse": "3 3 2 1, Evasive",
    "Basil - Of Baker Street": "2 2 2 1, Support",
    "Basil - Practiced Detective": "1 2 1 1, Support",
    "Big Nose - Lovesick Poet": "1 1 3 1",
    "Black Heron - Real Bad Egg": "2 3 3 1",
    "Bobby - Purple Pigeon": "3 4 2 1, Bodyguard",
    "Buzz Lightyear - Space Ranger": "2 3 3 1",
    "Captain Hook - Forceful Duelist": "1 1 2 1, Challenger +2",
    "Card Soldiers - Full Deck": "5 5 5 2",
    "Chaca - Impressive Daughter": "4 4 3 2",
    "Charlotte La Bouff - Mardi Gras Princess": "1 1 3 1",
    "Cinderella - Ballroom Sensation": "1 1 2 1, Singer 3",
    "Clawhauser - Front Desk Officer": "3 1 4 2, Bodyguard, Singer 4",
    "Cobra Bubbles - Just a Social Worker": "7 5 9 2",
    "Daisy Duck - Spotless Food-Fighter": "2 2 2 1, Evasive",
    "Darkwing Duck - Crime Fighter": "1 2 2 1",
    "Dash Parr - Dodgeball Dynamo": "1 1 1 1, Evasive",
    "David - Protective Snowboarder": "2 1 4 1, Bodyguard",
    "Dawson - Basil's Assistant": "4 3 4 2",
    "De Vil Manor - Cruella's Estate": "1 at 1 4 1",
    "Della Duck - Unstoppable Mom": "2 3 3 0, Reckless",
    "Dewey - Lovable Showoff": "4 4 4 1",
    "Dewey - Showy Nephew": "3 2 3 2, Support",
    "Diablo - Watchful Raven": "2 3 3 2",
    "Don Karnage - Prince of Pirates": "5 4 4 2, Evasive",
    "Donald Duck - Boisterous Fowl": "2 2 3 1",
    "Dr. Facilier - Charlatan": "2 0 4 1, Challenger +2",
    "Dr. Hamsterviel - Evil Observer": "3 3 4 1, Alert",
    "Druun - Ravenous Plague": "4 1 5 1, Challenger +4",
    "Duke Weaselton - Small-Time Crook": "2 1 2 2, Ward",
    "Edgar Balthazar - Ambitious Butler": "5 6 5 1",
    "Eilonwy - Princess of Llyr": "1 2 1 1, Support",
    "Elsa - Queen Regent": "4 4 4 1",
    "Fa Li - Mulan's Mother": "1 1 3 1",
    "Flotsam - Slippery as an Eel": "3 4 2 1, Evasive",
    "Flounder - Voice of Reason": "1 2 2 1",
    "Friend Owl - Cantankerous Neighbor": "2 2 2 2",
    "Félix Madrigal - Fun-Loving Family Man": "3 2 4 2",
    "Gadget Hackwrench - Perceptive Mouse": "2 2 3 1",
    "Gaetan Moliere - The Mole": "3 3 4 1",
    "Gaston - Arrogant Hunter": "2 4 2 0, Reckless",
    "Gaston - Baritone Bully": "3 3 3 1, Singer 5",
    "General Li - Head of the Imperial Army": "3 2 4 1, Resist +1",
    "Gopher - Ship's Carpenter": "4 1 6 2",
    "Hamish, Hubert & Harris - Troublemaking Triplets": "3 3 3 1, Evasive",
    "Happy - Good-Natured": "5 3 5 2, Support",
    "Heathcliff - Stoic Butler": "4 3 3 2, Ward",
    "HeiHei - Boat Snack": "1 1 2 1, Support",
    "HeiHei - Protective Rooster": "5 4 5 2, Bodyguard",
    "HeiHei - Rambling Rooster": "1 2 2 1",
    "Hercules - Beloved Hero": "6 6 5 2, Bodyguard, Resist +1",
    "Hercules - Clumsy Kid": "3 3 3 1, Rush",
    "Higgins - Undercover Officer": "1 2 2 1",
    "Honest John - Shameless Schemer": "6 7 5 2",
    "Hook Hand - Unexpectedly Friendly": "5 6 5 2",
    "Horace - No-Good Scoundrel": "3 4 3 1",
    "Iago - Giant Spectral Parrot": "4 4 6 1, Evasive, Vanish",
    "Iago - Stompin' Mad": "2 0 2 1, Challenger +5",
    "Jafar - Wicked Sorcerer": "4 2 5 1, Challenger +3",
    "Jebidiah Farnsworth - Cookie": "2 3 3 0, Evasive, Reckless",
    "John Darling - Sophisticated Swordsman": "2 1 4 1",
    "Kaa - Suspicious Serpent": "3 3 2 2, Ward",
    "Kakamora - Boarding Party": "4 5 2 1, Rush",
    "Kashekim - Ancient Ruler": "3 4 3 1",
    "Khan - Beloved Steed": "2 3 2 1",
    "Khan - War Horse": "4 2 7 1",
    "Kida - Atlantean": "1 2 2 1",
    "Kida - Royal Warrior": "2 2 3 1, Bodyguard",
    "King Candy - Sovereign of Sugar": "1 2 2 1",
    "King Hubert - Phillip's Father": "3 3 4 1",
    "Kronk - Unlicensed Investigator": "2 1 4 1, Challenger +1",
    "Lady Kluck - Protective Confidant": "5 2 7 1, Bodyguard, Ward",
    "Lafayette - Sleepy Basset Hound": "5 7 4 1",
    "Li Shang - Imperial Captain": "5 5 5 2",
    "Lilo & Stitch - Fun-Loving Friends": "5 3 5 3, Shift 3, Resist +1, Support",
    "Little John - Camp Cook": "1 0 4 1",
    "Louie - Chill Nephew": "4 3 4 2, Support",
    "Ludwig Von Drake - Self-Proclaimed Genius": "5 4 4 3",
    "Luisa Madrigal - Magically Strong One": "4 4 3 1, Rush",
    "Luisa Madrigal - Pushing Through": "1 0 3 1, Challenger +2",
    "Madam Mim - Up to No Good": "3 4 3 1",
    "Magic Broom - Lively Sweeper": "3 2 4 1",
    "Maleficent - Vengeful Sorceress": "2 2 2 2",
    "Maui - Hero to All": "5 6 5 0, Rush, Reckless",
    "Merida - Defiant Daughter": "2 2 3 1, Ward",
    "Michael Darling - Playful Swordsman": "1 2 2 1",
    "Mickey Mouse - Brave Little Tailor": "8 5 5 4, Evasive",
    "Mickey Mouse - True Friend": "3 3 3 2",
    "Minnie Mouse - Always Classy": "1 1 3 1",
    "Minnie Mouse - Beloved Princess": "2 2 3 1",
    "Mirabel Madrigal - Prophecy Finder": "2 2 2 1, Support",
    "Moana - Undeterred Voyager": "4 3 4 1, Evasive",
    "Mrs. Beakley - Former S.H.U.S.H. Agent": "4 2 6 1, Bodyguard",
    "Mufasa - King of the Pride Lands": "6 4 6 3",
    "Mufasa - Respected King": "4 4 4 1",
    "Mulan - Armored Fighter": "4 3 6 1",
    "Mulan - Free Spirit": "3 2 3 2, Support",
    "Nakoma - Waiting Out the Storm": "4 4 6 1",
    "Nani - Protective Sister": "5 3 6 2, Bodyguard",
    "Never Land - Mermaid Lagoon": "1 at 1 4 1",
    "Olaf - Friendly Snowman": "1 1 3 1",
    "Olaf - Trusting Companion": "1 1 2 1, Support",
    "Omnidroid - V.8": "1 2 2 1",
    "Owl - Logical Lecturer": "1 2 2 1",
    "Pain - Impudent Imp": "1 1 3 1",
    "Palace Guard - Spectral Sentry": "1 1 4 1, Vanish",
    "Pegasus - Flying Steed": "2 3 1 1, Evasive",
    "Pegasus - Gift for Hercules": "1 1 1 1, Evasive",
    "Penumbra - Moon Alien": "5 7 6 2",
    "Peter Pan - High Flyer": "3 1 3 2, Evasive",
    "Peter Pan - Searching Far and Wide": "3 3 3 2",
    "Peter Pan - Vine Duelist": "1 2 2 1",
    "Philoctetes - Trainer of Heroes": "2 3 1 1, Support",
    "Poe De Spell - Magica's Brother": "3 3 4 1",
    "Pongo - Ol' Rascal": "4 2 3 2, Evasive",
    "Prince Eric - Seafaring Prince": "3 3 3 1, Bodyguard",
    "Prince Phillip - Royal Explorer": "3 3 2 2, Ward",
    "Rabbit - Reluctant Host": "5 4 6 2",
    "Rafiki - Mysterious Sage": "3 3 3 1, Rush",
    "Rajah - Devoted Protector": "3 3 4 1, Bodyguard",
    "Rajah - Ghostly Tiger": "2 3 3 1, Vanish",
    "Rancis Fluggerbutter - Chocolate Charger": "4 4 4 1",
    "Robin Hood - Beloved Outlaw": "1 2 2 1",
    "Robin Hood - Daydreamer": "6 4 5 4",
    "Robin Hood - Eye for Detail": "3 3 3 1, Support",
    "Rolly - Hungry Pup": "3 3 3 1, Support",
    "Royal Guard - Bovine Protector": "4 1 7 1",
    "Rudy - Groove Disrupter": "1 2 2 1",
    "Rutt - Northern Moose": "4 3 4 1, Support",
    "Ryder - Fleet-Footed Infiltrator": "4 3 4 1, Evasive",
    "Scar - Fiery Usurper": "4 5 3 1",
    "Scuttle - Birdbrained": "5 5 5 2, Ward",
    "Sebastian - Court Composer": "2 2 2 1, Singer 4",
    "Simba - Scrappy Cub": "2 1 1 3",
    "Sir Kay - Unruly Knight": "2 2 2 2",
    "Sisu - In Her Element": "5 3 6 2, Challenger +2",
    "Sisu - Wise Friend": "6 6 6 2",
    "Sleepy - Sluggish Knight": "2 0 4 1, Bodyguard",
    "Snowanna Rainbeau - Cool Competitor": "3 2 4 1, Rush",
    "Squeaks - Cozy Caterpillar": "2 0 4 1, Evasive",
    "Starkey - Devious Pirate": "7 6 6 3",
    "Stitch - Alien Dancer": "2 2 3 1",
    "Stitch - New Dog": "1 2 2 1",
    "Stitch - Protector of Frogs": "1 1 3 1",
    "Sven - Leaping Reindeer": "4 2 3 1, Rush, Challenger +3, Evasive",
    "Sven - Official Ice Deliverer": "6 5 7 1",
    "Taffyta Muttonfudge - Ruthless Rival": "2 2 2 2",
    "Tanana - Tribal Elder": "4 4 4 1",
    "Te Kā - Lava Monster": "6 5 6 2, Challenger +2",
    "Te Kā - The Burning One": "6 8 6 0, Reckless",
    "The Huntsman - On the Queen's Orders": "3 4 3 1, Ward",
    "The Nokk - Water Spirit": "4 4 3 1, Ward",
    "The Queen - Hateful Rival": "3 4 3 1",
    "The Queen - Regal Monarch": "1 2 2 1",
    "The Wardrobe - Belle's Confidant": "3 3 4 1",
    "Thomas - Wide-Eyed Recruit": "1 0 4 1",
    "Tick-Tock - Ever-Present Pursuer": "6 4 7 1, Evasive",
    "Tinker Bell - Fancy Footwork": "1 3 1 1",
    "Toby - Dogged Companion": "1 3 1 1",
    "Tod & Copper - Best of Friends": "4 3 3 2, Shift 2, Evasive",
    "Tod - All Alone": "1 2 2 1",
    "Tod - Nimble Fox": "5 5 4 2, Evasive",
    "Tuke - Northern Moose": "4 4 4 1",
    "Violet Parr - Force Field Practice": "2 3 2 1, Resist +1",
    "Webby Vanderquack - Enthusiastic Duck": "3 3 4 1",
    "Wendy Darling - Talented Sailor": "2 1 3 2",
    "Woody - Waiting for a Friend": "1 2 2 1",
    "Yokai - Professor Callaghan": "1 2 2 1",
    "Zazu - Advisor to Mufasa": "5 3 5 2, Evasive",
    "Zootopia - Tundratown": "1 at 1 5 1",
}
LOCATIONS = [name for name, facts in CARDS.items() if " at " in facts]
CHARACTERS = [name for name in CARDS if name not in LOCATIONS]
KEYWORDS = [(name, keyword) for name, facts in CARDS.items() for keyword in facts.split(", ")[1:]]

NAP = made("Nap", "action", cost=0, abilities=[Action(Do("exert", Chosen(Cards(("character",)))))])


def figures(name: str) -> list[int]:
    """The figures of a card in the order in which they are written."""
    return [int(number) for number in re.findall(r"\d+", CARDS[name].split(", ")[0])]


def has(name: str, keyword: str) -> bool:
    return (name, keyword) in KEYWORDS


def played(name: str, ink: int) -> Situation:
    """A table at which the card has just been played, ready if it could have entered exerted."""
    game = table({"hand": [name], "ink": ink}).push(f"play {name}")
    return game.push("no") if has(name, "Bodyguard") else game


@card(*CARDS)
@pytest.mark.parametrize("name", CARDS)
def test_it_is_played_for_its_cost_and_has_its_figures_in_play(name):
    cost, *rest = figures(name)
    poor = table({"hand": [name], "ink": cost - 1})
    assert poor.refused(f"play {name}")[0] == "too_expensive"
    game = played(name, cost + 1)
    assert (game.play(ME), game.ink(ME)) == ([name], (1, cost))
    first, willpower, lore = rest
    assert (game.willpower(name), game.lore_value(name)) == (willpower, lore)
    if name in CHARACTERS:
        assert game.strength(name) == first
        assert game.is_drying(name)
        assert not game.is_exerted(name)


@card(*CHARACTERS)
@pytest.mark.parametrize("name", CHARACTERS)
def test_a_character_quests_for_its_lore_unless_it_is_reckless(name):
    game = table({"play": [name, "Bear"]})
    if has(name, "Reckless"):
        assert game.refused(f"quest {name}")[0] == "quester_reckless"
        return
    game.push(f"quest {name}")
    if has(name, "Support"):
        game.push("no")
    assert (game.lore(ME), game.is_exerted(name)) == (figures(name)[3], True)


@card(*LOCATIONS)
@pytest.mark.parametrize("name", LOCATIONS)
def test_a_location_is_moved_to_for_its_cost_and_gives_its_lore_at_the_start_of_the_turn(name):
    _, move, _, lore = figures(name)
    assert table({"play": ["Bear", name], "ink": move - 1}).refused(f"move Bear -> {name}")[0] == "move_too_expensive"
    game = table({"play": ["Bear", name], "ink": move}).push(f"move Bear -> {name}")
    assert (game.place("Bear"), game.ink(ME)) == (name, (0, move))
    assert game.push("end", "end").lore(ME) == lore


@card(*(name for name, _ in KEYWORDS))
@pytest.mark.parametrize(("name", "keyword"), KEYWORDS)
def test_each_of_its_keywords_works(name, keyword):
    word, _, number = keyword.replace("+", "").rpartition(" ") if keyword[-1].isdigit() else (keyword, "", "0")
    assert WORKS[word](name, int(number))


def challenges_harder(name: str, amount: int) -> bool:
    """Whether it deals so much more while it challenges, and no more while it is challenged."""
    strength = figures(name)[1]
    challenging = table({"play": [name]}, {"play": ["Giant (exerted)"]}).push(f"challenge {name} -> Giant")
    hawk = made("Hawk", cost=9, strength=0, willpower=20, abilities=[Keyword("Evasive")])
    challenged = table({"play": [f"{name} (exerted)"]}, {"play": ["Hawk"]}, active=YOU, cards=[hawk])
    challenged.push(f"challenge Hawk -> {name}")
    return challenging.damage("Giant") == strength + amount and challenged.damage("Hawk") == strength


def sings_as_if(name: str, cost: int) -> bool:
    """Whether it sings songs up to that cost."""
    songs = [made("Ballad", "action", cost=cost, song=True), made("Opera", "action", cost=cost + 1, song=True)]
    game = table({"play": [name], "hand": ["Ballad", "Opera"]}, cards=songs)
    return game.legal("sing") == [f"sing Ballad with {name}"]


def supports(name: str, _: int) -> bool:
    """Whether it adds its strength to another character for the turn when it quests."""
    game = table({"play": [name, "Bear", "Wolf"]}).push(f"quest {name}", "yes", "choose Bear")
    return game.strength("Bear") == 3 + figures(name)[1] and game.push("end").strength("Bear") == 3


def is_reckless(name: str, _: int) -> bool:
    """Whether the turn can't end while it can challenge."""
    game = table({"play": [name]}, {"play": ["Giant (exerted)"]})
    return game.refused("end")[0] == "reckless_must_challenge"


def vanishes(name: str, _: int) -> bool:
    """Whether an opponent's action that chooses it banishes it, and one's own doesn't."""
    theirs = table({"play": [name, "Bear"]}, {"hand": ["Nap"]}, active=YOU, cards=[NAP])
    own = table({"play": [name, "Bear"], "hand": ["Nap"]}, cards=[NAP])
    for game in (theirs, own):
        game.push("play Nap", f"choose {name}")
    return not theirs.is_in_play(name) and own.is_in_play(name)


def is_alert(name: str, _: int) -> bool:
    """Whether it can challenge an evasive character."""
    game = table({"play": [name, "Wolf"]}, {"play": ["Bird (exerted)"]})
    return game.legal("challenge") == [f"challenge {name} -> Bird"]


WORKS = {
    "Evasive": lambda name, _: is_evasive(name),
    "Ward": lambda name, _: is_warded(name),
    "Rush": lambda name, _: has_rush(name),
    "Bodyguard": lambda name, _: guards_others(name, figures(name)[0]),
    "Resist": resists,
    "Shift": shifts_for,
    "Challenger": challenges_harder,
    "Singer": sings_as_if,
    "Support": supports,
    "Reckless": is_reckless,
    "Vanish": vanishes,
    "Alert": is_alert,
}
