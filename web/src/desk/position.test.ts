import { expect, it } from 'vitest';
import type { Laying } from '../lib/api';
import { alongOf, figureOf, laid, listedAt, loosened, moved, placeOf, removed, seated, set, setAt, setOn, withFillers, type Holder } from './position';

const LINE = { name: 'line', entry: { figures: [{ name: 'bent', sort: 'flag' as const }, { name: 'harm' }], along: [{ name: 'below' }, { name: 'chief', one: true }], at: 'at' } };
const LAYING: Laying = {
  empty: { players: [{ hand: 3 }, {}] },
  places: [{ name: 'hand', fillers: true }, LINE, { name: 'taken', entry: { figures: [{ name: 'of', sort: 'seat' }] } }],
  own: [{ name: 'coins.fresh', bare: true }, { name: 'coins.old' }],
  figures: [{ name: 'round', usual: 3 }, { name: 'phase', sort: 'choice', choices: ['noon', 'night'] }],
  middle: [{ name: 'heap' }],
};
const HAND = { seat: 0, spot: 'hand' };
const FIRST = { seat: 0, spot: 'line', index: 0 };
const [FRESH, OLD] = LAYING.own ?? [];

it('lays cards behind so many of no matter which sort', () => {
  const position = laid(LAYING.empty, LAYING, HAND, 'A');
  expect(listedAt(position, HAND)).toEqual([3, 'A']);
  expect(listedAt(withFillers(position, { ...HAND, index: 0 }, 0), HAND)).toEqual(['A']);
  expect(LAYING.empty).toEqual({ players: [{ hand: 3 }, {}] });
});

it('says of a card what its list can say, and takes along what both lists can say', () => {
  let position: Holder = laid(LAYING.empty, LAYING, { seat: 0, spot: 'line' }, 'A');
  position = setOn(position, LAYING, FIRST, { name: 'bent', sort: 'flag' }, 1);
  position = setAt(position, LAYING, FIRST, 'B');
  expect(listedAt(position, FIRST)).toEqual([{ card: 'A', bent: true, at: 'B' }]);
  const elsewhere = moved(position, LAYING, FIRST, { seat: 1, spot: 'line' });
  expect(listedAt(elsewhere, { seat: 1, spot: 'line' })).toEqual([{ card: 'A', bent: true, at: 'B' }]);
  expect(listedAt(moved(position, LAYING, FIRST, { seat: 0, spot: 'hand' }), HAND)).toEqual([3, 'A']);
  expect(listedAt(removed(position, FIRST), FIRST)).toEqual([]);
});

it('lays cards with a card, one or many', () => {
  let position: Holder = laid(LAYING.empty, LAYING, { seat: 0, spot: 'line' }, 'A');
  for (const name of ['B', 'C']) position = laid(position, LAYING, { ...FIRST, along: 'below' }, name);
  position = laid(position, LAYING, { ...FIRST, along: 'chief' }, 'D');
  expect(listedAt(position, FIRST)).toEqual([{ card: 'A', below: ['B', 'C'], chief: 'D' }]);
  position = loosened(position, FIRST, { name: 'below' }, 0);
  position = loosened(position, FIRST, { name: 'chief', one: true }, 0);
  expect(listedAt(position, FIRST)).toEqual([{ card: 'A', below: ['C'] }]);
  expect(alongOf({ card: 'A', chief: { card: 'E', of: 1 } }, { name: 'chief', one: true })).toEqual(['E']);
});

it('always says from whom a card was taken', () => {
  expect(listedAt(laid(LAYING.empty, LAYING, { seat: 0, spot: 'taken' }, 'A'), { seat: 0, spot: 'taken' })).toEqual([{ card: 'A', of: 0 }]);
});

it('reads and sets figures in objects that may be bare numbers', () => {
  const position = { players: [{ coins: 4 }] };
  if (!FRESH || !OLD) throw new Error('no figures');
  expect([figureOf({ coins: 4 }, FRESH), figureOf({ coins: 4 }, OLD)]).toEqual([4, 0]);
  expect(set(position, LAYING, 0, OLD, 2)).toEqual({ players: [{ coins: { fresh: 4, old: 2 } }] });
  expect(figureOf({}, { name: 'round', usual: 3 })).toBe(3);
  expect(set({ players: [] }, LAYING, -1, { name: 'phase', sort: 'choice', choices: ['noon', 'night'] }, 1)).toEqual({ players: [], phase: 'night' });
});

it('gives new players what the empty position has', () => {
  expect(seated({ players: [{ hand: 1 }] }, LAYING, 2)).toEqual({ players: [{ hand: 1 }, { hand: 3 }] });
});

it('finds the place of a fault', () => {
  expect(placeOf('players[1].line[2].below')).toEqual({ seat: 1, spot: 'line', index: 2 });
  expect(placeOf('players[0].coins.old')).toEqual({ seat: 0, spot: 'coins' });
  expect(placeOf('heap[0]')).toEqual({ seat: -1, spot: 'heap', index: 0 });
});
