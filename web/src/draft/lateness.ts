// Which events of a draft's log were answers of a bot because somebody's time was over.

import type { Late, Told } from '../lib/protocol';

const KEEPS = 'keeps';

/** The numbers of those events; in a round everybody makes so many picks, one card each. */
export function lateEvents(events: readonly Told[], late: readonly Late[], picks: number): Set<number> {
  const found = new Set<number>();
  for (const { seat, round, pick } of late) {
    const kept = events.filter(({ event }) => event.kind === KEEPS && event.seat === seat);
    const told = kept[(round - 1) * picks + pick - 1];
    if (told) found.add(told.n);
  }
  return found;
}
