import { describe, expect, it } from 'vitest';
import type { PlayerView } from '../lib/protocol';
import { server } from '../lib/server.svelte';
import { fitsType, goalOf, named, planOf, purseOf, scoreOf } from './boards';

const [spent, moved] = ['lorcana', 'myl'].map(planOf) as [ReturnType<typeof planOf>, ReturnType<typeof planOf>];
const player = (scores: Record<string, number>, zones: PlayerView['zones']): PlayerView => ({ seat: 0, name: 'Ana', scores, zones });

describe('the plan of a board', () => {
  it('is there for every game that the server knows, and bare for others', () => {
    expect(server.about?.games.every((game) => planOf(game.name).hand in (planOf(game.name).words.zone ?? {}))).toBe(true);
    expect(planOf('chess').lanes).toEqual([]);
  });

  it('counts what is spent by its state, or where it lies in another zone', () => {
    const inked = player({}, { inkwell: { name: 'inkwell', count: 5, states: { exerted: 2 } } });
    expect(spent.purse && purseOf(spent.purse, inked)).toEqual({ ready: 3, spent: 2 });
    const paid = player({}, { reserve: { name: 'reserve', count: 4 }, paid: { name: 'paid', count: 1 } });
    expect(moved.purse && purseOf(moved.purse, paid)).toEqual({ ready: 4, spent: 1 });
  });

  it('knows the score and what wins, unless a player needs another number', () => {
    expect(scoreOf(spent, player({ lore: 7 }, {}))).toBe(7);
    expect(goalOf(spent, player({ lore: 7 }, {}))).toBe(20);
    expect(goalOf(spent, player({ lore: 7, goal: 25 }, {}))).toBe(25);
    expect(goalOf(moved, player({ castle: 40 }, {}))).toBe(0);
  });

  it('says which cards a verb is meant for, and what things are called', () => {
    expect(fitsType(spent, 'quest', 'item')).toBe(false);
    expect(fitsType(spent, 'play', 'item')).toBe(true);
    expect(named(spent, 'lane', 'characters')).toBe('characters');
    expect(named(spent, 'lane', 'moat')).toBe('moat');
  });
});
