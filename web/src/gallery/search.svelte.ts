// A search for cards that is under way: names come at once, what cards say as far as the server has read it.

import { seekCards, type FoundCards } from '../lib/api';
import { language } from '../lib/language.svelte';
import { asAsked, NOTHING, type Wanted } from './address';

/** Milliseconds after the last letter. */
const PAUSE = 180;

export class CardSearch {
  wanted = $state.raw<Wanted>(NOTHING);
  names = $state.raw<string[]>([]);
  unplayable = $state.raw<ReadonlySet<string>>(new Set());
  total = $state(0);
  /** Which part of the cards' texts was looked through. */
  read = $state(1);
  busy = $state(false);
  failed = $state(false);
  private run = 0;

  constructor(private readonly game: () => string) {}

  /** Search when nobody has typed for a moment; what a later search has overtaken is not shown. */
  soon(): () => void {
    const run = (this.run += 1);
    const { wanted } = this;
    const game = this.game();
    const timer = setTimeout(() => { void this.search(run, game, wanted); }, wanted.asked.trim() ? PAUSE : 0);
    return () => clearTimeout(timer);
  }

  /** The next cards of the same search. */
  async more(): Promise<void> {
    if (this.busy || this.names.length >= this.total) return;
    await this.ask(this.run, this.game(), this.wanted, this.names.length, false);
  }

  private async search(run: number, game: string, wanted: Wanted): Promise<void> {
    if (!game) return;
    await this.ask(run, game, wanted, 0, true);
    while (run === this.run && this.read < 1 && !this.failed) await this.ask(run, game, wanted, 0, false);
  }

  private async ask(run: number, game: string, wanted: Wanted, at: number, names: boolean): Promise<void> {
    this.busy = true;
    try {
      const found = await seekCards(game, asAsked(wanted, at, names), language.current);
      if (run === this.run) this.show(found, at);
    } catch {
      if (run === this.run) this.failed = true;
    } finally {
      if (run === this.run) this.busy = false;
    }
  }

  private show(found: FoundCards, at: number): void {
    this.failed = false;
    this.total = found.total;
    this.read = found.read ?? 1;
    this.names = [...this.names.slice(0, at), ...found.names];
    this.unplayable = new Set([...(at ? this.unplayable : []), ...(found.unplayable ?? [])]);
  }
}
