// The state of one seat at one table, as the lines of its stream have told it.

import { Connection, freshSalt, type Condition } from './connection';
import { keptName } from './name';
import { promiseOf, withPromise, type Promised } from './promises';
import { shared } from './sharing';
import type {
  Ask, Because, Bench, CardView, Failure, Hint, Lang, Message, Option, Over, Preview, Refused, Room, RuleText, Said, Seen, Told, View, You,
} from './protocol';

/** An answer to a question that is no longer open: it was pressed just as the next one came. */
const STALE = 'stale';
/** The requests that a refusal of an answer names. */
const ANSWERS: ReadonlySet<string> = new Set(['do', 'concede']);

/** Where lines go: to the server, or to whatever answers in its place. */
export interface Wire {
  send(line: string): void;
  speak(lang: Lang): void;
  close(): void;
}

export class TableState {
  condition = $state<Condition>('connecting');
  room = $state.raw<Room | null>(null);
  you = $state.raw<You | null>(null);
  view = $state.raw<View | null>(null);
  ask = $state.raw<Ask | null>(null);
  waiting = $state.raw<number[]>([]);
  over = $state.raw<Over | null>(null);
  events = $state.raw<Told[]>([]);
  said = $state.raw<Said[]>([]);
  /** What this seat builds its deck from, once it has asked. */
  bench = $state.raw<Bench | null>(null);
  /** What this seat remembers of a draft, once it has asked. */
  seen = $state.raw<Seen | null>(null);
  /** When the table was told last how it stands, by the clock of this page. */
  roomAt = $state(0);
  refused = $state.raw<Refused | null>(null);
  because = $state.raw<Because | null>(null);
  /** What would come of the action that was asked about last. */
  preview = $state.raw<Preview | null>(null);
  rules = $state.raw<RuleText[]>([]);
  hint = $state.raw<Hint | null>(null);
  /** How much of the hint is told: what (1), why (2), what else (3). */
  hintDepth = $state(1);
  fault = $state.raw<Failure | null>(null);
  /** How many news there have been: whoever shows what is new watches it. */
  news = $state(0);
  /** What was promised before each game, as this browser saw it. */
  promises = $state.raw<Promised[]>([]);
  /** The salts that were added to the game. */
  salts = $state.raw<string[]>([]);
  /** The number of the question whose answer is under way; 0 if none is. Until it is answered, nothing else is sent. */
  pending = $state(0);
  /** Whether an answer will be given by itself in a moment. */
  planned = $state(false);
  /** Whether somebody leads through the game: then nothing is answered by itself, and its end is no end of a table. */
  guided = $state(false);
  /** The request by which one is taking back, as long as what it leads to is a question that is not one's own to answer. */
  backwards = $state('');

  /** The last request to take something back that was sent after the last answer, and whether it has been granted. */
  private wish = '';
  private granted = false;
  /** Whether the connection was lost while an answer was under way: nobody knows if it has arrived. */
  private doubtful = false;
  private connection: Wire;
  /** A view counts from the line that ends the news, so that no question meets a board of another moment. */
  private next: View | null = null;
  /** So does what has happened: whoever shows it does so once, however many lines tell it. */
  private coming: Told[] | null = null;

  constructor(readonly table: string, readonly token: string, lang: Lang, wire?: Wire) {
    this.salts = JSON.parse(sessionStorage.getItem(this.saltsKept) ?? '[]') as string[];
    this.promises = JSON.parse(sessionStorage.getItem(this.promisesKept) ?? '[]') as Promised[];
    this.connection = wire ?? new Connection(
      table, token, lang, keptName(), (message) => this.hear(message), (condition) => this.feel(condition),
    );
  }

  /** Whether nothing can be answered now: an answer is under way, or there is no connection. */
  get held(): boolean {
    return this.pending > 0 || this.condition !== 'open';
  }

  get seat(): number {
    return this.you?.seat ?? -1;
  }

  /** Every card whose face this seat sees, by handle. */
  cards = $derived.by(() => {
    const found = new Map<number, CardView>();
    for (const zone of zonesOf(this.view)) for (const card of zone.cards ?? []) found.set(card.handle, card);
    return found;
  });

  /** The options that name a card, by its handle: the first card of an option is the one that acts. */
  optionsOf(handle: number): Option[] {
    return (this.ask?.options ?? []).filter((option) => option.cards?.[0] === handle);
  }

  do(text: string): void {
    const ask = this.ask;
    if (!ask || this.held) return;
    this.pending = ask.id;
    this.wish = '';
    this.doubtful = false;
    this.refused = null;
    this.fault = null;
    this.hint = null;
    let salt = '';
    if (ask.salt) {
      salt = freshSalt();
      this.keepSalt(salt);
    }
    this.connection.send(`do @${ask.id} ${salt ? `~${salt} ` : ''}${text}`);
  }

  choose(option: Option, number?: number): void {
    this.do(option.do.replace('{n}', String(number ?? option.low ?? 0)));
  }

  request(line: string): void {
    if (line === 'undo' || line === 'undo!') this.wish = line;
    this.connection.send(line);
  }

  why(action: string): void {
    this.because = null;
    this.connection.send(`why ${action}`);
  }

  speak(lang: Lang): void {
    this.connection.speak(lang);
  }

  close(): void {
    this.connection.close();
  }

  /** An answer that was lost with the connection may be given again; one that arrived is in what the table tells first. */
  feel(condition: Condition): void {
    this.condition = condition;
    if (condition === 'lost') this.doubtful = this.pending > 0;
    else if (condition === 'open' && this.doubtful) this.pending = 0;
  }

  hear(message: Message): void {
    switch (message.word) {
      case 'reset':
        this.pending = 0;
        this.ask = this.over = null; // the board stays until the same one comes in other words
        this.coming = [];
        break;
      case 'room':
        this.room = message.body;
        this.roomAt = Date.now();
        if (message.body.state === 'salting' && this.token) this.addSalt(message.body);
        break;
      case 'you':
        this.you = message.body;
        this.coming = [];
        this.over = this.ask = null;
        break;
      case 'event':
        this.coming ??= [...this.events];
        this.coming.splice(message.body.n, Infinity, message.body);
        break;
      case 'undone':
        this.coming = (this.coming ?? this.events).slice(0, message.body.events);
        this.granted = true;
        break;
      case 'view':
        this.next = message.body;
        break;
      case 'ask':
        if (!this.isStillUnderWay(message.body)) this.pending = 0;
        this.set(message.body, [], null);
        break;
      case 'wait':
        this.pending = 0;
        this.set(null, message.body.seats, null);
        break;
      case 'over':
        this.pending = 0;
        this.set(null, [], message.body);
        break;
      case 'preview':
        this.preview = message.body;
        break;
      case 'refused':
        if (message.body.request === 'preview') break; // it was about a question that is answered by now
        this.refused = message.body;
        this.backwards = '';
        if (ANSWERS.has(message.body.request)) this.pending = 0;
        break;
      case 'why':
        this.because = message.body;
        break;
      case 'rules':
        this.rules = message.body.found;
        break;
      case 'hint':
        this.hint = message.body;
        this.hintDepth = 1;
        break;
      case 'said':
        this.said = [...this.said, message.body];
        break;
      case 'bench':
        this.bench = message.body;
        break;
      case 'seen':
        this.seen = message.body;
        break;
      case 'error':
      case 'bye':
        this.pending = 0;
        if (message.word === 'error' && message.body.code === STALE) break; // the question that is open has come already
        this.fault = message.word === 'error' ? message.body : { code: 'bye', text: message.body.text };
        break;
      default:
        break;
    }
  }

  /** Where several are asked at once, the answer of another one brings the own question again. */
  private isStillUnderWay(ask: Ask): boolean {
    const deciding = (this.next ?? this.view)?.deciding ?? [];
    return ask.id === this.pending && !ask.answered && deciding.length > 1;
  }

  private set(ask: Ask | null, waiting: number[], over: Over | null): void {
    this.view = shared(this.view, this.next ?? this.view);
    this.events = this.coming ?? this.events;
    this.next = this.coming = null;
    this.backwards = this.granted ? this.wish : '';
    this.granted = false;
    if (ask?.id !== this.ask?.id) this.hint = null; // it was for another question
    this.ask = ask;
    this.waiting = waiting;
    this.over = over;
    this.refused = null;
    this.preview = null;
    this.fault = null;
    this.news += 1;
  }

  private get saltsKept(): string {
    return `mazo.salts.${this.table}.${this.token}`;
  }

  private get promisesKept(): string {
    return `mazo.promises.${this.table}.${this.token}`;
  }

  private keepSalt(salt: string): void {
    this.salts = [...this.salts, salt];
    sessionStorage.setItem(this.saltsKept, JSON.stringify(this.salts));
  }

  /** Keep what the table shows of the game to come, and only then add a salt to it. */
  private addSalt(room: Room): void {
    if (!room.seats.some((seat) => seat.who === 'person' && !seat.salted)) return;
    const promises = withPromise(this.promises, room, freshSalt);
    const salt = promiseOf(promises, room)?.salt ?? '';
    if (promises !== this.promises) {
      this.promises = promises;
      this.salts = [];
      sessionStorage.setItem(this.promisesKept, JSON.stringify(promises));
      this.keepSalt(salt);
    }
    this.connection.send(`salt ${salt}`); // the table takes the first one and passes over further ones
  }
}

export function zonesOf(view: View | null) {
  if (!view) return [];
  return [...view.players.flatMap((player) => Object.values(player.zones)), ...Object.values(view.table ?? {})];
}
