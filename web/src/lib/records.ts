// The records of the server's addresses (docs/server.md). Written by tools/page_types.py.

import type { Timing, Told, View } from './protocol';

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
  /** Its usual value in editions where that is another. */
  elsewhere?: Record<string, number>;
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
  /** The one that is played where nobody names another. */
  usual_edition?: string;
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
  /** The clocks that one chooses from where a table is made. */
  clocks: Timing[];
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
  /** How much time everybody has; None: as much as they like. In a pod it is that of its matches. */
  timing?: Timing;
  absent?: 'bot' | 'claim' | 'wait';
  /** Whether the table is listed in the lobby; else one joins by its link alone. */
  open?: boolean;
  /** Whether others may watch, without seeing any hand. */
  watch?: boolean;
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
  /** The cards of the side deck. */
  side?: Record<string, number>;
  /** The cards that the list marks to begin the game in play, */
  marked?: string[];
  /** and those of the list that could. */
  markable?: string[];
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

/** A puzzle as it stands in a list. */
export interface PuzzleFacts {
  id: string;
  grade: number;
  deeds: number;
}

/** The puzzles of one game, the easiest first. */
export interface PuzzleShelf {
  game: string;
  title: string;
  puzzles: PuzzleFacts[];
}

/** One action of a solution in words, with its rule. */
export interface PuzzleStep {
  text: string;
  own: boolean;
  /** Whether it must be just so; what is chosen freely or comes after something hidden may go otherwise. */
  sure: boolean;
  rule?: RuleFacts;
}

/** Where somebody stands with a puzzle: what has led there, the table, and how it goes. */
export interface Attempted {
  puzzle: PuzzleFacts;
  deeds: string[];
  /** The table as the seat is told of it, in lines of the protocol. */
  lines: string[];
  /** The rule that the game is won by. */
  verdict: RuleFacts;
  solution: PuzzleStep[];
  /** What the table answers to what it was asked. */
  replies?: string[];
  answer?: AnswerFacts;
  solved?: boolean;
  failed?: boolean;
  /** What the solution does next. */
  hint?: string;
}

/** A case as it stands in a list. */
export interface CaseFacts {
  id: string;
  about: string;
  /** The two editions, or tables with other house rules. */
  names: [string, string];
}

/** The cases of one game. */
export interface CaseShelf {
  game: string;
  title: string;
  cases: CaseFacts[];
}

/** How one of the two ends: what happens or why it is refused, by which rules, and the table then. */
export interface EndFacts {
  name: string;
  text: string;
  rules: RuleFacts[];
  /** The table as the first player is told of it, in lines of the protocol. */
  lines: string[];
  refused?: boolean;
}

/** A case with its table before, what is done, and both ends. */
export interface Compared {
  facts: CaseFacts;
  /** The table before anything is done. */
  lines: string[];
  actions: string[];
  ends: [EndFacts, EndFacts];
}

/** What some questions are about. */
export interface QuizTopic {
  name: string;
  title: string;
  questions: number;
}

/** The quiz of one game as it stands in a list. */
export interface QuizFacts {
  game: string;
  title: string;
  topics: QuizTopic[];
}

/** One question with its choices and its table. */
export interface QuizQuestion {
  name: string;
  topic: string;
  ask: string;
  choices: string[];
  /** The table as the first player is told of it, in lines of the protocol. */
  lines: string[];
}

/** All questions of one game. */
export interface Quiz {
  facts: QuizFacts;
  questions: QuizQuestion[];
}

/** The answer: which choice is right, why, by which rules, and what happens when it is played. */
export interface QuizAnswer {
  right: number;
  because: string;
  rules: RuleFacts[];
  told: string[];
  /** The table when all is done. */
  lines: string[];
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

/** A list like the one at hand: how alike they are, from 0 to 1. */
export interface Neighbour {
  name: string;
  likeness: number;
}

/** A card that neighbours play and the list lacks: how many of them, with how many copies as a rule. */
export interface Suggestion {
  card: string;
  lists: number;
  copies: number;
  weight: number;
}

/** A cost, or cards with the mark of their game, of which the neighbours have more: shares of all cards. */
export interface Lack {
  cost: number | null;
  own: number;
  theirs: number;
}

/** What a list lacks beside the decks that come with the game and are most like it. */
export interface Advice {
  neighbours: Neighbour[];
  /** What those decks are called. */
  titles: Record<string, string>;
  suggestions: Suggestion[];
  lacks: Lack[];
  /** With how many decks it was compared. */
  compared: number;
}

/** One thing that a filter asks for. */
export interface GalleryValue {
  name: string;
  title: string;
}

/** What the cards of a game can be told apart by. */
export interface GalleryFilter {
  name: string;
  title: string;
  values: GalleryValue[];
  /** Whether it has more values than can be shown side by side. */
  long?: boolean;
}

/** How the game deals from a deck, with the numbers of the rules that say so. */
export interface DealingFacts {
  hand: number;
  hand_rule: string;
  /** Some cards are put back and as many drawn, once; or the whole hand for one card fewer, as often as one likes. */
  again: 'fewer' | 'none' | 'some';
  again_rule: string;
  /** Who starts has seen the first hand and as many cards more as the number of their turn plus this, */
  on_play: number;
  /** and who comes second so many. */
  on_draw: number;
}

/** How lists mark a card that begins the game in play: what it is called, and what stands behind its line. */
export interface MarkFacts {
  title: string;
  behind: string;
}

/** The gallery of a game: how many cards there are, how they can be told apart, and how decks are dealt. */
export interface GalleryFacts {
  game: string;
  cards: number;
  unplayable: number;
  filters: GalleryFilter[];
  dealing?: DealingFacts;
  mark?: MarkFacts;
}

/** A keyword of a card: the line that names it, what it means there, and the rule about it. */
export interface KeywordShown {
  line: string;
  meaning: string;
  rule?: string;
  title?: string;
}

/** A rule by its number, with what it says. */
export interface RuleNamed {
  number: string;
  title: string;
  summary: string;
}

/** A deck that plays a card. */
export interface DeckWith {
  name: string;
  title: string;
  copies: number;
}

/** All that is known about a card. */
export interface CardShown {
  game: string;
  name: string;
  en: Face;
  es: Face;
  playable: boolean;
  sets?: string[];
  rarities?: string[];
  /** The titles of the formats in which it may be played today. */
  formats?: string[];
  keywords?: KeywordShown[];
  rules?: RuleNamed[];
  cases?: Shown[];
  lessons?: Shown[];
  decks?: DeckWith[];
  /** What the rules know of its text, as an outline. */
  tree?: string[];
  /** What that was lowered to. */
  program?: string[];
  /** Whether it can be tried on a table at once. */
  trial?: boolean;
}

/** A question for cards: words, what is chosen of each filter, and where to go on. */
export interface AskCards {
  asked?: string;
  chosen?: Record<string, string[]>;
  /** By `name` or by `cost`; as the game lists them if nothing is said. */
  order?: string;
  at?: number;
  /** Whether the words are looked for in names alone, which is quick. */
  names?: boolean;
}

/** Some of the cards that fit, and how many there are. */
export interface FoundCards {
  names: string[];
  total: number;
  /** Those of them whose text nobody has put into rules yet. */
  unplayable?: string[];
  /** Which part of the cards' texts has been read so far; what is in the others is not found yet. */
  read?: number;
}

/** A choice that cost its player part of the game: what was done, what would have been better, and by how much. */
export interface Decisive {
  /** How many actions were taken before it: from here it can be tried again. */
  at: number;
  turn: number;
  did: string;
  better: string;
  /** How many of a hundred imagined games what was done wins, */
  won: number;
  /** and how many the better answer. */
  better_won: number;
  /** The table as the seat saw it. */
  view: View;
}

/** What a seat's choices have decided, in the order of the game; three at most. */
export interface Decided {
  moments: Decisive[];
}

/** What something on the board is, and the rule that says so. */
export interface Explained {
  title: string;
  text: string;
  /** Its number in the edition. */
  rule: string;
}

/** A deck by the name to report and by its source: a sample's name or the text of a list. */
export interface Deck {
  name: string;
  source: string;
}

/** What somebody wants to know: all that the command would be told. */
export interface Question {
  experiment: 'goldfish' | 'matchups' | 'mulligan' | 'openings' | 'ratings' | 'swap' | 'what-if';
  game: string;
  decks?: Deck[];
  /** The decks to play against; none named: those that come with the game. */
  field?: Deck[];
  bot?: string;
  games?: number;
  seed?: string;
  edition?: string;
  format?: string;
  hand?: string[];
  out?: string[];
  into?: string[];
  copies?: number;
  replay?: string;
  at?: number;
}

/** A question, what has been found so far, and whether it is wanted as files now instead of going on. */
export interface AskLab {
  question: Question;
  /** As the last answer had it; nothing at the beginning. */
  so_far?: unknown;
  files?: boolean;
}

/** What the lab of this server does. */
export interface LabFacts {
  /** Whether it is switched on at all. */
  on: boolean;
  /** The experiments, with how many games each has if nobody says. */
  games: Record<string, number>;
  bots: string[];
  /** So many games a question may have in all. */
  most: number;
}

/** A figure worth saying aloud: what it is of, the number, what it rests on; and where it lies, if it is a share. */
export interface Headline {
  label: string;
  value: string;
  said: string;
  share?: number;
  interval?: [number, number];
}

/** A share in a heat map with its interval, and the same in a sentence. */
export interface Cell {
  share: number;
  interval: [number, number];
  said: string;
}

/** Shares of rows against columns; nothing where two have not met. */
export interface HeatMap {
  rows: string[];
  columns: string[];
  cells: ((Cell | null)[])[];
}

/** Shares that grow from step to step, with their intervals where they were found by playing. */
export interface Curve {
  label: string;
  shares: number[];
  intervals: [number, number][];
}

/** Curves over steps that are numbered from `first` on, and what the steps are. */
export interface Steps {
  curves: Curve[];
  axis: string;
  first: number;
}

/** A bar of a chart: what it stands for, how long it is (0 to 1), what is written at its end, and its interval. */
export interface Bar {
  label: string;
  length: number;
  said: string;
  interval: [number, number] | null;
}

/** What is to be drawn, one of three: whoever shows it chooses colours and sizes. */
export interface Drawing {
  heat?: HeatMap;
  steps?: Steps;
  bars?: Bar[];
  /** What the middle of the bars means, where they grow from there. */
  half?: string;
}

/** How a question stands after another bit: figures, a drawing and a table in words, and what to bring along. */
export interface LabBit {
  played: number;
  /** So many games are played in all, at most. */
  games: number;
  over: boolean;
  so_far: unknown;
  title: string;
  below: string;
  figures: Headline[];
  drawing: Drawing;
  columns: string[];
  rows: string[][];
  notes: string[];
  /** What finds the same on one's own computer. */
  command: string;
  /** By which the server knows the replay of the question, for a while. */
  key?: string;
  /** All that was found, as the command writes it, if files are wanted; */
  found?: unknown;
  csv?: string;
  svg?: string;
}

/** A table that anybody may join. */
export interface Waits {
  table: string;
  game: string;
  title: string;
  edition: string;
  /** Who sits there already, by name. */
  people: string[];
  /** How many seats are free. */
  free: number;
  format?: string;
  series?: string;
  timing?: Timing;
}

/** Who reports whom, and why. */
export interface Blame {
  token: string;
  seat: number;
  reason: 'name' | 'other' | 'stalling' | 'words';
  why?: string;
}
