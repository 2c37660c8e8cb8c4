// What the page asks the server for besides the game.

import type { Lang, Room, Told, View } from './protocol';

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
  seats: number[];
  editions: string[];
  formats?: string[];
  series?: boolean;
  decks?: SampleDeck[];
}

export interface About {
  version: string;
  games: GameFacts[];
  bots: string[];
}

export interface Chair {
  who: 'person' | 'bot' | 'open';
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
export const replayStep = (text: string, at: number, seat: number, lang: Lang) =>
  call<Step>(`/api/replay/step?at=${at}&seat=${seat}`, lang, text);
export const continueReplay = (replay: string, at: number, chairs: Chair[], lang: Lang) =>
  call<Made>('/api/replay/continue', lang, { replay, wish: { at, chairs, lang } });
export const report = (table: string, token: string, lang: Lang) =>
  call<unknown>(`/api/tables/${table}/report`, lang, { token });
