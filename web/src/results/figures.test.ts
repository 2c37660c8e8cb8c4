import { describe, expect, it } from 'vitest';
import { averageTurns, groupedBy, lengthsOf, overTime, shareOf } from './figures';
import type { Result } from './result';

const result = (outcome: Result['outcome'], more: Partial<Result> = {}): Result => ({
  id: Math.random().toString(), at: 0, game: 'lorcana', edition: '', format: '', seat: 0, name: 'Ana', deck: 'Sparks', opponents: ['Nico'], bots: true, first: true, turns: 10, outcome, ...more,
});

describe('the share of games won', () => {
  it('has an interval that narrows with the games', () => {
    const few = shareOf([result('won'), result('lost')]);
    const many = shareOf([...Array(50).fill(result('won')), ...Array(50).fill(result('lost'))]);
    expect(few.rate).toBe(0.5);
    expect(many.rate).toBe(0.5);
    expect(many.high - many.low).toBeLessThan(few.high - few.low);
    expect(many.low).toBeCloseTo(0.4038, 3);
    expect(many.high).toBeCloseTo(0.5962, 3);
  });

  it('is never certain after one game', () => {
    const once = shareOf([result('won')]);
    expect(once.rate).toBe(1);
    expect(once.low).toBeCloseTo(0.2065, 3);
  });

  it('counts a draw half, and nothing without games', () => {
    expect(shareOf([result('drawn')]).rate).toBe(0.5);
    expect(shareOf([]).rate).toBeNull();
  });
});

describe('results', () => {
  it('are grouped, those with most games first', () => {
    const groups = groupedBy([result('won', { deck: 'A' }), result('lost', { deck: 'B' }), result('won', { deck: 'B' })], (one) => one.deck);
    expect(groups.map(([name, share]) => [name, share.games, share.won])).toEqual([['B', 2, 1], ['A', 1, 1]]);
  });

  it('go on in the order in which they were played', () => {
    const moments = overTime([result('lost', { at: 2 }), result('won', { at: 1 })]);
    expect(moments.map(({ share }) => share.rate)).toEqual([1, 0.5]);
  });

  it('have lengths in equal steps, none of them lost', () => {
    const games = [3, 8, 9, 40].map((turns) => result('won', { turns }));
    const lengths = lengthsOf(games, 5);
    expect(lengths.reduce((sum, one) => sum + one.games, 0)).toBe(4);
    expect(lengths.length).toBeLessThanOrEqual(5);
    expect(averageTurns(games)).toBe(15);
    expect(lengthsOf([])).toHaveLength(1);
  });
});
