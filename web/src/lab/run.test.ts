import { beforeEach, expect, it, vi } from 'vitest';
import { Refusal, type LabBit, type Question } from '../lib/api';
import { Run } from './run.svelte';
import { shadeOf } from './shades';

const QUESTION: Question = { experiment: 'goldfish', game: 'g', decks: [{ name: 'A', source: 'a' }] };
const bit = (played: number, games: number, more: Partial<LabBit> = {}): LabBit => ({
  played, games, over: played >= games, so_far: { played }, title: '', below: '', figures: [], drawing: {}, columns: [], rows: [], notes: [], command: '', ...more,
});
const noWait = () => Promise.resolve();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value), removeItem: (key: string) => kept.delete(key) });
});

it('brings along what was found until all is played', async () => {
  const brought: unknown[] = [];
  const run = new Run((asked) => {
    brought.push(asked.so_far);
    return Promise.resolve(bit(brought.length, 3));
  }, noWait);
  await run.start(QUESTION);
  expect(brought).toEqual([undefined, { played: 1 }, { played: 2 }]);
  expect(run.state).toBe('over');
});

it('keeps what is done when it is stopped, and goes on from there, also after the page was left', async () => {
  let calls = 0;
  const run: Run = new Run(() => {
    calls += 1;
    if (calls === 2) run.stop();
    return Promise.resolve(bit(calls, 5));
  }, noWait);
  await run.start(QUESTION);
  expect([run.state, run.bit?.played]).toEqual(['stopped', 1]);
  const later = new Run((asked) => Promise.resolve(bit((asked.so_far as { played: number }).played + 2, 5)), noWait);
  expect(later.remember()).toBe(true);
  expect(later.state).toBe('stopped');
  await later.goOn();
  expect([later.state, later.bit?.played, later.question]).toEqual(['over', 5, QUESTION]);
});

it('waits as long as the server says, and then goes on', async () => {
  const waits: number[] = [];
  let refused = false;
  const run = new Run(() => {
    if (refused) return Promise.resolve(bit(1, 1));
    refused = true;
    return Promise.reject(new Refusal('lab_rests', 'rest', [], '', 7));
  }, (seconds) => { waits.push(seconds); return Promise.resolve(); });
  await run.start(QUESTION);
  expect([waits, run.state]).toEqual([[7], 'over']);
});

it('says why a question can not be answered', async () => {
  const run = new Run(() => Promise.reject(new Refusal('deck', 'no deck', [{ text: 'line 3' }])), noWait);
  await run.start(QUESTION);
  expect([run.state, run.fault]).toEqual(['failed', 'no deck\nline 3']);
});

it('sends a replay once, and again when it is forgotten', async () => {
  const sent: (string | undefined)[] = [];
  const run = new Run((asked) => {
    sent.push(asked.question.replay);
    if (sent.length === 2) return Promise.reject(new Refusal('forgotten', 'again'));
    return Promise.resolve(bit(sent.length, 3, { key: 'k' }));
  }, noWait);
  await run.start({ experiment: 'what-if', game: 'g', replay: 'whole' });
  expect(sent).toEqual(['whole', '#k', 'whole']);
});

it('colours a share by its side and by how far it is', () => {
  expect(shadeOf(0.5)).toEqual({ side: 'won', strength: 0 });
  expect(shadeOf(0.85)).toEqual({ side: 'won', strength: 100 });
  expect(shadeOf(0.325)).toEqual({ side: 'lost', strength: 50 });
});
