import { expect, it } from 'vitest';
import { cardWidth, laneFit, leafFit, NARROW, RATIO } from './fit';

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

it('gives a lane cards as high as it is, far apart', () => {
  expect(laneFit(1000, 140 * RATIO, 3, 3)).toEqual({ card: 140, gap: 19, rows: 1 });
});

it('brings cards nearer before they become smaller', () => {
  const laid = laneFit(1000, 140 * RATIO, 6.5, 6);
  expect(laid.card).toBe(140);
  expect(laid.gap).toBeLessThan(19);
});

it('makes all cards of a full lane smaller, then lets them overlap', () => {
  expect(laneFit(1000, 140 * RATIO, 8, 8).card).toBeLessThan(140);
  const crowded = laneFit(1000, 140 * RATIO, 14, 14);
  expect(crowded.card).toBe(NARROW);
  expect(crowded.gap).toBeLessThan(0);
});

it('makes cards as small as the fullest of several lanes needs, and keeps them apart where there is room', () => {
  const [full, other] = [laneFit(440, 200, 6, 6, 78, 6), laneFit(440, 200, 2, 2, 78, 6)];
  expect(other.card).toBe(full.card);
  expect(full.gap).toBeLessThan(0);
  expect(other.gap).toBe(19);
});

it('lays sixteen cards in two rows', () => {
  expect(laneFit(1000, 220, 16, 16).rows).toBe(2);
});

const heap = (cards: number, lines = 0) => ({ cards, lines, titled: false });

it('lets the heaps of a leaf lie one under the other while their cards are large', () => {
  expect(leafFit(400, 420, [heap(2), heap(3)], 116)).toMatchObject({ alone: true });
  expect(leafFit(400, 420, [heap(2), heap(3)], 116).card).toBeGreaterThanOrEqual(76);
});

it('lets them lie side by side where a column would be too high', () => {
  expect(leafFit(600, 260, [heap(1), heap(1), heap(1), heap(1)], 116)).toMatchObject({ alone: false });
  expect(leafFit(600, 260, [heap(1), heap(1), heap(1), heap(1)], 116).card).toBeGreaterThan(0);
});

it('breaks a heap that is wider than its leaf', () => {
  expect(leafFit(180, 500, [heap(5)], 116).card).toBeGreaterThan(0);
});

it('makes lines of what is too much for any card', () => {
  expect(leafFit(200, 150, [heap(3), heap(3, 2), heap(2)], 116).card).toBe(0);
});
