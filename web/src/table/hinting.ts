// Hints: asked for where there are any, and why there are none elsewhere.

import { language } from '../lib/language.svelte';
import { server } from '../lib/server.svelte';
import type { TableState } from '../lib/table.svelte';
import { tableTexts } from '../texts/table';

/** Why there are no hints at a table: others play, or nobody knows what is good; empty if there are. */
export function noHint({ room }: TableState): string {
  const texts = tableTexts[language.current];
  const { seats = [], game = '' } = room ?? {};
  if (seats.filter((seat) => seat.who !== 'bot').length > 1) return texts.noHintAmong;
  return server.game(game)?.hints === false ? texts.noHintGame : '';
}

/** Ask what to do; whoever asks again is told why, and then what else. */
export function askHint(table: TableState): void {
  const reason = noHint(table);
  if (reason) table.fault = { code: 'hint', text: reason };
  else if (table.hint) deepen(table);
  else table.request('hint');
}

/** Tell more of the hint that stands there: first why, then what else. */
export function deepen(table: TableState): void {
  table.hintDepth = Math.min(3, table.hintDepth + 1);
}
