// What would come of an answer before it is given: asked of the table, a moment after it was pointed at.

import type { Preview } from '../lib/protocol';
import type { TableState } from '../lib/table.svelte';

/** Whoever only passes over something does not ask about it. */
const MOMENT = 70;

export class Foreseeing {
  /** The action that is pointed at. */
  wanted = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly state: TableState) {}

  /** What would come of it, once the table has said so. */
  get seen(): Preview | null {
    const { preview } = this.state;
    return this.wanted && preview?.action === this.wanted ? preview : null;
  }

  point(action: string): void {
    if (action === this.wanted) return;
    this.wanted = action;
    clearTimeout(this.timer);
    if (action) this.timer = setTimeout(() => this.ask(action), MOMENT);
  }

  private ask(action: string): void {
    if (this.state.ask && !this.state.held && this.state.preview?.action !== action) this.state.request(`preview ${action}`);
  }
}
