import { expect, test } from 'vitest';
import type { Ask, View, Waits } from '../lib/protocol';
import { Passing } from './passing.svelte';

const ask = { id: 1, seat: 0, prompt: '', rule: '', title: '', options: [{ do: 'play #3' }, { do: 'pass', passes: true }] } as unknown as Ask;
const must = { ...ask, options: [{ do: 'choose #3' }] } as unknown as Ask;
const view = (turn: number, active: number, phase: string, waiting: Waits[] = []) => ({ turn, active, phase, waiting, seat: 0 }) as unknown as View;
const played = (seat: number, handle: number): Waits => ({ seat, source: 'something', handle });

test('questions go by until the own turn begins, except those that must be answered', () => {
  const passing = new Passing('turn', view(3, 0, 'main'));
  expect(passing.answer(ask, view(3, 0, 'main'))).toBe('pass');
  expect(passing.answer(must, view(4, 1, 'main'))).toBe('');
  expect(passing.answer(ask, view(4, 1, 'end'))).toBe('pass');
  expect(passing.answer(ask, view(5, 0, 'main'))).toBe('');
  expect(passing.over).toBe(true);
});

test('or until this phase is over', () => {
  const passing = new Passing('phase', view(4, 1, 'main'));
  expect(passing.answer(ask, view(4, 1, 'main'))).toBe('pass');
  expect(passing.answer(ask, view(4, 1, 'end'))).toBe('');
  expect(passing.answer(ask, view(4, 1, 'main'))).toBe('');
});

test('or until another player plays something, which was not there before', () => {
  const passing = new Passing('play', view(4, 1, 'main', [played(1, 7)]));
  expect(passing.answer(ask, view(4, 1, 'main', [played(1, 7)]))).toBe('pass');
  expect(passing.answer(ask, view(4, 1, 'main', [played(0, 8), played(1, 7)]))).toBe('pass');
  expect(passing.answer(ask, view(4, 1, 'main', []))).toBe('pass');
  expect(passing.answer(ask, view(4, 1, 'main', [played(1, 7)]))).toBe('');
});
