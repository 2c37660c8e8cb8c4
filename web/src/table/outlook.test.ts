import { describe, expect, it } from 'vitest';
import type { CardView, Preview } from '../lib/protocol';
import { outcomeOf, tagsOf } from './outlook';
import { planOf } from './boards';

const plan = planOf('lorcana');
const cards = new Map<number, CardView>([
  [1, { handle: 1, name: 'Koda', figures: { willpower: [5, 5] } }],
  [2, { handle: 2, name: 'Elsa', figures: { willpower: [4, 4] }, counters: { damage: 1 } }],
]);
const told = (n: number, kind: string, handle: number, amount: number, text: string) => ({ n, rule: '', text, event: { kind, rule: 0, handle, amount } });
const preview: Preview = {
  action: 'challenge #1 -> #2',
  told: [
    told(0, 'challenges', 1, 1, 'Koda challenges Elsa.'),
    told(1, 'damaged', 2, 4, 'Elsa takes 4 damage.'),
    told(2, 'damaged', 1, 2, 'Koda takes 2 damage.'),
    told(3, 'banished', 2, 0, 'Elsa is banished.'),
  ],
  cards: [{ handle: 2, name: 'Elsa', to: 'discard' }, { handle: 1, name: 'Koda', counters: { damage: [0, 2] }, states: { exerted: true } }],
};

describe('what a preview says at the cards', () => {
  it('is how much each would suffer, and what becomes of it', () => {
    const [elsa, koda] = tagsOf(preview, plan, cards);
    expect(elsa).toMatchObject({ handle: 2, harm: 4, falls: true, fate: 'banished' });
    expect(koda).toMatchObject({ handle: 1, harm: 2, falls: false, left: 3, of: 5 });
  });

  it('is nothing for a card that only turns', () => {
    expect(tagsOf({ action: '', cards: [{ handle: 1, name: 'Koda', states: { exerted: true } }] }, plan, cards)).toEqual([]);
  });
});

it('is told in sentences without the deed itself', () => {
  expect(outcomeOf(preview, plan)).toBe('Elsa takes 4 damage. Koda takes 2 damage. Elsa is banished.');
});
