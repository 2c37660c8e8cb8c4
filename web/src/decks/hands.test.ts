import { describe, expect, it } from 'vitest';
import { cardsOf, dealt, drawOne, mayChange, withOneFewer, withSomeChanged } from './hands';

/** Always the last one: nothing changes its place. */
const still = (below: number) => below - 1;
const SOME = { hand: 7, hand_rule: '', again: 'some', again_rule: '', on_play: -1, on_draw: 0 } as const;
const FEWER = { ...SOME, again: 'fewer' } as const;
const DECK = cardsOf({ A: 4, B: 4, C: 2 });

describe('a sample hand', () => {
  it('is taken from the deck, card by card', () => {
    const drawn = dealt(DECK, 3, still);
    expect(drawn.hand).toEqual(['C', 'C', 'B']);
    expect(drawn.deck).toHaveLength(7);
    expect(drawOne(drawn).later).toEqual(['B']);
  });

  it('holds every card once, however it is changed', () => {
    const dice = (below: number) => (below * 7) % below;
    let drawn = withSomeChanged(dealt(DECK, 5, dice), [0, 2], dice);
    drawn = drawOne(drawn);
    expect([...drawn.deck, ...drawn.hand, ...drawn.later].sort()).toEqual([...DECK].sort());
    expect(drawn.hand).toHaveLength(5);
  });

  it('never brings back at once what was put under the deck', () => {
    const drawn = withSomeChanged(dealt(['A', 'A', 'A', 'B'], 1, still), [0], still);
    expect(drawn.hand).toEqual(['A']);
  });

  it('may be changed in part once, or as a whole for fewer cards', () => {
    const first = dealt(DECK, 3, still);
    expect(mayChange(first, SOME)).toBe(true);
    expect(mayChange(withSomeChanged(first, [0], still), SOME)).toBe(false);
    const fewer = withOneFewer(first, still);
    expect(fewer.hand).toHaveLength(2);
    expect(mayChange(fewer, FEWER)).toBe(true);
    expect(mayChange(withOneFewer(fewer, still), FEWER)).toBe(false);
  });

  it('leaves out what begins in play', () => {
    expect(cardsOf({ Oro: 3, A: 1 }, 'Oro')).toEqual(['Oro', 'Oro', 'A']);
  });

  it('does not draw from an empty deck', () => {
    const drawn = dealt(['A'], 7, still);
    expect(drawOne(drawn)).toBe(drawn);
  });
});
