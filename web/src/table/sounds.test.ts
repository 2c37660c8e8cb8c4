import { beforeEach, expect, test, vi } from 'vitest';
import type { EventLook } from './boards';
import { planOf } from './boards';
import type { Sound } from './sounds.svelte';

vi.stubGlobal('requestIdleCallback', (then: () => void) => then());
const { sounds } = await import('./sounds.svelte');
const { hear, soundsOf } = await import('./hearing');

interface Heard {
  from: number;
  to: number;
  peak: number;
}
const heard: Heard[] = [];

/** What is scheduled, instead of being heard. */
class Listener {
  state = 'running';
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  resume = () => undefined;
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createOscillator = () => this.source();
  createBufferSource = () => this.source();
  createBiquadFilter = () => ({ frequency: ramp(), connect: (next: unknown) => next });
  createGain = () => {
    const gain = ramp();
    return { gain, connect: () => undefined };
  };

  private source() {
    const mine: Heard = { from: 0, to: 0, peak: 0 };
    heard.push(mine);
    return {
      frequency: ramp(),
      connect: (next: { gain?: { peak: number } } & object) => {
        const gain = next.gain ?? { peak: 0 };
        queueMicrotask(() => { mine.peak = gain.peak; });
        return { connect: (last: { gain: { peak: number } }) => queueMicrotask(() => { mine.peak = last.gain.peak; }) };
      },
      start: (at: number) => { mine.from = at; },
      stop: (at: number) => { mine.to = at; },
    };
  }
}

function ramp() {
  const made = { peak: 0, setValueAtTime: (value: number) => { made.peak = Math.max(made.peak, value); }, exponentialRampToValueAtTime: (value: number) => { made.peak = Math.max(made.peak, value); } };
  return made;
}

const ALL: Sound[] = ['draw', 'play', 'fill', 'score', 'tire', 'wake', 'fight', 'harm', 'mend', 'fall', 'annul', 'own', 'won', 'lost', 'refusal'];
const plan = planOf('lorcana');
const kindOf = (look: EventLook) => Object.keys(plan.events).find((kind) => plan.events[kind] === look) ?? '';
const told = (kind: string, more = {}) => ({ n: 0, text: '', rule: '', title: '', event: { kind, rule: 0, ...more } });

beforeEach(() => {
  heard.length = 0;
  vi.stubGlobal('AudioContext', Listener);
  vi.stubGlobal('navigator', { languages: ['en'], userActivation: { hasBeenActive: true } });
});

for (const texture of ['cloud', 'stone', 'wood'] as const) {
  test.each(ALL)(`%s on ${texture} is heard, is short and is never loud`, async (sound) => {
    sounds.tune(texture);
    sounds.play(sound, 9);
    await Promise.resolve();
    expect(heard.length).toBeGreaterThan(0);
    for (const one of heard) {
      expect(one.to - one.from).toBeLessThanOrEqual(0.2);
      expect(one.to).toBeLessThanOrEqual(0.6);
      const together = heard.filter((other) => other.from <= one.from && one.from < other.to);
      expect(together.reduce((sum, { peak }) => sum + peak, 0)).toBeLessThanOrEqual(0.25);
    }
  });
}

test('nothing is heard while it is switched off', () => {
  sounds.toggle();
  for (const sound of ALL) sounds.play(sound);
  sounds.toggle();
  expect(heard).toEqual([]);
});

test('each thing that happens is heard once, however often it does, and a turn only by whose it is', () => {
  const harm = kindOf('harm');
  const news = [told(harm, { amount: 2 }), told(harm, { amount: 5 }), told(kindOf('turn'), { seat: 1 }), told('nothing_special')];
  expect(soundsOf(news, plan, 0)).toEqual([{ sound: 'harm', amount: 5 }]);
  expect(soundsOf(news, plan, 1)).toEqual([{ sound: 'harm', amount: 5 }, { sound: 'own', amount: 1 }]);
});

test('the sounds of one action follow one another, each of them once', () => {
  vi.useFakeTimers();
  const played = vi.spyOn(sounds, 'play').mockImplementation(() => undefined);
  hear([told(kindOf('fight')), told(kindOf('harm'), { amount: 3 }), told(kindOf('fall'))], plan, 0);
  vi.advanceTimersByTime(1000);
  expect(played.mock.calls).toEqual([['fight', 1], ['harm', 3], ['fall', 1]]);
  played.mockRestore();
  vi.useRealTimers();
});
