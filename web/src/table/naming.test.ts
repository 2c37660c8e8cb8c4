import { expect, test } from 'vitest';
import { splitAtNames } from './naming';

const texts = (text: string, names: string[]) => splitAtNames(text, names).map(({ text: said, name }) => (name ? `[${said}]` : said));

test('a sentence without names stays whole', () => {
  expect(texts('The turn begins.', ['', 'Abu'])).toEqual(['The turn begins.']);
});

test('every name is a piece of its own, as often as it stands there', () => {
  expect(texts('Abu takes 2 damage from Abu, then Bo.', ['Bo', 'Abu'])).toEqual(['[Abu]', ' takes 2 damage from ', '[Abu]', ', then ', '[Bo]', '.']);
});

test('of two names that begin alike the longer one is meant', () => {
  expect(texts('Abu the Great falls.', ['Abu', 'Abu the Great'])).toEqual(['[Abu the Great]', ' falls.']);
});
