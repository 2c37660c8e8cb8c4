// Answers that need no thought may be given by themselves, except in the phases where one wants to stop.

import type { Ask, View } from '../lib/protocol';
import type { TableState } from '../lib/table.svelte';
import { PASSING, type BoardPlan } from './boards';

const SOONEST = 500;
const SPREAD = 900;

interface Kept {
  on: boolean;
  stops: string[];
}

export class Auto {
  on = $state(false);
  stops = $state<string[]>([]);

  constructor(private readonly game: string, plan: BoardPlan) {
    const kept = read(`mazo.auto.${game}`);
    this.on = kept?.on ?? false;
    this.stops = kept?.stops ?? [...plan.stops];
  }

  set(on: boolean, stops: string[]): void {
    this.on = on;
    this.stops = stops;
    localStorage.setItem(`mazo.auto.${this.game}`, JSON.stringify({ on, stops } satisfies Kept));
  }

  /** The answer that would be given, if one would be. */
  answer(ask: Ask | null, view: View | null): string {
    const only = ask?.options;
    if (!this.on || !only?.length || ask?.answered || this.stops.includes(momentOf(view))) return '';
    const first = only[0];
    const forced = only.length === 1 && !first?.high;
    const passing = only.every((option) => PASSING.includes(option.verb));
    return first && (forced || passing) ? first.do : '';
  }

  /** Give it after a while that says nothing about what is in the hand. */
  plan(state: TableState): (() => void) | undefined {
    const text = state.held ? '' : this.answer(state.ask, state.view);
    if (!text) return undefined;
    const timer = setTimeout(() => state.do(text), SOONEST + Math.random() * SPREAD);
    return () => clearTimeout(timer);
  }
}

/** Whose turn it is and which phase: one may want to stop in the own main phase, but not in another player's. */
function momentOf(view: View | null): string {
  return view ? `${view.active === view.seat ? 'own' : 'other'}:${view.phase}` : '';
}

function read(key: string): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
    return found && Array.isArray(found.stops) ? found : null;
  } catch {
    return null;
  }
}
