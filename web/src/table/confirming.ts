// What the button says that sends a choice of several: what will be done, to how many.

import type { tableTexts } from '../texts/table';
import type { Picking } from './picking.svelte';

type Words = (typeof tableTexts)['en'];

/** A phrase as it begins a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function confirmText({ selection, picked }: Picking, words: Words): string {
  const { mode, of, label } = selection;
  if (mode === 'order') return words.confirmOrder;
  if (mode === 'divide') return words.confirmShares;
  if (of === 'players') return words.confirmPlayers(picked.length);
  const verb = capital(label || words.confirm);
  if (of || !label) return verb;
  return picked.length ? `${verb} ${words.cards(picked.length)}` : `${verb}…`;
}
