import { beforeEach, describe, expect, it } from 'vitest';
import type { Ask, CardView, Option, PlayerView, Selection } from '../lib/protocol';
import type { TableState } from '../lib/table.svelte';
import { dropAt, dropOn } from './dropping';
import { answerFor } from './bag';
import { Play } from './play.svelte';

const character = (handle: number, name: string): CardView => ({ handle, name, type: 'character' });
const option = (verb: string, ...cards: number[]): Option =>
  ({ do: `${verb} ${cards.join(' -> ')}`.trim(), text: verb, verb, label: verb, cards, parts: [{ text: verb }] });

const players: PlayerView[] = [
  { seat: 0, name: 'Ana', scores: {}, zones: { hand: { name: 'hand', count: 1, cards: [character(1, 'Abu')] }, play: { name: 'play', count: 1, cards: [character(2, 'Koda')] } } },
  { seat: 1, name: 'Bruno', scores: {}, zones: { play: { name: 'play', count: 2, cards: [character(3, 'Elsa'), character(4, 'Stitch')] } } },
];

class Told {
  done: string[] = [];
  held = false;
  because: unknown = null;
  refused: unknown = null;
  rules: unknown[] = [];
  asked: string[] = [];
  hint = null;
  seat = 0;
  room = { game: 'lorcana' };
  view: { players: typeof players; waiting?: { seat: number; source: string }[] } = { players };
  events: { n: number; event: { seat: number; handle?: number } }[] = [];
  cards = new Map(players.flatMap((player) => Object.values(player.zones)).flatMap((zone) => zone.cards ?? []).map((card) => [card.handle, card]));
  ask: Ask;

  constructor(options: Option[]) {
    this.ask = { id: 1, seat: 0, prompt: 'What now?', rule: '', title: '', options };
  }

  optionsOf = (handle: number) => (this.ask.options ?? []).filter((each) => each.cards?.[0] === handle);
  choose = (chosen: Option) => { this.do(chosen.do); };
  do = (text: string) => { this.done.push(text); };
  request: (line: string) => void = () => undefined;
  why = (action: string) => { this.asked.push(action); };
}

let told: Told;
let play: Play;

function sit(...options: Option[]): void {
  told = new Told(options);
  play = new Play(told as unknown as TableState);
}

describe('pressing cards', () => {
  beforeEach(() => sit(option('quest', 2), option('challenge', 2, 3), option('challenge', 2, 4), option('end')));

  it('does the only thing on the second press', () => {
    sit(option('ink', 1), option('end'));
    play.press(1);
    expect(told.done).toEqual([]);
    play.press(1);
    expect(told.done).toEqual(['ink 1']);
  });

  it('aims what needs another card, and does it on the target', () => {
    play.press(2);
    play.entries(2).find((entry) => entry.key === 'challenge')?.run();
    expect([...play.targets]).toEqual([3, 4]);
    play.press(4);
    expect(told.done).toEqual(['challenge 2 -> 4']);
  });

  it('asks why about a card that can do nothing now', () => {
    play.press(1);
    expect(told.asked).toEqual(['play #1']);
  });

  it('asks why about a target that is none', () => {
    play.aim('challenge', 2);
    play.press(1);
    expect(told.asked).toEqual(['challenge #2 -> #1']);
  });
});

describe('a card of somebody else that nothing can be done to', () => {
  it('says why, for the own card that could do it to another one', () => {
    sit(option('challenge', 2, 3), option('end'));
    play.press(4);
    expect(told.asked).toEqual(['challenge #2 -> #4']);
  });

  it('says why, for an own card that usually does it, if none can now', () => {
    sit(option('end'));
    play.press(3);
    play.askAbout(4);
    expect(told.asked).toEqual(['challenge #2 -> #3', 'challenge #2 -> #4']);
  });

  it('says why it is none of those that can be chosen', () => {
    sit();
    const candidates = [{ handle: 2, name: 'Koda' }];
    told.ask = { ...told.ask, selection: { mode: 'subset', lead: 'choose', label: 'choose', low: 1, high: 1, candidates } };
    play.follow();
    play.press(3);
    expect(told.asked).toEqual(['choose #3']);
  });

  it('says nothing to who is not asked', () => {
    sit();
    told.seat = -1;
    play.press(3);
    expect(told.asked).toEqual([]);
  });
});

describe('a refusal', () => {
  beforeEach(() => {
    sit(option('end'));
    told.because = { action: 'challenge', legal: false };
    play.press(3);
  });

  it('stands at the card that it is about, leaves the log in front, and goes at the next news', () => {
    expect([play.doubted, play.tab]).toEqual([3, 'log']);
    told.because = { action: 'challenge', legal: false };
    play.follow();
    expect([play.doubted, told.because]).toEqual([0, null]);
  });

  it('leaves a rule that was asked for where it is', () => {
    play.showRule('4.6');
    play.follow();
    expect(play.tab).toBe('rule');
  });

  it('does not stand above another card that is read', () => {
    play.looked = 2;
    play.read();
    expect([play.reading, play.tab, told.because, told.refused]).toEqual([2, 'log', null, null]);
  });
});

describe('dropping cards', () => {
  it('does what both cards can do together', () => {
    sit(option('challenge', 2, 3));
    dropOn(play, 2, 3);
    expect(told.done).toEqual(['challenge 2 -> 3']);
  });

  it('inks on the purse, and says why not', () => {
    sit(option('ink', 1));
    dropAt(play, 1, 'purse');
    dropAt(play, 1, 'board');
    expect([told.done, told.asked]).toEqual([['ink 1'], ['play #1']]);
  });
});

describe('while an answer is under way', () => {
  it('nothing else is chosen, and what was aimed at stays until the table answers', () => {
    sit(option('challenge', 2, 3), option('challenge', 2, 4), option('end'));
    play.aim('challenge', 2);
    play.press(3);
    told.held = true;
    play.press(4);
    dropOn(play, 2, 4);
    play.choose(option('end'));
    expect([told.done, play.first]).toEqual([['challenge 2 -> 3'], 2]);
  });
});

describe('a choice of several', () => {
  const selection: Selection = {
    mode: 'subset', lead: 'keep', label: 'keep', low: 2, high: 2, candidates: [1, 2, 3].map((handle) => ({ handle, name: 'Abu' })),
  };
  beforeEach(() => {
    sit();
    told.ask = { ...told.ask, selection };
    play.follow();
    play.press(1);
  });

  it('is kept when another player seals an answer and the same question is told again', () => {
    told.ask = { ...told.ask, selection: structuredClone(selection) };
    play.follow();
    play.press(3);
    play.confirm();
    expect(told.done).toEqual(['keep #1; #3']);
  });

  it('begins anew with another question', () => {
    told.ask = { ...told.ask, id: 2 };
    play.follow();
    expect(play.picking?.picked).toEqual([]);
  });
});

it('groups many answers by their verb and few by nothing', () => {
  sit(...[1, 2].flatMap((handle) => [option('ink', handle), option('play', handle), option('quest', handle)]), option('end'));
  expect(play.answers.map((answer) => answer.label)).toEqual(['ink…', 'play…', 'quest…', 'end']);
  play.narrow('ink');
  expect(play.answers.map((answer) => answer.key)).toEqual(['ink 1', 'ink 2']);
});

it('names the cards of what is aimed where another verb has the same word', () => {
  const equip = (...cards: number[]): Option => ({ ...option('equip', ...cards), label: 'play' });
  sit(option('play', 1), option('play', 2), equip(1, 3), equip(1, 4), option('quest', 2), option('end'));
  expect(play.answers.map((answer) => answer.label)).toEqual(['play…', 'play Abu…', 'quest', 'end']);
});

describe('the card that asks', () => {
  it('is looked at', () => {
    sit();
    told.ask = { ...told.ask, source: { name: 'Koda', handle: 2 } };
    play.follow();
    expect(play.looked).toBe(2);
  });

  it('is known by its name where it no longer lies on the table', () => {
    sit();
    told.ask = { ...told.ask, source: { name: 'Make the Potion', handle: 99 } };
    play.follow();
    expect(play.looked).toBe('Make the Potion');
  });

  it('is not searched for in the sentence', () => {
    sit();
    told.ask = { ...told.ask, prompt: 'Koda: choose a card.' };
    play.follow();
    expect(play.looked).toBe(0);
  });
});

describe('what others have done', () => {
  it('is marked from one question to the next', () => {
    sit();
    play.follow();
    told.events = [{ n: 0, event: { seat: 0, handle: 1 } }, { n: 1, event: { seat: 1, handle: 4 } }];
    told.ask = { ...told.ask, id: 2 };
    play.follow();
    expect([...play.stirred]).toEqual([4]);
    told.ask = { ...told.ask, id: 3 };
    play.follow();
    expect(play.stirred.size).toBe(0);
  });
});

describe('the bag', () => {
  it('names the card whose ability an answer lets resolve', () => {
    const entry = (number: number, card: string): Option =>
      ({ ...option('resolve'), do: `resolve ${number}`, text: `resolve ${number}`, verb: 'entry', parts: [{ text: 'resolve ' }, { text: `${number}`, number, entry: card }] });
    sit(entry(1, 'Koda'), entry(2, 'Abu'));
    const waiting = [{ seat: 0, source: 'Koda' }, { seat: 1, source: 'Stitch' }, { seat: 0, source: 'Abu' }];
    told.view = { ...told.view, waiting };
    expect(play.answers.map((answer) => answer.label)).toEqual(['resolve 1: Koda', 'resolve 2: Abu']);
    expect(waiting.map((one) => answerFor(play, one)?.do)).toEqual(['resolve 1', undefined, 'resolve 2']);
  });
});
