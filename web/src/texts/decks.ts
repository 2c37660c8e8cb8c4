// Everything that the deck box says.

import { inBoth } from './both';

export const deckTexts = inBoth(
  {
    title: 'Deck box · Mazo', heading: 'Deck box',
    lead: 'Look through decks, judge your own list by every format, and play with it.',
    game: 'Game', find: 'Find a deck', format: 'Legal in', anyFormat: 'any format', list: 'Decks', noneFound: 'No deck fits.',
    newList: 'New list', yourLists: 'Your lists', begin: 'To begin with', made: 'Sold or played', beginner: 'beginner',
    found: (n: number) => (n === 1 ? '1 deck' : `${n} decks`),
    cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`), play: 'Play with this deck', change: 'Change a copy of it',
    forget: 'Forget this list', save: 'Save', saveAs: 'Name of the list', saved: 'Saved on this device.', unsaved: 'Not saved yet.',
    edit: 'Your list', editHow: 'One card a line, as any site exports it: how many, then its full name',
    untitled: 'My deck', madeFor: (format: string) => `made for ${format}`,
    // verdicts
    verdicts: 'Formats', builtFor: 'Built for', legal: 'legal', illegal: 'not legal', problems: (n: number) => (n === 1 ? '1 problem' : `${n} problems`),
    missing: 'Lines that name no playable card', line: (n: number) => `line ${n}`, rule: (number: string) => `rule ${number}`, wholeList: 'whole list',
    // figures
    curve: 'Cards by cost', curveSaid: (parts: string) => `Cards by cost: ${parts}.`, costSaid: (cost: string, n: number) => `cost ${cost}: ${n}`,
    average: (n: string) => `average cost ${n}`,
    // cards
    cardList: 'Cards', reader: 'Card', readHow: 'Point at a card, or move to one with the Tab key, to read it here.', copies: (n: number, card: string) => `${n} of ${card}`,
    serverGone: 'The server does not answer. Is it running?',
  },
  {
    title: 'Mazos · Mazo', heading: 'Mazos',
    lead: 'Mira mazos, comprueba tu propia lista en cada formato y juega con ella.',
    game: 'Juego', find: 'Buscar un mazo', format: 'Legal en', anyFormat: 'cualquier formato', list: 'Mazos', noneFound: 'Ningún mazo encaja.',
    newList: 'Lista nueva', yourLists: 'Tus listas', begin: 'Para empezar', made: 'Vendidos o jugados', beginner: 'para empezar',
    found: (n: number) => (n === 1 ? '1 mazo' : `${n} mazos`),
    cards: (n: number) => (n === 1 ? '1 carta' : `${n} cartas`), play: 'Jugar con este mazo', change: 'Cambiar una copia',
    forget: 'Olvidar esta lista', save: 'Guardar', saveAs: 'Nombre de la lista', saved: 'Guardada en este dispositivo.', unsaved: 'Aún sin guardar.',
    edit: 'Tu lista', editHow: 'Una carta por línea, como la exporta cualquier sitio: cuántas y su nombre completo',
    untitled: 'Mi mazo', madeFor: (format: string) => `hecho para ${format}`,
    verdicts: 'Formatos', builtFor: 'Hecho para', legal: 'legal', illegal: 'no legal', problems: (n: number) => (n === 1 ? '1 problema' : `${n} problemas`),
    missing: 'Líneas que no nombran ninguna carta jugable', line: (n: number) => `línea ${n}`, rule: (number: string) => `regla ${number}`, wholeList: 'toda la lista',
    curve: 'Cartas por coste', curveSaid: (parts: string) => `Cartas por coste: ${parts}.`, costSaid: (cost: string, n: number) => `coste ${cost}: ${n}`,
    average: (n: string) => `coste medio ${n}`,
    cardList: 'Cartas', reader: 'Carta', readHow: 'Señala una carta, o llega a ella con la tecla Tab, para leerla aquí.', copies: (n: number, card: string) => `${n} de ${card}`,
    serverGone: 'El servidor no responde. ¿Está en marcha?',
  },
);
