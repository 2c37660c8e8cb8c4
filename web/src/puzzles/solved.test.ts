import { beforeEach, expect, test, vi } from 'vitest';
import { solve, solved } from './solved';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test('what was solved is kept once', () => {
  solve('lorcana-001');
  solve('lorcana-001');
  solve('myl-002');
  expect([...solved()]).toEqual(['lorcana-001', 'myl-002']);
});

test('what cannot be read counts as nothing solved', () => {
  localStorage.setItem('mazo.puzzles', '{');
  expect(solved().size).toBe(0);
});
