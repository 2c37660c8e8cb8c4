import { expect, it } from 'vitest';
import type { CardView, Option } from '../lib/protocol';
import { entryOf, onlyCard, plainText, shortText, withoutName } from './labels';

const moana = { handle: 1, name: 'Moana - Of Motunui' };
const stitch = { handle: 2, name: 'Stitch #7 -> Rock Star - New Dog' };
const cards = new Map<number, CardView>([moana, stitch].map((card) => [card.handle, card]));

const piece = ({ handle, name }: CardView) => ({ text: name, card: handle });
const challenge: Option = {
  do: '', text: 'challenge Moana - Of Motunui #1 -> Stitch #7 -> Rock Star - New Dog #2', verb: 'challenge', cards: [1, 2],
  parts: [{ text: 'challenge ' }, piece(moana), { text: ' -> ' }, piece(stitch)],
};

it('draws the arrow of the sentence and leaves names as they are', () => {
  expect(plainText(challenge)).toBe('challenge Moana - Of Motunui → Stitch #7 -> Rock Star - New Dog');
});

it('says first names, unless another card on the table has the same', () => {
  expect(shortText(challenge, cards)).toBe('challenge Moana → Stitch #7 -> Rock Star');
  cards.set(3, { handle: 3, name: 'Moana - Chosen by the Ocean' });
  expect(shortText(challenge, cards)).toBe('challenge Moana - Of Motunui → Stitch #7 -> Rock Star');
});

it('leaves the card out on whose menu it stands', () => {
  expect(withoutName(challenge, 1)).toBe('challenge → Stitch #7 -> Rock Star - New Dog');
});

it('says that a number is still to come', () => {
  expect(plainText({ do: 'cut {n}', text: 'cut {n}', verb: 'cut', low: 1, high: 59, parts: [{ text: 'cut' }] })).toBe('cut…');
});

it('knows the only card of an option by its piece', () => {
  const take: Option = { do: '', text: '', verb: 'take', cards: [2], parts: [{ text: 'choose ' }, piece(stitch)] };
  expect(onlyCard(take)).toEqual([stitch]);
  expect(onlyCard(challenge)).toEqual([]);
});

it('knows which card an effect comes from', () => {
  expect(entryOf({ do: 'resolve 1', text: '', verb: 'entry', parts: [{ text: 'resolve ' }, { text: '1', number: 1, entry: 'Koda' }] })).toBe('Koda');
  expect(entryOf(challenge)).toBe('');
});
