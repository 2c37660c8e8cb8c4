// A way through a lesson or a puzzle: what has been done is kept here and sent along each time; the server keeps nothing.

import { attemptPuzzle, Refusal, walkLesson, type AskWalk, type Attempted, type Walked } from '../lib/api';
import { language } from '../lib/language.svelte';
import { readLine } from '../lib/line';
import type { Lang, Message, Room } from '../lib/protocol';
import { TableState, type Wire } from '../lib/table.svelte';

/** What somebody does who has read a step. */
export const NEXT = 'next';
/** Requests that only ask the table something. */
const QUESTION = /^(why|preview|rule) /;

/** What the server says of where somebody stands. */
type Found = Pick<Walked, 'deeds' | 'lines' | 'replies' | 'answer'>;

export class Way<F extends Found> {
  walked = $state.raw<F | null>(null);
  fault = $state('');
  busy = $state(false);
  readonly state: TableState;

  /** Every question of the table has a number of its own, also where the server counts anew. */
  private asked = 0;

  constructor(readonly game: string, readonly name: string, private readonly server: (game: string, name: string, asked: AskWalk, lang: Lang) => Promise<F>) {
    const wire: Wire = { send: (line) => void this.hearken(line), speak: () => undefined, close: () => undefined };
    this.state = new TableState('', '', language.current, wire);
    this.state.condition = 'open';
    this.state.guided = true;
  }

  /** Try something, or just see where one stands. */
  async take(tried = ''): Promise<void> {
    await this.ask({ deeds: this.walked?.deeds ?? [], ...(tried ? { tried } : {}) }, true);
  }

  async restart(): Promise<void> {
    await this.ask({}, true);
  }

  /** A line of the table: an answer is tried, a question is passed on, anything else means nothing here. */
  private async hearken(line: string): Promise<void> {
    const answer = /^do @\d+ (?:~\w+ )?(.+)$/.exec(line)?.[1];
    if (answer) await this.take(answer);
    else if (QUESTION.test(line)) await this.ask({ deeds: this.walked?.deeds ?? [], asked: line }, false);
    this.state.pending = 0;
  }

  private async ask(what: AskWalk, moves: boolean): Promise<void> {
    if (moves) this.busy = true;
    try {
      const found = await this.server(this.game, this.name, what, language.current);
      this.fault = '';
      if (moves) this.show(found);
      else for (const line of found.replies ?? []) this.tell(line);
    } catch (error) {
      this.fault = error instanceof Refusal ? error.message : String(error);
    }
    if (moves) this.busy = false;
  }

  private show(found: F): void {
    const stays = this.walked !== null && found.deeds.length === this.walked.deeds.length && found.deeds.length > 0;
    this.walked = found;
    if (stays && found.answer) return; // the table is as it was: whatever is chosen there stays so
    for (const line of found.lines) this.tell(line);
  }

  private tell(line: string): void {
    const { message } = readLine(`0 ${line}`);
    if (!message) return;
    if (message.word === 'ask') message.body.id = this.asked += 1;
    if (message.word === 'you') this.state.room = roomOf(message);
    this.state.hear(message);
  }
}

/** A walk through a lesson. */
export class Walk extends Way<Walked> {
  constructor(game: string, name: string) {
    super(game, name, walkLesson);
  }
}

/** An attempt at a puzzle. */
export class Attempt extends Way<Attempted> {
  constructor(game: string, name: string) {
    super(game, name, attemptPuzzle);
  }
}

function roomOf({ body }: Extract<Message, { word: 'you' }>): Room {
  const { game, title, edition, players } = body;
  const seats = players.map((name, seat) => ({ seat, who: seat === body.seat ? ('person' as const) : ('bot' as const), name }));
  return { table: '', state: 'playing', game, title, edition, seats, commit: '' };
}
