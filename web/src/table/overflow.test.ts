import { expect, it } from 'vitest';
import { moreOf } from './overflow';

it.each([
  [0, 100, 100, ''],
  [0, 100, 101, ''],
  [0, 100, 240, 'below'],
  [60, 100, 240, 'both'],
  [140, 100, 240, 'above'],
])('moved by %i, %i of %i pixels are seen: more is %s', (scrollTop, clientHeight, scrollHeight, more) => {
  expect(moreOf({ scrollTop, clientHeight, scrollHeight })).toBe(more);
});
