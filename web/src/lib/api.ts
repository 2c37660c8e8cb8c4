// What the page asks the server for besides the game.

import { keysOf } from './keys';
import type { Lang, Room, RuleList } from './protocol';
import type {
  About, Advice, AskCards, AskDesk, AskLab, AskWalk, Attempted, Blame, CardShown, CaseShelf, Chair, Changes, Compared, Complaint, Decided, DeckFacts, DeskCase,
  DeskFacts, DeskParting, DeskTable, Explained, Face, FoundCard, FoundCards, GalleryFacts, Join, Judgement, Key, LabBit, LabFacts, Made, Problem, PuzzleShelf, Quiz,
  QuizAnswer, QuizFacts, School, ShippedDeck, Step, Story, Waits, Walked, WholeBook, Wish,
} from './records';

export type * from './records';

/** The ways in which a list is written for others (mazo/texts/deckexports.py). */
export type Dialect = 'lines' | 'json' | 'csv' | 'pixelborn';

/** The server's refusal, in the language that was asked for. */
export class Refusal extends Error {
  constructor(readonly code: string, text: string, readonly problems: Problem[] = [], readonly place = '', readonly retry = 0) {
    super(text);
  }
}

async function call<T>(path: string, lang: Lang, body?: unknown, signal: AbortSignal | null = null): Promise<T> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await answerTo(path, lang, body === undefined ? {} : { method: 'POST', body: text, signal });
  return (await response.json()) as T;
}

/** What the server answers, or its refusal. */
async function answerTo(path: string, lang: Lang, options: RequestInit): Promise<Response> {
  const mark = path.includes('?') ? '&' : '?';
  const response = await fetch(`${path}${mark}lang=${lang}`, options);
  if (response.ok) return response;
  const { code, text: why, problems, place } = (await response.json()) as Complaint;
  throw new Refusal(code, why, problems, place, Number(response.headers.get('retry-after') ?? 0));
}

/** Those who played look back at a game that others may not see: this device says by which seat it did. */
function lookBack(table: string, what: string, lang: Lang): Promise<Response> {
  const token = keysOf(table)[0]?.token;
  return answerTo(`/api/tables/${encodeURIComponent(table)}/${what}`, lang, token ? { headers: { authorization: `Bearer ${token}` } } : {});
}

export const about = (lang: Lang) => call<About>('/api/about', lang);
export const make = (wish: Wish) => call<Made>('/api/tables', wish.lang ?? 'en', wish);
export const lobby = (lang: Lang) => call<{ tables: Waits[] }>('/api/lobby', lang).then((answer) => answer.tables);
export type Reason = Blame['reason'];
export const blame = (table: string, what: Blame, lang: Lang) => call<object>(`/api/tables/${table}/blame`, lang, what);
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

export const exportDeck = (game: string, text: string, dialect: Dialect, lang: Lang) =>
  call<{ text: string }>('/api/deck/export', lang, { game, text, dialect }).then((answer) => answer.text);
export const adviseDeck = (game: string, text: string, lang: Lang) => call<Advice>('/api/deck/advice', lang, { game, text });

export const galleryFacts = (game: string, lang: Lang) => call<GalleryFacts>(`/api/cards/${game}`, lang);
export const seekCards = (game: string, asked: AskCards, lang: Lang) => call<FoundCards>(`/api/cards/${game}/find`, lang, asked);
export const cardShown = (game: string, name: string, lang: Lang) => call<CardShown>(`/api/cards/${game}/card?name=${encodeURIComponent(name)}`, lang);
export const tryCard = (game: string, card: string, player: string, lang: Lang) => call<Made>(`/api/cards/${game}/try`, lang, { card, player });
export const explanations = (game: string, edition: string, lang: Lang) =>
  call<{ explained: Record<string, Explained> }>(`/api/explained/${game}?edition=${edition}`, lang).then((answer) => answer.explained);

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
export const puzzleShelves = (lang: Lang) => call<{ shelves: PuzzleShelf[] }>('/api/puzzles', lang).then((answer) => answer.shelves);
export const attemptPuzzle = (game: string, puzzle: string, asked: AskWalk, lang: Lang) =>
  call<Attempted>(`/api/puzzles/${game}/${puzzle}`, lang, asked);
export const caseShelves = (lang: Lang) => call<{ shelves: CaseShelf[] }>('/api/editions', lang).then((answer) => answer.shelves);
export const compareEditions = (game: string, name: string, lang: Lang) => call<Compared>(`/api/editions/${game}/${name}`, lang);
export const quizList = (lang: Lang) => call<{ quizzes: QuizFacts[] }>('/api/quiz', lang).then((answer) => answer.quizzes);
export const quizOf = (game: string, lang: Lang) => call<Quiz>(`/api/quiz/${game}`, lang);
export const quizAnswer = (game: string, question: string, lang: Lang) => call<QuizAnswer>(`/api/quiz/${game}/${question}`, lang);
export const deskTable = (asked: AskDesk, lang: Lang) => call<DeskTable>('/api/desk', lang, asked);
export const deskParting = (asked: AskDesk, lang: Lang) => call<DeskParting>('/api/desk/editions', lang, asked);
export const deskFacts = (game: string, lang: Lang) => call<DeskFacts>(`/api/desk/${game}`, lang);
export const findForDesk = (game: string, asked: string, lang: Lang) =>
  call<{ cards: FoundCard[] }>(`/api/desk/${game}/cards?asked=${encodeURIComponent(asked)}`, lang).then((answer) => answer.cards);
export const deskCase = (game: string, name: string, lang: Lang) => call<DeskCase>(`/api/desk/${game}/cases/${encodeURIComponent(name)}`, lang);
export const continueReplay = (replay: string, at: number, chairs: Chair[], lang: Lang) =>
  call<Made>('/api/replay/continue', lang, { replay, wish: { at, chairs, lang } });
export const story = async (table: string, lang: Lang): Promise<Story> => (await lookBack(table, 'story', lang)).json();
/** The choices of one's own that decided a game that is over. */
export const moments = (table: string, token: string, lang: Lang) =>
  call<Decided>(`/api/tables/${table}/moments`, lang, { token }).then((answer) => answer.moments);

/** The whole replay of a game that is over. */
export const replayOf = async (table: string, lang: Lang): Promise<string> => (await lookBack(table, 'replay', lang)).text();

export const rematch = (table: string, token: string, lang: Lang) =>
  call<{ table: string }>(`/api/tables/${table}/rematch`, lang, { token }).then((answer) => answer.table);
export const report = (table: string, token: string, lang: Lang) =>
  call<unknown>(`/api/tables/${table}/report`, lang, { token });

export const labFacts = (lang: Lang) => call<LabFacts>('/api/lab', lang);
/** Another bit of an experiment. */
export const labBit = (asked: AskLab, lang: Lang, signal: AbortSignal | null = null) => call<LabBit>('/api/lab', lang, asked, signal);
