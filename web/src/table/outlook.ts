// What a preview says at the cards: how much each would suffer, and what would become of it.

import type { CardChange, CardView, Preview } from '../lib/protocol';
import { nameParts } from '../cards/reading';
import type { BoardPlan } from './boards';

export interface Tag {
  handle: number;
  /** Whether it would leave its place. */
  falls: boolean;
  /** How much would be done to it; 0 if that is not known as a number. */
  harm: number;
  /** What would be left of the figure that suffers, and of how much. */
  left: number;
  of: number;
  /** The word for where it would go. */
  fate: string;
}

/** The cards on the table that would suffer or leave it. */
export function tagsOf(preview: Preview, plan: BoardPlan, cards: ReadonlyMap<number, CardView>): Tag[] {
  return (preview.cards ?? []).flatMap((change) => {
    const card = cards.get(change.handle);
    const tag = card && tagOf(change, card, preview, plan);
    return tag && (tag.fate || tag.harm) ? [tag] : [];
  });
}

function tagOf(change: CardChange, card: CardView, preview: Preview, plan: BoardPlan): Tag {
  const figure = plan.figures.find(({ counter }) => counter);
  const counter = figure?.counter ?? '';
  const [before, after] = change.counters?.[counter] ?? [0, 0];
  const harm = change.to ? harmTold(change.handle, preview, plan) : after - before;
  const of = figure ? (change.figures?.[figure.name]?.[1] ?? card.figures?.[figure.name]?.[1] ?? 0) : 0;
  const fate = change.to ? (plan.words.fate?.[change.to] ?? '') : '';
  return { handle: change.handle, falls: Boolean(fate), harm, left: Math.max(0, of - after), of, fate };
}

const harmTold = (handle: number, preview: Preview, plan: BoardPlan): number =>
  (preview.told ?? [])
    .filter(({ event }) => event.handle === handle && plan.events[event.kind] === 'harm')
    .reduce((sum, { event }) => sum + (event.amount ?? 0), 0);

/** The sentences that a preview adds to the question: what happens, without the deed itself and what others say as well. */
export function outcomeOf(preview: Preview, plan: BoardPlan): string {
  const shown = (preview.told ?? []).filter(({ event }) => !plan.quiet.includes(event.kind) && !OBVIOUS.has(plan.events[event.kind] ?? ''));
  return shown.map(({ text }) => text).join(' ');
}

/** What whoever is about to do it knows. */
const OBVIOUS: ReadonlySet<string> = new Set(['fight', 'meet', 'play', 'fill', 'tire', 'turn', 'draw']);


/** Sentences in which cards in sight go by their titles alone. */
export function withTitles(text: string, cards: ReadonlyMap<number, CardView>): string {
  return [...cards.values()].reduce((said, { name }) => said.replaceAll(name, nameParts(name)[0]), text);
}
