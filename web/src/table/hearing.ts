// What of the news is heard: the first of each sort, in their order, and at the end whose turn or game it is.

import type { Told } from '../lib/protocol';
import type { BoardPlan } from './boards';
import { sounds, type Sound } from './sounds.svelte';

/** So many sounds of one action; more would only be noise. */
const MOST = 4;
const APART = 70;

export function soundsOf(news: readonly Told[], plan: BoardPlan, seat: number): { sound: Sound; amount: number }[] {
  const found = new Map<Sound, number>();
  for (const { event } of news) {
    const look = plan.events[event.kind];
    if (!look) continue;
    const sound: Sound | null = look !== 'turn' ? look : event.seat === seat ? 'own' : null;
    if (sound) found.set(sound, Math.max(found.get(sound) ?? 0, event.amount ?? 1));
  }
  return [...found].slice(-MOST).map(([sound, amount]) => ({ sound, amount }));
}

export function hear(news: readonly Told[], plan: BoardPlan, seat: number): void {
  soundsOf(news, plan, seat).forEach(({ sound, amount }, at) => setTimeout(() => sounds.play(sound, amount), at * APART));
}
