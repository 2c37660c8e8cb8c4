import { describe, expect, it } from 'vitest';
import type { TableState } from '../lib/table.svelte';
import { resultOf } from './result';

const isTurn = (kind: string) => kind === 'turn_began';

/** As much of a table as is noted. */
function table(more: Record<string, unknown> = {}): TableState {
  return {
    seat: 1,
    guided: false,
    room: { table: 'abcd', number: 2, game: 'lorcana', edition: '2.3.0', seats: [{ seat: 0, who: 'bot', name: 'Nico' }, { seat: 1, who: 'person', name: 'Ana' }] },
    view: { turn: 9, players: [{ name: 'Nico' }, { name: 'Ana' }] },
    over: { winner: 1, rule: '', title: '', text: '' },
    events: [{ event: { kind: 'shuffled', seat: 1 } }, { event: { kind: 'turn_began', seat: 0 } }, { event: { kind: 'turn_began', seat: 1 } }],
    ...more,
  } as unknown as TableState;
}

describe('the end of a game', () => {
  it('is noted as the seat saw it', () => {
    expect(resultOf(table(), 'Sparks', isTurn, 5)).toMatchObject({ id: 'abcd/2/1', name: 'Ana', deck: 'Sparks', opponents: ['Nico'], bots: true, first: false, turns: 9, outcome: 'won' });
    expect(resultOf(table({ over: { winner: 0 } }), '', isTurn, 5)?.outcome).toBe('lost');
    expect(resultOf(table({ over: { winner: null } }), '', isTurn, 5)?.outcome).toBe('drawn');
    expect(resultOf(table({ events: [] }), '', isTurn, 5)?.first).toBeNull();
  });

  it('is not noted by who watches, in a lesson, from a file, in a draft, or before it', () => {
    const room = table().room;
    for (const more of [{ seat: -1 }, { guided: true }, { room: { ...room, known: true } }, { view: { draft: {} } }, { over: null }]) {
      expect(resultOf(table(more), '', isTurn, 5)).toBeNull();
    }
  });
});
