import { expect, it } from 'vitest';
import { cardWidth, RATIO } from './fit';

it('fills the height with few cards', () => {
  expect(cardWidth(1000, 140 * RATIO, 3, 8, 60, 200)).toBe(140);
});

it('never exceeds the widest card', () => {
  expect(cardWidth(1000, 900, 1, 8, 60, 130)).toBe(130);
});

it('breaks into rows when that leaves the cards larger', () => {
  expect(cardWidth(400, 300, 8, 8, 40, 130)).toBeGreaterThan(cardWidth(400, 80, 8, 8, 40, 130));
});

it('keeps cards legible in a crowd', () => {
  expect(cardWidth(300, 100, 40, 8, 60, 130)).toBe(60);
});
