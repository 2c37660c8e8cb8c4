// What waits to resolve, and the answers that let one of one's own abilities resolve next.

import type { Option } from '../lib/protocol';
import type { Play } from './play.svelte';

const ENTRY = 'entry';

const entries = (play: Play): Option[] => play.options.filter((option) => option.verb === ENTRY);

const own = (play: Play) => (play.state.view?.waiting ?? []).filter((entry) => entry.seat === play.state.seat);

/** The answer that lets a waiting ability resolve now, if that is what is asked. */
export function answerFor(play: Play, entry: { seat: number; source: string }): Option | undefined {
  const mine = own(play);
  return mine.length === entries(play).length ? entries(play)[mine.indexOf(entry)] : undefined;
}
