import { expect, test } from 'vitest';
import { typed } from './typed';

test('a question why is understood in both languages, with its signs or without accents', () => {
  expect(typed('why challenge Moana -> Stitch')).toEqual({ sort: 'why', rest: 'challenge Moana -> Stitch' });
  expect(typed('¿Por qué no jugar Aquiles?')).toEqual({ sort: 'why', rest: 'jugar Aquiles' });
  expect(typed('por que jugar Tótem de Nwyre')).toEqual({ sort: 'why', rest: 'jugar Tótem de Nwyre' });
});

test('a rule, a hint and a take-back are asked for in both languages', () => {
  expect(typed('regla 4.1.3')).toEqual({ sort: 'rule', rest: '4.1.3' });
  expect(typed('rule 4.1.3')).toEqual({ sort: 'rule', rest: '4.1.3' });
  expect(typed('Pista')).toEqual({ sort: 'hint' });
  expect(typed('deshacer')).toEqual({ sort: 'request', rest: 'undo' });
  expect(typed('deshacer!')).toEqual({ sort: 'request', rest: 'undo!' });
  expect(typed('me rindo')).toEqual({ sort: 'request', rest: 'concede' });
});

test('requests of the table go there as they are', () => {
  expect(typed('say ¡hola!')).toEqual({ sort: 'request', rest: 'say ¡hola!' });
  expect(typed('next')).toEqual({ sort: 'request', rest: 'next' });
  expect(typed('do @3')).toEqual({ sort: 'request', rest: 'do @3' });
});

test('whatever else is said answers the question, also a card whose name begins like a request', () => {
  expect(typed('jugar Ícaro')).toEqual({ sort: 'do', rest: 'jugar Ícaro' });
  expect(typed('do play Ícaro')).toEqual({ sort: 'do', rest: 'play Ícaro' });
  expect(typed('reglamento')).toEqual({ sort: 'do', rest: 'reglamento' });
  expect(typed('why')).toEqual({ sort: 'do', rest: 'why' });
});
