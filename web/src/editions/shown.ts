// A table that is only looked at: told from lines of the protocol, answering nothing.

import { readLine } from '../lib/line';
import { language } from '../lib/language.svelte';
import { TableState, type Wire } from '../lib/table.svelte';

const SILENT: Wire = { send: () => undefined, speak: () => undefined, close: () => undefined };

export function tableOf(lines: readonly string[]): TableState {
  const state = new TableState('', '', language.current, SILENT);
  state.condition = 'open';
  for (const line of lines) {
    const { message } = readLine(`0 ${line}`);
    if (!message) continue;
    if (message.word === 'you') {
      const { game, title, edition, players } = message.body;
      state.room = { table: '', state: 'playing', game, title, edition, commit: '', seats: players.map((name, seat) => ({ seat, who: 'person' as const, name })) };
    }
    state.hear(message);
  }
  return state;
}
