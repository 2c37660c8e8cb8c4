// Sounds of the table, made here and not loaded; words always tell the same. Nothing sounds before the first click.

import type { Texture } from '../lib/materials';
import type { EventLook } from './boards';

const KEPT = 'mazo.sound';
/** About −18 dB at most. */
const LOUD = 0.12;
const TOUCHES = ['pointerup', 'keyup'] as const;
const whenIdle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 300)); // Safari has none
const STEPS = [294, 330, 392, 440, 494, 587] as const;

/** How a table sounds, by what it is made of: how high, and whether what is filled rings like metal or everything is plucked. */
interface Voice {
  pitch: number;
  rings?: number;
  plucked?: boolean;
}
const PLAIN: Voice = { pitch: 1 };
const VOICES: Partial<Record<Texture, Voice>> = { stone: { pitch: 2 / 3, rings: 2.76 }, wood: { pitch: 1, plucked: true } };

export type Sound = EventLook | 'own' | 'won' | 'lost' | 'refusal';

class Sounds {
  on = $state(localStorage.getItem(KEPT) !== 'off');
  private context: AudioContext | null = null;
  private hiss: AudioBuffer | null = null;
  private asked = false;

  private voice = PLAIN;

  /** The table that is sat down at. */
  tune(texture: Texture): void {
    this.voice = VOICES[texture] ?? PLAIN;
    if (navigator.userActivation?.hasBeenActive) this.wake();
    else for (const touch of TOUCHES) addEventListener(touch, () => this.wake(), { once: true });
  }

  toggle(): void {
    this.on = !this.on;
    localStorage.setItem(KEPT, this.on ? 'on' : 'off');
  }

  refuse(): void {
    this.play('refusal');
  }

  /** Let something be heard; `amount` is how much of it. */
  play(sound: Sound, amount = 1): void {
    if (!this.on || !this.context) return;
    if (this.context.state === 'suspended') void this.context.resume();
    if (this.context.state === 'running') RECIPES[sound]?.(this, Math.max(1, Math.abs(amount)));
  }

  /**
   * Browsers let a page sound only after somebody has touched it; and as the device takes its time, it is opened when
   * there is nothing else to do, not when the first thing moves.
   */
  private wake(): void {
    if (this.asked) return;
    this.asked = true;
    whenIdle(() => {
      this.context = new AudioContext();
      this.hiss = breath(this.context);
    });
  }

  /** A tone that glides from one pitch to another and dies away. */
  tone(type: OscillatorType, from: number, to: number, long: number, at = 0, loud = 1): void {
    const context = this.context;
    if (!context) return;
    const [start, source] = [context.currentTime + at, context.createOscillator()];
    const { pitch, plucked } = this.voice;
    source.type = plucked ? 'triangle' : type;
    source.frequency.setValueAtTime(from * pitch, start);
    source.frequency.exponentialRampToValueAtTime((plucked ? from : to) * pitch, start + long);
    source.connect(this.fading(start, long, loud));
    source.start(start);
    source.stop(start + long);
  }

  /** A tone that also rings where the table is one of metal and stone. */
  ring(from: number, to: number, long: number, at = 0, loud = 1): void {
    this.tone('sine', from, to, long, at, loud);
    if (this.voice.rings) this.tone('sine', from * this.voice.rings, to * this.voice.rings, long, at, loud * 0.35);
  }

  /** A breath of noise around a pitch. */
  noise(pitch: number, long: number, loud = 1, to = pitch): void {
    const context = this.context;
    if (!context) return;
    const [start, source, filter] = [context.currentTime, context.createBufferSource(), context.createBiquadFilter()];
    source.buffer = this.hiss;
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(pitch, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + long);
    source.connect(filter).connect(this.fading(start, long, loud));
    source.start(start);
    source.stop(start + long);
  }

  private fading(start: number, long: number, loud: number): GainNode {
    const context = this.context as AudioContext;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(LOUD * loud, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
    gain.connect(context.destination);
    return gain;
  }
}

function breath(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  buffer.getChannelData(0).forEach((_, at, data) => { data[at] = Math.random() * 2 - 1; });
  return buffer;
}

const RECIPES: Partial<Record<Sound, (sounds: Sounds, amount: number) => void>> = {
  draw: (s) => s.noise(2400, 0.03),
  play: (s) => { s.noise(900, 0.07); s.tone('sine', 110, 70, 0.06, 0, 0.8); },
  fill: (s) => { s.ring(520, 260, 0.14, 0, 0.8); s.ring(780, 390, 0.14, 0.09, 0.6); },
  score: (s, n) => STEPS.slice(0, n).forEach((pitch, at) => s.tone('triangle', pitch, pitch, 0.07, at * 0.03, 0.6)),
  tire: (s) => s.noise(500, 0.02),
  wake: (s) => s.noise(800, 0.02),
  fight: (s) => { s.tone('sawtooth', 90, 60, 0.06, 0, 0.7); s.noise(300, 0.06); },
  harm: (s, n) => s.noise(160, 0.09, Math.min(1.6, 0.7 + n * 0.18)),
  mend: (s) => s.tone('triangle', 392, 494, 0.12, 0, 0.6),
  fall: (s) => s.noise(1200, 0.2, 1, 200),
  annul: (s) => s.tone('sine', 440, 140, 0.18, 0, 0.7),
  own: (s) => { s.tone('sine', 392, 392, 0.18, 0, 0.6); s.tone('sine', 587, 587, 0.18, 0.02, 0.6); },
  refusal: (s) => s.tone('sine', 180, 170, 0.07, 0, 0.5),
  won: (s) => [294, 370, 440, 587].forEach((pitch, at) => s.tone('triangle', pitch, pitch, 0.12, at * 0.12)),
  lost: (s) => [294, 262, 220].forEach((pitch, at) => s.tone('sine', pitch, pitch, 0.16, at * 0.16)),
};

export const sounds = new Sounds();
