"""[4] The Batalla Mitológica: attack, defence, the war of talismans, and the damage."""

from mazo.abilities.lasting.lasting import reaches
from mazo.abilities.lasting.memory import remember
from mazo.games.myl.book.keys import (
    ALTERNATE,
    ATTACK_TOLL,
    ATTACKER_STRONGER,
    BATTLE_OPTIONAL,
    BLOCK_OPTIONAL,
    BOTH_PASS,
    CHALLENGER,
    DECLARE_ATTACKERS,
    DEFENDER_FIRST,
    DEFENDER_STRONGER,
    EQUAL_STRENGTH,
    ONE_TO_ONE,
)
from mazo.games.myl.book.keys import (
    ATTACK as ATTACK_RULE,
)
from mazo.games.myl.book.keys import (
    DAMAGE as DAMAGE_RULE,
)
from mazo.games.myl.book.keys import (
    DEFENCE as DEFENCE_RULE,
)
from mazo.games.myl.book.keys import (
    UNBLOCKED as UNBLOCKED_RULE,
)
from mazo.games.myl.codes import asks as A
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import keywords as K
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.codes import options as O
from mazo.games.myl.codes import states as S
from mazo.games.myl.codes import types as T
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.frames import Attack, Blocking, Damage, War
from mazo.games.myl.rules.changes import move_line
from mazo.games.myl.rules.checks import busy
from mazo.games.myl.rules.paying import pay
from mazo.games.myl.rules.playing import declare, hand_options, play_refusal
from mazo.games.myl.rules.reasons import (
    ATTACKER_GUARDIAN,
    ATTACKER_IN_LINE,
    ATTACKER_WAITING,
    BLOCKER_BUSY,
    BLOCKER_NOT_IN_LINE,
    CANNOT_BE_BLOCKED,
    KEPT_FROM_ATTACKING,
    KEPT_FROM_BLOCKING,
    MUST_BE_BLOCKED,
    NOT_AN_ALLY,
    NOT_YOURS,
    OK,
    OTHER_QUESTION,
    TOLL_TOO_HIGH,
)
from mazo.games.myl.rules.using import use_ability, use_options, use_refusal
from mazo.games.myl.rules.windows import is_passed_over, open_for_blocks, open_for_damage, open_window
from mazo.games.myl.table import Myl
from mazo.kernel.choices import ask_open, ask_unless_forced, take_all, taken
from mazo.kernel.codes import NOBODY, SUBSET, first_of, option, second_of, verb_of
from mazo.kernel.effects import add_effect
from mazo.kernel.frames import NONE, Choice
from mazo.kernel.gate import change, change_all, trigger
from mazo.kernel.log import note


def attack_refusal(t: Myl, seat: int, card: int) -> int:
    """[4.1.1] [4.1.2] [4.1.3] An ally in your defence line that has passed a Vigilia with you."""
    if t.type_of(card) != T.ALLY or not t.in_play(card):
        return NOT_AN_ALLY
    if t.controller[card] != seat:
        return NOT_YOURS
    if t.zone_kind(card) == Z.ATTACK:
        return ATTACKER_IN_LINE
    return stirring_refusal(t, seat, card)


def stirring_refusal(t: Myl, seat: int, card: int) -> int:
    """[4.1.2] [4.1.3] Why an ally in your defence line can't attack.

    [10.1] Furia need not wait; [10.4] a Guardián never attacks.
    """
    if t.has_keyword(card, K.GUARDIAN):
        return ATTACKER_GUARDIAN
    if t.cant(card, L.CANT_ATTACK):
        return KEPT_FROM_ATTACKING
    if t.flags[card] & S.WAITING and not t.has_keyword(card, K.FURY):
        return ATTACKER_WAITING
    if t.kept_from(seat, L.CANT_DECLARE_ATTACK, card):
        return KEPT_FROM_ATTACKING
    return OK if t.toll(card, L.CANT_ATTACK) <= t.ready_gold(seat) else TOLL_TOO_HIGH


def able_to_attack(t: Myl, seat: int) -> list[int]:
    """[4.1.1] The allies that the player could declare as attackers."""
    if not t.cards(Z.DEFENCE, seat):
        return NONE
    return [card for card in t.allies(Z.DEFENCE, seat) if stirring_refusal(t, seat, card) == OK]


def can_go_to_battle(t: Myl, seat: int) -> bool:
    """[4.1.1] Whether the player has allies enough that could be declared as attackers."""
    if t.lasts(L.FEWEST_ATTACKERS):
        return are_enough(t, seat, able_to_attack(t, seat))
    for card in t.cards(Z.DEFENCE, seat):
        if t.type_of(card) == T.ALLY and stirring_refusal(t, seat, card) == OK:
            return True
    return False


def must_attack(t: Myl, able: list[int]) -> list[int]:
    """[4.1.4] Those of the allies able to attack that must."""
    return [
        card
        for card in able
        if t.can(card, L.MUST_ATTACK) and (not t.lasts(L.CHARGE) or t.toll(card, L.CANT_ATTACK) == 0)
    ]


def fewest_attackers(t: Myl, seat: int) -> int:
    """[4.1.1] With how many allies the player must attack who goes to battle."""
    return max(1, max(t.ruled(L.FEWEST_ATTACKERS, seat), t.ruled(L.OWED_ATTACKS, seat)))


def are_enough(t: Myl, seat: int, able: list[int]) -> bool:
    """[4.1.1] Whether the player can go to battle with the allies able to attack."""
    return len(able) > 0 and len(able) >= t.ruled(L.FEWEST_ATTACKERS, seat)


def must_go_to_battle(t: Myl, seat: int) -> bool:
    """[4.1.4] Whether one of the allies able to attack must."""
    if not t.lasts(L.OWED_ATTACKS) and not t.lasts(L.CAN):
        return False
    able = able_to_attack(t, seat)
    return are_enough(t, seat, able) and (t.ruled(L.OWED_ATTACKS, seat) > 0 or len(must_attack(t, able)) > 0)


def attack(t: Myl) -> None:
    """[4.5] [4.1] [M4] The battle is optional, and there is one a turn; who goes to battle declares attackers."""
    if t.battle == 0:
        note(t, E.NO_BATTLE, BATTLE_OPTIONAL, t.active)
        return
    t.stack.append(Attack(ATTACK_RULE, t.active))


def attacking(t: Myl, frame: Attack) -> None:
    """[4.1.1] [M6] The attackers are declared together and move to the attack line; then the attack can be answered."""
    if frame.pc >= 2 and busy(t):
        return
    if frame.pc == 2 and frame.items and challenging(t, frame):
        return
    frame.pc += 1
    if frame.pc == 1:
        choice = Choice(A.ATTACKERS, DECLARE_ATTACKERS, frame.seat)
        choice.mode = SUBSET
        able = able_to_attack(t, frame.seat)
        obliged = must_attack(t, able)
        able = obliged + [card for card in able if card not in obliged]
        choice.items = take_all(able)
        choice.obliged = len(obliged)
        if t.lasts(L.CHARGE):
            choice.weights = [t.toll(card, L.CANT_ATTACK) for card in able]
            choice.limit = t.ready_gold(frame.seat)
        choice.low = min(len(able), max(fewest_attackers(t, frame.seat), len(obliged)))
        choice.high = len(able)
        ask_unless_forced(t, choice)
        return
    if frame.pc == 2:
        declare_attackers(t, taken(frame.answer), frame.seat)
        frame.items = [card for card in t.attackers if t.has_keyword(card, K.CHALLENGER)]
        if frame.items:
            frame.answer = []
    elif frame.pc == 3:
        open_window(t, E.BATTLE, frame.seat, NOBODY)
    else:
        t.stack.pop()


def declare_attackers(t: Myl, cards: list[int], seat: int) -> None:
    """[4.1.1] Each attacker leaves the defence line for the attack line."""
    t.attackers = cards
    for card in cards:
        if t.lasts(L.CHARGE):
            t.by = ATTACK_TOLL
            pay(t, seat, t.toll(card, L.CANT_ATTACK))
        move_line(t, card, Z.ATTACK)
        t.flags[card] |= S.ATTACKING
        remember(t, E.ATTACKS, seat, card)
        note(t, E.ATTACKS, DECLARE_ATTACKERS, seat, card)
    t.stirs(L.ON_STATE)
    remember(t, E.BATTLE, seat, NOBODY)
    t.by = DECLARE_ATTACKERS
    for card in cards:
        trigger(t, E.ATTACKS, card, seat, 1)


def challenging(t: Myl, frame: Attack) -> bool:
    """[10.12] Each attacker with Retador names an opposing ally that must block it; True while that is asked."""
    for target in taken(frame.answer):
        challenger = frame.items[0]
        add_effect(t, L.CAN, CHALLENGER, frame.seat, challenger, target, L.MUST_BLOCK_THIS, 1, L.UNTIL_FINAL)
        note(t, E.CHALLENGED, CHALLENGER, frame.seat, challenger, target)
        frame.items = frame.items[1:]
    frame.answer = []
    while frame.items:
        challenger = frame.items[0]
        able = [card for card in t.allies(Z.DEFENCE, t.other(frame.seat)) if not t.immune(card, challenger)]
        if able and challenger in t.attackers:
            choice = Choice(A.CHALLENGE, CHALLENGER, frame.seat)
            choice.mode = SUBSET
            choice.items = take_all(able)
            choice.source = challenger
            ask_unless_forced(t, choice)
            return True
        frame.items = frame.items[1:]
    return False


def defend(t: Myl) -> None:
    """[4.2] The defender may block."""
    t.blocks = []
    if t.attackers:
        frame = Blocking(DEFENCE_RULE, t.other(t.active))
        frame.items = t.attackers
        t.stack.append(frame)


def blocking(t: Myl, frame: Blocking) -> None:
    """[4.2.1] [4.2.3] For each attacker in turn the defender names one blocker, or none."""
    if frame.pc == 1:
        frame.pc = 0
        if frame.answer and verb_of(frame.answer[0]) == O.BLOCK:
            if t.lasts(L.CHARGE):
                pay(t, frame.seat, t.toll(first_of(frame.answer[0]), L.CANT_BLOCK))
            t.blocks = [*t.blocks, frame.items[frame.at], first_of(frame.answer[0])]
            t.stirs(L.ON_BLOCKS)
            note(t, E.BLOCKS, ONE_TO_ONE, frame.seat, first_of(frame.answer[0]), frame.items[frame.at])
        frame.answer = NONE
        frame.at += 1
    while frame.at < len(frame.items) and not can_be_blocked(t, frame.seat, frame.items[frame.at]):
        frame.at += 1  # nobody need be asked about what everybody sees
    if frame.at >= len(frame.items):
        t.stack.pop()
        t.by = ONE_TO_ONE
        for at in range(1, len(t.blocks), 2):
            remember(t, E.BLOCKS, frame.seat, t.blocks[at], t.blocks[at - 1])  # one after the other: some count them
            trigger(t, E.BLOCKS, t.blocks[at], frame.seat, 1, t.blocks[at - 1])
            trigger(t, E.BLOCKED, t.blocks[at - 1], frame.seat, 1, t.blocks[at])
        for attacker in frame.items:
            if attacker in t.attackers and attacker not in t.blocks[0::2]:
                remember(t, E.NOT_BLOCKED, t.active, attacker)
                trigger(t, E.NOT_BLOCKED, attacker, t.active, 1)
        open_for_blocks(t, frame.seat)
        return
    frame.pc = 1
    choice = ask_open(t, A.BLOCKER, BLOCK_OPTIONAL, frame.seat)
    choice.source = frame.items[frame.at]


def can_be_blocked(t: Myl, seat: int, attacker: int) -> bool:
    """[4.2.1] [4.2.2] Whether some ally of the defender can block this attacker."""
    for card in defenders(t, seat):
        if blocker_refusal(t, seat, card, attacker) == OK:
            return True
    return False


def defenders(t: Myl, seat: int) -> list[int]:
    """[4.2.2] The allies in the defence line, and those in the attack line that may block all the same."""
    found = t.allies(Z.DEFENCE, seat)
    if t.lasts(L.CAN):
        found = found + [card for card in t.allies(Z.ATTACK, seat) if t.can(card, L.CAN_BLOCK)]
    return found


def obliged_blockers(t: Myl) -> list[int]:
    """[4.2.4] Of whom one must block the attacker at hand: whom it challenged, or who can block no later one.

    Where a player owes blocks, that is everybody as soon as no later attacker is left for them.
    """
    frame = t.stack[-2]
    assert isinstance(frame, Blocking)
    owes = t.ruled(L.OWED_BLOCKS, frame.seat) > len(t.blocks) // 2
    if not t.lasts(L.CAN) and not owes:
        return []
    attacker = frame.items[frame.at]
    later = frame.items[frame.at + 1 :]
    called: list[int] = []
    last: list[int] = []
    for card in defenders(t, frame.seat):
        if blocker_refusal(t, frame.seat, card, attacker) != OK:
            continue
        if is_challenged(t, card, attacker):
            called.append(card)
        elif owes or t.can(card, L.MUST_BLOCK):
            if not [other for other in later if blocker_refusal(t, frame.seat, card, other) == OK]:
                last.append(card)
    return called if called else last


def is_challenged(t: Myl, card: int, attacker: int) -> bool:
    """[4.2.4] [10.12] Whether an ally must block just this attacker."""
    if not t.can(card, L.MUST_BLOCK_THIS):
        return False
    for effect in t.effects:
        if effect.kind == L.CAN and effect.what & L.MUST_BLOCK_THIS and effect.source == attacker:
            if effect.source_number == t.number[attacker] and reaches(t, effect, card):
                return True
    return False


def block_options(t: Myl, choice: Choice, out: list[int]) -> None:
    """[4.2.1] [4.2.2] Every ally that can block this attacker, and not blocking."""
    for card in defenders(t, choice.seat):
        if block_refusal(t, choice, option(O.BLOCK, card, choice.source)) == OK:
            out.append(option(O.BLOCK, card, choice.source))
    if not obliged_blockers(t):
        out.append(option(O.NO_BLOCK))


def block_refusal(t: Myl, choice: Choice, packed: int) -> int:
    """[4.2.1] [4.2.4] An ally against this attacker, or nobody unless somebody must."""
    verb = verb_of(packed)
    if verb == O.NO_BLOCK:
        return MUST_BE_BLOCKED if obliged_blockers(t) else OK
    if verb != O.BLOCK or second_of(packed) != choice.source:
        return OTHER_QUESTION
    reason = blocker_refusal(t, choice.seat, first_of(packed), choice.source)
    if reason != OK:
        return reason
    obliged = obliged_blockers(t)
    return OK if not obliged or first_of(packed) in obliged else MUST_BE_BLOCKED


def blocker_refusal(t: Myl, seat: int, card: int, attacker: int) -> int:
    """[4.2.2] [4.2.3] [10.2] Only from the defence line, one for one; an unblockable attacker can't be blocked."""
    if t.type_of(card) != T.ALLY or not t.in_play(card):
        return NOT_AN_ALLY
    if t.controller[card] != seat:
        return NOT_YOURS
    if t.zone_kind(card) != Z.DEFENCE and not t.can(card, L.CAN_BLOCK):
        return BLOCKER_NOT_IN_LINE
    if blocks_enough(t, card):
        return BLOCKER_BUSY
    if t.cant_with(card, L.CANT_BLOCK, attacker):
        return KEPT_FROM_BLOCKING
    unblockable = t.has_keyword(attacker, K.UNBLOCKABLE) or t.cant_with(attacker, L.CANT_BE_BLOCKED, card)
    if unblockable and not t.can(card, L.CAN_BLOCK_UNBLOCKABLE):
        return CANNOT_BE_BLOCKED
    return OK if t.toll(card, L.CANT_BLOCK) <= t.ready_gold(seat) else TOLL_TOO_HIGH


def blocks_enough(t: Myl, card: int) -> bool:
    """[4.2.3] [4.2.5] One blocker for one attacker, unless the ally may block several."""
    blocked = 0
    for at in range(1, len(t.blocks), 2):
        if t.blocks[at] == card:
            blocked += 1
    if blocked == 0 or t.can(card, L.CAN_BLOCK_ANY):
        return False
    return blocked > 1 or not t.can(card, L.CAN_BLOCK_TWO)


def war(t: Myl) -> None:
    """[4.3] [4.3.1] The war of talismans comes with every battle; the defender begins, unless a card says otherwise."""
    if t.battle:
        first = t.active if t.ruled(L.FIRST_IN_WAR, t.active) else t.other(t.active)
        note(t, E.WAR_BEGAN, DEFENDER_FIRST, first)
        t.stack.append(War(ALTERNATE, first))


def warring(t: Myl, frame: War) -> None:
    """[4.3.1] [4.3.2] [4.3.3] One talisman or ability, or a pass, then the other; two passes in a row end it."""
    if frame.pc == 1:
        frame.pc = 0
        packed = frame.answer[0] if frame.answer else option(O.PASS)
        frame.answer = NONE
        seat = frame.seat
        frame.seat = t.other(seat)
        if verb_of(packed) == O.PASS:
            frame.passes += 1
            note(t, E.PASSES, BOTH_PASS if frame.passes == 2 else ALTERNATE, seat)
        else:
            frame.passes = 0
            if verb_of(packed) == O.PLAY:
                declare(t, seat, first_of(packed), NOBODY)
            elif verb_of(packed) == O.PLAY_ON:
                declare(t, seat, first_of(packed), second_of(packed))
            else:
                use_ability(t, seat, first_of(packed), second_of(packed))
            return
    if busy(t):
        return
    if frame.passes >= 2:
        t.stack.pop()
        return
    frame.pc = 1
    ask_open(t, A.WAR, DEFENDER_FIRST if frame.seat != t.active else ALTERNATE, frame.seat)


def war_options(t: Myl, seat: int, out: list[int]) -> None:
    """[4.3.2] Every talisman and ability that the player with the priority can use, and passing."""
    hand_options(t, seat, True, out)
    use_options(t, seat, out)
    out.append(option(O.PASS))


def war_refusal(t: Myl, seat: int, packed: int) -> int:
    """[4.3.2] What can't be done in the war of talismans."""
    verb = verb_of(packed)
    if verb == O.PASS:
        return OK
    if verb == O.PLAY:
        return play_refusal(t, seat, first_of(packed), NOBODY, True)
    if verb == O.PLAY_ON:
        return play_refusal(t, seat, first_of(packed), second_of(packed), True)
    if verb == O.USE:
        return use_refusal(t, seat, first_of(packed), second_of(packed))
    return OTHER_QUESTION


def damage(t: Myl) -> None:
    """[4.4] [M7] Strengths are compared as they are now; attackers that are still attacking are settled."""
    if not t.battle:
        return
    frame = Damage(DAMAGE_RULE, t.active)
    t.stack.append(frame)
    if not t.more_windows:
        frame.items = compared(t)
        return
    if is_passed_over(t, E.CASTLE_DAMAGE) and is_passed_over(t, E.ASSIGNED):
        return
    row = compared(t)
    harmful: list[int] = []
    for at in range(0, len(row), 4):
        if row[at + 2] > row[at + 3]:
            harmful.append(row[at])
    open_for_damage(t, harmful)


def compared(t: Myl) -> list[int]:
    """[4.4] Each attacker that is still attacking with its blocker, and both strengths.

    [7.6] Damage that banishes comes first, then that of the others as they were declared.
    """
    row: list[int] = []
    order = t.attackers
    if t.lasts(L.CAN):
        banishing = [card for card in order if t.can(card, L.CAN_BANISH_BY_DAMAGE)]
        order = banishing + [card for card in order if card not in banishing]
    for attacker in order:
        if t.zone_kind(attacker) != Z.ATTACK:
            continue
        blocker = blocker_of(t, attacker)
        row += [attacker, blocker, t.strength(attacker), t.strength(blocker) if blocker != NOBODY else 0]
    return row


def blocker_of(t: Myl, attacker: int) -> int:
    """[4.4.4] The ally that blocks this attacker, unless it has left the line."""
    for at in range(0, len(t.blocks), 2):
        if t.blocks[at] == attacker:
            blocker = t.blocks[at + 1]
            still = t.in_play(blocker) and blocker in defenders(t, t.controller[blocker])
            if still and t.controller[blocker] != t.active:
                return blocker
    return NOBODY


def settling(t: Myl, frame: Damage) -> None:
    """[4.4] The castle's damage first, attacker by attacker; then what that triggers; then all who lost at once."""
    if (frame.at == 0 or frame.at >= len(frame.items)) and busy(t):
        return
    if frame.at == 0 and frame.pc == 0 and t.more_windows:
        frame.items = compared(t)  # [M7] after the window
    if frame.at < len(frame.items):
        at = frame.at
        frame.at += 4
        settle_pair(t, frame, frame.items[at], frame.items[at + 1], frame.items[at + 2], frame.items[at + 3])
        return
    if frame.pc == 0:
        frame.pc = 1
        frame.losers = [card for card in frame.losers if not t.cant(card, L.CANT_FALL)]
        if frame.losers:
            t.by = DAMAGE_RULE
            change_all(t, E.DESTROY, frame.losers, t.active, 1, NOBODY)
        return
    t.stack.pop()


def settle_pair(t: Myl, frame: Damage, attacker: int, blocker: int, force: int, guard: int) -> None:
    """[4.4.1] [4.4.2] [4.4.3] [4.4.4] The three cases of the book, and the attacker that nobody blocks."""
    seat = t.other(t.active)
    if blocker == NOBODY:
        note(t, E.UNBLOCKED, UNBLOCKED_RULE, t.active, attacker, NOBODY, force)
        strike_castle(t, frame, seat, force, attacker, UNBLOCKED_RULE)
    elif force > guard:
        note(t, E.OVERCOME, ATTACKER_STRONGER, t.active, attacker, blocker, force - guard)
        frame.losers = frame.losers if blocker in frame.losers else [*frame.losers, blocker]
        strike_castle(t, frame, seat, force - guard, attacker, ATTACKER_STRONGER)
    elif force == guard:
        note(t, E.BOTH_FALL, EQUAL_STRENGTH, t.active, attacker, blocker)
        frame.losers = [*frame.losers, attacker] + ([blocker] if blocker not in frame.losers else [])
    else:
        note(t, E.REPELLED, DEFENDER_STRONGER, t.active, attacker, blocker)
        frame.losers = [*frame.losers, attacker]


def strike_castle(t: Myl, frame: Damage, seat: int, amount: int, attacker: int, rule: int) -> None:
    """[4.4.1] [4.4.4] The difference (or the whole strength) is damage to the defender's castle, unless prevented."""
    if amount > 0 and attacker not in frame.prevented:
        t.by = rule
        change(t, E.CASTLE_DAMAGE, attacker, seat, amount, NOBODY)
