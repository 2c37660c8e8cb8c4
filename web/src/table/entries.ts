// What a card's menu offers: what it can do, what can be done with it, and what is usual but not possible now.

import { grouped } from '../lib/group';
import type { Option } from '../lib/protocol';
import { fitsType } from './boards';
import { shortText, withoutName } from './labels';
import type { Play } from './play.svelte';

export interface Entry {
  key: string;
  label: string;
  /** The verb of something that can't be done now: pressing it asks why. */
  doubt: string;
  /** The answer that it gives at once. */
  does?: string;
  run: () => void;
}

export function entriesOf(play: Play, handle: number): Entry[] {
  const own = grouped(play.state.optionsOf(handle), (option) => option.verb);
  const acting = [...own].flatMap(([verb, group]): Entry[] => {
    const aimed = group.length > 1 && group.every((option) => (option.cards?.length ?? 0) > 1);
    if (aimed) return [{ key: verb, label: `${group[0]?.label ?? verb}…`, doubt: '', run: () => play.aim(verb, handle) }];
    return group.map((option) => entry(play, option, withoutName(option, handle)));
  });
  const others = play.options.filter((option) => option.cards?.slice(1).includes(handle));
  const doubts = usualVerbs(play, handle).filter((verb) => !own.has(verb));
  return [
    ...acting,
    ...others.map((option) => entry(play, option, shortText(option, play.state.cards))),
    ...doubts.map((verb) => ({ key: `why ${verb}`, label: verb, doubt: verb, run: () => doubt(play, verb, handle) })),
  ];
}

/** What one usually does with a card of one's own where it lies. */
export function usualVerbs(play: Play, handle: number): string[] {
  if (play.state.seat < 0 || !play.isOwn(handle)) return [];
  const type = play.state.cards.get(handle)?.type ?? '';
  return (play.plan.usual[play.where(handle)?.zone ?? ''] ?? []).filter((verb) => fitsType(play.plan, verb, type));
}

function entry(play: Play, option: Option, label: string): Entry {
  return { key: option.do, label, doubt: '', does: option.high ? undefined : option.do, run: () => play.choose(option) };
}

/** Why not? Without a second card a verb that needs one first asks for it. */
function doubt(play: Play, verb: string, handle: number): void {
  play.menu = 0;
  if (play.plan.aimed.includes(verb) && verb !== 'play') play.aim(verb, handle);
  else play.ask(`${verb} #${handle}`);
}
