import { describe, expect, it } from 'vitest';
import type { Selection } from '../lib/protocol';
import { Picking } from './picking.svelte';

const cards = [1, 2, 3].map((handle) => ({ handle, name: `Card ${handle}`, weight: handle }));

function picking(wish: Partial<Selection>): Picking {
  return new Picking({ mode: 'subset', lead: 'choose', label: 'choose', low: 0, high: 3, candidates: cards, ...wish });
}

describe('some of them', () => {
  it('toggles, and names them by handle', () => {
    const some = picking({ low: 1, high: 2 });
    some.toggle(3);
    some.toggle(1);
    some.toggle(2);
    expect(some.text).toBe('choose #3; #1');
    some.toggle(3);
    expect(some.text).toBe('choose #1');
  });

  it('takes the next one in place of the last where only one may be chosen', () => {
    const one = picking({ low: 1, high: 1 });
    one.toggle(1);
    one.toggle(2);
    expect(one.picked).toEqual([2]);
  });

  it('keeps to the largest sum of weights', () => {
    const light = picking({ limit: 3 });
    light.toggle(2);
    light.toggle(3);
    light.toggle(1);
    expect(light.picked).toEqual([2, 1]);
  });

  it('offers no card where players are chosen by their places', () => {
    const players = picking({ of: 'players', high: 1 });
    expect([players.offers(2), players.cards.length]).toEqual([false, 0]);
    players.toggle(2);
    expect(players.text).toBe('choose #2');
  });

  it('says the words for none', () => {
    expect(picking({ none: 'keep' }).text).toBe('keep');
  });
});

it('is an order only when all of them have a place', () => {
  const order = picking({ mode: 'order', lead: 'order' });
  [2, 3].forEach((handle) => order.toggle(handle));
  expect(order.complete).toBe(false);
  order.toggle(1);
  expect([order.complete, order.text]).toEqual([true, 'order #2; #3; #1']);
});

it('divides exactly the sum', () => {
  const shares = picking({ mode: 'divide', lead: 'divide', low: 1, high: 3 });
  [1, 1, 3, 3].forEach((handle) => shares.toggle(handle));
  expect([shares.complete, shares.text]).toEqual([true, 'divide 2 #1; 1 #3']);
  shares.share(1, -1);
  expect(shares.complete).toBe(false);
});
