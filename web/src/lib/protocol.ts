// The records of the text protocol (docs/protocol.md) and of a table. Written by tools/page_types.py.

export type Lang = 'en' | 'es';

/** A seat as everybody may see it. */
export interface Seated {
  seat: number;
  who: 'bot' | 'here' | 'open' | 'person';
  name: string;
  /** Whether somebody is connected, or a bot sits there. */
  here?: boolean;
  salted?: boolean;
  /** Whether this person shares a screen with whoever made the table. */
  shared?: boolean;
  /** Which bot sits there, whatever it is called. */
  bot?: string;
}

/** A player asks the others to let them take back what can't be taken back freely. */
export interface Plea {
  seat: number;
  actions: number;
  /** Who has not answered yet. */
  waiting: number[];
}

/** A match of a pod as everybody may see it. */
export interface Pairing {
  first: number;
  /** -1: no opponent in this round. */
  second: number;
  /** Games won by each, and those that nobody has won; empty as long as they play. */
  wins?: number[];
  /** Where they play, if one of them is a person: the keys of the pod open its seats. */
  table?: string;
}

/** Where a player of a pod stands. */
export interface Place {
  seat: number;
  points: number;
  won: number;
  lost: number;
  drawn: number;
  opponents: number;
  games: number;
}

/** A pod as everybody at it may know it. */
export interface PodState {
  stage: 'building' | 'draft' | 'over' | 'rounds';
  /** How many cards a deck has at least. */
  least: number;
  /** Who has handed a deck in. */
  built?: number[];
  rounds?: Pairing[][];
  standings?: Place[];
  champion?: number;
  /** How long one may build at a table with a clock. */
  minutes?: number;
}

/** Somebody who chooses against the clock, and how many seconds they have left. */
export interface Thinking {
  seat: number;
  left: number;
}

/** A pick that was not made in time, so that a bot made it. */
export interface Late {
  seat: number;
  round: number;
  pick: number;
}

/** How much time everybody has to think: for the whole game, or anew in each turn. */
export interface Timing {
  kind: 'game' | 'turn';
  seconds: number;
  /** game: so many seconds more whenever one's own turn has ended. */
  increment?: number;
  /** turn: a bot acts until the turn ends, or the game is lost; of a game it is always lost. */
  late?: 'bot' | 'loses';
}

/** The clock of a seat: how many seconds are left, and whether it runs. */
export interface Clocked {
  seat: number;
  left: number;
  runs: boolean;
}

/** Somebody who is away, and in how many seconds a bot acts for them or the others may claim. */
export interface Away {
  seat: number;
  left: number;
}

/** A player offers the others a draw. */
export interface DrawOffer {
  seat: number;
  /** Who has not agreed yet. */
  waiting: number[];
}

/** What everybody held when the game ended, by seat. */
export interface Hands {
  held: string[][];
}

/** What everybody at a table may know about it, besides the game. */
export interface Room {
  table: string;
  state: 'over' | 'playing' | 'salting' | 'waiting';
  game: string;
  title: string;
  edition: string;
  seats: Seated[];
  /** The hash of the seed of the game that is played or to begin; empty where the seed is no secret. */
  commit: string;
  format?: string;
  series?: string;
  wins?: number[];
  number?: number;
  plea?: Plea;
  /** Whose plea was refused, until something is done. */
  denied?: number;
  /** The game is over and another one of the series can begin. */
  next?: boolean;
  /** Who has won the series or the game, when it is over. */
  winner?: number;
  /** What the commitment was made to, when the game is over. */
  seed?: string;
  watching?: number;
  /** Those who watch and have said their names. */
  watchers?: string[];
  /** The game goes on from a file: whoever has that knows the seed, and so the order of the cards. */
  known?: boolean;
  /** The table of the rematch, where the same keys open the same seats. */
  again?: string;
  /** Where the pod stands that drafts here. */
  pod?: PodState;
  /** The table of the pod that this match belongs to. */
  match_of?: string;
  /** Who chooses against the clock. */
  thinking?: Thinking[];
  /** What was not chosen in time. */
  late?: Late[];
  /** How much time everybody has, at a table with clocks or in the matches of a pod. */
  timing?: Timing;
  clocks?: Clocked[];
  /** What comes of being away. */
  absent?: 'bot' | 'claim' | 'wait';
  away?: Away[];
  /** Whether this game's rules have draws by agreement, and this table too. */
  drawn?: boolean;
  /** The draw that is offered. */
  offer?: DrawOffer;
  /** Who has agreed to lay the hands open after the game. */
  opened?: number[];
  /** The hands, when all have agreed. */
  hands?: Hands;
  /** Whether others may watch: the table was made so, and nobody who plays is against it. */
  watch?: boolean;
  /** Who does not want to be watched. */
  unwatched?: number[];
  /** Whether the table is listed in the lobby. */
  open?: boolean;
}

/** A word from one player to all. */
export interface Said {
  seat: number;
  name: string;
  text: string;
}

/** What a player of a pod builds from: all cards, the deck so far, and what is wrong with it. */
export interface Bench {
  pool: string[];
  deck: string[];
  /** What may be added freely. */
  given: string[];
  problems: string[];
}

/** One pick: which one it was, all that there was to choose from, and what was taken of it. */
export interface Picked {
  round: number;
  pick: number;
  offered: string[];
  taken: string[];
}

/** What a neighbour lets through late: so many good cards of each colour, or of each type where there is none. */
export interface Flow {
  seat: number;
  late: Record<string, number>;
}

/** What a seat remembers of a draft. */
export interface Seen {
  picks: Picked[];
  /** What its neighbours let through late. */
  flows: Flow[];
  /** What others have taken of the pack before it since it saw that pack last; empty if it is a new one. */
  gone: string[];
  /** Whether it has seen that pack before. */
  again: boolean;
}

/** The first message: which protocol is spoken, by which version of the engine, in which language. */
export interface Hello {
  protocol: string;
  engine: string;
  lang: string;
}

/** Where a game stands within a series: its number, of how many at most, and what each seat has won before. */
export interface Match {
  game: number;
  of: number;
  wins: number[];
  draws?: number;
}

/** A game begins: which one, and which seat (-1: a spectator's) the client has. */
export interface You {
  seat: number;
  game: string;
  title: string;
  edition: string;
  players: string[];
  match?: Match;
  /** The hash of the game's seed, to be compared when the game is over. */
  commit?: string;
  /** The game goes on from a file: whoever has that knows the seed, and so the order of the cards. */
  known?: boolean;
}

/** A name or a sentence in both languages. */
export interface Wording {
  en?: string;
  es?: string;
}

/** Something that happened, as one viewer may know it, with the rule behind it. */
export interface GameEvent {
  kind: string;
  rule: number;
  /** Who did it; -1: it just happened. */
  seat?: number;
  card?: string;
  handle?: number;
  /** Whose card that is, if not theirs who did it. */
  whose?: number;
  other?: string;
  other_seat?: number;
  amount?: number;
  /** Why nothing happened, in one word, if this says so. */
  why?: string;
  /** What the text says that nothing came of. */
  clause?: Wording;
}

/** Something that happened, as the seat may know it: its place in the game, the rule, the sentence, the facts. */
export interface Told {
  n: number;
  rule: string;
  text: string;
  event: GameEvent;
}

/** Actions were taken back: the told events from number `events` on no longer count. */
export interface Undone {
  events: number;
  actions: number;
}

/** A card as a viewer sees it: by handle, never by the table's own index. */
export interface CardView {
  handle: number;
  name: string;
  type?: string;
  cost?: number;
  /** Figure → (printed, now). */
  figures?: Record<string, [number, number]>;
  states?: string[];
  counters?: Record<string, number>;
  /** The handle of the card that this one is at, under or attached to. */
  host?: number;
}

/** A zone as a viewer sees it: how many cards, those whose faces are open to the viewer, and counts of states. */
export interface ZoneView {
  name: string;
  count: number;
  cards?: CardView[];
  /** Names of cards that the viewer knows to be among the hidden ones, in alphabetical order. */
  known?: string[];
  /** How many of the cards are in a public state, such as cards that are spent. */
  states?: Record<string, number>;
  /** How many counters of each kind lie in the zone. */
  counters?: Record<string, number>;
}

/** A player as a viewer sees them. */
export interface PlayerView {
  seat: number;
  name: string;
  scores: Record<string, number>;
  zones: Record<string, ZoneView>;
  gone?: boolean;
  /** The colour of the player's pieces, in a game in which everybody has one. */
  colour?: string;
}

/** Something that waits to be resolved, is being played or used: whose it is and where it comes from. */
export interface Waits {
  seat: number;
  source: string;
  /** The card that it comes from, as long as the viewer can follow it; below 0 it only tells entries apart. */
  handle?: number;
  /** The card that is being played or used and that this is an answer to. */
  answers?: number;
  /** The cards that it is aimed at. */
  targets?: number[];
  /** Whether nothing will come of it any more. */
  stopped?: boolean;
}

/** Where a draft stands. */
export interface DraftView {
  round: number;
  rounds: number;
  /** Which of the packs of this round everybody chooses from, counted from 1. */
  pick: number;
  /** How many of them there are in a round; 0 where that depends on what is chosen. */
  picks: number;
  /** Where the packs go; nowhere if the cards lie on the table. */
  passing: 'left' | 'none' | 'right' | 'swap';
  /** How many cards everybody will have kept in the end; 0 where that depends on what is chosen. */
  kept: number;
  /** How cards are chosen. */
  manner: 'lines' | 'passing' | 'piles' | 'shown' | 'split';
  /** How long one may think now, at a table with a clock; 0 if there is no limit. */
  seconds: number;
  /** Which pile is being looked at, counted from 1; 0 if none is. */
  pile: number;
}

/** Everything that a seat may know, and nothing more; seat -1 is a spectator. */
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
  waiting?: Waits[];
  table?: Record<string, ZoneView>;
  draft?: DraftView;
  winner?: number;
  verdict?: number;
}

/** A piece of an option's text: plain words, or a card, a player, a number or an effect that it names. */
export interface Part {
  /** The piece as it is read, in the client's language; a card is its name alone. */
  text: string;
  /** The handle of the card that it is. */
  card?: number;
  /** The seat of the player that it is. */
  seat?: number;
  /** The number that it is. */
  number?: number;
  /** What the number stands for where it counts effects: the effect in words, or the card that it comes from. */
  entry?: string;
}

/** One possible answer, or a row of them that differ in a number. */
export interface Option {
  /** What to send after `do`; `{n}` stands for the number if there is one. */
  do: string;
  /** The same in the client's language. */
  text: string;
  verb: string;
  /** The verb alone, in the client's language. */
  label?: string;
  /** The handles of the cards that it names. */
  cards?: number[];
  low?: number;
  /** The smallest and the largest number; 0 and 0 if it has none. */
  high?: number;
  /** The text in pieces, the verb first; of a row of numbers, the pieces before the number. */
  parts?: Part[];
  /**
   * It differs from an answer before it in nothing that matters: who puts the question may leave it out, and need not
   *     put it at all where only one answer remains.
   */
  alike?: boolean;
  /**
   * It lets go by what could be answered, and does nothing else: a client may give it by itself for whoever wants to
   *     be asked no more until something happens.
   */
  passes?: boolean;
}

/** A card, a player or an entry that may be part of an answer. */
export interface Candidate {
  handle: number;
  name: string;
  weight?: number;
}

/** A question for several cards: `do LEAD #handle; #handle`, or `do NONE` for none of them. */
export interface Selection {
  /** subset: some of them; order: all of them, first one first; divide: `LEAD 2 #handle; 1 #handle`. */
  mode: 'divide' | 'order' | 'subset';
  lead: string;
  label: string;
  low: number;
  /** How many cards at least and at most; for divide, the least share and the sum. */
  high: number;
  candidates: Candidate[];
  /** What the candidates are: cards, or `players` or `entries`, whose handles are their places. */
  of?: '' | 'entries' | 'players';
  /** The largest sum of weights; -1 if there is none. */
  limit?: number;
  none?: string;
  none_label?: string;
}

/** The card that asks: its name, and its handle as long as the seat can see where it lies. */
export interface Source {
  name: string;
  handle?: number;
}

/** A card that whoever is asked looks at, though it lies hidden from others or from them at other times. */
export interface Looked {
  handle: number;
  name: string;
  /** Why it can't be chosen, in the client's language; empty if it can, or if nothing is to be chosen. */
  locked?: string;
}

/** The question that the seat must answer. */
export interface Ask {
  id: number;
  seat: number;
  prompt: string;
  rule: string;
  title: string;
  options?: Option[];
  selection?: Selection;
  /** A sealed answer has been given already; it may still be changed. */
  answered?: boolean;
  /** The answer may bring a salt: `do ~SALT ACTION`. */
  salt?: boolean;
  /** The card that asks, if one does. */
  source?: Source;
  /** What that card says here, in the client's language, where the game can tell. */
  clause?: string;
  /**
   * What an answer does, for the button that gives it, in the client's language: "deal 2 damage"; `{n}` stands for a
   *     number that is named with it, and of yes and no it is what yes means. Empty where each option has its own verb.
   */
  confirm?: string;
  /** All cards that the seat looks at by what asks, also those that can't be chosen. */
  looked?: Looked[];
}

/** Others must decide first. */
export interface Wait {
  seats: number[];
}

/** The game has ended: who won (None: nobody), by which rule, in words. */
export interface Over {
  winner: number | null;
  rule: string;
  title: string;
  text: string;
}

/** Understood, but not allowed: why, by which rule, and what would make it legal. Nothing has changed. */
export interface Refused {
  request: string;
  reason: string;
  text: string;
  fix?: string;
  rule?: string;
  title?: string;
}

/** The answer to `why`: whether the action is legal now and, if not, what stands against it. */
export interface Because {
  action: string;
  legal: boolean;
  refusal?: Refused;
}

/** What would become of a card: each value as it is and as it would be. */
export interface CardChange {
  handle: number;
  name: string;
  /** The zone that it would go to; empty if it would stay where it is. */
  to?: string;
  figures?: Record<string, [number, number]>;
  counters?: Record<string, [number, number]>;
  /** States that it would come to be in, or no longer be in. */
  states?: Record<string, boolean>;
}

/** What would become of a player's score. */
export interface ScoreChange {
  seat: number;
  name: string;
  now: number;
  then: number;
}

/** What would come of an action up to the next decision, as far as the seat can know; nothing of it is guessed. */
export interface Preview {
  action: string;
  /** What would happen, in order, each with its sentence. */
  told?: Told[];
  cards?: CardChange[];
  scores?: ScoreChange[];
  /** Something hidden or random comes next: what follows from it is not foreseen. */
  unknown?: boolean;
  /** Who would have to decide next; -1: nobody, or nobody can know. */
  asked?: number;
  /** Whether the game would be over. */
  over?: boolean;
}

/** Actions that are open now, as texts for `do`; `complete` is false if there are more. */
export interface LegalList {
  actions: string[];
  complete: boolean;
}

/** The last events again. */
export interface LogList {
  events: Told[];
}

/** A rule as the edition of the game has it, in our words. */
export interface RuleText {
  number: string;
  title: string;
  summary: string;
  house?: boolean;
}

/** The rules that a number or words lead to, best first; `more` counts those left out. */
export interface RuleList {
  asked: string;
  found: RuleText[];
  more?: number;
}

/** What may come of an action: how many of a hundred imagined games it wins, and how many in the next turns. */
export interface Prospect {
  do: string;
  text: string;
  won: number;
  soon?: number;
}

/** What the table's adviser would do, why, and what else could be done. */
export interface Hint {
  do: string;
  text: string;
  /** The handles of the cards that it names. */
  cards?: number[];
  /** Why, in a line. */
  why?: string;
  /** Why, in sentences: what it brings at once, what is expected of it, what it threatens and prevents. */
  reasons?: string[];
  /** The rule behind it, by number, */
  rule?: string;
  /** and by title. */
  title?: string;
  /** What else could be done and what that costs, and what the others may do about it, in sentences. */
  besides?: string[];
  /** What is expected of it, where the adviser has thought ahead, */
  best?: Prospect;
  /** and of the next best thing. */
  other?: Prospect;
}

/** A choice that cost its player part of the game; the question is open again after so many actions (`at`). */
export interface Missed {
  at: number;
  turn: number;
  did: string;
  better: string;
  /** How many of a hundred imagined games what was done wins, */
  won: number;
  /** and how many the better answer. */
  better_won: number;
  /** All that in a sentence. */
  text: string;
}

/** The choices of a seat that decided a game, in the order of the game; three at most. */
export interface Moments {
  found: Missed[];
}

/** The table hangs up; nothing follows. */
export interface Bye {
  text: string;
}

/** A line that could not be used, and why; nothing has changed. */
export interface Failure {
  code: string;
  text: string;
}

/** What follows each word; `reset` says that all is told anew. */
export interface Messages {
  reset: Record<string, never>;
  room: Room;
  said: Said;
  bench: Bench;
  seen: Seen;
  hello: Hello;
  you: You;
  event: Told;
  undone: Undone;
  view: View;
  ask: Ask;
  wait: Wait;
  over: Over;
  refused: Refused;
  why: Because;
  preview: Preview;
  legal: LegalList;
  log: LogList;
  rules: RuleList;
  hint: Hint;
  moments: Moments;
  bye: Bye;
  error: Failure;
}

export type Message = { [Word in keyof Messages]: { word: Word; body: Messages[Word] } }[keyof Messages];

export const WORDS: ReadonlySet<string> = new Set<keyof Messages>([
  'reset', 'room', 'said', 'bench', 'seen', 'hello', 'you', 'event', 'undone', 'view', 'ask', 'wait', 'over',
  'refused', 'why', 'preview', 'legal', 'log', 'rules', 'hint', 'moments', 'bye', 'error',
]);
