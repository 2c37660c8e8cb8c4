import { expect, it } from 'vitest';
import type { Told } from '../lib/protocol';
import { newsAloud } from './aloud';

const told = (...texts: string[]): Told[] => texts.map((text, n) => ({ n, text, rule: '', title: '', event: { kind: 'some', rule: 0 } }));

it('says what happened in order, and what happened several times in a row once', () => {
  expect(newsAloud(told('Ana draws.', 'A card goes.', 'A card goes.', 'A card goes.', 'Ana draws.'))).toBe('Ana draws. A card goes. (3 times) Ana draws.');
  expect(newsAloud([])).toBe('');
});
