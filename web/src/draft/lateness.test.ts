import { expect, it } from 'vitest';
import type { Told } from '../lib/protocol';
import { lateEvents } from './lateness';

const keeps = (n: number, seat: number): Told => ({ n, text: '', event: { kind: 'keeps', seat } }) as Told;

it('finds the pick that was late among those of its seat', () => {
  const events = [keeps(0, 0), keeps(1, 1), keeps(2, 0), keeps(3, 1), keeps(4, 0), keeps(5, 1)];
  expect([...lateEvents(events, [{ seat: 1, round: 1, pick: 2 }, { seat: 0, round: 2, pick: 1 }], 2)]).toEqual([3, 4]);
  expect([...lateEvents(events, [{ seat: 0, round: 9, pick: 1 }], 2)]).toEqual([]);
});
