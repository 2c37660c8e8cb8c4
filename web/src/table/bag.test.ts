import { describe, expect, it } from 'vitest';
import type { Ask, Waits } from '../lib/protocol';
import { clauseOf, saysOf } from './bag';
import type { Play } from './play.svelte';

const ASKS = 'You may draw a card.';
const TEXT = ['Rush.', ASKS];
const first: Waits = { seat: 0, source: 'Koda', handle: 2 };
const second: Waits = { seat: 1, source: 'Elsa', handle: 3 };

/** A table at which a card asks with a sentence of its own while some wait. */
function asked(handle: number, ...waiting: Waits[]): Play {
  const ask: Partial<Ask> = { clause: ASKS, source: { name: 'Koda', handle } };
  return { state: { ask, view: { waiting } } } as unknown as Play;
}

describe('the sentence that asks', () => {
  it('is said in the pile where the card that asks lies first', () => {
    const play = asked(2, first, second);
    expect(clauseOf(play)).toBe(ASKS);
    expect(saysOf(play, first, TEXT)).toBe(ASKS);
    expect(saysOf(play, second, TEXT)).toBe(TEXT.join(' '));
  });

  it.each([
    ['another card lies first', asked(2, second, first)],
    ['nothing will come of that card', asked(2, { ...first, stopped: true })],
    ['nothing waits', asked(2)],
  ])('is left to the question where %s', (_, play) => {
    expect(clauseOf(play)).toBe('');
  });
});
