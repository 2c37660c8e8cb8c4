import { describe, expect, it } from 'vitest';
import { shared, spotBeside } from './placing';

const SCREEN = { width: 1440, height: 900 };
const SIZE = { width: 320, height: 447 };
const at = (left: number, top: number) => ({ left, top, width: 148, height: 207 });
const boxAt = (spot: { left: number; top: number }) => ({ ...spot, ...SIZE });

describe('what is read', () => {
  it('stands on the side with more room', () => {
    expect(spotBeside(at(200, 300), SIZE, SCREEN).left).toBeGreaterThan(348);
    expect(spotBeside(at(1100, 300), SIZE, SCREEN).left + SIZE.width).toBeLessThan(1100);
  });

  it('is whole on the screen, also for a card in a corner', () => {
    const spot = spotBeside(at(0, 690), SIZE, SCREEN);
    expect(spot.top + SIZE.height).toBeLessThanOrEqual(900);
    expect(spot.left).toBeGreaterThanOrEqual(0);
  });

  it('does not cover what a question is about', () => {
    const target = at(380, 300);
    const spot = spotBeside(at(200, 300), SIZE, SCREEN, [target]);
    expect(shared(boxAt(spot), target)).toBe(0);
    expect(shared(boxAt(spot), at(200, 300))).toBe(0);
  });

  it('rises where a wide question stands below it', () => {
    const ribbon = { left: 300, top: 600, width: 800, height: 50 };
    const spot = spotBeside(at(540, 350), SIZE, SCREEN, [ribbon]);
    expect(shared(boxAt(spot), ribbon)).toBe(0);
    expect(spot.left).toBeGreaterThan(688);
  });

  it('is above or below a card on a narrow screen', () => {
    const phone = { width: 390, height: 844 };
    const card = { left: 140, top: 640, width: 98, height: 137 };
    const spot = spotBeside(card, { width: 320, height: 420 }, phone);
    expect(spot.top + 420).toBeLessThanOrEqual(640);
  });
});
