// What happens to a card that is dropped somewhere; what can't be done says why.

import { fitsType } from './boards';
import type { Play } from './play.svelte';

export type Place = 'purse' | 'board';

/** On another card: whatever both of them can do together. */
export function dropOn(play: Play, handle: number, other: number): void {
  if (play.state.held) return;
  const both = play.options.filter((option) => option.cards?.includes(handle) && option.cards.includes(other));
  play.cancel();
  if (both.length === 1 && both[0]) play.choose(both[0]);
  else if (both.length) play.menu = handle;
  else play.ask(`${likelyVerb(play, handle, other)} #${handle} -> #${other}`);
}

/** On the purse or on the board. */
export function dropAt(play: Play, handle: number, place: Place): void {
  if (play.state.held) return;
  const verbs = play.plan.drops[place];
  const found = play.state.optionsOf(handle).filter((option) => verbs.includes(option.verb));
  play.cancel();
  if (found.length === 1 && found[0]) play.choose(found[0]);
  else if (found.length) play.menu = handle;
  else if (inHand(play, handle)) play.ask(`${verbs[0] ?? ''} #${handle}`);
}

/** Whether the card that is dragged does something there. */
export function takesDragged(play: Play, place: Place): boolean {
  const options = play.dragged ? play.state.optionsOf(play.dragged) : [];
  return options.some((option) => play.plan.drops[place].includes(option.verb));
}

const inHand = (play: Play, handle: number) => play.where(handle)?.zone === play.plan.hand;

/** What was most likely meant, so that the answer says why that is not possible. */
function likelyVerb(play: Play, handle: number, other: number): string {
  const { aimed, drops, onto } = play.plan;
  const [type, target] = [play.state.cards.get(handle)?.type ?? '', play.state.cards.get(other)?.type ?? ''];
  const played = inHand(play, handle);
  const fitting = aimed.filter((verb) => drops.board.includes(verb) === played);
  const meant = played ? fitting.find((verb) => fitsType(play.plan, verb, type)) : play.isOwn(other) && fitting.find((verb) => onto[verb]?.includes(target));
  return meant || fitting[0] || '';
}
