// The list that somebody works at: as text and as what is in it, with all steps on the way.

import type { Judgement } from '../lib/api';
import { draftOf, draftText, EMPTY, type Draft } from './draft';

interface Step {
  text: string;
  draft: Draft;
}

const MOST = 200;

export class Workbench {
  text = $state('');
  draft = $state.raw<Draft>(EMPTY);
  /** What stands behind the line of a marked card. */
  behind = '';
  /** Whether the text was typed and nobody knows yet what it lists. */
  unread = $state(false);
  private past = $state.raw<Step[]>([]);
  private future = $state.raw<Step[]>([]);

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Begin with another list: there is nothing to take back yet. */
  open(text: string): void {
    this.text = text;
    this.draft = EMPTY;
    this.unread = Boolean(text.trim());
    this.past = this.future = [];
  }

  /** Change what is in the list; not while nobody knows what that is. */
  change(make: (draft: Draft) => Draft): void {
    const next = make(this.draft);
    if (this.unread || next === this.draft) return;
    this.remember();
    this.draft = next;
    this.text = draftText(next, this.behind);
  }

  /** Somebody types. */
  type(text: string): void {
    this.remember();
    this.text = text;
    this.unread = Boolean(text.trim());
    if (!this.unread) this.draft = EMPTY;
  }

  /** What a text was found to list; one that is no longer there does not count. */
  judged(text: string, judgement: Judgement): void {
    if (text !== this.text || !this.unread) return;
    this.draft = draftOf(text, judgement);
    this.unread = false;
  }

  undo(): void {
    const step = this.past.at(-1);
    if (!step) return;
    this.future = [...this.future, this.now];
    this.past = this.past.slice(0, -1);
    this.show(step);
  }

  redo(): void {
    const step = this.future.at(-1);
    if (!step) return;
    this.past = [...this.past, this.now];
    this.future = this.future.slice(0, -1);
    this.show(step);
  }

  private get now(): Step {
    return { text: this.text, draft: this.draft };
  }

  private show({ text, draft }: Step): void {
    this.text = text;
    this.draft = draft;
    this.unread = draftText(draft, this.behind) !== text && Boolean(text.trim());
  }

  private remember(): void {
    this.past = [...this.past, this.now].slice(-MOST);
    this.future = [];
  }
}
