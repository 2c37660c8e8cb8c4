import { expect, it } from 'vitest';
import type { Told } from '../lib/protocol';
import { lastLines, linesOf } from './events';

const told = (n: number, kind: string, text: string): Told => ({ n, rule: '1.1', text, event: { kind, rule: 1, seat: 0 } });

it('tells once what happens several times in a row', () => {
  const lines = linesOf([told(0, 'draws', 'Ana draws.'), told(1, 'draws', 'Ana draws.'), told(2, 'inked', 'Ana inks.')]);
  expect(lines.map((line) => [line.told.n, line.times])).toEqual([[0, 2], [2, 1]]);
});

it('leaves out what other events say', () => {
  expect(linesOf([told(0, 'exerts', 'Moana exerts.')])).toEqual([]);
});

it('passes over passes in the last lines', () => {
  const all = [told(0, 'draws', 'Ana draws.'), told(1, 'passes', 'Ana passes.'), told(2, 'inked', 'Ana inks.'), told(3, 'passes', 'Ana passes.')];
  expect(lastLines(all, 2).map((line) => line.told.n)).toEqual([0, 2]);
});
