import { describe, expect, it } from 'vitest';
import type { GameFacts } from './records';
import { ALL_SIGHTS, contrast, difference } from './colour';
import tokens from '../tokens.css?raw';
import games from '../testing/games.json';
import { PLAIN, rulesOf, type Material } from './materials';
import type { Theme } from './theme';

const READABLE = 4.5;
const APART = 20;

describe.each(games.map((game) => [game.name, Object.entries(game.board.tints as unknown as Record<string, { fill: string }>)] as const))('the tints of %s', (_, tints) => {
  it.each(ALL_SIGHTS)('stay apart for %s sight', (sight) => {
    for (const [at, [name, { fill }]] of tints.entries()) {
      for (const [other, second] of tints.slice(at + 1)) {
        expect(difference(fill, second.fill, sight), `${name} and ${other}`).toBeGreaterThanOrEqual(APART);
      }
    }
  });
});

/** The colours of tokens.css in a theme: each has those of dark where it says nothing else. */
function tokensOf(theme: Theme): Record<string, string> {
  const block = (selector: string) => tokens.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  const read = (text: string) => Object.fromEntries([...text.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, colour]) => [name, colour] as const));
  return { ...read(block(':root')), ...(theme === 'dark' ? {} : read(block(`[data-theme='${theme}']`))) };
}

const TABLES = games as unknown as GameFacts[];
const WORLDS: [string, Material][] = [['no game', PLAIN], ...TABLES.map((game): [string, Material] => [game.name, game.board.material as Material])];
const FACES = (['dark', 'light', 'contrast'] as const).flatMap((theme) =>
  WORLDS.map(([world, material]): [string, Record<string, string>] => [`${world}, ${theme}`, { ...tokensOf(theme), ...(theme === 'contrast' ? {} : material[theme]) }]),
);

describe.each(FACES)('%s', (_, colours) => {
  const between = (text: string, ground: string) => contrast(colours[text] ?? '', colours[ground] ?? '');
  const texts = ['text', 'muted', 'gold', 'pick', 'aim', 'hurt'];
  const grounds = ['t0', 't1', 'panel', 'panel2'];

  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))('%s is legible on %s', (text, ground) => {
    expect(between(text, ground)).toBeGreaterThanOrEqual(READABLE);
  });

  it.each([['gold-ink', 'gold'], ['pick-ink', 'pick'], ['aim-ink', 'aim'], ['hurt-ink', 'hurt-bg'], ['plate-text', 'plate'], ['plate-muted', 'plate']])(
    '%s is legible on %s', (text, ground) => {
      expect(between(text, ground)).toBeGreaterThanOrEqual(READABLE);
    },
  );

  it.each(['seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'])('%s is seen on the table', (seat) => {
    expect(between(seat, 't1')).toBeGreaterThanOrEqual(3);
  });
});

it('gives every game its colours, by dark and by light', () => {
  const rules = rulesOf(TABLES);
  for (const game of TABLES) expect(rules).toContain(`[data-theme='dark'][data-game='${game.name}']`);
});
