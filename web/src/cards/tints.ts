// How cards of a colour or a type are told apart: a tint, a pattern and a letter, as their game declares them.

import type { Face } from '../lib/api';
import { server } from '../lib/server.svelte';
import { planIn, type TintPlan } from '../table/boards';

export interface Tint extends TintPlan {
  name: string;
  /** The key of its word. */
  word: string;
}

/** The patterns that a band may have, as what CSS paints over its colour. */
export const PATTERNS: Record<TintPlan['pattern'], string> = {
  dots: 'radial-gradient(circle at 4px 2.5px, rgb(255 255 255 / 65%) 1.2px, transparent 1.6px) 0 0 / 8px 5px',
  steep: 'repeating-linear-gradient(60deg, rgb(255 255 255 / 55%) 0 1.5px, transparent 1.5px 6px)',
  bars: 'repeating-linear-gradient(90deg, rgb(255 255 255 / 60%) 0 2px, transparent 2px 7px)',
  checks: 'repeating-conic-gradient(rgb(255 255 255 / 50%) 0 25%, transparent 0 50%) 0 0 / 7px 5px',
  lines: 'repeating-linear-gradient(rgb(255 255 255 / 60%) 0 1px, transparent 1px 3px)',
  slant: 'repeating-linear-gradient(-45deg, rgb(255 255 255 / 55%) 0 1.5px, transparent 1.5px 5px)',
};

/** One for each colour of the card; in a game without colours that of its type. */
export function tintsOf(face: Face | undefined, type: string, game = ''): Tint[] {
  const plans = (server.about?.games ?? []).filter((one) => !game || one.name === game).map(planIn);
  const named = face?.colours?.length ? face.colours : [type];
  return named.flatMap((name) => {
    const word = name.toLowerCase();
    const found = plans.flatMap((plan) => Object.entries(plan.tints)).find(([key]) => key.toLowerCase() === word);
    return found ? [{ ...found[1], name, word }] : [];
  });
}

/** The colours of a card for its style sheet. */
export function tintStyle(tint: Tint | undefined): string {
  if (!tint) return '';
  return `--tint:${tint.fill};--tint-bright:${tint.bright || tint.fill};${tint.plate ? `--tint-plate:${tint.plate};` : ''}`;
}

/** What a band of the tint is painted with. */
export const bandStyle = (tint: Tint): string => `${PATTERNS[tint.pattern]}, ${tint.fill}`;
