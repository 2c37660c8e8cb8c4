// Where the zones of a game stand on the board, what its cards are usually asked to do, and what all that is called: the
// server says it, and these are the shapes of what it says.

import type { GameFacts } from '../lib/api';
import { server } from '../lib/server.svelte';
import type { PlayerView } from '../lib/protocol';
import type { IconName } from '../cards/icons';

export interface LanePlan {
  name: string;
  zone: string;
  /** Only cards of these types; all if there are none. */
  types: readonly string[];
  /** As cards, as small ones, as lines, or as places on which those stand that are there. */
  size: 'table' | 'chip' | 'strip' | 'place';
}

export interface PilePlan {
  zone: string;
  icon: IconName;
  /** Whether it can be looked through. */
  open: boolean;
  always: boolean;
}

/** A zone of the table between the players: a heap with its number, open cards, or counters. */
export interface MiddlePlan {
  zone: string;
  icon: IconName | '';
  open: boolean;
  /** How many counters it can have, if that is to be seen. */
  most: number;
}

export interface PursePlan {
  name: string;
  zone: string;
  /** Where what is spent lies, or the state that it is in. */
  spent_zone: string;
  spent_state: string;
  sign: 'drop' | 'coin';
  /** The score that says how often it was filled this turn. */
  filled: string;
}

/** The zones of a draft. */
export interface PacksPlan {
  pack: string;
  kept: string;
  open: readonly string[];
  secret: readonly string[];
  aside: readonly string[];
  /** Zones of the table: what one chooses from when the packs are through, and where counters lie. */
  offers: readonly string[];
  counters: readonly string[];
}

export interface TintPlan {
  letter: string;
  pattern: 'dots' | 'steep' | 'bars' | 'checks' | 'lines' | 'slant';
  fill: string;
  /** On dark plates; the fill where there is none. */
  bright: string;
  /** What words stand on in the dark; the game's own plate where there is none. */
  plate: string;
}

export interface ScorePlan {
  name: string;
  icon: IconName;
  /** What wins: a road leads to it. */
  goal: number;
  /** What it is about at the beginning, where one loses it: a wall crumbles. */
  whole: number;
}

export interface BoardPlan {
  kind: 'table' | 'draft';
  /** The line that faces the other players first. */
  lanes: readonly LanePlan[];
  /** Whether each player's part is a column of places beside those of the others. */
  columns: boolean;
  hand: string;
  score: ScorePlan | null;
  purse: PursePlan | null;
  /** Piles in the order in which they stand. */
  piles: readonly PilePlan[];
  /** What lies between the players and belongs to none of them. */
  middle: readonly MiddlePlan[];
  phases: readonly string[];
  /** What one usually does with a card there: asked about when it can't be done. */
  usual: Readonly<Record<string, readonly string[]>>;
  /** Verbs that are meant for some types of cards only. */
  fits: Readonly<Record<string, readonly string[]>>;
  /** Verbs that are aimed at one's own cards of some types. */
  onto: Readonly<Record<string, readonly string[]>>;
  /** Verbs that need a second card, in the order in which a drop on a card tries them. */
  aimed: readonly string[];
  /** What a card does that is dropped on the purse or on the board. */
  drops: { purse: readonly string[]; board: readonly string[] };
  keys: Readonly<Partial<Record<VerbKey, readonly string[]>>>;
  /** Where answers are never given by themselves, unless one says otherwise. */
  stops: readonly string[];
  /** For each colour of cards, or each type in a game whose cards have no colours. */
  tints: Readonly<Record<string, TintPlan>>;
  /** Numbers on cards, with their pictures. */
  figures: readonly { name: string; icon: string; counter: string }[];
  /** What the corner of a card says: which types cost nothing, and which state is marked there; without it no card costs anything. */
  cost: { free: readonly string[]; marked: string; badge: 'lozenge' | 'coin' } | null;
  /** Types of cards in the order in which they are listed, and keywords that cards may have. */
  types: readonly string[];
  keywords: readonly string[];
  colours: readonly string[];
  /** The states that are shown, most important first; of cards that have done their work for now, or cannot work yet. */
  states: readonly string[];
  tired: string;
  /** What is not tired, where only the tired can be fought. */
  rested: string;
  fresh: string;
  /** Pictures of states and keywords; letters that stand for pictures in what cards say. */
  icons: Readonly<Record<string, string>>;
  signs: Readonly<Record<string, readonly [icon: string, word: string]>>;
  packs: PacksPlan | null;
  /** The colours of counters and of players' pieces. */
  tokens: Readonly<Record<string, string>>;
  /** What an event is to the eye and the ear. */
  events: Readonly<Record<string, EventLook>>;
  /** The answers that leave a deck as it is, where it is offered to be shuffled or cut. */
  untouched: readonly string[];
  /** Events that others say as much as. */
  quiet: readonly string[];
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export type EventLook =
  | 'draw' | 'play' | 'fill' | 'score' | 'tire' | 'wake' | 'fight' | 'meet' | 'harm' | 'mend' | 'fall' | 'annul' | 'turn';

export type VerbKey = 'fill' | 'play' | 'score' | 'fight' | 'end';

/** Answers that only pass on. */
export const PASSING: readonly string[] = ['pass', 'end', 'done', 'no_block'];

/** A board of which nothing is known yet. */
const BARE: BoardPlan = {
  kind: 'table', lanes: [], columns: false, hand: 'hand', score: null, purse: null, piles: [], middle: [], phases: [], usual: {}, fits: {}, onto: {}, aimed: [],
  drops: { purse: [], board: [] }, keys: {}, stops: [], tints: {}, figures: [], cost: null, types: [], keywords: [], colours: [],
  states: [], tired: '', rested: '', fresh: '', icons: {}, signs: {}, packs: null, tokens: {}, events: {}, untouched: [], quiet: [], words: {},
};

export function planOf(game: string): BoardPlan {
  return planIn(server.game(game));
}

/** The plan among what the server says of a game: its record is the game's own, these are its shapes. */
export function planIn(facts: GameFacts | undefined): BoardPlan {
  return (facts?.board as unknown as BoardPlan | undefined) ?? BARE;
}

/** What the game calls something, or its bare name. */
export function named(plan: BoardPlan, section: string, name: string): string {
  return plan.words[section]?.[name] ?? name;
}

/** Whether an edition goes by a number: the first one is then the newest. */
export const isNumbered = (edition: string): boolean => /^\d/.test(edition);

/** An edition as one speaks of it: by its name, or as the edition of a number. */
export function editionText(plan: BoardPlan, edition: string, text: { edition: (name: string) => string }): string {
  return isNumbered(edition) ? text.edition(edition) : named(plan, 'edition', edition);
}

export function scoreOf(plan: BoardPlan, player: PlayerView): number {
  return plan.score ? (player.scores[plan.score.name] ?? 0) : 0;
}

/** What wins; 0 where there is no such number. */
export function goalOf(plan: BoardPlan, player: PlayerView): number {
  return plan.score?.goal ? (player.scores.goal ?? plan.score.goal) : 0;
}

/** How much of a purse can be paid with, and how much is spent. */
export function purseOf(purse: PursePlan, player: PlayerView): { ready: number; spent: number } {
  const zone = player.zones[purse.zone];
  const count = zone?.count ?? 0;
  if (purse.spent_zone) return { ready: count, spent: player.zones[purse.spent_zone]?.count ?? 0 };
  const spent = zone?.states?.[purse.spent_state] ?? 0;
  return { ready: count - spent, spent };
}

/** Whether a verb is meant for cards of a type at all. */
export function fitsType(plan: BoardPlan, verb: string, type: string): boolean {
  return plan.fits[verb]?.includes(type) ?? true;
}
