// A desk as the page has it: what lies on it, what the server says to that, and the table as the board's parts read it.

import { deskParting, deskTable, Refusal, type AskDesk, type DeskParting, type DeskTable, type Laid } from '../lib/api';
import { language } from '../lib/language.svelte';
import { readLine } from '../lib/line';
import type { Message, Room, View } from '../lib/protocol';
import { TableState, type Wire } from '../lib/table.svelte';
import { BadLink, packed, type Kept, type Ruling, type Show } from './link';
import type { Holder } from './position';

/** Everybody lets go by what they may. */
export const REST = '...';
/** Requests that only ask the table something. */
const QUESTION = /^(why|preview|rule) /;
const NOTHING: Ruling = { question: '', answer: '', rules: [] };

/** What was refused, and at which place of the position. */
export interface Fault {
  text: string;
  place: string;
}

export class Desk {
  kept = $state.raw<Kept>({ game: '', beginning: {}, deeds: [] });
  /** How it stands when everything is done. */
  whole = $state.raw<DeskTable | null>(null);
  /** How it stands at the moment that is looked at. */
  table = $state.raw<DeskTable | null>(null);
  parting = $state.raw<DeskParting | null>(null);
  /** The edition to compare with. */
  other = $state('');
  /** How many deeds are looked at. */
  at = $state(0);
  fault = $state.raw<Fault | null>(null);
  busy = $state(false);
  /** The address of the desk as it is now; empty if it is too large for one. */
  link = $state('');
  readonly state: TableState;

  /** Every question of the table has a number of its own, also where the server counts anew. */
  private questions = 0;
  private wanted = 0;

  constructor() {
    const wire: Wire = { send: (line) => void this.hearken(line), speak: () => undefined, close: () => undefined };
    this.state = new TableState('', '', language.current, wire);
    this.state.condition = 'open';
    this.state.guided = true;
  }

  get position(): Holder | null {
    return this.kept.beginning.position ?? null;
  }

  get ruling(): Ruling {
    return this.kept.ruling ?? NOTHING;
  }

  get show(): Show {
    return this.kept.show ?? 'lay';
  }

  /** Lay something else on the desk. */
  async open(kept: Kept): Promise<void> {
    this.kept = kept;
    this.at = kept.deeds.length;
    this.parting = null;
    this.other = '';
    await this.ask();
  }

  async openLaid(laid: Laid, ruling: Ruling): Promise<void> {
    const { game, beginning, edition, names, deeds = [], tried } = laid;
    await this.open({
      game, beginning, deeds, ruling, show: 'try',
      ...(edition ? { edition } : {}), ...(names?.length ? { names } : {}), ...(tried ? { tried } : {}),
    });
  }

  /** The position is another one; whatever was done there is done again, as far as that goes. */
  async lay(position: Holder): Promise<void> {
    this.change({ beginning: { position } });
    await this.ask();
  }

  /** Begin anew from a moment. */
  async take(position: Holder): Promise<void> {
    this.change({ beginning: { position }, deeds: [], show: 'lay' });
    await this.ask();
  }

  /** Change what is no matter of the table. */
  change(what: Partial<Kept>): void {
    this.kept = { ...this.kept, ...what };
    if (what.deeds) {
      this.at = what.deeds.length;
      delete this.kept.tried;
    }
    void this.write();
  }

  async turnTo(show: Show): Promise<void> {
    this.change({ show });
    if (show === 'try') await this.ask();
  }

  async choose(edition: string): Promise<void> {
    this.change({ edition });
    await this.ask();
  }

  /** Do something behind what is looked at; what was done after that is dropped. */
  async do(deed: string): Promise<void> {
    const seat = this.table?.seat ?? -1;
    const whole = deed === REST || /^\d+: /.test(deed) || seat < 0 ? deed : `${seat + 1}: ${deed}`;
    const before = this.kept;
    this.change({ deeds: [...before.deeds.slice(0, this.at), whole] });
    await this.ask();
    const halted = this.whole?.halted;
    if (!halted) return;
    // What can't be done is no deed: it is a question that has its answer.
    this.change({ deeds: before.deeds });
    await this.try(deed);
  }

  /** May it be done, and what would come of it? */
  async try(deed: string): Promise<void> {
    this.kept = { ...this.kept, tried: deed };
    await this.ask();
  }

  async back(to: number): Promise<void> {
    this.change({ deeds: this.kept.deeds.slice(0, Math.max(0, to)) });
    await this.ask();
  }

  /** Look at another moment of what was done. */
  async look(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(at, this.kept.deeds.length));
    await this.ask();
  }

  async compare(other: string): Promise<void> {
    this.other = other;
    this.parting = null;
    if (!other) return;
    const asked = { ...this.asked(this.kept.deeds), other };
    try {
      const found = await deskParting(asked, language.current);
      if (this.other === other) this.parting = found;
    } catch (error) {
      this.fault = faultOf(error);
    }
  }

  /** What the server says to the desk as it is now. */
  async ask(): Promise<void> {
    const turn = (this.wanted += 1);
    this.busy = true;
    const { deeds, tried = '' } = this.kept;
    const shown = deeds.slice(0, this.at);
    try {
      const table = await deskTable({ ...this.asked(shown), ...(tried ? { tried } : {}) }, language.current);
      const whole = shown.length === deeds.length ? table : await deskTable(this.asked(deeds), language.current);
      if (turn !== this.wanted) return;
      this.fault = null;
      this.whole = whole;
      this.table = table;
      this.tell(table);
      if (this.other) await this.compare(this.other);
    } catch (error) {
      if (turn === this.wanted) this.fault = faultOf(error);
    } finally {
      if (turn === this.wanted) this.busy = false;
    }
    await this.write();
  }

  private asked(deeds: string[]): AskDesk {
    const { game, beginning, edition, names } = this.kept;
    return { game, beginning, deeds, ...(edition ? { edition } : {}), ...(names?.length ? { names } : {}) };
  }

  private async write(): Promise<void> {
    try {
      const fragment = await packed(this.kept);
      this.link = `${location.origin}/judge#${fragment}`;
      history.replaceState(null, '', `#${fragment}`);
    } catch (error) {
      if (!(error instanceof BadLink)) throw error;
      this.link = '';
    }
  }

  /** A line of the table: an answer is done, a question is passed on, anything else means nothing here. */
  private async hearken(line: string): Promise<void> {
    const answer = /^do @\d+ (?:~\w+ )?(.+)$/.exec(line)?.[1];
    if (answer) await this.do(answer);
    else if (line === 'concede') await this.do(line);
    else if (QUESTION.test(line)) await this.question(line);
    this.state.pending = 0;
  }

  private async question(line: string): Promise<void> {
    try {
      const { replies } = await deskTable({ ...this.asked(this.kept.deeds.slice(0, this.at)), asked: line }, language.current);
      for (const reply of replies ?? []) this.hear(reply);
    } catch (error) {
      this.fault = faultOf(error);
    }
  }

  private tell(table: DeskTable): void {
    for (const line of table.lines) this.hear(line, table.view);
  }

  private hear(line: string, open?: View): void {
    const { message } = readLine(`0 ${line}`);
    if (!message) return;
    if (message.word === 'ask') message.body.id = this.questions += 1;
    if (message.word === 'you') this.state.room = roomOf(message);
    if (message.word === 'view' && open) message.body = { ...open, seat: message.body.seat };
    this.state.hear(message);
  }
}

function faultOf(error: unknown): Fault {
  return error instanceof Refusal ? { text: error.message, place: error.place } : { text: String(error), place: '' };
}

function roomOf({ body }: Extract<Message, { word: 'you' }>): Room {
  const { game, title, edition, players } = body;
  return { table: '', state: 'playing', game, title, edition, seats: players.map((name, seat) => ({ seat, who: 'person' as const, name })), commit: '' };
}
