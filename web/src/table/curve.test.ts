import { expect, it } from 'vitest';
import { curveOf } from './curve';

const story = { actions: 9, moments: [], turns: [{ turn: 0, scores: [0, 0] }, { turn: 1, scores: [2, 0] }, { turn: 2, scores: [2, 20] }] };

it('ends where the scores end, and no line leaves the box', () => {
  const curve = curveOf(story, 200, 100, 20);
  expect(curve.lines.map(({ points }) => points)).toEqual(['0,100 100,90 200,90', '0,100 100,100 200,0']);
  expect(curve.lines[1]?.end).toEqual({ x: 200, y: 0 });
  expect(curve.steps.map(({ value }) => value)).toEqual([0, 5, 10, 15, 20]);
  expect(curve.at(1, 0)).toEqual({ x: 100, y: 90 });
});
