import { describe, expect, it } from 'vitest';
import { atLeast, exactly, oddsByTurn, seenBy } from './odds';

const LORCANA = { hand: 7, hand_rule: '2.2.1.4', again: 'some', again_rule: '2.2.2', on_play: -1, on_draw: 0 } as const;
const MYL = { hand: 8, hand_rule: '1.4', again: 'fewer', again_rule: '1.5', on_play: -2, on_draw: -1 } as const;

describe('odds', () => {
  it('are those of the lab', () => {
    expect(exactly(1, 4, 60, 7)).toBeCloseTo(0.3363, 4);
    expect(atLeast(1, 4, 60, 7)).toBeCloseTo(0.3995, 4);
    expect(atLeast(1, 4, 60, 8)).toBeCloseTo(0.44, 2);
  });

  it('are certain where no other card is left, and nothing where there are too few', () => {
    expect(atLeast(1, 60, 60, 1)).toBeCloseTo(1);
    expect(atLeast(5, 4, 60, 60)).toBe(0);
    expect(atLeast(4, 4, 60, 60)).toBeCloseTo(1);
  });

  it('know who draws when', () => {
    expect(seenBy(1, LORCANA, true, 60)).toBe(7);
    expect(seenBy(1, LORCANA, false, 60)).toBe(8);
    expect(seenBy(2, MYL, true, 50)).toBe(8);
    expect(seenBy(2, MYL, false, 50)).toBe(9);
    expect(seenBy(40, LORCANA, false, 20)).toBe(20);
  });

  it('grow with each turn, and are better for who comes second', () => {
    const odds = oddsByTurn(2, 8, 60, LORCANA, 6);
    expect(odds).toHaveLength(6);
    for (const [at, { play, draw }] of odds.entries()) {
      expect(draw).toBeGreaterThan(play);
      if (at) expect(play).toBeGreaterThan(odds[at - 1]?.play ?? 0);
    }
  });
});
