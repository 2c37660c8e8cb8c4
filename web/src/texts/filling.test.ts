import { describe, expect, it } from 'vitest';
import { filled } from './filling';

describe('a template of the server', () => {
  it('is filled in with names and numbers', () => {
    expect(filled('Hand of {player} ({n})', { player: 'Ana', n: 4 })).toBe('Hand of Ana (4)');
  });

  it('has words that agree with its number', () => {
    expect([1, 3].map((n) => filled('{n:one card|# cards} {n:is|are} left', { n }))).toEqual(['one card is left', '3 cards are left']);
  });

  it('leaves what it gets no value for', () => {
    expect(filled('{what} of {player}', { player: 'Ana' })).toBe('{what} of Ana');
  });
});
