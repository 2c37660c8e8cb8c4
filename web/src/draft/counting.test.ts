import { describe, expect, it } from 'vitest';
import type { CardView } from '../lib/protocol';
import { copiesOf, deckList, rowsOf } from './counting';

const card = (handle: number, name: string, type: string): CardView => ({ handle, name, type });
const CARDS = [card(1, 'Castle', 'property'), card(2, 'Monk', 'face'), card(3, 'Monk', 'face')];

describe('a drafted deck', () => {
  it('is counted by name, the most frequent first', () => {
    expect(copiesOf(CARDS).map(({ name, copies }) => [name, copies])).toEqual([['Monk', 2], ['Castle', 1]]);
    expect(deckList(CARDS)).toBe('2 Monk\n1 Castle');
  });

  it('lies in a row for each type, also for one of which nothing was kept', () => {
    const rows = rowsOf(CARDS, ['property', 'face', 'action']);
    expect(rows.map(({ type, cards }) => [type, cards.length])).toEqual([['property', 1], ['face', 2], ['action', 0]]);
  });

  it('lies in one row in a game that sorts it by no types', () => {
    expect(rowsOf(CARDS, [])).toEqual([{ type: '', cards: CARDS }]);
  });
});
