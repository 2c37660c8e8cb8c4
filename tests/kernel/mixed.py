"""Games with a bit of everything, for properties that must hold in all of them."""

from mazo.abilities.machine.program import (
    ANYONES,
    ARRANGE,
    BY_THAT_PLAYER,
    DO_SHARES,
    OPPONENTS,
    SHARE_OUT,
    THAT_PLAYERS,
    YOURS,
)
from mazo.kernel.codes import FORBID, MODIFY, REPLACE, STAT
from mazo.kernel.rng import Dice
from tests.kernel.cards import Card, always, when
from tests.kernel.play import new_game
from tests.kernel.script import SOURCE, THAT, Script, number
from tests.kernel.toy import Toy
from tests.kernel.words import (
    ANNUL,
    ANSWER,
    BANISH,
    BANISH_INSTEAD,
    COVERING,
    DESTROY,
    DISCARD,
    DRAW,
    ENTER,
    FIELD,
    GAIN,
    HAND,
    HEALTH,
    LOOK,
    MILL,
    ONE_LESS,
    POWER,
    RESHUFFLE,
    RETURN,
    RETURN_INSTEAD,
    SEIZE,
    SELF,
    SHARE,
    SPELL,
    THIS_TURN,
    TUCK,
    UNTIL_YOUR_TURN,
    WEAPON,
    WOUND,
)

SCOUT = Card("scout", gifts=[when(ENTER, Script().do_player(LOOK, 2), SELF)])
THIEF = Card("thief", gifts=[when(ENTER, Script().do_player(SHARE, 1), SELF)])
RIDER = Card("rider", power=2, health=2, gifts=[when(DESTROY, Script().do_player(DRAW, 1), SELF)])
STORM = Card("storm", SPELL, code=Script().select(FIELD, ANYONES).choose(1, 2).do(WOUND, 2).do_player(GAIN, 1))
TIDE = Card("tide", SPELL, code=Script().select(FIELD, OPPONENTS).choose(0, 2).do(RETURN))
FOG = Card("fog", SPELL, code=Script().each_player(ANYONES).do_player(RESHUFFLE).do_player(DRAW, 2).end())
HIDE = Card("hide", SPELL, code=Script().select(HAND, YOURS).choose(0, 2).do(TUCK).do_player(DRAW, 1))
RUIN = Card("ruin", SPELL, code=Script().each_player(OPPONENTS).do_player(MILL, 1).select(HAND, THAT_PLAYERS)
            .choose(1, 1, BY_THAT_PLAYER).do(DISCARD).end())  # fmt: skip
SPLIT = Card("split", SPELL, code=Script().select(FIELD, ANYONES).let_amount(number(2)).op(SHARE_OUT, 0)
             .op(DO_SHARES, WOUND).select(FIELD, YOURS).op(ARRANGE).do_player(GAIN, 1))  # fmt: skip
NO = Card("no", ANSWER, code=Script().take(THAT).do(ANNUL))
SWORD = Card("sword", WEAPON, gifts=[always(STAT, POWER, 2)])
CLOAK = Card("cloak", COVERING, health=4, gifts=[always(STAT, HEALTH, 1)])
BLESS = Card("bless", SPELL, code=Script().select(FIELD, YOURS).choose(0, 3).last(POWER, 1, THIS_TURN)
             .last(HEALTH, 1, UNTIL_YOUR_TURN))  # fmt: skip
CHARM = Card("charm", SPELL, code=Script().select(FIELD, OPPONENTS).choose(1, 1).do(SEIZE))
GUARD = Card("guard", health=2, gifts=[always(REPLACE, WOUND, ONE_LESS), always(MODIFY, WOUND, 1)])
GHOST = Card("ghost", gifts=[always(REPLACE, DESTROY, BANISH_INSTEAD), when(BANISH, Script().do_player(GAIN, 1), SELF)])
CLING = Card("cling", gifts=[always(REPLACE, DESTROY, RETURN_INSTEAD), always(FORBID, BANISH)])
AVENGER = Card("avenger", gifts=[when(DESTROY, Script().take(SOURCE).last(POWER, 1, THIS_TURN))])
DECK_OF_ALL = [
    SCOUT, THIEF, RIDER, STORM, TIDE, FOG, HIDE, RUIN, SPLIT, NO,
    SWORD, CLOAK, BLESS, CHARM, GUARD, GHOST, CLING, AVENGER,
]  # fmt: skip
NAMES = ["plain", *(card.name for card in DECK_OF_ALL)]


def random_game(seats: int, seed: int, draft: bool = False) -> Toy:
    """A game with mixed decks, also of the table, in which cards can be answered."""
    dice = Dice(seed)
    decks = [[NAMES[dice.below(len(NAMES))] for _ in range(20)] for _ in range(seats)]
    common = [NAMES[dice.below(len(NAMES))] for _ in range(8)]
    return new_game(decks, DECK_OF_ALL, seed=str(seed), common=common, windows=seed % 2 == 1, draft=draft)
