import { beforeEach, expect, it, vi } from 'vitest';
import type { School } from '../lib/api';
import { finish, finished, metRules } from './progress';

const LESSON = { title: '', about: '', chapter: '', steps: 1, first: false };
const SCHOOL: School = {
  game: 'g', title: 'G', rules: [],
  lessons: [{ ...LESSON, name: 'a', rules: ['1', '2'] }, { ...LESSON, name: 'b', rules: ['3'] }],
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

it('keeps a finished lesson once', () => {
  finish('g', 'a');
  finish('g', 'a');
  expect(finished()).toEqual({ g: ['a'] });
});

it('knows the rules of finished lessons only', () => {
  finish('g', 'b');
  expect(metRules(SCHOOL, finished())).toEqual(new Set(['3']));
});

it('forgets what it can’t read', () => {
  localStorage.setItem('mazo.lessons', 'nonsense');
  expect(finished()).toEqual({});
});
