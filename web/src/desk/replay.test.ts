import { expect, it } from 'vitest';
import { fromReplay } from './replay';

const TEXT = [
  { mazo: 1, kind: 'replay', game: 'g', edition: '2', engine: '1', rules: 'x', cards: {}, names: ['Ana', 'Blas'], seed: '7', decks: [[[4, 'A']]] },
  { n: 0, hash: 'x' }, { n: 1, by: 1, do: 'cut 2', salt: 'ab' }, { n: 2, by: 0, do: 'end', events: [] }, { n: 3, by: -1, do: 'clean up' },
  { actions: 3, outcome: null },
].map((line) => JSON.stringify(line)).join('\n');

it('takes what the game was made from and what was done up to a moment', () => {
  expect(fromReplay(TEXT, 1)).toEqual({ game: 'g', edition: '2', names: ['Ana', 'Blas'], beginning: { seed: '7', decks: [[[4, 'A']]] }, deeds: ['2: ~ab cut 2'], show: 'try' });
  expect(fromReplay(TEXT, 3)?.deeds).toEqual(['2: ~ab cut 2', '1: end']);
});

it('takes nothing else for a replay', () => {
  expect([fromReplay('', 1), fromReplay('{"game":"g"}', 1), fromReplay('nonsense', 1)]).toEqual([null, null, null]);
});
