// Everything that the page of results says.

import { inBoth } from './both';

export const resultTexts = inBoth(
  {
    heading: 'Your results', title: 'Results · Mazo',
    lead: 'How your games at this device ended. They are kept in this browser alone; nothing is sent anywhere.',
    none: 'No finished games yet. Each game that ends here is noted: play one.', play: 'Play', game: 'Game', all: 'all games', deck: 'Deck', anyDeck: 'all decks', opponent: 'Opponent', anyOpponent: 'all opponents', noDeck: 'unnamed list',
    games: (n: number) => (n === 1 ? '1 game' : `${n} games`), rate: 'Won', interval: (low: number, high: number) => `between ${low} % and ${high} %, as far as so many games tell`, won: 'won', lost: 'lost', drawn: 'drawn',
    first: 'On the play', second: 'On the draw', overTime: 'Share of games won, over time', lengths: 'How long games were', turns: (n: number) => (n === 1 ? '1 turn' : `${n} turns`), averageTurns: (n: string) => `${n} turns on average`, byDeck: 'By deck', byOpponent: 'By opponent', byGame: 'By game', list: 'Every game', when: 'When', end: 'End', turnsShort: 'Turns', began: 'Began', yes: 'yes', no: 'no', replay: 'Replay',
    keep: 'Keep or take along', json: 'Save as JSON', csv: 'Save as CSV', load: 'Read a file', loaded: (n: number) => (n === 1 ? '1 game was new.' : `${n} games were new.`), unreadable: 'This file holds no results: it must be JSON or CSV that was saved here.', forget: 'Delete', forgetAll: 'Delete all of them', sure: 'Delete them for good?', cancel: 'Cancel',
    note: 'Noted are games that a seat of this device has played to their end; not lessons, and not games that go on from a file. Bots are listed by their names.', range: '95 %',
  },
  {
    heading: 'Tus resultados', title: 'Resultados · Mazo',
    lead: 'Cómo acabaron tus partidas en este dispositivo. Se guardan solo en este navegador; no se envía nada a ninguna parte.',
    none: 'Aún no hay partidas acabadas. Cada partida que termina aquí se anota: juega una.', play: 'Jugar', game: 'Juego', all: 'todos los juegos', deck: 'Mazo', anyDeck: 'todos los mazos', opponent: 'Rival', anyOpponent: 'todos los rivales', noDeck: 'lista sin nombre',
    games: (n: number) => (n === 1 ? '1 partida' : `${n} partidas`), rate: 'Ganadas', interval: (low: number, high: number) => `entre el ${low} % y el ${high} %, hasta donde dicen tantas partidas`, won: 'ganada', lost: 'perdida', drawn: 'empatada',
    first: 'Si empiezas', second: 'Si no empiezas', overTime: 'Parte de las partidas ganadas, con el tiempo', lengths: 'Cuánto duraron', turns: (n: number) => (n === 1 ? '1 turno' : `${n} turnos`), averageTurns: (n: string) => `${n} turnos de media`, byDeck: 'Por mazo', byOpponent: 'Por rival', byGame: 'Por juego', list: 'Todas las partidas', when: 'Cuándo', end: 'Final', turnsShort: 'Turnos', began: 'Empezaste', yes: 'sí', no: 'no', replay: 'Repetición',
    keep: 'Guardar o llevar contigo', json: 'Guardar como JSON', csv: 'Guardar como CSV', load: 'Leer un archivo', loaded: (n: number) => (n === 1 ? '1 partida era nueva.' : `${n} partidas eran nuevas.`), unreadable: 'Este archivo no contiene resultados: debe ser JSON o CSV guardado aquí.', forget: 'Borrar', forgetAll: 'Borrarlas todas', sure: '¿Borrarlas para siempre?', cancel: 'Cancelar',
    note: 'Se anotan las partidas que un asiento de este dispositivo ha jugado hasta el final; no las lecciones ni las que siguen de un archivo. Los bots figuran con su nombre.', range: '95 %',
  },
);
