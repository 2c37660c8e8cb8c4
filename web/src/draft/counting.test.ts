import { describe, expect, it } from 'vitest';
import type { CardView, View } from '../lib/protocol';
import { colourOf, copiesOf, deckList, direction, handNumber, ofType } from './counting';

const card = (handle: number, name: string, type: string): CardView => ({ handle, name, type });
const CARDS = [card(1, 'Castle', 'property'), card(2, 'Monk', 'face'), card(3, 'Monk', 'face')];

describe('a drafted deck', () => {
  it('is counted by name, the most frequent first', () => {
    expect(copiesOf(CARDS).map(({ name, copies }) => [name, copies])).toEqual([['Monk', 2], ['Castle', 1]]);
    expect(ofType(CARDS, 'property').map(({ name }) => name)).toEqual(['Castle']);
    expect(deckList(CARDS)).toBe('2 Monk\n1 Castle');
  });
});

describe('where a draft stands', () => {
  it('is told by how many cards were kept', () => {
    expect([0, 2, 4, 6, 8, 22].map(handNumber)).toEqual([1, 2, 3, 4, 1, 4]);
  });

  it('says where the hands go', () => {
    const view = (players: number, turn: number) => ({ turn, players: Array.from({ length: players }) }) as View;
    expect(direction(view(2, 2))).toBe('swap');
    expect([1, 2, 3].map((turn) => direction(view(3, turn)))).toEqual(['left', 'right', 'left']);
  });

  it('knows the colour of a Palace', () => {
    expect(colourOf('Blue Palace')).toBe('blue');
  });
});
