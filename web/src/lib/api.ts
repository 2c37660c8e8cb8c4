// What the page asks the server for besides the game.

import type { BoardPlan } from '../table/boards';
import type { Lang, Messages, Room, Told, View } from './protocol';

export interface Face {
  name: string;
  title: string;
  version?: string;
  type?: string;
  cost?: number;
  colours?: string[];
  inkable?: boolean;
  figures?: Record<string, number>;
  kinds?: string[];
  text?: string[];
  /** How the lines of named abilities begin. */
  ability_names?: string[];
  set?: string;
}

export interface SampleDeck {
  name: string;
  title: string;
  colours?: string[];
  cards?: number;
  plain?: boolean;
}

export interface GameFacts {
  name: string;
  title: string;
  /** Its name among the games. */
  called: string;
  tagline: string;
  facts: string;
  owner: string;
  /** The language of the game where nobody says another. */
  language: Lang;
  board: BoardPlan;
  usual_format?: string;
  /** What one click starts, if this is a game to begin with. */
  first?: { about: string; decks: [string, string] };
  /** Cards that show how its cards look. */
  fan?: { about: string; cards: string[] };
  seats: number[];
  editions: string[];
  formats?: string[];
  format_titles?: Record<string, string>;
  series?: boolean;
  decks?: SampleDeck[];
  /** How many decks come with the game in all. */
  shipped?: number;
  /** Whether a bot knows the game well enough to give hints; it does where nothing is said. */
  hints?: boolean;
}

export interface About {
  version: string;
  games: GameFacts[];
  bots: string[];
  /** Where others on the network find the server, if it listens there. */
  addresses?: string[];
}

export interface Chair {
  /** The first person makes the table; `here` is somebody at the same screen, `open` whoever takes the seat by the link. */
  who: 'person' | 'here' | 'bot' | 'open';
  name?: string;
  bot?: string;
  deck?: string;
}

export interface Wish {
  game: string;
  chairs: Chair[];
  edition?: string;
  format?: string;
  series?: string;
  lang: Lang;
  pace?: number;
}

export interface Key {
  seat: number;
  token: string;
}

export interface Made {
  table: string;
  commit: string;
  keys: Key[];
}

export interface Problem {
  text: string;
  line?: number | null;
  rule?: string;
}

export interface DeckFacts {
  cards: number;
  names: Record<string, number>;
  colours?: string[];
}

export interface ShippedDeck {
  name: string;
  title: string;
  about?: string;
  colours?: string[];
  cards?: number;
  plain?: boolean;
  format?: string;
  date?: string;
  legal?: string[];
}

/** What a format says about a list; a game without formats has one verdict without a name. */
export interface Verdict {
  format: string;
  title: string;
  legal: boolean;
  problems?: Problem[];
}

export interface Judgement {
  cards: number;
  names: Record<string, number>;
  colours: Record<string, number>;
  verdicts: Verdict[];
  missing?: Problem[];
}

export interface Step {
  at: number;
  steps: number;
  game: string;
  title: string;
  edition: string;
  players: string[];
  view: View;
  events: Told[];
  by?: number;
  do?: string;
  outcome?: { winner: number | null; rule: number };
  verdict?: string;
  wrong?: boolean;
  key?: string;
}

/** The server's refusal, in the language that was asked for. */
export class Refusal extends Error {
  constructor(readonly code: string, text: string, readonly problems: Problem[] = []) {
    super(text);
  }
}

async function call<T>(path: string, lang: Lang, body?: unknown): Promise<T> {
  const mark = path.includes('?') ? '&' : '?';
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const options = body === undefined ? {} : { method: 'POST', body: text };
  const response = await fetch(`${path}${mark}lang=${lang}`, options);
  const answer = await response.json();
  if (!response.ok) throw new Refusal(answer.code, answer.text, answer.problems ?? []);
  return answer as T;
}

export const about = (lang: Lang) => call<About>('/api/about', lang);
export const make = (wish: Wish) => call<Made>('/api/tables', wish.lang, wish);
export const look = (table: string, lang: Lang) => call<Room>(`/api/tables/${table}`, lang);
export const join = (table: string, lang: Lang, wish: { name?: string; deck?: string; seat?: number }) =>
  call<Key>(`/api/tables/${table}/join`, lang, wish);
export const faces = (game: string, names: string[], lang: Lang) =>
  call<{ faces: Record<string, Face> }>('/api/faces', lang, { game, names });
export const checkDeck = (game: string, text: string, format: string, lang: Lang) =>
  call<DeckFacts>('/api/deck', lang, { game, text, format });
export const shippedDecks = (game: string, lang: Lang) =>
  call<{ decks: ShippedDeck[] }>(`/api/decks/${game}`, lang).then((answer) => answer.decks);

export const judgeDeck = (game: string, text: string, lang: Lang) =>
  call<Judgement>('/api/deck/judge', lang, { game, text });

export const findRules = (game: string, edition: string, asked: string, lang: Lang) =>
  call<Messages['rules']>(`/api/rules/${game}?edition=${edition}&asked=${encodeURIComponent(asked)}`, lang);


/** Keys by which the server knows replays that it was sent. */
const sent = new Map<string, string>();

/** A step of a replay; the whole file goes along only if the server does not know it. */
export async function replayStep(text: string, at: number, seat: number, lang: Lang): Promise<Step> {
  const path = `/api/replay/step?at=${at}&seat=${seat}`;
  const key = sent.get(text);
  if (key) {
    try {
      return await call<Step>(path, lang, `#${key}`);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'forgotten')) throw error;
    }
  }
  const step = await call<Step>(path, lang, text);
  if (step.key) sent.set(text, step.key);
  return step;
}

export const continueReplay = (replay: string, at: number, chairs: Chair[], lang: Lang) =>
  call<Made>('/api/replay/continue', lang, { replay, wish: { at, chairs, lang } });
export const rematch = (table: string, token: string, lang: Lang) =>
  call<{ table: string }>(`/api/tables/${table}/rematch`, lang, { token }).then((answer) => answer.table);
export const report = (table: string, token: string, lang: Lang) =>
  call<unknown>(`/api/tables/${table}/report`, lang, { token });
