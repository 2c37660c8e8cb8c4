import { expect, it } from 'vitest';
import { along, stand } from './road';

it('leads from the left to the right', () => {
  const [from] = along(1000, 80, 0);
  const [to] = along(1000, 80, 1);
  expect(from).toBeLessThan(to);
  expect(to).toBeLessThan(1000);
});

it('lets those stand beside one another who have come equally far on one side of it', () => {
  const walkers = stand([{ seat: 0, value: 3, below: true }, { seat: 1, value: 3, below: false }, { seat: 2, value: 3, below: false }]);
  expect(walkers.map((walker) => walker.aside > 0)).toEqual([false, false, true]);
  expect(new Set(walkers.map((walker) => walker.lane)).size).toBe(3);
});
