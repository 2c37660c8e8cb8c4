// The faces of cards, asked for in batches and kept by game and language.

import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import { faces as ask, type Face } from './api';
import { language } from './language.svelte';
import type { Lang } from './protocol';

const AT_ONCE = 200;

const shelf = new SvelteMap<string, Face>();
/** What the server knows no face of, or has not told. */
const faceless = new SvelteSet<string>();
const asked = new Set<string>();
const queue = new Map<string, Set<string>>();
let planned = false;

const place = (game: string, lang: Lang, name: string) => `${game}/${lang}/${name}`;

/** The face of a card in the chosen language, as soon as it is here; whoever reads it is told when it comes. */
export function faceOf(game: string, name: string): Face | undefined {
  const lang = language.current;
  const key = place(game, lang, name);
  const found = shelf.get(key);
  if (!found && game && name && !asked.has(key)) {
    asked.add(key);
    const batch = `${game}/${lang}`;
    if (!queue.has(batch)) queue.set(batch, new Set());
    queue.get(batch)?.add(name);
    plan();
  }
  return found;
}

/** Whether a name has no face, as far as is known: one that is still under way may have one. */
export function isFaceless(game: string, name: string): boolean {
  return !faceOf(game, name) && (!game || !name || faceless.has(place(game, language.current, name)));
}

function plan(): void {
  if (planned) return;
  planned = true;
  setTimeout(() => {
    planned = false;
    for (const [batch, names] of [...queue]) {
      queue.delete(batch);
      const [game, lang] = batch.split('/') as [string, Lang];
      const all = [...names];
      for (let at = 0; at < all.length; at += AT_ONCE) void fetchBatch(game, lang, all.slice(at, at + AT_ONCE));
    }
  }, 15);
}

async function fetchBatch(game: string, lang: Lang, names: string[]): Promise<void> {
  try {
    const { faces } = await ask(game, names, lang);
    for (const [name, face] of Object.entries(faces)) shelf.set(place(game, lang, name), face);
    for (const name of names) if (!faces[name]) faceless.add(place(game, lang, name));
  } catch {
    for (const name of names) {
      faceless.add(place(game, lang, name));
      asked.delete(place(game, lang, name)); // whoever reads it later asks again
    }
  }
}
