import { describe, expect, it } from 'vitest';
import { cardPath, chosenCount, NOTHING, queryOf, toggled, wantedIn } from './address';

describe('the address of a search', () => {
  it('says what was asked and chosen, and is read again', () => {
    const wanted = { asked: 'roba una carta', chosen: { ink: ['Amber', 'Steel'], cost: ['3'] }, order: 'cost' };
    const query = queryOf(wanted);
    expect(wantedIn(query, ['ink', 'cost'])).toEqual(wanted);
  });

  it('is empty where nothing is asked', () => {
    expect(queryOf(NOTHING)).toBe('');
    expect(wantedIn('?lang=es', ['ink'])).toEqual(NOTHING);
  });

  it('passes over filters of another game', () => {
    expect(wantedIn('?race=Dragón', ['ink']).chosen).toEqual({});
  });
});

describe('a card', () => {
  it('has an address that any name fits into', () => {
    expect(cardPath('lorcana', 'Flotsam - Ursula\'s "Baby"')).toBe('/cards/lorcana/Flotsam%20-%20Ursula\'s%20%22Baby%22');
  });
});

describe('a value', () => {
  it('is chosen and let go again', () => {
    const once = toggled(NOTHING, 'cost', '3');
    expect(chosenCount(once)).toBe(1);
    expect(chosenCount(toggled(once, 'cost', '3'))).toBe(0);
  });
});
