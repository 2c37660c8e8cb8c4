// Everything that the gallery and the pages of cards say around the cards.

import { inBoth } from './both';

export const galleryTexts = inBoth(
  {
    title: 'Cards', heading: 'The cards', lead: 'Look through every card, by words in either language or by what it is. Each card has a page of its own.',
    game: 'Game', search: 'Name or words', searchHow: 'What it is called, or what it does, in English or Spanish', filters: 'Filters', more: 'More filters', any: 'any', clear: 'Clear all',
    order: 'Order', byGame: 'as printed', byName: 'by name', byCost: 'by cost',
    found: (n: number) => (n === 1 ? '1 card' : `${n} cards`), ofAll: (n: number, all: number) => `${n} of ${all} cards`, reading: (share: number) => `reading what cards say: ${share} %`, none: 'No card fits. Take a filter away, or use fewer words.',
    showMore: (n: number) => `Show ${n} more`, unplayable: 'not playable yet', unplayableLong: 'Nobody has put the text of this card into rules yet: it is listed, but it can’t be played.',
    serverGone: 'The server does not answer. Is it running?',
    // a card
    all: 'All cards', tryIt: 'Try it on the table', trying: 'Setting the table …', layOut: 'Lay it on the judge’s desk', build: 'Build a deck with it', copy: 'Copy the link', copied: 'Copied', both: 'What it says', noText: 'It says nothing.',
    printed: 'Printed in', rarities: 'Rarities', legal: 'Legal in', nowhere: 'no format', keywords: 'Its keywords', rules: 'Rules that it rests on', rule: (number: string) => `rule ${number}`,
    cases: 'Cases that show it', lessons: 'Lessons that show it', decks: 'Decks that play it', noDecks: 'No deck that comes with the game plays it.', copies: (n: number) => `×${n}`,
    program: 'What the program does', tree: 'Its text as the rules know it', lowered: 'What that was turned into', facts: 'Facts', missing: 'There is no such card.',
  },
  {
    title: 'Cartas', heading: 'Las cartas', lead: 'Recorre todas las cartas, por palabras en cualquiera de los dos idiomas o por lo que son. Cada carta tiene su página.',
    game: 'Juego', search: 'Nombre o palabras', searchHow: 'Cómo se llama o qué hace, en español o en inglés', filters: 'Filtros', more: 'Más filtros', any: 'cualquiera', clear: 'Quitar todo',
    order: 'Orden', byGame: 'como se imprimieron', byName: 'por nombre', byCost: 'por coste',
    found: (n: number) => (n === 1 ? '1 carta' : `${n} cartas`), ofAll: (n: number, all: number) => `${n} de ${all} cartas`, reading: (share: number) => `leyendo lo que dicen las cartas: ${share} %`, none: 'Ninguna carta encaja. Quita un filtro o usa menos palabras.',
    showMore: (n: number) => `Mostrar ${n} más`, unplayable: 'aún no se puede jugar', unplayableLong: 'Nadie ha pasado aún el texto de esta carta a reglas: figura en la lista, pero no se puede jugar.',
    serverGone: 'El servidor no responde. ¿Está en marcha?',
    all: 'Todas las cartas', tryIt: 'Probarla en la mesa', trying: 'Preparando la mesa …', layOut: 'Ponerla en la mesa del juez', build: 'Hacer un mazo con ella', copy: 'Copiar el enlace', copied: 'Copiado', both: 'Lo que dice', noText: 'No dice nada.',
    printed: 'Impresa en', rarities: 'Frecuencias', legal: 'Legal en', nowhere: 'ningún formato', keywords: 'Sus palabras clave', rules: 'Reglas en que se apoya', rule: (number: string) => `regla ${number}`,
    cases: 'Casos que la muestran', lessons: 'Lecciones que la muestran', decks: 'Mazos que la juegan', noDecks: 'Ningún mazo de los que trae el juego la lleva.', copies: (n: number) => `×${n}`,
    program: 'Qué hace el programa', tree: 'Su texto como lo conocen las reglas', lowered: 'En qué se convierte', facts: 'Datos', missing: 'No existe esa carta.',
  },
);
