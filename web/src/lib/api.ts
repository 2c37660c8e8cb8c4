// What the page asks the server for besides the game.

import type { Lang, Room, RuleList } from './protocol';
import type {
  About, AskDesk, AskWalk, Chair, Changes, Complaint, DeckFacts, DeskCase, DeskFacts, DeskParting, DeskTable, Face, FoundCard, Join, Judgement, Key, Made,
  Problem, School, ShippedDeck, Step, Story, Walked, WholeBook, Wish,
} from './records';

export type * from './records';

/** The server's refusal, in the language that was asked for. */
export class Refusal extends Error {
  constructor(readonly code: string, text: string, readonly problems: Problem[] = [], readonly place = '') {
    super(text);
  }
}

async function call<T>(path: string, lang: Lang, body?: unknown): Promise<T> {
  const mark = path.includes('?') ? '&' : '?';
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const options = body === undefined ? {} : { method: 'POST', body: text };
  const response = await fetch(`${path}${mark}lang=${lang}`, options);
  const answer: unknown = await response.json();
  if (response.ok) return answer as T;
  const { code, text: why, problems, place } = answer as Complaint;
  throw new Refusal(code, why, problems, place);
}

export const about = (lang: Lang) => call<About>('/api/about', lang);
export const make = (wish: Wish) => call<Made>('/api/tables', wish.lang ?? 'en', wish);
export const look = (table: string, lang: Lang) => call<Room>(`/api/tables/${table}`, lang);
export const join = (table: string, lang: Lang, wish: Join) =>
  call<Key>(`/api/tables/${table}/join`, lang, wish);
export const faces = (game: string, names: string[], lang: Lang) =>
  call<{ faces: Record<string, Face> }>('/api/faces', lang, { game, names });
export const checkDeck = (game: string, text: string, format: string, lang: Lang) =>
  call<DeckFacts>('/api/deck', lang, { game, text, format });
export const shippedDecks = (game: string, lang: Lang) =>
  call<{ decks: ShippedDeck[] }>(`/api/decks/${game}`, lang).then((answer) => answer.decks);

/** The picture of a deck, to be kept as a file. */
export async function deckPicture(game: string, title: string, copies: Record<string, number>, lang: Lang): Promise<Blob> {
  const response = await fetch(`/api/deck/picture?lang=${lang}`, { method: 'POST', body: JSON.stringify({ game, title, copies }) });
  if (!response.ok) throw new Error(response.statusText);
  return response.blob();
}

export const judgeDeck = (game: string, text: string, lang: Lang) =>
  call<Judgement>('/api/deck/judge', lang, { game, text });

export const findRules = (game: string, edition: string, asked: string, lang: Lang) =>
  call<RuleList>(`/api/rules/${game}?edition=${edition}&asked=${encodeURIComponent(asked)}`, lang);


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

export const wholeBook = (game: string, edition: string, lang: Lang) => call<WholeBook>(`/api/book/${game}?edition=${encodeURIComponent(edition)}`, lang);
export const changesBetween = (game: string, from: string, to: string, lang: Lang) =>
  call<Changes>(`/api/book/${game}/changes?from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`, lang);
export const schools = (lang: Lang) => call<{ schools: School[] }>('/api/lessons', lang).then((answer) => answer.schools);
export const walkLesson = (game: string, lesson: string, asked: AskWalk, lang: Lang) =>
  call<Walked>(`/api/lessons/${game}/${lesson}`, lang, asked);
export const deskTable = (asked: AskDesk, lang: Lang) => call<DeskTable>('/api/desk', lang, asked);
export const deskParting = (asked: AskDesk, lang: Lang) => call<DeskParting>('/api/desk/editions', lang, asked);
export const deskFacts = (game: string, lang: Lang) => call<DeskFacts>(`/api/desk/${game}`, lang);
export const findCards = (game: string, asked: string, lang: Lang) =>
  call<{ cards: FoundCard[] }>(`/api/desk/${game}/cards?asked=${encodeURIComponent(asked)}`, lang).then((answer) => answer.cards);
export const deskCase = (game: string, name: string, lang: Lang) => call<DeskCase>(`/api/desk/${game}/cases/${encodeURIComponent(name)}`, lang);
export const continueReplay = (replay: string, at: number, chairs: Chair[], lang: Lang) =>
  call<Made>('/api/replay/continue', lang, { replay, wish: { at, chairs, lang } });
export const story = (table: string, lang: Lang) => call<Story>(`/api/tables/${table}/story`, lang);
export const rematch = (table: string, token: string, lang: Lang) =>
  call<{ table: string }>(`/api/tables/${table}/rematch`, lang, { token }).then((answer) => answer.table);
export const report = (table: string, token: string, lang: Lang) =>
  call<unknown>(`/api/tables/${table}/report`, lang, { token });
