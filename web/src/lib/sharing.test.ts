import { expect, test } from 'vitest';
import { shared } from './sharing';

const card = (handle: number, more = {}) => ({ handle, name: `card ${handle}`, counters: { damage: 1 }, ...more });

test('what is equal is the same thing, down to where something differs', () => {
  const old = { turn: 1, zones: { play: { cards: [card(1), card(2)] }, hand: { cards: [card(3)] } } };
  const now = structuredClone(old);
  expect(shared(old, now)).toBe(old);
  now.zones.play.cards[1] = card(2, { state: 'exerted' });
  const made = shared(old, now);
  expect(made).toEqual(now);
  expect(made.zones.hand).toBe(old.zones.hand);
  expect(made.zones.play.cards[0]).toBe(old.zones.play.cards[0]);
  expect(made.zones.play.cards[1]).not.toBe(old.zones.play.cards[1]);
});

test('a card is known by its handle, wherever it lies now', () => {
  const old = [card(1), card(2), card(3)];
  const made = shared(old, [card(3), card(1)]);
  expect(made).toEqual([card(3), card(1)]);
  expect(made[0]).toBe(old[2]);
  expect(made[1]).toBe(old[0]);
});

test('what is gone, new or of another kind is as it is told', () => {
  expect(shared({ first: 1, second: 2 }, { first: 1 })).toEqual({ first: 1 });
  expect(shared({ first: 1 }, { first: 1, second: undefined })).toHaveProperty('second');
  expect(shared([1, 2], { 0: 1 })).toEqual({ 0: 1 });
  expect(shared(null, [1])).toEqual([1]);
  expect(shared({ at: 1 }, null)).toBeNull();
});
