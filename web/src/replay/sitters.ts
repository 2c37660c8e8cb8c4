// Who plays on from a moment of a replay.

import type { Chair } from '../lib/api';

/** `person`, `friend`, or a bot by its name. */
export type Sitter = string;

/** The chairs of the new table: the first person makes it, others at this screen share it, a friend takes a seat by the link. */
export function chairsOf(sitters: readonly Sitter[], names: readonly string[]): Chair[] {
  const maker = sitters.indexOf('person');
  return sitters.map((who, seat) => {
    const name = names[seat] ?? '';
    if (who === 'friend') return { who: 'open', name };
    if (who === 'person') return { who: seat === maker ? 'person' : 'here', name };
    return { who: 'bot', bot: who };
  });
}
