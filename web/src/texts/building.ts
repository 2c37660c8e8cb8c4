// Everything that is said where a deck is built: the list, its odds, hands, suggestions and comparisons.

import { inBoth } from './both';

export const buildingTexts = inBoth(
  {
    add: 'Add cards', search: 'Name or words', searchHow: 'Find a card to add', filters: 'Filters', keys: 'Enter adds the first card found. On a card, + and − change how many there are.', more: 'Show more', reading: 'still reading what cards say …',
    plus: (card: string) => `One more ${card}`, minus: (card: string) => `One ${card} fewer`, none: 'No card fits.', first: 'Search for a card and add it: the list is judged as it grows.',
    list: 'Your list', deck: 'Deck', side: 'Side deck', toSide: 'to the side deck', toDeck: 'to the deck', undo: 'Undo', redo: 'Redo', empty: 'Empty the list', strange: 'Lines that name no card',
    asText: 'As text, or paste a list', file: 'Open a file', name: (card: string) => `Page of ${card}`,
    tabs: 'More about this deck', figures: 'Figures', odds: 'Odds', hand: 'Sample hand', advice: 'Suggestions', compare: 'Compare', export: 'Export',
    types: 'Cards by type',
    // odds
    oddsOf: 'Chance of', atLeast: 'at least', byTurn: 'by turn', turn: (n: number) => `turn ${n}`, onPlay: 'on the play', onDraw: 'on the draw', cardsOf: 'Cards', groupsOf: 'Groups', upTo: (cost: number) => `Cost ${cost} or less`,
    oddsNote: (deck: number, hand: number) => `Exact, for ${deck} shuffled cards and a first hand of ${hand}; nothing else is drawn, and no hand is changed.`, oddsSaid: (what: string) => `Chance of ${what} by turn`,
    // hands
    newHand: 'New hand', changeSome: (n: number) => (n ? `Put ${n} back and draw as many` : 'Choose what to put back'), changeAll: (n: number) => `New hand of ${n}`, drawOne: 'Draw a card', handRule: (number: string) => `rule ${number}`, handOf: (n: number) => (n === 1 ? '1 card in hand' : `${n} cards in hand`), drawn: 'Drawn since', nothingLeft: 'The deck is empty.', tooFew: 'There are not enough cards for a first hand yet.', begins: (card: string) => `${card} begins in play.`, chooseHow: 'Choose the cards that you would put back.', changed: 'The hand was changed; that may be done once.',
    // suggestions
    adviceNote: (n: number) => `Counted over the ${n} decks that come with the game: what lists with similar cards play and this one lacks. No game was played for it.`, near: 'The lists most like it', likeness: (share: number) => `${share} % alike`, lacking: 'What they have more of', lackCost: (cost: string, own: number, theirs: number) => `Cost ${cost}: ${own} % of your cards, ${theirs} % of theirs.`, lackMarked: (what: string, own: number, theirs: number) => `${what}: ${own} % of your cards, ${theirs} % of theirs.`, missing: 'Cards that they play', inLists: (n: number, all: number, copies: number) => `in ${n} of ${all}, ${copies} as a rule`, nothing: 'No list that comes with the game is like this one yet: add a few cards.',
    // comparing
    with: 'Compare with', choose: 'choose a deck', same: 'Both have the same cards.', onlyHere: 'Only in this list', onlyThere: 'Only in the other', more_: 'More here', fewer: 'More there', shared: (n: number) => (n === 1 ? '1 card in both' : `${n} cards in both`), here: 'this list',
    // exporting
    dialect: 'Written as', lines: 'plain lines (any site)', json: 'JSON', csv: 'CSV, as collections have it', pixelborn: 'Pixelborn code', copy: 'Copy', copied: 'Copied', save: 'Save as a file', svg: 'Picture (SVG)', png: 'Picture (PNG)', pngFailed: 'This browser could not make a PNG of it.',
  },
  {
    add: 'Añadir cartas', search: 'Nombre o palabras', searchHow: 'Busca una carta para añadirla', filters: 'Filtros', keys: 'Intro añade la primera carta encontrada. Sobre una carta, + y − cambian cuántas hay.', more: 'Mostrar más', reading: 'aún leyendo lo que dicen las cartas …',
    plus: (card: string) => `Una más de ${card}`, minus: (card: string) => `Una menos de ${card}`, none: 'Ninguna carta encaja.', first: 'Busca una carta y añádela: la lista se comprueba mientras crece.',
    list: 'Tu lista', deck: 'Mazo', side: 'Mazo de reserva', toSide: 'al mazo de reserva', toDeck: 'al mazo', undo: 'Deshacer', redo: 'Rehacer', empty: 'Vaciar la lista', strange: 'Líneas que no nombran ninguna carta',
    asText: 'Como texto, o pega una lista', file: 'Abrir un archivo', name: (card: string) => `Página de ${card}`,
    tabs: 'Más sobre este mazo', figures: 'Cifras', odds: 'Probabilidades', hand: 'Mano de muestra', advice: 'Sugerencias', compare: 'Comparar', export: 'Exportar',
    types: 'Cartas por tipo',
    oddsOf: 'Probabilidad de', atLeast: 'al menos', byTurn: 'en el turno', turn: (n: number) => `turno ${n}`, onPlay: 'si empiezas', onDraw: 'si no empiezas', cardsOf: 'Cartas', groupsOf: 'Grupos', upTo: (cost: number) => `Coste ${cost} o menos`,
    oddsNote: (deck: number, hand: number) => `Exacta, para ${deck} cartas barajadas y una primera mano de ${hand}; no se roba nada más ni se cambia la mano.`, oddsSaid: (what: string) => `Probabilidad de ${what} según el turno`,
    newHand: 'Mano nueva', changeSome: (n: number) => (n ? `Devolver ${n} y robar otras tantas` : 'Elige qué devolver'), changeAll: (n: number) => `Mano nueva de ${n}`, drawOne: 'Robar una carta', handRule: (number: string) => `regla ${number}`, handOf: (n: number) => (n === 1 ? '1 carta en la mano' : `${n} cartas en la mano`), drawn: 'Robadas desde entonces', nothingLeft: 'El mazo está vacío.', tooFew: 'Aún no hay cartas para una primera mano.', begins: (card: string) => `${card} empieza en juego.`, chooseHow: 'Elige las cartas que devolverías.', changed: 'La mano ya se cambió; solo se puede una vez.',
    adviceNote: (n: number) => `Contado sobre los ${n} mazos que trae el juego: lo que llevan las listas con cartas parecidas y a esta le falta. No se ha jugado ninguna partida para ello.`, near: 'Las listas más parecidas', likeness: (share: number) => `${share} % de parecido`, lacking: 'De qué tienen más', lackCost: (cost: string, own: number, theirs: number) => `Coste ${cost}: el ${own} % de tus cartas, el ${theirs} % de las suyas.`, lackMarked: (what: string, own: number, theirs: number) => `${what}: el ${own} % de tus cartas, el ${theirs} % de las suyas.`, missing: 'Cartas que ellas llevan', inLists: (n: number, all: number, copies: number) => `en ${n} de ${all}, ${copies} por lo general`, nothing: 'Ninguna lista de las que trae el juego se parece aún a esta: añade algunas cartas.',
    with: 'Comparar con', choose: 'elige un mazo', same: 'Las dos tienen las mismas cartas.', onlyHere: 'Solo en esta lista', onlyThere: 'Solo en la otra', more_: 'Más en esta', fewer: 'Más en la otra', shared: (n: number) => (n === 1 ? '1 carta en ambas' : `${n} cartas en ambas`), here: 'esta lista',
    dialect: 'Escrita como', lines: 'líneas sencillas (cualquier sitio)', json: 'JSON', csv: 'CSV, como en las colecciones', pixelborn: 'código de Pixelborn', copy: 'Copiar', copied: 'Copiada', save: 'Guardar en un archivo', svg: 'Imagen (SVG)', png: 'Imagen (PNG)', pngFailed: 'Este navegador no ha podido convertirla en PNG.',
  },
);
