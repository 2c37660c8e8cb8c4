import { expect, it } from 'vitest';
import type { BookRule } from '../lib/api';
import { chapterOf, chaptersOf, depthOf } from './chapters';

const rule = (number: string, title = ''): BookRule => ({ number, title, summary: '', kind: 'acts' });

it('gathers rules under their chapters, called after their headings', () => {
  const found = chaptersOf([rule('1', 'Concepts'), rule('1.1'), rule('10.2.1'), rule('M4')], 'House rules');
  expect(found.map(({ number, title, rules }) => [number, title, rules.length])).toEqual([
    ['1', 'Concepts', 1], ['10', '', 1], ['M', 'House rules', 1],
  ]);
});

it('knows the chapter and the depth of a number', () => {
  expect([chapterOf('10.2.1'), chapterOf('M12'), depthOf('3'), depthOf('3.2'), depthOf('3.2.1.1')]).toEqual(['10', 'M', 0, 0, 2]);
});
