// An answer of several cards that is being put together: some of them, an order, or a sum that is divided.

import type { Selection } from '../lib/protocol';

export class Picking {
  /** The handles in the order in which they were chosen. */
  picked = $state<number[]>([]);
  shares = $state<Record<number, number>>({});

  constructor(readonly selection: Selection) {}

  private candidate(handle: number) {
    return this.selection.candidates.find((candidate) => candidate.handle === handle);
  }

  /** The candidates that are cards: the numbers of players and effects could be those of cards as well. */
  get cards() {
    return this.selection.of ? [] : this.selection.candidates;
  }

  offers(card: number): boolean {
    return this.cards.some((candidate) => candidate.handle === card);
  }

  /** Whether at most one is chosen, so that naming it is the whole answer. */
  get single(): boolean {
    return this.selection.mode === 'subset' && this.selection.high === 1;
  }

  /** How much of a divided sum lies on the cards. */
  get given(): number {
    return Object.values(this.shares).reduce((sum, share) => sum + share, 0);
  }

  get weight(): number {
    return this.picked.reduce((sum, handle) => sum + (this.candidate(handle)?.weight ?? 0), 0);
  }

  get limit(): number {
    return this.selection.limit ?? -1;
  }

  get complete(): boolean {
    const { mode, low, high, candidates } = this.selection;
    if (mode === 'order') return this.picked.length === candidates.length;
    if (mode === 'divide') return this.given === high && this.picked.every((handle) => (this.shares[handle] ?? 0) >= low);
    return this.picked.length >= low && this.picked.length <= high && this.fits(0);
  }

  /** The place of a card in the answer, from 1; 0 if it is not in it. */
  place(handle: number): number {
    return this.picked.indexOf(handle) + 1;
  }

  toggle(handle: number): void {
    if (!this.candidate(handle)) return;
    if (this.selection.mode === 'divide') this.share(handle, 1);
    else if (this.picked.includes(handle)) this.picked = this.picked.filter((other) => other !== handle);
    else if (this.selection.mode === 'order') this.picked = [...this.picked, handle];
    else this.add(handle);
  }

  share(handle: number, step: number): void {
    const share = Math.max(0, (this.shares[handle] ?? 0) + step);
    if (step > 0 && this.given >= this.selection.high) return;
    this.shares = { ...this.shares, [handle]: share };
    this.picked = this.selection.candidates.map((each) => each.handle).filter((each) => this.shares[each]);
  }

  /** What is sent: the words of the question with the handles. */
  get text(): string {
    const { lead, none, mode } = this.selection;
    if (!this.picked.length && none) return none;
    const named = (handle: number) => (mode === 'divide' ? `${this.shares[handle]} #${handle}` : `#${handle}`);
    return `${lead} ${this.picked.map(named).join('; ')}`;
  }

  private fits(more: number): boolean {
    return this.limit < 0 || this.weight + more <= this.limit;
  }

  /** Where only one may be chosen, the next choice takes the place of the last. */
  private add(handle: number): void {
    const more = this.candidate(handle)?.weight ?? 0;
    if (this.selection.high === 1) this.picked = [handle];
    else if (this.picked.length < this.selection.high && this.fits(more)) this.picked = [...this.picked, handle];
  }
}
