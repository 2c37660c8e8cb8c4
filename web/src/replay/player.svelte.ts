// A replay that is being watched: where it stands, how it is seen, and the table as the board's parts read it.

import { findRules, Refusal, replayStep, type Step } from '../lib/api';
import { language } from '../lib/language.svelte';
import type { Room } from '../lib/protocol';
import { TableState, type Wire } from '../lib/table.svelte';

/** All hands are open to this viewpoint. */
export const EVERYBODY = -1;
export const SPEEDS = { slow: 2400, usual: 1200, fast: 450 } as const;
export type Speed = keyof typeof SPEEDS;

export class ReplayPlayer {
  step = $state.raw<Step | null>(null);
  seat = $state(EVERYBODY);
  playing = $state(false);
  speed = $state<Speed>('usual');
  fault = $state('');
  readonly state: TableState;

  /** The step that is wanted, which may not have arrived yet. */
  private wanted = 0;
  private timer = 0;

  constructor(readonly text: string) {
    const wire: Wire = { send: (line) => void this.answer(line), speak: () => undefined, close: () => undefined };
    this.state = new TableState('', '', language.current, wire);
    this.state.condition = 'open';
  }

  get at(): number {
    return this.step?.at ?? 0;
  }

  get steps(): number {
    return this.step?.steps ?? 0;
  }

  async go(at: number): Promise<void> {
    const last = this.step?.steps ?? at;
    this.wanted = Math.max(0, Math.min(at, last));
    const asked = this.wanted;
    try {
      const found = await replayStep(this.text, asked, this.seat, language.current);
      if (asked === this.wanted) this.show(found);
    } catch (error) {
      this.pause();
      this.fault = error instanceof Refusal ? error.message : String(error);
    }
  }

  move(by: number): void {
    this.pause();
    void this.go(this.wanted + by);
  }

  /** The same step again: in another language, or as somebody else saw it. */
  again(): void {
    void this.go(this.wanted);
  }

  look(seat: number): void {
    this.seat = seat;
    this.again();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.start();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private start(): void {
    this.playing = true;
    if (this.wanted >= this.steps) void this.go(0).then(() => this.wait());
    else void this.go(this.wanted + 1).then(() => this.wait());
  }

  private wait(): void {
    if (!this.playing) return;
    if (this.wanted >= this.steps) {
      this.pause();
      return;
    }
    this.timer = window.setTimeout(() => void this.go(this.wanted + 1).then(() => this.wait()), SPEEDS[this.speed]);
  }

  private show(step: Step): void {
    this.step = step;
    this.fault = '';
    const { game, title, edition, players, view, events } = step;
    const seats = players.map((name, seat) => ({ seat, who: 'person' as const, name }));
    const room: Room = { table: '', state: 'over', game, title, edition, seats, commit: '' };
    this.state.room = room;
    // Nobody sits here, whoever's eyes one looks through: nothing can be done, so nothing asks why not.
    this.state.you = { seat: -1, game, title, edition, players };
    this.state.view = view;
    this.state.events = events;
    this.state.news += 1;
  }

  /** The only requests that a finished game still answers are those for its rules. */
  private async answer(line: string): Promise<void> {
    const asked = /^rule (.+)$/.exec(line)?.[1];
    const room = this.state.room;
    if (!asked || !room) return;
    const { found } = await findRules(room.game, room.edition, asked, language.current).catch(() => ({ found: [] }));
    this.state.rules = found;
  }
}
