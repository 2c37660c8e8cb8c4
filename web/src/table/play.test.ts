import { beforeEach, describe, expect, it } from 'vitest';
import type { Ask, CardView, Option, PlayerView } from '../lib/protocol';
import type { TableState } from '../lib/table.svelte';
import { dropAt, dropOn } from './dropping';
import { Play } from './play.svelte';

const character = (handle: number, name: string): CardView => ({ handle, name, type: 'character' });
const option = (verb: string, ...cards: number[]): Option =>
  ({ do: `${verb} ${cards.join(' -> ')}`.trim(), text: verb, verb, label: verb, cards });

const players: PlayerView[] = [
  { seat: 0, name: 'Ana', scores: {}, zones: { hand: { name: 'hand', count: 1, cards: [character(1, 'Abu')] }, play: { name: 'play', count: 1, cards: [character(2, 'Koda')] } } },
  { seat: 1, name: 'Bruno', scores: {}, zones: { play: { name: 'play', count: 2, cards: [character(3, 'Elsa'), character(4, 'Stitch')] } } },
];

class Told {
  done: string[] = [];
  asked: string[] = [];
  hint = null;
  seat = 0;
  room = { game: 'lorcana' };
  view = { players };
  cards = new Map(players.flatMap((player) => Object.values(player.zones)).flatMap((zone) => zone.cards ?? []).map((card) => [card.handle, card]));
  ask: Ask;

  constructor(options: Option[]) {
    this.ask = { id: 1, seat: 0, prompt: 'What now?', rule: '', title: '', options };
  }

  optionsOf = (handle: number) => (this.ask.options ?? []).filter((each) => each.cards?.[0] === handle);
  choose = (chosen: Option) => { this.done.push(chosen.do); };
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

it('groups many answers by their verb and few by nothing', () => {
  sit(...[1, 2].flatMap((handle) => [option('ink', handle), option('play', handle), option('quest', handle)]), option('end'));
  expect(play.answers.map((answer) => answer.label)).toEqual(['ink…', 'play…', 'quest…', 'end']);
  play.narrow('ink');
  expect(play.answers.map((answer) => answer.key)).toEqual(['ink 1', 'ink 2']);
});
