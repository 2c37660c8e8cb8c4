// What waits to resolve, what it says, and the answers that let one of one's own abilities resolve next.

import type { Option, Waits } from '../lib/protocol';
import type { Play } from './play.svelte';

const ENTRY = 'entry';

const entries = (play: Play): Option[] => play.options.filter((option) => option.verb === ENTRY);

const own = (play: Play) => (play.state.view?.waiting ?? []).filter((entry) => entry.seat === play.state.seat);

/** The answer that lets a waiting ability resolve now, if that is what is asked. */
export function answerFor(play: Play, entry: { seat: number; source: string }): Option | undefined {
  const mine = own(play);
  return mine.length === entries(play).length ? entries(play)[mine.indexOf(entry)] : undefined;
}

/** The sentence that asks, if the card which says it lies first in the pile: it is marked there and not said a second time. */
export function clauseOf(play: Play): string {
  const [first] = play.state.view?.waiting ?? [];
  const ask = play.state.ask;
  return first?.handle && first.handle === ask?.source?.handle && !first.stopped ? (ask.clause ?? '') : '';
}

/** What a waiting card says: all of it, or in its stead the sentence that asks. */
export const saysOf = (play: Play, entry: Waits, text: readonly string[]): string =>
  (entry === play.state.view?.waiting?.[0] && clauseOf(play)) || text.join(' ');
