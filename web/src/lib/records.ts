// The records of the server's addresses (docs/server.md). Written by tools/page_types.py.

import type { Told, View } from './protocol';

/** What is on the face of a card, whoever looks at it: its facts, and its text in a language. */
export interface Face {
  name: string;
  title: string;
  version?: string;
  type?: string;
  cost?: number;
  /** Whatever a game calls the colours of its cards. */
  colours?: string[];
  /** What is printed on it besides: in which state it is wherever it lies, or which sort of its type it is. */
  marks?: string[];
  figures?: Record<string, number>;
  /** Classifications, or a race. */
  kinds?: string[];
  /** One line an ability. */
  text?: string[];
  /** How the lines of named abilities begin. */
  ability_names?: string[];
  /** What the keywords of the card mean, by their lines of the text. */
  reminders?: Record<string, string>;
  set?: string;
}

/** A deck that comes with a game. */
export interface SampleDeck {
  name: string;
  title: string;
  colours?: string[];
  cards?: number;
  /** Whether no card of it has any text but keywords: a deck to learn with. */
  plain?: boolean;
}

/** Somebody to play against. */
export interface BotFacts {
  name: string;
  title: string;
  /** How they play. */
  about?: string;
  /** What is said beside their name. */
  temper?: string;
}

/** What one click starts: two decks that are easy to read, against a bot. */
export interface FirstGame {
  about: string;
  decks: string[];
}

/** Cards that show how the cards of a game look. */
export interface Fan {
  about: string;
  cards: string[];
}

/** A value that may be changed before a game: what it is, the rule that explains it, its source and its limits. */
export interface SettingFacts {
  name: string;
  title: string;
  about: string;
  rule: string;
  source: string;
  usual: number;
  low: number;
  high: number;
  group: string;
}

/** One format of a draft as the set-up offers it. */
export interface DraftWay {
  about: string;
  low: number;
  /** For how many players it is. */
  high: number;
  /** How many packs everybody opens; 0 where all cards lie on the table. */
  packs?: number;
  /** Whether its rules say how long one may think. */
  clock?: boolean;
}

/** A game as the home page offers it, and its board. */
export interface GameFacts {
  name: string;
  title: string;
  /** Its name among the games. */
  called: string;
  /** What the game is, in a sentence. */
  tagline: string;
  /** For how many players, how long, and with how much. */
  facts: string;
  /** How it is won, in a minute. */
  goal: string;
  /** Whose game it is. */
  owner: string;
  /** Its first language. */
  language: 'en' | 'es';
  seats: number[];
  editions: string[];
  /** The plan of the board, with `words` for what it names. */
  board: Record<string, unknown>;
  formats?: string[];
  format_titles?: Record<string, string>;
  usual_format?: string;
  series?: boolean;
  /** Those to begin with. */
  decks?: SampleDeck[];
  /** How many decks come with the game in all. */
  shipped?: number;
  /** Whether a bot knows the game well enough to give hints; what is said only where it doesn't. */
  hints?: boolean;
  /** The bots that can be seated at it, from the weakest to the strongest. */
  bots?: BotFacts[];
  /** The one who sits there if nobody says another. */
  usual_bot?: string;
  /** Whether it is the game that is meant where none is named: it comes first, and has most room. */
  usual?: boolean;
  /** What one does with it at once, where that is not called playing. */
  play?: string;
  first?: FirstGame;
  /** The game to whose folder it belongs, if it is another way to play it. */
  part_of?: string;
  /** The guided game that a newcomer begins with, if it has one. */
  lesson?: string;
  fan?: Fan;
  /** What may be changed before the game, where its sources leave a value open. */
  settings?: SettingFacts[];
  /** The formats, if it is a draft after which matches are played. */
  drafts?: Record<string, DraftWay>;
}

/** The server and what can be played on it. */
export interface About {
  version: string;
  games: GameFacts[];
  bots: string[];
  /** What the addresses of pictures begin with, before the game's name. */
  pictures: string;
  /** Where others on the network find the server, if it listens there. */
  addresses: string[];
  /** What to start instead where it listens to this computer alone. */
  share: string;
}

/**
 * A seat when a table is made: who is to sit there, and with which deck (a sample's name or a list).
 *
 * The first `person` is whoever makes the table; a further one takes the seat by the link, as an `open` one is taken.
 */
export interface Chair {
  who?: 'bot' | 'here' | 'open' | 'person';
  name?: string;
  bot?: string;
  deck?: string;
}

/** A new table, as somebody asks for it. */
export interface Wish {
  game: string;
  chairs: Chair[];
  edition?: string;
  /** What the decks are built for, where the game knows formats. */
  format?: string;
  /** best-of-3 and so on; empty for one game. */
  series?: string;
  lang?: 'en' | 'es';
  /** How many seconds a bot takes at least. */
  pace?: number;
  /** Settings of the game that are not the usual ones. */
  options?: Record<string, number>;
  /** How the rounds of a pod are played. */
  structure?: string;
  /** A list to draft from instead of packs. */
  cube?: string;
  /** Whether the times of a draft are kept: what is not chosen in time is chosen by a bot. */
  clock?: boolean;
}

/** Somebody takes an open seat. */
export interface Join {
  name?: string;
  deck?: string;
  /** The first open one if none is named. */
  seat?: number;
}

/** A seat that somebody may take with a token. */
export interface Key {
  seat: number;
  token: string;
}

/** A new table, and the keys of those who sit at it already: whoever made it, and who shares that screen. */
export interface Made {
  table: string;
  commit: string;
  keys: Key[];
}

/** A deck that may be played. */
export interface DeckFacts {
  cards: number;
  names: Record<string, number>;
  colours?: string[];
}

/** A deck that comes with a game. */
export interface ShippedDeck {
  name: string;
  title: string;
  about?: string;
  colours?: string[];
  cards?: number;
  /** Whether no card of it has any text but keywords: a deck to learn with. */
  plain?: boolean;
  /** What it was made for; the decks to begin with name nothing. */
  format?: string;
  date?: string;
  /** The formats in which it may be played now. */
  legal?: string[];
}

/** One reason why a list is no deck. */
export interface Problem {
  text: string;
  line?: number;
  rule?: string;
}

/** What a format says about a list; a game without formats has one verdict without a name. */
export interface Verdict {
  format: string;
  title: string;
  legal: boolean;
  problems?: Problem[];
}

/** The cards of a list as far as they are known, and every format's verdict. */
export interface Judgement {
  cards: number;
  names: Record<string, number>;
  /** How many cards there are of each colour. */
  colours: Record<string, number>;
  verdicts: Verdict[];
  /** Lines that name no card that can be played, whatever the format. */
  missing?: Problem[];
}

/** How a game ended: who won (None: nobody) and by which rule. */
export interface Outcome {
  winner: number | null;
  rule: number;
}

/** One step of a replay. */
export interface Step {
  at: number;
  steps: number;
  game: string;
  title: string;
  edition: string;
  players: string[];
  view: View;
  /** All that has happened up to here. */
  events: Told[];
  by?: number;
  do?: string;
  outcome?: Outcome;
  /** What verifying the file has shown, in words. */
  verdict?: string;
  /** Whether it has shown that the file is not what it says. */
  wrong?: boolean;
  /** By which the server knows the file for a while, so that it need not be sent again for each step. */
  key?: string;
}

/** What everybody had when a turn was over. */
export interface Turn {
  turn: number;
  scores: number[];
}

/** The largest deed of a turn that changed much. */
export interface Moment {
  /** How many actions were taken before it: where the replay stands then. */
  at: number;
  turn: number;
  seat: number;
  /** What was done, in words. */
  text: string;
  /** The card that it was done with. */
  card?: string;
  /** By how much each score changed in that turn. */
  changes?: number[];
  /** Whether somebody else was ahead afterwards. */
  leads?: boolean;
}

/** A game that is over, as its score tells it. */
export interface Story {
  turns: Turn[];
  moments: Moment[];
  /** How many actions were taken in all. */
  actions: number;
}

/** A lesson as it stands in a list. */
export interface LessonFacts {
  name: string;
  title: string;
  about: string;
  chapter: string;
  steps: number;
  first: boolean;
  rules: string[];
}

/** A rule as it stands beside a lesson. */
export interface RuleFacts {
  number: string;
  title: string;
  summary?: string;
}

/** The lessons of one game, and the rules of its founding documents that they lead to. */
export interface School {
  game: string;
  title: string;
  lessons: LessonFacts[];
  rules: RuleFacts[];
}

/** What a learner has done in a lesson, and what they try now, if anything. */
export interface AskWalk {
  deeds?: string[];
  tried?: string;
  /** A line of the protocol that only asks the table something: why not, what would come of it, a rule. */
  asked?: string;
}

/** The open step: what is said, what is shown, and whether something is to be done. */
export interface StepFacts {
  n: number;
  all: number;
  say: string;
  rules: RuleFacts[];
  show?: string[];
  acts?: boolean;
  /** What is meant, for whoever asks for a hint. */
  wanted?: string;
}

/** The question at the end. */
export interface QuestionFacts {
  ask: string;
  choices: string[];
  rules: RuleFacts[];
}

/** What came of what was tried. */
export interface AnswerFacts {
  came: string;
  text?: string;
  rule?: string;
}

/** Where a learner stands: what has led there, the table, the open step or question. */
export interface Walked {
  lesson: LessonFacts;
  deeds: string[];
  /** The table as the learner's seat is told of it, in lines of the protocol. */
  lines: string[];
  /** What the table answers to what it was asked. */
  replies?: string[];
  step?: StepFacts;
  question?: QuestionFacts;
  answer?: AnswerFacts;
  over?: boolean;
}

/** What shows a rule: a lesson or a case, by its name and its title. */
export interface Shown {
  name: string;
  title: string;
}

/** A rule as the book has it in an edition. */
export interface BookRule {
  number: string;
  title: string;
  summary: string;
  kind: string;
  house?: boolean;
  lessons?: Shown[];
  cases?: Shown[];
  /** Its number in editions that count otherwise. */
  elsewhere?: Record<string, string>;
}

/** The rule book of a game in one edition. */
export interface WholeBook {
  game: string;
  title: string;
  edition: string;
  editions: string[];
  /** What the editions are called, where they have names. */
  called: Record<string, string>;
  rules: BookRule[];
}

/** A rule before and after a change. */
export interface ChangedRule {
  number: string;
  title: string;
  now: string;
  before?: string;
}

/** One thing that changed: the rule as it is now, as it was, and a position that shows it. */
export interface Changed {
  since: string;
  position: string;
  rules: ChangedRule[];
}

/** What changed for a player from an older edition to a newer one. */
export interface Changes {
  older: string;
  newer: string;
  changes: Changed[];
}

/** What a desk begins with: a position, or a new game as a replay file tells it. */
export interface Beginning {
  position?: Record<string, unknown>;
  seed?: string;
  decks?: [number, string][][];
  options?: Record<string, number | string>;
  defined?: Record<string, unknown>[];
  salts?: string[];
}

/** A desk, and what is asked there. */
export interface AskDesk {
  game: string;
  beginning: Beginning;
  /** In place of the edition that the beginning names. */
  edition?: string;
  names?: string[];
  deeds?: string[];
  /** What somebody wants to know: may it be done, and what would come of it? */
  tried?: string;
  /** A line of the protocol that only asks the table something. */
  asked?: string;
  /** The edition to compare with. */
  other?: string;
}

/** One deed in words, and what came of it. */
export interface StepTold {
  do: string;
  events: Told[];
  by?: number;
  name?: string;
}

/** Something that may be done: as it is typed, and in words. */
export interface LegalDeed {
  do: string;
  text: string;
}

/** Why a deed can't be done: the reason, the rule, and what would make it legal. */
export interface DeskRefusal {
  at: number;
  deed: string;
  text: string;
  fix?: string;
  rule?: string;
}

/** What was asked about: refused, or what would come of it. */
export interface DeskTried {
  deed: string;
  refused?: DeskRefusal;
  events?: Told[];
}

/** How a desk stands. */
export interface DeskTable {
  game: string;
  title: string;
  edition: string;
  players: string[];
  /** The table with all hands open. */
  view: View;
  /** What the seat that is asked is told, in lines of the protocol. */
  lines: string[];
  before: Told[];
  steps: StepTold[];
  /** Every rule that something here is done by, by its number. */
  rules: Record<string, RuleFacts>;
  legal?: LegalDeed[];
  /** Who is asked. */
  seat?: number;
  prompt?: string;
  /** By which rule they are asked, or the game is over. */
  rule?: string;
  /** The position file of this moment, if one can say it. */
  position?: Record<string, unknown>;
  /** The deed that can't be done, and with it none of those behind it. */
  halted?: DeskRefusal;
  tried?: DeskTried;
  replies?: string[];
  over?: string;
}

/** What one edition makes of it. */
export interface DeskSide {
  edition: string;
  step?: StepTold;
  refused?: DeskRefusal;
  /** What may be done in this edition alone. */
  only?: string[];
  over?: string;
}

/** Where two editions part: at which deed, what each makes of it, and which rules of that have changed. */
export interface DeskParting {
  sides: [DeskSide, DeskSide];
  rules: Record<string, RuleFacts>;
  parted?: boolean;
  /** Which deed it is, from 0; -1: what comes before the first one. */
  at?: number;
  changed?: ChangedRule[];
}

/** Something to be set: a number, yes or no, one of several words, or a player. */
export interface Figure {
  name: string;
  sort?: 'choice' | 'flag' | 'number' | 'seat';
  low?: number;
  high?: number;
  /** What is meant where nothing is said; of a seat, -1 for nobody. */
  usual?: number;
  /** The first one is meant where nothing is said. */
  choices?: string[];
  /** Whether a number in place of the whole object means this figure of it. */
  bare?: boolean;
}

/** Cards that lie with a card: under it, on it, in it. */
export interface Along {
  name: string;
  /** Whether there is room for one alone, which is written without a list. */
  one?: boolean;
}

/** What may be said of a card in a place. */
export interface Entry {
  /** The field that names the card. */
  card?: string;
  figures?: Figure[];
  along?: Along[];
  /** The field that names another card of the same place, where the card is. */
  at?: string;
}

/** A place for cards, in the order of the position file. */
export interface Spot {
  name: string;
  /** Whether a number may stand for so many cards of no matter which sort. */
  fillers?: boolean;
  /** What may be said of a card there; nothing where only names are written. */
  entry?: Entry;
}

/** All that can be laid and set. */
export interface Laying {
  /** The position to begin with; its first player stands for all others. */
  empty: Record<string, unknown>;
  /** Those that every player has. */
  places: Spot[];
  /** The figures of a player. */
  own?: Figure[];
  /** The figures of the table. */
  figures?: Figure[];
  /** The places that belong to nobody. */
  middle?: Spot[];
  /** Cards that can be laid and are in no catalogue. */
  besides?: string[];
}

/** Something that can be put on the desk: which sort it is of, what it is about and the rules that it shows. */
export interface CaseFacts {
  name: string;
  sort: string;
  title: string;
  topic?: string;
  rules?: string[];
}

/** A game as it is laid out by hand. */
export interface DeskFacts {
  game: string;
  laying: Laying;
  words: Record<string, string>;
  /** What the cards are called that are in no catalogue. */
  titles: Record<string, string>;
  /** What the sorts of cases are called, in their order. */
  sorts: Record<string, string>;
  cases: CaseFacts[];
}

/** A card that a search has found. */
export interface FoundCard {
  name: string;
  title: string;
  type?: string;
  /** Whether the card says something that Mazo does not understand: it can't be played. */
  unknown?: boolean;
}

/** Something that can be put on a desk. */
export interface Laid {
  game: string;
  beginning: Beginning;
  edition?: string;
  names?: string[];
  deeds?: string[];
  /** What is asked about in the end: whether it may be done. */
  tried?: string;
}

/** A case as it comes to the desk: the table, the question, its answer and the rules that give it. */
export interface DeskCase {
  question: string;
  answer: string;
  rules: string[];
  /** Nothing where the case is only told. */
  laid?: Laid;
}

/** Why a request was not answered. */
export interface Complaint {
  code: string;
  text: string;
  problems?: Problem[];
  /** Where a position does not fit, as its file names it. */
  place?: string;
}
