// Letting go by what could be answered, until something happens that one wants to be asked about.

import type { Ask, View } from '../lib/protocol';

/** Until one's own next turn begins, until another player plays or uses something, or until this phase is over. */
export const UNTIL = ['turn', 'play', 'phase'] as const;
export type Until = (typeof UNTIL)[number];

/** What somebody wants to be asked no more; nothing here looks at the hand, so that passing tells nothing. */
export class Passing {
  over = $state(false);
  private readonly began: string;
  private known: Set<string>;

  constructor(readonly until: Until, view: View) {
    this.began = momentOf(view);
    this.known = new Set(view.waiting?.map(nameOf));
  }

  /** The answer that lets the question go by; empty where one is to be asked, or must be. */
  answer(ask: Ask | null, view: View | null): string {
    if (!ask || !view || this.over || ask.answered) return '';
    if (this.hasCome(view)) {
      this.over = true;
      return '';
    }
    return ask.options?.find(({ passes }) => passes)?.do ?? '';
  }

  private hasCome(view: View): boolean {
    if (this.until === 'turn') return view.active === view.seat && momentOf(view).split(' ')[0] !== this.began.split(' ')[0];
    if (this.until === 'phase') return momentOf(view) !== this.began;
    const here = view.waiting ?? [];
    const fresh = here.filter((waits) => !this.known.has(nameOf(waits)));
    this.known = new Set(here.map(nameOf).filter((name) => this.known.has(name)));
    return fresh.some(({ seat }) => seat !== view.seat);
  }
}

const momentOf = ({ turn, phase }: View): string => `${turn} ${phase}`;

const nameOf = ({ handle = 0, source }: { handle?: number; source: string }): string => `${handle} ${source}`;
