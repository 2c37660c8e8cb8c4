// Where the zones of each game stand on the board, what their cards are usually asked to do, and which keys do it.

import type { PlayerView } from '../lib/protocol';
import type { IconName } from '../cards/icons';

export interface LanePlan {
  zone: string;
  /** Only cards of these types; all if it is missing. */
  types?: readonly string[];
  /** The key of its name. */
  word: string;
  size: 'table' | 'chip';
}

export interface BoardPlan {
  /** The line that faces the other players first. */
  lanes: readonly LanePlan[];
  hand: string;
  score: { word: string; icon: IconName; value: (player: PlayerView) => number; goal?: (player: PlayerView) => number };
  purse: { word: string; zone: string; ready: (player: PlayerView) => number; spent: (player: PlayerView) => number };
  /** Piles in the order in which they stand; those that are open can be looked through. */
  piles: readonly { zone: string; icon: IconName; open: boolean; always: boolean }[];
  phases: readonly string[];
  waiting: string;
  /** What one usually does with a card there: asked about when it can't be done. */
  usual: Readonly<Record<string, readonly string[]>>;
  /** Verbs that need a second card, in the order in which a drop on a card tries them. */
  aimed: readonly string[];
  /** What a card does that is dropped on the purse or on the board. */
  drops: { purse: readonly string[]; board: readonly string[] };
  keys: Readonly<Record<VerbKey, readonly string[]>>;
  /** Where answers are never given by themselves, unless one says otherwise. */
  stops: readonly string[];
}

export type VerbKey = 'ink' | 'play' | 'quest' | 'challenge' | 'end';

/** Answers that only pass on. */
export const PASSING: readonly string[] = ['pass', 'end', 'done', 'no_block'];

const count = (player: PlayerView, zone: string) => player.zones[zone]?.count ?? 0;

const LORCANA: BoardPlan = {
  lanes: [
    { zone: 'play', types: ['character'], word: 'characters', size: 'table' },
    { zone: 'play', types: ['item', 'location', 'action'], word: 'itemsAndLocations', size: 'chip' },
  ],
  hand: 'hand',
  score: { word: 'lore', icon: 'lore', value: (player) => player.scores.lore ?? 0, goal: (player) => player.scores.goal ?? 20 },
  purse: {
    word: 'inkwell',
    zone: 'inkwell',
    ready: (player) => count(player, 'inkwell') - (player.zones.inkwell?.states?.exerted ?? 0),
    spent: (player) => player.zones.inkwell?.states?.exerted ?? 0,
  },
  piles: [
    { zone: 'deck', icon: 'deck', open: false, always: true },
    { zone: 'discard', icon: 'under', open: true, always: true },
  ],
  phases: ['start', 'main', 'end'],
  waiting: 'bag',
  usual: { hand: ['play', 'ink'], play: ['quest', 'challenge', 'move'] },
  aimed: ['challenge', 'sing', 'shift', 'move'],
  drops: { purse: ['ink'], board: ['play', 'play_by', 'shift', 'sing', 'sing_together'] },
  keys: {
    ink: ['ink'], play: ['play', 'play_by', 'shift', 'sing', 'sing_together'], quest: ['quest'], challenge: ['challenge'],
    end: ['end', 'done', 'leave'],
  },
  stops: ['own:main'],
};

const MYL: BoardPlan = {
  lanes: [
    { zone: 'attack', word: 'attackLine', size: 'table' },
    { zone: 'defence', word: 'defenceLine', size: 'table' },
    { zone: 'support', word: 'supportLine', size: 'chip' },
  ],
  hand: 'hand',
  score: { word: 'castle', icon: 'castle', value: (player) => player.scores.castle ?? count(player, 'castle') },
  purse: { word: 'gold', zone: 'reserve', ready: (player) => count(player, 'reserve'), spent: (player) => count(player, 'paid') },
  piles: [
    { zone: 'graveyard', icon: 'under', open: true, always: true },
    { zone: 'exile', icon: 'vanish', open: true, always: false },
  ],
  phases: ['agrupacion', 'vigilia', 'batalla', 'final', 'robo'],
  waiting: 'pile',
  usual: { hand: ['play', 'gold'], defence: ['block', 'use'], attack: ['use'], support: ['use'], reserve: ['use'] },
  aimed: ['block', 'play_on', 'play'],
  drops: { purse: ['gold'], board: ['play', 'play_on'] },
  keys: { ink: ['gold'], play: ['play', 'play_on'], quest: ['battle'], challenge: ['block'], end: ['end', 'pass', 'no_block', 'done'] },
  stops: ['own:vigilia'],
};

export function planOf(game: string): BoardPlan {
  return game === 'myl' ? MYL : LORCANA;
}

/** Whether a verb is meant for cards of a type at all. */
export function fitsType(verb: string, type: string): boolean {
  if (verb === 'quest' || verb === 'challenge' || verb === 'move') return type === 'character';
  if (verb === 'gold') return type === 'gold';
  if (verb === 'block') return type === 'ally';
  return verb !== 'play' || type !== 'gold';
}
