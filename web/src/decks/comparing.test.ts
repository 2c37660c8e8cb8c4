import { expect, it } from 'vitest';
import { compare } from './comparing';

it('tells what only one list has, and what one has more of', () => {
  const found = compare({ A: 4, B: 2, C: 1 }, { B: 3, C: 1, D: 4 });
  expect(found.onlyHere).toEqual([{ name: 'A', here: 4, there: 0 }]);
  expect(found.onlyThere.map((row) => row.name)).toEqual(['D']);
  expect(found.fewer).toEqual([{ name: 'B', here: 2, there: 3 }]);
  expect(found.more).toEqual([]);
  expect(found.shared).toBe(3);
});
