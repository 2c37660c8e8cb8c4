import { describe, expect, it } from 'vitest';
import { piecesOf } from './prose';

describe('the name of an ability', () => {
  it.each([
    ['FIND A FRIEND', 'FIND A FRIEND Whenever this character quests, draw a card.'],
    ['FIND A FRIEND', 'FIND A FRIEND Una vez por turno, roba una carta.'],
    ['¿QUIÉN, YO?', '¿QUIÉN, YO? Roba una carta.'],
    ['10,000 MEDICAL PROCEDURES', "10,000 MEDICAL PROCEDURES {E} - Choose one."],
    ["DON'T JUST SIT THERE!", "DON'T JUST SIT THERE! A character gets +1 {S}."],
    ['...AND BEYOND!', '...AND BEYOND! Draw a card.'],
  ])('%s is whole', (name, line) => {
    expect(piecesOf(line, [name])[0]).toEqual({ title: name });
  });

  it('is the longer one of two that begin alike', () => {
    expect(piecesOf('LOOK OUT! Draw a card.', ['LOOK', 'LOOK OUT!'])[0]).toEqual({ title: 'LOOK OUT!' });
  });

  it('is not guessed from capitals', () => {
    expect(piecesOf('THE END of the turn.')).toEqual([{ text: 'THE END of the turn.' }]);
  });
});

it('keeps the letters of signs apart from the words', () => {
  expect(piecesOf('Pay 2 {I} to draw.')).toEqual([{ text: 'Pay 2 ' }, { sign: 'I' }, { text: ' to draw.' }]);
});
