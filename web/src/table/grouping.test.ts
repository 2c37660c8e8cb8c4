import { expect, it } from 'vitest';
import { carriedBy, isCarried, standing } from './grouping';

const place = { handle: 1, name: 'A place', type: 'spot' };
const guest = { handle: 2, name: 'A guest', type: 'figure', host: 1 };
const alone = { handle: 3, name: 'Another', type: 'figure' };
const thing = { handle: 4, name: 'A thing', type: 'tool', host: 3 };
const all = [place, guest, alone, thing];

it('lets those stand on a place who are there, and everybody else alone', () => {
  expect(standing([guest, alone], all, ['spot'])).toEqual({ places: [{ place, guests: [guest] }], alone: [alone] });
});

it('shows what is carried with its bearer, and a guest of a place by itself', () => {
  expect(isCarried(thing, all, ['spot'])).toBe(true);
  expect(isCarried(guest, all, ['spot'])).toBe(false);
  expect(carriedBy(alone, all)).toEqual([thing]);
});
