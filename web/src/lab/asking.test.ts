import { expect, it } from 'vitest';
import { PASTED, savedMark } from '../home/choices';
import { savedDecks } from '../decks/saved.svelte';
import { choicesOf, fresh, linked, marginOf, missingIn, questionOf, replayFacts, unlinked, type Choices } from './asking';

const DECKS = [{ name: 'fast', title: 'Fast deck' }, { name: 'slow', title: 'Slow deck' }];
const chosen = (more: Partial<Choices>): Choices => ({ ...fresh(), game: 'g', deck: 'fast', ...more });

it('names shipped decks and sends lists whole', () => {
  savedDecks.save('g', 'Mine', '4 Card');
  const question = questionOf(chosen({ deck: savedMark('Mine'), field: ['slow'] }), DECKS, 'unnamed');
  expect(question.decks).toEqual([{ name: 'Mine', source: '4 Card' }]);
  expect(question.field).toEqual([{ name: 'Slow deck', source: 'slow' }]);
  expect(questionOf(chosen({ deck: PASTED, pasted: '1 Other' }), DECKS, 'unnamed').decks).toEqual([{ name: 'unnamed', source: '1 Other' }]);
});

it('asks only what the experiment is about', () => {
  const all = chosen({ out: 'A', into: 'B', hand: 'A; B ;', field: ['slow'] });
  expect(questionOf({ ...all, experiment: 'goldfish' }, DECKS, '')).toEqual({ experiment: 'goldfish', game: 'g', bot: 'greedy', games: 50, seed: '1', decks: [{ name: 'Fast deck', source: 'fast' }] });
  expect(questionOf({ ...all, experiment: 'swap' }, DECKS, '')).toMatchObject({ out: ['A'], into: ['B'], copies: 1, field: [{ source: 'slow' }] });
  expect(questionOf({ ...all, experiment: 'mulligan' }, DECKS, '').hand).toEqual(['A', 'B']);
  expect(questionOf({ ...all, experiment: 'what-if', replay: 'r', at: 3 }, DECKS, '')).toMatchObject({ replay: 'r', at: 3 });
});

it('says what is missing', () => {
  expect(missingIn(chosen({ deck: '' }))).toBe('noDeck');
  expect(missingIn(chosen({ deck: PASTED, pasted: ' ' }))).toBe('noDeck');
  expect(missingIn(chosen({ experiment: 'swap', out: 'A' }))).toBe('noCards');
  expect(missingIn(chosen({ experiment: 'what-if' }))).toBe('noReplay');
  const replay = '{"kind":"replay","game":"g"}\n{"actions":3}';
  expect(missingIn(chosen({ experiment: 'what-if', replay, at: 3 }))).toBe('noMoment');
  expect(missingIn(chosen({ experiment: 'what-if', replay, at: 2 }))).toBe('');
  expect(missingIn(chosen({}))).toBe('');
});

it('is the same question after it went through a link', async () => {
  const question = questionOf(chosen({ experiment: 'swap', out: 'Ñandú', into: 'B', field: ['slow'], seed: 'seven' }), DECKS, '');
  const opened = await unlinked(await linked(question));
  expect(opened).toEqual(question);
  expect(questionOf(choicesOf(opened, DECKS), DECKS, '')).toEqual(question);
  await expect(unlinked(await linked({ ...question, experiment: 'magic' as 'swap' }))).rejects.toThrow();
});

it('knows how sure a number of games makes', () => {
  expect([20, 100, 1000].map(marginOf)).toEqual([22, 10, 3]);
});

it('reads whose replay it is', () => {
  expect(replayFacts('{"kind":"replay","game":"g"}\n{"n":1}\n{"actions":1}\n')).toEqual({ game: 'g', actions: 1 });
  expect(replayFacts('{"kind":"position"}\n{}')).toBeNull();
  expect(replayFacts('hello')).toBeNull();
});
