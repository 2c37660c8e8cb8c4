import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ask, Message, Messages, View } from './protocol';
import { TableState } from './table.svelte';

vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });

const question = (id: number, more: Partial<Ask> = {}): Ask => ({ id, seat: 0, prompt: 'What now?', rule: '', title: '', ...more });

let sent: string[];
let table: TableState;

function hear<Word extends keyof Messages>(word: Word, body: Messages[Word]): void {
  table.hear({ word, body } as Message);
}

/** The news of a table at which these seats must decide. */
function asked(ask: Ask, ...deciding: number[]): void {
  hear('view', { deciding, players: [] } as unknown as View);
  hear('ask', ask);
}

beforeEach(() => {
  sent = [];
  table = new TableState('a table', 'a token', 'en', { send: (line) => sent.push(line), speak: () => undefined, close: () => undefined });
  table.feel('open');
  asked(question(1), 0);
});

describe('the salts of a series', () => {
  const salting = (number: number, commit: string) => hear('room', {
    table: 'a table', state: 'salting', game: '', title: '', edition: '', number, commit, seats: [{ seat: 0, who: 'person', name: 'Ana' }],
  });

  it('are given after the commitment has been kept, a new one for each game', () => {
    salting(1, 'first');
    salting(2, 'second');
    expect(table.promises.map(({ game, commit }) => [game, commit])).toEqual([[1, 'first'], [2, 'second']]);
    expect(sent).toEqual(table.promises.map(({ salt }) => `salt ${salt}`));
    expect(new Set(sent).size).toBe(2);
    expect(table.salts).toEqual([table.promises[1]?.salt]);
  });

  it('are said again if they may have been lost, and stay with what was shown first', () => {
    salting(1, 'first');
    salting(1, 'another');
    expect(sent[0]).toBe(sent[1]);
    expect(table.promises.map(({ commit }) => commit)).toEqual(['first']);
  });
});

describe('an answer that is under way', () => {
  beforeEach(() => table.do('quest Moana'));

  it('is not sent twice, whatever else is pressed', () => {
    table.do('quest Moana');
    table.choose({ do: 'end', text: 'end', verb: 'end' });
    expect([sent, table.pending]).toEqual([['do @1 quest Moana'], 1]);
  });

  it('is answered by the next question, by waiting, or by the end', () => {
    asked(question(2), 0);
    expect(table.pending).toBe(0);
    table.do('end');
    hear('wait', { seats: [1] });
    expect(table.pending).toBe(0);
    asked(question(3), 0);
    table.do('end');
    hear('over', { winner: 0, rule: '', title: '', text: '' });
    expect([table.pending, sent.length]).toEqual([0, 3]);
  });

  it('may be given anew after a refusal or an error', () => {
    hear('refused', { request: 'do', reason: 'no', text: 'No.' });
    table.do('end');
    hear('error', { code: 'flood', text: 'Too fast.' });
    table.do('end');
    expect(sent).toEqual(['do @1 quest Moana', 'do @1 end', 'do @1 end']);
  });

  it('is still under way after the answers to other requests', () => {
    hear('refused', { request: 'undo', reason: 'learned', text: 'No.' });
    hear('hint', { do: 'end', text: 'end' });
    hear('room', { table: 'a table', state: 'playing', game: '', title: '', edition: '', seats: [], commit: '' });
    expect(table.pending).toBe(1);
  });

  it('may be given anew when a lost connection is back, not before', () => {
    table.feel('lost');
    table.feel('connecting');
    table.do('end');
    expect(sent.length).toBe(1);
    table.feel('open');
    table.do('end');
    expect(sent.at(-1)).toBe('do @1 end');
  });

  it('is forgotten when everything is told anew', () => {
    hear('reset', {});
    expect(table.pending).toBe(0);
  });
});

it('is not given while there is no connection', () => {
  table.feel('lost');
  expect(table.held).toBe(true);
  table.do('end');
  table.feel('connecting');
  table.do('end');
  expect(sent).toEqual([]);
  table.feel('open');
  expect(table.held).toBe(false);
  table.do('end');
  expect([sent, table.pending]).toEqual([['do @1 end'], 1]);
});

describe('a sealed answer', () => {
  it('is still under way when another player seals one first and the question is told again', () => {
    asked(question(2), 0, 1, 2);
    table.do('keep #1; #2');
    asked(question(2), 0, 1);
    expect(table.pending).toBe(2);
    hear('wait', { seats: [1] });
    expect(table.pending).toBe(0);
  });

  it('may be changed while others choose', () => {
    asked(question(2, { answered: true }), 0, 1);
    table.do('keep #1; #3');
    expect(sent).toEqual(['do @2 keep #1; #3']);
  });
});

describe('taking back', () => {
  it('goes on as long as it leads to a question that answers itself, until it is refused', () => {
    table.request('undo');
    hear('undone', { events: 0 } as Messages['undone']);
    asked(question(2), 0);
    expect(table.backwards).toBe('undo');
    table.request(table.backwards);
    hear('refused', { request: 'undo', reason: 'learned', text: '' });
    expect([table.backwards, sent]).toEqual(['', ['undo', 'undo']]);
  });

  it('ends with the next answer, and another one who takes back is not oneself', () => {
    table.request('undo');
    table.do('end');
    hear('undone', { events: 0 } as Messages['undone']);
    asked(question(2), 0);
    expect(table.backwards).toBe('');
  });
});
