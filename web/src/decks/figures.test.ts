import { describe, expect, it } from 'vitest';
import { DEAREST, figuresOf, groupsOf, kindsOf, type CardLine } from './figures';

const line = (name: string, copies: number, face: Partial<CardLine['face']> = {}): CardLine => ({
  name, copies, face: { name, title: name, ...face },
});

const LINES = [
  line('Dear', 1, { type: 'character', cost: 10, marks: ['inkable'] }),
  line('Cheap', 4, { type: 'character', cost: 1 }),
  line('Tune', 2, { type: 'action', cost: 3, marks: ['inkable', 'song'], kinds: ['Song'] }),
];

describe('the figures of a deck', () => {
  it('count every copy by its cost, everything dear together', () => {
    const { curve, cards, marked, average } = figuresOf(LINES);
    expect(cards).toBe(7);
    expect(marked).toBe(3);
    expect(curve[0]).toEqual({ cost: 1, marked: 0, other: 4 });
    expect(curve.at(-1)).toEqual({ cost: DEAREST, marked: 1, other: 0 });
    expect(average).toBeCloseTo(20 / 7);
  });

  it('leave gold out of the curve, for it costs nothing', () => {
    const { curve, cards } = figuresOf([line('Oro', 16, { type: 'gold', cost: 0 })]);
    expect(cards).toBe(16);
    expect(curve.every((step) => step.marked + step.other === 0)).toBe(true);
  });

  it('wait for faces that are not here yet', () => {
    expect(figuresOf([{ name: 'Late', copies: 3, face: undefined }])).toMatchObject({ cards: 3, marked: 0, average: 0 });
  });
});

describe('the cards of a deck', () => {
  it('stand by type and cost, songs apart', () => {
    const groups = groupsOf(LINES);
    expect(groups.map((group) => [group.type, group.copies])).toEqual([['character', 5], ['song', 2]]);
    expect(groups[0]?.lines.map((each) => each.name)).toEqual(['Cheap', 'Dear']);
  });

  it('are counted by their kinds', () => {
    expect(kindsOf([line('One', 3, { kinds: ['Dragón'] }), line('Two', 2, { kinds: ['Dragón', 'Titán'] })])).toEqual([['Dragón', 5], ['Titán', 2]]);
  });
});
