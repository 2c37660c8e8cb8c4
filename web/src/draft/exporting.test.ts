import { expect, it } from 'vitest';
import { deckAndSide, deckLines, logText } from './exporting';

const DECK = ['Elsa - Snow Queen', 'Dinglehopper', 'Elsa - Snow Queen'];

it('writes a deck with a card a line', () => {
  expect(deckLines(DECK)).toBe('1 Dinglehopper\n2 Elsa - Snow Queen');
});

it('writes deck and sideboard below their headings', () => {
  expect(deckAndSide(DECK, ['Reflection'])).toBe('Deck\n1 Dinglehopper\n2 Elsa - Snow Queen\n\nSideboard\n1 Reflection');
  expect(deckAndSide(['Reflection'], [])).toBe('Deck\n1 Reflection');
});

it('writes a log with an arrow before each card that was taken, once for each copy', () => {
  const head = { event: 'abc', time: new Date(0), players: ['Ana', 'Bruno'], seat: 0, packs: 'First' };
  const picks = [{ round: 1, pick: 1, offered: ['A', 'B', 'B'], taken: ['B'] }, { round: 1, pick: 2, offered: ['C'], taken: ['C'] }, { round: 2, pick: 1, offered: ['D'], taken: ['D'] }];
  expect(logText(head, picks).split('\n')).toEqual([
    'Event #: abc', 'Time: 1970-01-01T00:00:00.000Z', 'Players:', '--> Ana', '    Bruno',
    '', '------ First ------', '', 'Pack 1 pick 1:', '    A', '--> B', '    B', '', 'Pack 1 pick 2:', '--> C',
    '', '------ First ------', '', 'Pack 2 pick 1:', '--> D', '',
  ]);
});
