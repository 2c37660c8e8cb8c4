// The records of the text protocol (docs/protocol.md) and of the server, as the page reads them.

export type Lang = 'en' | 'es';

export interface CardView {
  handle: number;
  name: string;
  type?: string;
  cost?: number;
  figures?: Record<string, [printed: number, now: number]>;
  states?: string[];
  counters?: Record<string, number>;
  host?: number;
}

export interface ZoneView {
  name: string;
  count: number;
  cards?: CardView[];
  known?: string[];
  states?: Record<string, number>;
}

export interface PlayerView {
  seat: number;
  name: string;
  scores: Record<string, number>;
  zones: Record<string, ZoneView>;
  gone?: boolean;
}

export interface View {
  game: string;
  edition: string;
  seat: number;
  turn: number;
  active: number;
  stage: string;
  phase: string;
  step: string;
  players: PlayerView[];
  deciding: number[];
  waiting?: { seat: number; source: string }[];
  table?: Record<string, ZoneView>;
  winner?: number | null;
}

export interface Match {
  game: number;
  of: number;
  wins: number[];
  draws?: number;
}

export interface You {
  seat: number;
  game: string;
  title: string;
  edition: string;
  players: string[];
  match?: Match;
  commit?: string;
}

export interface GameEvent {
  kind: string;
  rule: number;
  seat?: number;
  card?: string;
  handle?: number;
  other?: string;
  other_seat?: number;
  amount?: number;
}

export interface Told {
  n: number;
  rule: string;
  text: string;
  event: GameEvent;
}

export interface Option {
  do: string;
  text: string;
  verb: string;
  label?: string;
  cards?: number[];
  low?: number;
  high?: number;
}

export interface Candidate {
  handle: number;
  name: string;
  weight?: number;
}

export interface Selection {
  mode: 'subset' | 'order' | 'divide';
  lead: string;
  label: string;
  low: number;
  high: number;
  candidates: Candidate[];
  /** What the candidates are, if they are no cards. */
  of?: 'players' | 'entries';
  limit?: number;
  none?: string;
  none_label?: string;
}

export interface Ask {
  id: number;
  seat: number;
  prompt: string;
  rule: string;
  title: string;
  options?: Option[];
  selection?: Selection;
  answered?: boolean;
  salt?: boolean;
}

export interface Over {
  winner: number | null;
  rule: string;
  title: string;
  text: string;
}

export interface Refused {
  request: string;
  reason: string;
  text: string;
  fix?: string;
  rule?: string;
  title?: string;
}

export interface Because {
  action: string;
  legal: boolean;
  refusal?: Refused;
}

export interface RuleText {
  number: string;
  title: string;
  summary: string;
  house?: boolean;
}

export interface Seated {
  seat: number;
  who: 'person' | 'bot' | 'open';
  name: string;
  here?: boolean;
  salted?: boolean;
  /** Whether this player shares the screen of whoever made the table. */
  shared?: boolean;
}

export interface Room {
  table: string;
  state: 'waiting' | 'salting' | 'playing' | 'over';
  game: string;
  title: string;
  edition: string;
  seats: Seated[];
  commit: string;
  format?: string;
  series?: string;
  wins?: number[];
  number?: number;
  plea?: { seat: number; actions: number; waiting: number[] };
  next?: boolean;
  winner?: number | null;
  seed?: string;
  watching?: number;
  /** The game goes on from a replay: whoever made the table knows the seed, and so the order of the cards. */
  known?: boolean;
  /** The table of the rematch, where the same keys open the same seats. */
  again?: string;
}

export interface Said {
  seat: number;
  name: string;
  text: string;
}

export interface Messages {
  reset: Record<string, never>;
  room: Room;
  said: Said;
  hello: { protocol: string; engine: string; lang: string };
  you: You;
  event: Told;
  undone: { events: number; actions: number };
  view: View;
  ask: Ask;
  wait: { seats: number[] };
  over: Over;
  refused: Refused;
  why: Because;
  legal: { actions: string[]; complete: boolean };
  log: { events: Told[] };
  rules: { asked: string; found: RuleText[]; more?: number };
  hint: { do: string; text: string };
  bye: { text: string };
  error: { code: string; text: string };
}

export type Message = { [Word in keyof Messages]: { word: Word; body: Messages[Word] } }[keyof Messages];

export interface Line {
  sequence: number;
  message: Message | null;
  /** The mark of the stream's life, in the one line that is not a message. */
  epoch?: string;
}

const WORDS = new Set<string>([
  'reset', 'room', 'said', 'hello', 'you', 'event', 'undone', 'view', 'ask', 'wait', 'over', 'refused', 'why',
  'legal', 'log', 'rules', 'hint', 'bye', 'error',
]);

/** A numbered line of the socket; an unknown word has no message, and a client skips it. */
export function readLine(line: string): Line {
  const [number, word, rest] = cut(line);
  const sequence = Number(number);
  if (word === 'mark') return { sequence, message: null, epoch: rest };
  if (!WORDS.has(word)) return { sequence, message: null };
  const json = word === 'hello' ? rest.slice(rest.indexOf(' ') + 1) : rest;
  return { sequence, message: { word, body: JSON.parse(json) } as Message };
}

function cut(line: string): [number: string, word: string, rest: string] {
  const first = line.indexOf(' ');
  const second = line.indexOf(' ', first + 1);
  const end = second < 0 ? line.length : second;
  return [line.slice(0, first), line.slice(first + 1, end), line.slice(end + 1)];
}
