import { describe, expect, it } from 'vitest';
import { mannersTexts } from '../texts/manners';
import type { Room } from './protocol';
import { whoWatches } from './watchers';

const room = (watching: number, watchers: string[]) => ({ watching, watchers }) as unknown as Room;

describe('who watches', () => {
  it('is said by name, and the others are counted', () => {
    expect(whoWatches(room(3, ['Eva']), mannersTexts.en)).toBe('Eva, 2 without a name');
    expect(whoWatches(room(1, []), mannersTexts.es)).toBe('una persona sin nombre');
    expect(whoWatches(room(1, ['Eva']), mannersTexts.es)).toBe('Eva');
  });

  it('is nothing where nobody does', () => {
    expect(whoWatches(null, mannersTexts.en)).toBe('');
  });
});
