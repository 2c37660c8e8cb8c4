import { describe, expect, it } from 'vitest';
import type { CardView } from '../lib/protocol';
import type { Tint } from '../cards/tints';
import { copiesOf, tintRows } from './counting';

const card = (handle: number, name: string, type: string): CardView => ({ handle, name, type });
const tint = (name: string): Tint => ({ name, word: name, letter: name, pattern: 'dots', fill: '#000', bright: '', plate: '' });
const CARDS = [card(1, 'Castle', 'property'), card(2, 'Monk', 'face'), card(3, 'Monk', 'face')];

describe('a drafted deck', () => {
  it('is counted by name, the most frequent first', () => {
    expect(copiesOf(CARDS).map(({ name, copies }) => [name, copies])).toEqual([['Monk', 2], ['Castle', 1]]);
  });

  it('lies in a row for each tint, those of several behind', () => {
    const tints = ({ name }: CardView) => (name === 'Castle' ? [tint('blue'), tint('red')] : [tint('red')]);
    expect(tintRows(CARDS, tints).map(({ key, cards }) => [key, cards.length])).toEqual([['red', 2], ['blue red', 1]]);
  });

  it('lies in one row in a game that tells its cards apart by nothing', () => {
    expect(tintRows(CARDS, () => []).map(({ cards }) => cards)).toEqual([CARDS]);
  });
});
