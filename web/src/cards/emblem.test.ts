import { expect, it } from 'vitest';
import { emblemOf } from './emblem';

it('draws the same figure for the same name', () => {
  expect(emblemOf('Moana - Of Motunui')).toEqual(emblemOf('Moana - Of Motunui'));
});

it('draws hundreds of different figures', () => {
  const figures = Array.from({ length: 300 }, (_, n) => JSON.stringify(emblemOf(`Card ${n}`)));
  expect(new Set(figures).size).toBeGreaterThan(280);
});
