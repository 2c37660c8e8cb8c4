import { beforeEach, expect, test, vi } from 'vitest';
import { forget, mark, marks, scoreOf } from './marks';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test('the first answer counts', () => {
  mark('lorcana', 'ward', false);
  mark('lorcana', 'ward', true);
  expect(marks()).toEqual({ lorcana: { ward: false } });
});

test('a game is forgotten alone', () => {
  mark('lorcana', 'ward', true);
  mark('ortus', 'peace', true);
  forget('lorcana');
  expect(marks()).toEqual({ ortus: { peace: true } });
});

test('a score counts what was answered', () => {
  expect(scoreOf({ a: true, b: false, z: true }, ['a', 'b', 'c'])).toEqual({ right: 1, answered: 2 });
  expect(scoreOf(undefined, ['a'])).toEqual({ right: 0, answered: 0 });
});
