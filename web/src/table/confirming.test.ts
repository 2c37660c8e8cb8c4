import { describe, expect, it } from 'vitest';
import type { Lang, Selection } from '../lib/protocol';
import { tableTexts } from '../texts/table';
import { confirmText } from './confirming';
import { Picking } from './picking.svelte';

const candidates = [1, 2, 3].map((handle) => ({ handle, name: `Card ${handle}` }));

function said(lang: Lang, wish: Partial<Selection>, ...picked: number[]): string {
  const picking = new Picking({ mode: 'subset', lead: 'choose', label: 'choose', low: 0, high: 3, candidates, ...wish });
  picking.picked = picked;
  return confirmText(picking, tableTexts[lang]);
}

describe('the button that sends a choice', () => {
  it('says what is done with how many cards', () => {
    expect(said('en', {}, 1)).toBe('Choose 1 card');
    expect(said('en', { label: 'attack with' }, 1, 2)).toBe('Attack with 2 cards');
    expect(said('es', { label: 'atacar con' }, 1, 2)).toBe('Atacar con 2 cartas');
    expect(said('es', { label: 'descartar' }, 1)).toBe('Descartar 1 carta');
  });

  it('is a verb where players are chosen', () => {
    expect(said('en', { of: 'players', label: 'player' })).toBe('Choose a player');
    expect(said('en', { of: 'players', label: 'player' }, 1)).toBe('Choose this player');
    expect(said('es', { of: 'players', label: 'jugador' }, 1)).toBe('Elegir a este jugador');
    expect(said('es', { of: 'players', label: 'jugador' }, 1, 2)).toBe('Elegir a estos jugadores');
  });

  it('confirms an order or how a sum is divided', () => {
    expect([said('en', { mode: 'order', label: 'order' }), said('es', { mode: 'order', label: 'ordenar' })]).toEqual(['Confirm this order', 'Confirmar este orden']);
    expect([said('en', { mode: 'divide' }), said('es', { mode: 'divide' })]).toEqual(['Divide it like this', 'Repartir así']);
  });

  it('counts no cards where effects are chosen, or none is chosen yet', () => {
    expect(said('en', { of: 'entries', label: 'pick' }, 1)).toBe('Pick');
    expect(said('es', { label: 'atacar con' })).toBe('Atacar con…');
  });
});
