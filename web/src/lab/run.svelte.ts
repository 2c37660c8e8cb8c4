// An experiment under way: bit after bit is asked for, until somebody stops it or all games are played.

import { labBit, Refusal, type LabBit, type Question } from '../lib/api';
import { language } from '../lib/language.svelte';
import type { Lang } from '../lib/protocol';
import { isQuestion } from './asking';

export type State = 'idle' | 'playing' | 'resting' | 'stopped' | 'over' | 'failed';

const KEPT = 'mazo.lab';
/** A replay that is longer is not kept on the device. */
const LONGEST_KEPT = 300_000;
/** So many seconds to wait if nobody says how many. */
const PAUSE = 3;
const RESTS = new Set(['lab_rests', 'limit', 'busy', 'restart', 'database']);

type Ask = (asked: { question: Question; so_far?: unknown; files?: boolean }, lang: Lang, signal: AbortSignal | null) => Promise<LabBit>;
type Wait = (seconds: number, signal: AbortSignal) => Promise<void>;

export class Run {
  question = $state.raw<Question | null>(null);
  bit = $state.raw<LabBit | null>(null);
  state = $state<State>('idle');
  /** Why it could not go on. */
  fault = $state('');
  /** After so many seconds it goes on by itself. */
  rest = $state(0);
  private stopper: AbortController | null = null;

  constructor(private readonly ask: Ask = labBit, private readonly wait: Wait = pause) {}

  /** Begin anew with a question. */
  start(question: Question): Promise<void> {
    this.stop();
    this.question = question;
    this.bit = null;
    return this.goOn();
  }

  /** What was kept on this device from the last time, if anything was. */
  remember(): boolean {
    const kept = read();
    if (!kept) return false;
    this.question = kept.question;
    this.bit = kept.bit;
    this.state = kept.bit.over ? 'over' : 'stopped';
    return true;
  }

  stop(): void {
    this.stopper?.abort();
    this.stopper = null;
    if (this.state === 'playing' || this.state === 'resting') this.state = 'stopped';
  }

  /** Ask for one bit after the other. */
  async goOn(): Promise<void> {
    const { question } = this;
    if (!question) return;
    this.stopper?.abort();
    const stopper = new AbortController();
    this.stopper = stopper;
    const { signal } = stopper;
    this.fault = '';
    this.state = 'playing';
    while (!signal.aborted && !this.bit?.over) {
      try {
        const bit = await this.ask(this.asked(question), language.current, signal);
        if (signal.aborted) return;
        this.state = 'playing';
        this.bit = bit;
        keep(question, bit);
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof Refusal && error.code === 'forgotten' && this.bit) {
          this.bit = { ...this.bit, key: '' }; // the whole replay is sent again
        } else if (error instanceof Refusal && RESTS.has(error.code)) {
          this.state = 'resting';
          this.rest = error.retry || PAUSE;
          await this.wait(this.rest, signal);
        } else {
          this.state = 'failed';
          this.fault = error instanceof Refusal ? [error.message, ...error.problems.map((one) => one.text)].join('\n') : '';
          return;
        }
      }
    }
    if (this.bit?.over) this.state = 'over';
  }

  /** The same in the other language, or as files; nothing is played for it. */
  async files(): Promise<LabBit | null> {
    return this.question && this.bit ? this.ask({ ...this.asked(this.question), files: true }, language.current, null) : null;
  }

  async retell(): Promise<void> {
    const told = await this.files().catch(() => null);
    if (told && told.played === this.bit?.played) this.bit = told;
  }

  private asked(question: Question): { question: Question; so_far?: unknown } {
    const known = this.bit?.key;
    return { question: known ? { ...question, replay: `#${known}` } : question, ...(this.bit && { so_far: this.bit.so_far }) };
  }
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => { clearTimeout(timer); resolve(); });
  });
}

function keep(question: Question, bit: LabBit): void {
  if ((question.replay?.length ?? 0) > LONGEST_KEPT) return;
  try {
    localStorage.setItem(KEPT, JSON.stringify({ question, bit: { ...bit, key: '' } }));
  } catch {
    localStorage.removeItem(KEPT); // there is no room: nothing half is kept
  }
}

function read(): { question: Question; bit: LabBit } | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as { question?: unknown; bit?: LabBit } | null;
    return found?.bit && isQuestion(found.question) && Array.isArray(found.bit.figures) ? { question: found.question, bit: found.bit } : null;
  } catch {
    return null; // what cannot be read is forgotten
  }
}
