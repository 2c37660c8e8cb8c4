import { describe, expect, it } from 'vitest';
import { isKept, promiseOf, withPromise, type Promised } from './promises';
import type { Room } from './protocol';

/** The commitments to the seeds 7 and 8, as `mazo.notation.fairness` makes them. */
const SEVEN = 'f0fbc99a1a7c58210b41bc0df34def0d89ca898561814bc910e9e6385949c9e8';
const EIGHT = '21341c5f054f073a763d08e6ca7bfb9ce9b6838f2b859621eaeb9b5cc7363189';

const roomOf = (more: Partial<Room>): Room => ({ table: 't', state: 'salting', game: '', title: '', edition: '', seats: [], commit: SEVEN, ...more });
const salts = (...given: string[]) => () => given.shift() ?? 'none left';

describe('a promise', () => {
  it('is kept with the salt that was given after it, and another one for each game of a series', () => {
    const fresh = salts('aa', 'bb');
    const first = withPromise([], roomOf({}), fresh);
    const both = withPromise(first, roomOf({ number: 2, commit: EIGHT }), fresh);
    expect(both).toEqual([{ game: 1, commit: SEVEN, salt: 'aa' }, { game: 2, commit: EIGHT, salt: 'bb' }]);
  });

  it('is the one that was shown first, also if the table shows another one for the same game', () => {
    const first = withPromise([], roomOf({}), salts('aa'));
    expect(withPromise(first, roomOf({ commit: EIGHT }), salts('bb'))).toBe(first);
    expect(promiseOf(first, roomOf({ commit: EIGHT }))?.commit).toBe(SEVEN);
  });
});

describe('after the game', () => {
  const over = (seed: string, commit: string) => roomOf({ state: 'over', seed, commit });
  const promised: Promised[] = [{ game: 1, commit: SEVEN, salt: 'aa' }];

  it('the seed that fits what this browser was shown is the promised one', async () => {
    expect(await isKept(promised, over('7', SEVEN))).toBe('kept');
  });

  it('a seed that fits only what the table shows now is not', async () => {
    expect(await isKept(promised, over('8', EIGHT))).toBe('broken');
  });

  it('nothing is proven to whoever was shown nothing before the salts', async () => {
    expect(await isKept([], over('7', SEVEN))).toBe('unseen');
    expect(await isKept([], over('8', SEVEN))).toBe('broken');
  });

  it('nothing is compared before the seed is told, or where there was no commitment', async () => {
    expect(await isKept(promised, roomOf({}))).toBeNull();
    expect(await isKept([], over('7', ''))).toBeNull();
  });
});
