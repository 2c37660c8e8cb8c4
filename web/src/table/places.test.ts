import { expect, it } from 'vitest';
import { placesOf } from './places';

it.each([1, 2, 3, 4, 5])('gives %d others and oneself a place each', (others) => {
  const { own, others: places } = placesOf(others);
  const all = [own, ...places].map(({ column, rows }) => `${column} ${rows}`);
  expect(new Set(all).size).toBe(others + 1);
});

it('puts whoever comes next at the right and whoever came before at the left', () => {
  const { own, others } = placesOf(2);
  expect([others[1]?.column, own.column, others[0]?.column]).toEqual([1, 2, 3]);
});
