// What the player is about to do: which card is looked at, whose menu is open, what is aimed at, what is chosen.

import type { Looked, Option, PlayerView } from '../lib/protocol';
import type { TableState } from '../lib/table.svelte';
import { answersOf } from './answers';
import { planOf, type BoardPlan } from './boards';
import { entriesOf, usualVerbs, type Entry } from './entries';
import { Foreseeing } from './foreseeing.svelte';
import { onlyCard } from './labels';
import type { Passing } from './passing.svelte';
import { Picking } from './picking.svelte';

export type Tab = 'log' | 'rule' | 'chat';

export class Play {
  /** The card that is looked at: a handle, or the name of a card that is not on the table. */
  looked = $state<number | string>(0);
  /** A card that somebody asks to read, until it is shown. */
  reading = $state<number | string>(0);
  menu = $state(0);
  /** The card that is being dragged. */
  dragged = $state(0);
  verb = $state('');
  first = $state(0);
  /** An option that waits for its number. */
  range = $state.raw<Option | null>(null);
  picking = $state.raw<Picking | null>(null);
  tab = $state<Tab>('log');
  /** What the live region says next. */
  spoken = $state('');
  sheet = $state(false);
  /** Whether the command line is open. */
  commanding = $state(false);
  /** What lets questions go by, if one wants to be asked no more for a while. */
  passing = $state.raw<Passing | null>(null);
  /** Whether the hand is put away, where it would take the room of the board. */
  handFolded = $state(false);

  /** The number of the first event that is new to whoever plays here. */
  newFrom = $state(-1);

  /** The number of the question that is being answered. */
  private asked = 0;
  /** How many events there were when it came. */
  private askedAt = 0;
  /** What the Rule tab was asked last. */
  private last: { action?: string; rule?: string } = {};

  /** What would come of what is pointed at. */
  readonly foreseeing: Foreseeing;
  /** The card that is pointed at. */
  pointed = $state(0);
  /** The card at which a reason is shown why something can't be done; 0 for none in particular. */
  doubted = $state(0);

  constructor(readonly state: TableState) {
    this.foreseeing = new Foreseeing(state);
  }

  get plan(): BoardPlan {
    return planOf(this.state.room?.game ?? '');
  }

  /** News: a question that is still the same, because another player has sealed an answer, keeps what was chosen for it. */
  follow(): void {
    this.noteNews();
    this.forgetRefusal();
    const ask = this.state.ask;
    if (!ask || !this.picking || ask.answered || ask.id !== this.asked) this.renew();
  }

  /** What has happened since one was asked last is new until one is asked again. */
  private noteNews(): void {
    const { events, ask } = this.state;
    if (this.newFrom < 0 || this.newFrom > events.length) this.newFrom = this.askedAt = events.length;
    if (ask && ask.id !== this.asked) [this.newFrom, this.askedAt] = [this.askedAt, events.length];
  }

  /** A new question: nothing of the last one is left. */
  renew(): void {
    this.cancel();
    this.asked = this.state.ask?.id ?? 0;
    const selection = this.state.ask?.selection;
    this.picking = selection ? new Picking(selection) : null;
    this.lookAtSource();
  }

  /** Whoever answers a question of a card wants to read that card. */
  private lookAtSource(): void {
    const source = this.state.ask?.source;
    if (source) this.look(source.handle ?? 0, source.name);
  }

  cancel(): void {
    this.menu = this.first = 0;
    this.foreseeing.point('');
    this.verb = '';
    this.range = null;
  }

  get options(): Option[] {
    return this.state.ask?.options ?? [];
  }

  /** The options that still fit what has been said so far. */
  open = $derived.by(() =>
    this.options.filter(
      (option) => (!this.verb || option.verb === this.verb) && (!this.first || option.cards?.[0] === this.first),
    ),
  );

  /** Cards that can act now, and cards that can be chosen for what is being aimed. */
  actors = $derived.by(() => {
    if (this.picking) return new Set(this.picking.cards.map((candidate) => candidate.handle));
    if (this.first) return new Set<number>();
    return new Set(this.open.flatMap((option) => option.cards?.slice(0, 1) ?? []));
  });

  targets = $derived.by(() => {
    const source = this.first || this.dragged;
    if (!source) return new Set<number>();
    const together = this.open.filter((option) => (option.cards?.length ?? 0) > 1 && option.cards?.includes(source));
    return new Set(together.flatMap((option) => option.cards ?? []).filter((handle) => handle !== source));
  });

  /** Cards that lie among those that can be chosen or aimed at, and can't be. */
  barred = $derived.by(() => {
    const wanted = this.first ? this.targets : new Set(this.picking?.cards.map(({ handle }) => handle));
    const seen = [...wanted].flatMap((handle) => this.where(handle) ?? []);
    const types = new Set([...wanted].map((handle) => this.state.cards.get(handle)?.type));
    const cards = seen.flatMap(({ player, zone }) => player.zones[zone]?.cards ?? []);
    return new Set(cards.filter(({ handle, type }) => handle !== this.first && !wanted.has(handle) && types.has(type)).map(({ handle }) => handle));
  });

  /** Why one of them can't, in a word; the whole reason is given to whoever presses it. */
  barredBy(handle: number): string {
    const { tired, rested, keys } = this.plan;
    const fights = keys.fight?.includes(this.verb) ?? false;
    return fights && rested && !this.state.cards.get(handle)?.states?.includes(tired) ? rested : '';
  }

  /** The cards that others have done something with since one was asked last. */
  stirred = $derived.by(() => {
    const others = this.state.events.slice(this.newFrom < 0 ? Infinity : this.newFrom).filter(({ event }) => event.seat !== this.state.seat);
    return new Set(others.flatMap(({ event }) => event.handle ?? []));
  });

  /** The cards that what is being played, used or answered is aimed at, as long as something may come of it. */
  meant = $derived.by(() => new Set((this.state.view?.waiting ?? []).filter(({ stopped }) => !stopped).flatMap(({ targets }) => targets ?? [])));

  /** The cards that the hint speaks of. */
  hinted = $derived.by(() => new Set(this.state.hint?.cards ?? []));

  /** The numbers that stand on cards: their places among the candidates or the answers. */
  numbers = $derived.by(() => {
    const handles = this.picking
      ? this.picking.cards.map((candidate) => candidate.handle)
      : this.verb ? this.answers.map((answer) => answer.cards[this.first ? 1 : 0] ?? 0) : [];
    return new Map(handles.slice(0, 10).map((handle, at) => [handle, (at + 1) % 10]));
  });

  /** What one looks at, and what else can be chosen but does not lie open on the table; `locked` says why not. */
  unseen = $derived.by(() => {
    const looked: Looked[] = this.state.ask?.looked ?? [];
    const offered: Looked[] = this.picking?.cards ?? this.options.flatMap((option) => onlyCard(option));
    const known = new Set(looked.map(({ handle }) => handle));
    const unseen = [...looked, ...offered.filter(({ handle }) => !known.has(handle))];
    return [...new Map(unseen.filter(({ handle, name }) => handle && name && !this.state.cards.has(handle)).map((one) => [one.handle, one])).values()];
  });

  answers = $derived.by(() => answersOf(this));

  choose(option: Option): void {
    if (this.state.held) return;
    if (option.high) {
      this.range = option;
      return;
    }
    this.menu = 0; // the rest stays as it is until the table has answered
    this.state.choose(option);
  }

  chooseNumber(number: number): void {
    if (this.range) this.state.choose(this.range, number);
  }

  narrow(verb: string): void {
    this.cancel();
    this.verb = verb;
  }

  aim(verb: string, handle: number): void {
    this.cancel();
    this.verb = verb;
    this.first = handle;
  }

  /** What is pointed at is tried without being done: what pressing it would answer at once, if it would. */
  point(handle: number, action = ''): void {
    this.pointed = handle;
    this.foreseeing.point(action || (handle ? this.answerAt(handle) : ''));
  }

  private answerAt(handle: number): string {
    if (this.picking?.offers(handle)) return this.picking.single ? `${this.picking.selection.lead} #${handle}` : '';
    const source = this.first || this.dragged;
    const fits = (option: Option) => (source ? option.cards?.includes(source) && option.cards.includes(handle) : option.cards?.[0] === handle);
    const found = source || this.verb ? this.open.filter((option) => !option.high && fits(option)) : [];
    return source !== handle && found.length === 1 ? (found[0]?.do ?? '') : '';
  }

  /** One of those that can be chosen: where one is all that can be chosen, it is the answer. */
  take(handle: number): void {
    if (this.state.held || !this.picking) return;
    this.picking.toggle(handle);
    if (this.picking.single && this.picking.place(handle)) this.confirm();
  }

  confirm(): void {
    if (this.picking?.complete) this.state.do(this.picking.text);
  }

  decline(): void {
    const none = this.picking?.selection.none;
    if (none) this.state.do(none);
  }

  /** Whose card it is and where it lies. */
  where(handle: number): { player: PlayerView; zone: string } | null {
    for (const player of this.state.view?.players ?? []) {
      for (const [zone, { cards }] of Object.entries(player.zones)) {
        if (cards?.some((card) => card.handle === handle)) return { player, zone };
      }
    }
    return null;
  }

  isOwn(handle: number): boolean {
    return this.where(handle)?.player.seat === this.state.seat;
  }

  entries(handle: number): Entry[] {
    return entriesOf(this, handle);
  }

  /** A card is looked at; what is not on the table is known by its name. */
  look(handle: number, name: string): void {
    this.looked = this.state.cards.has(handle) ? handle : name;
  }

  /** A card is pressed: it is chosen, aimed at, acts, or says what it could do. */
  press(handle: number): void {
    if (this.state.held) return;
    if (this.picking?.offers(handle)) this.take(handle);
    else if (this.first) this.pressTarget(handle);
    else if (this.verb && this.actors.has(handle)) this.pressActor(handle);
    else this.pressMenu(handle);
  }

  private pressTarget(handle: number): void {
    if (handle === this.first) {
      this.cancel();
      return;
    }
    const found = this.open.filter((option) => option.cards?.includes(handle));
    if (found[0]) this.choose(found[0]);
    else this.ask(`${this.verb} #${this.first} -> #${handle}`);
  }

  private pressActor(handle: number): void {
    const found = this.open.filter((option) => option.cards?.[0] === handle);
    if (found.length === 1 && found[0]) this.choose(found[0]);
    else this.aim(this.verb, handle);
  }

  private pressMenu(handle: number): void {
    const entries = this.entries(handle);
    const able = entries.filter((entry) => !entry.doubt);
    if (this.menu === handle) {
      if (able.length === 1) able[0]?.run();
      else this.menu = 0;
      return;
    }
    this.cancel();
    if (entries.length) this.menu = handle;
    else this.read(); // on a phone there is nothing else to do with it
    if (!this.state.ask || able.length) return;
    if (entries[0]) entries[0].run();
    else this.askOnto(handle);
  }

  /** Why a card of somebody else can't be chosen, or why nothing can be done to it by the own card that comes nearest. */
  private askOnto(handle: number): boolean {
    const there = this.where(handle);
    if (this.state.seat < 0 || !there || there.player.seat === this.state.seat) return false;
    const verb = this.plan.aimed[0] ?? '';
    const actor = this.likelyActor(verb);
    if (this.picking) this.ask(`${this.picking.selection.lead} #${handle}`);
    else if (actor) this.ask(`${verb} #${actor} -> #${handle}`);
    return Boolean(this.picking) || actor > 0;
  }

  /** An own card that can do this to something, else one that usually does it. */
  private likelyActor(verb: string): number {
    const able = this.options.find((option) => option.verb === verb)?.cards?.[0];
    const own = [...this.state.cards.keys()].filter((handle) => usualVerbs(this, handle).includes(verb));
    return able ?? own.find((handle) => !this.state.cards.get(handle)?.states?.includes(this.plan.tired)) ?? own[0] ?? 0;
  }

  /** Why something can't be done: said at the card that it is about, the last one of those that it names. */
  ask(action: string): void {
    this.doubted = Number(/#(\d+)(?!.*#)/.exec(action)?.[1] ?? 0);
    this.last = { action };
    this.state.why(action);
  }

  /** What was refused is of no use any more. */
  forgetRefusal(): void {
    this.state.because = null;
    this.state.refused = null;
    this.doubted = 0;
  }

  /** Read the card that is looked at, and nothing about another one above it. */
  read(): void {
    this.forgetRefusal();
    this.reading = this.looked;
  }

  /** The Rule tab again, in another language. */
  askAgain(): void {
    if (this.last.action) this.state.why(this.last.action);
    else if (this.last.rule) this.state.request(`rule ${this.last.rule}`);
    else this.state.rules = [];
  }

  askAbout(handle: number): void {
    const { zone = '' } = this.where(handle) ?? {};
    const verb = usualVerbs(this, handle)[0] ?? this.plan.usual[zone]?.[0];
    if (!this.askOnto(handle) && verb) this.ask(`${verb} #${handle}`);
  }

  showRule(number: string): void {
    this.tab = 'rule';
    this.sheet = true;
    this.last = { rule: number };
    this.forgetRefusal();
    this.state.request(`rule ${number}`);
  }
}
