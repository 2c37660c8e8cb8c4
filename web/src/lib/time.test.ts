import { describe, expect, it } from 'vitest';
import { mannersTexts } from '../texts/manners';
import { clockText, leftOn, timingText } from './time';

describe('a clock', () => {
  it('shows minutes and seconds, and tenths when hardly any are left', () => {
    expect([3600, 245, 60, 59.2, 9.96, 0.04, -3].map(clockText)).toEqual(['60:00', '4:05', '1:00', '1:00', '10.0', '0.0', '0.0']);
  });

  it('goes on by itself only if it runs, and never below nothing', () => {
    expect(leftOn({ seat: 0, left: 30, runs: true }, 1000, 6000)).toBe(25);
    expect(leftOn({ seat: 0, left: 30, runs: false }, 1000, 6000)).toBe(30);
    expect(leftOn({ seat: 0, left: 3, runs: true }, 1000, 60000)).toBe(0);
  });

  it('is said in words', () => {
    expect(timingText({ kind: 'game', seconds: 600, increment: 10 }, mannersTexts.en)).toBe('10 min each, +10 s a turn');
    expect(timingText({ kind: 'turn', seconds: 90 }, mannersTexts.es)).toBe('90 s por turno');
  });
});
