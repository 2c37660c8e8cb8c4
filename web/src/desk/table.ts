// What the parts of a laid table need of it.

import type { Laying } from '../lib/api';
import { faceOf } from '../lib/faces.svelte';
import type { Holder, Where } from './position';

/** A list that cards can be laid in, by a key and in words. */
export interface Target {
  key: string;
  where: Where;
  title: string;
}

export interface Table {
  game: string;
  laying: Laying;
  position: Holder;
  words: Record<string, string>;
  /** What cards are called that have no face of their own. */
  titles: Record<string, string>;
  names: string[];
  targets: Target[];
  change(position: Holder): void;
  /** The next card that is found is laid there. */
  aim(where: Where): void;
  moveTo(from: Where, key: string): void;
}

export const keyOf = ({ seat, spot, index, along }: Where): string => [seat, spot, index ?? '', along ?? ''].join('/');

/** What a card is called, with its version. */
export function titleOf(game: string, name: string, titles: Record<string, string>): string {
  const face = titles[name] || !name ? undefined : faceOf(game, name);
  return face ? [face.title, face.version].filter(Boolean).join(' – ') : (titles[name] ?? name);
}
