// Answers that need no thought may be given by themselves, except in the phases where one wants to stop.

import type { Ask, Option, View } from '../lib/protocol';
import type { TableState } from '../lib/table.svelte';
import { PASSING, type BoardPlan } from './boards';
import type { Passing } from './passing.svelte';

/** Long enough for others not to see from it whether one had anything to think about; each answer takes the same time. */
const PAUSE = 700;
/** Where only programs sit at the table nobody could learn anything from it. */
const ALONE = 160;

interface Kept {
  on: boolean;
  stops: string[];
  cuts?: boolean;
}

export class Auto {
  on = $state(true);
  stops = $state<string[]>([]);
  /** Whether one wants to be asked what to do with a deck that may be shuffled or cut. */
  cuts = $state(false);
  private readonly untouched: readonly string[];
  /** Where the game stops unless somebody says otherwise. */
  private readonly usual: readonly string[];

  constructor(private readonly game: string, plan: BoardPlan) {
    const kept = read(`mazo.auto.${game}`);
    this.on = kept?.on ?? true;
    this.stops = kept?.stops ?? [...plan.stops];
    this.cuts = kept?.cuts ?? false;
    this.untouched = plan.untouched;
    this.usual = plan.stops;
  }

  set(on: boolean, stops: string[], cuts = this.cuts): void {
    this.on = on;
    this.stops = stops;
    this.cuts = cuts;
    localStorage.setItem(`mazo.auto.${this.game}`, JSON.stringify({ on, stops, cuts } satisfies Kept));
  }

  /** The answer that would be given, if one would be. */
  answer(ask: Ask | null, view: View | null): string {
    const only = ask?.options ?? [];
    const first = only[0];
    if (!first || ask?.answered) return '';
    const left = ask?.salt && !this.cuts ? only.find(({ verb }) => this.untouched.includes(verb)) : undefined;
    if (left) return left.do;
    if (areAlike(only)) return first.do;
    if (!this.on || this.isStop(view, only)) return '';
    const forced = only.length === 1 && !first.high;
    const passing = only.every((option) => PASSING.includes(option.verb));
    return forced || passing ? first.do : '';
  }

  /**
   * Whether one stops here. Where a game stops by itself, one's phase is not to end unasked; a window in which nothing but
   * passing is possible ends nothing, so that only who has chosen the stop is held up by it.
   */
  private isStop(view: View | null, options: readonly Option[]): boolean {
    const moment = momentOf(view);
    const window = options.every(({ passes }) => passes);
    return this.stops.includes(moment) && !(window && this.usual.includes(moment));
  }

  /** Give it after a while that says nothing about what is in the hand; whoever is taking back goes on back past it. */
  plan(state: TableState, passing: Passing | null = null): (() => void) | undefined {
    const text = state.held || state.guided ? '' : passing?.answer(state.ask, state.view) || this.answer(state.ask, state.view);
    state.planned = text !== '';
    if (!text) return undefined;
    const back = state.backwards;
    const timer = setTimeout(() => (back ? state.request(back) : state.do(text)), back || state.ask?.salt ? 0 : this.pause(state));
    return () => clearTimeout(timer);
  }

  private pause({ room }: TableState): number {
    const others = (room?.seats ?? []).filter((seat) => seat.who !== 'bot').length > 1;
    return others ? PAUSE : ALONE;
  }
}

/** Answers that differ in nothing that matters, as the table itself says. */
const areAlike = (options: readonly Option[]): boolean => options.length > 1 && options.slice(1).every(({ alike }) => alike);

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
