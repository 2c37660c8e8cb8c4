import { beforeEach, describe, expect, it } from 'vitest';
import type { Ask, Option, View } from '../lib/protocol';
import { Auto } from './auto.svelte';
import { planOf } from './boards';

const option = (verb: string, entry = ''): Option => ({ do: verb, text: verb, verb, parts: [{ text: verb, entry }] });
const ask = (options: Option[], more: Partial<Ask> = {}): Ask => ({ id: 1, seat: 0, prompt: '', rule: '', title: '', options, ...more });
const view = (phase: string, active = 1): View => ({ game: '', edition: '', seat: 0, turn: 1, active, stage: 'game', phase, step: '', players: [], deciding: [0] });

describe('answers that are given by themselves', () => {
  let auto: Auto;
  beforeEach(() => {
    auto = new Auto('lorcana', planOf('lorcana'));
  });

  it('are those that only pass, unless one stops in that phase', () => {
    expect(auto.answer(ask([option('pass')]), view('main'))).toBe('pass');
    expect(auto.answer(ask([option('end')]), view('main', 0))).toBe('');
    expect(auto.answer(ask([option('pass'), option('play')]), view('main'))).toBe('');
    auto.set(false, []);
    expect(auto.answer(ask([option('pass')]), view('main'))).toBe('');
  });

  it('pass a window in which nothing else can be done, also in the own main phase; but not where somebody has chosen to stop', () => {
    const window = ask([{ ...option('pass'), passes: true }]);
    expect(auto.answer(window, view('main', 0))).toBe('pass');
    expect(auto.answer(ask([{ ...option('pass'), passes: true }, option('play')]), view('main', 0))).toBe('');
    auto.set(true, ['other:battle']);
    expect(auto.answer(window, view('battle', 1))).toBe('');
  });

  it('leave a deck as it is, unless one wants to be asked', () => {
    const offered = ask([option('leave'), option('shuffle')], { salt: true });
    expect(auto.answer(offered, view('start'))).toBe('leave');
    auto.set(true, [], true);
    expect(auto.answer(offered, view('start'))).toBe('');
  });

  it('are the order of effects that the table calls alike, and never of others', () => {
    const entry = option('entry', 'Elinor: draw a card');
    expect(auto.answer(ask([entry, { ...entry, alike: true }]), view('main', 0))).toBe('entry');
    expect(auto.answer(ask([entry, entry]), view('main', 0))).toBe('');
    expect(auto.answer(ask([entry, { ...entry, alike: true }, option('entry', 'Abu: gain 1 lore')]), view('main', 0))).toBe('');
  });
});
