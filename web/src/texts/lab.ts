// Everything that the lab says besides its figures, which the server puts into words.

import { inBoth } from './both';

export const labTexts = inBoth(
  {
    heading: 'The lab', lead: 'Ask your deck a question. Bots play it out while you watch, and every figure says how sure it is.',
    question: 'What do you want to know?', game: 'Game', deck: 'Your deck', decks: 'Decks that meet each other', shipped: 'Decks that come with the game', yours: 'Your lists', pasted: 'A list that you paste', pasteHow: 'One card a line: how many, then its full name', pastedName: 'My deck',
    field: 'Against', fieldAll: (n: number) => `all ${n} decks to begin with`, fieldSome: 'decks that I choose', chosen: (n: number) => (n === 1 ? '1 deck chosen' : `${n} decks chosen`),
    bot: 'Who plays', bots: 'Who plays', games: 'Games', each: (n: number, points: number) => `${n} (give or take ${points})`, perPairing: 'for each pairing', perDeck: 'in all', perAnswer: 'with the hand kept, and as many with it changed', perChange: 'for each change, at most, and as many with the deck as it is', perWorld: 'for each choice',
    seed: 'Seed', seedHow: 'The same seed gives the same games.', more: 'More settings', format: 'Format', anyFormat: 'the usual one',
    out: 'Card that comes out', into: 'Card that comes in', copies: 'Copies', chooseCard: 'choose a card', hand: 'An opening hand (or none: whatever is dealt)', handHow: 'Cards of the deck, with semicolons between them',
    replay: 'A saved game', replayHow: 'A file from “Download the replay” at the end of a game', replayHere: (n: number) => `A game of ${n} actions is here.`, at: 'After how many actions', moment: (turn: number, player: string, what: string) => `Turn ${turn}, ${player}. What was done then: “${what}”.`, noMoment: 'Nothing was chosen there any more: take an earlier moment.', noReplay: 'Choose a saved game first.',
    start: 'Play', stop: 'Stop', goOn: 'Go on', again: 'Ask anew', noDeck: 'Choose a deck first.', noCards: 'Choose a card that comes out and one that comes in.', twoDecks: 'Choose at least one deck to play against.',
    progress: (played: number, games: number) => `${played} of ${games} games`, laying: 'The tables are being laid …', playing: 'playing', stopped: 'Stopped. What was played is kept.', over: 'All games are played.', clear: 'Clear: no further games are needed.', rests: (n: number) => `The lab rests for a moment: it goes on in ${n} s.`, kept: 'This is where you stopped last time.', failed: 'The server does not answer. What was played is kept.',
    table: 'The same as a table', half: 'The dashed line is half of the games.', versus: (deck: string) => `${deck} against each deck`, about: 'How to read this', reading: 'The mark is what was counted. The broad band is where the true share lies 95 times in 100: the more games, the narrower. If two bands overlap a lot, the two may well be equally good.', readingDeck: 'Two decks are compared in the hands of one bot: a deck that it does not understand is better than its figures.',
    take: 'Take it along', json: 'JSON', csv: 'Table (CSV)', svg: 'Chart (SVG)', png: 'Picture (PNG)', link: 'Link to this question', copied: 'The link is copied: whoever opens it asks the same.', tooLong: 'This question is too long for a link.', command: 'The same on your own computer', commandHow: 'It finds the same figures; with a larger --games they become surer.', copy: 'Copy', saveList: 'Save the list as a file', saveGame: 'Save the game as a file', badLink: 'This link holds no question.',
    off: 'The lab of this server is switched off. On your own computer it runs with this command:', box: 'To the deck box', tryHere: 'Try in the lab', nothing: 'The answer grows here.', nothingHow: 'Choose a question and press Play. You can stop at any time: what has been played stays.', heatHow: 'Share of games that the deck on the left wins, of 100',
  },
  {
    heading: 'El laboratorio', lead: 'Hazle una pregunta a tu mazo. Los bots juegan partidas para responderla mientras miras, y cada cifra dice lo segura que es.',
    question: '¿Qué quieres saber?', game: 'Juego', deck: 'Tu mazo', decks: 'Mazos que se enfrentan', shipped: 'Mazos que trae el juego', yours: 'Tus listas', pasted: 'Una lista que pegas', pasteHow: 'Una carta por línea: cuántas y su nombre completo', pastedName: 'Mi mazo',
    field: 'Contra', fieldAll: (n: number) => `los ${n} mazos para empezar`, fieldSome: 'los mazos que yo elija', chosen: (n: number) => (n === 1 ? '1 mazo elegido' : `${n} mazos elegidos`),
    bot: 'Quién juega', bots: 'Quién juega', games: 'Partidas', each: (n: number, points: number) => `${n} (${points} puntos arriba o abajo)`, perPairing: 'por enfrentamiento', perDeck: 'en total', perAnswer: 'quedándose la mano, y otras tantas cambiándola', perChange: 'por cambio, como mucho, y otras tantas con el mazo tal como está', perWorld: 'por opción',
    seed: 'Semilla', seedHow: 'Con la misma semilla salen las mismas partidas.', more: 'Más ajustes', format: 'Formato', anyFormat: 'el habitual',
    out: 'Carta que sale', into: 'Carta que entra', copies: 'Copias', chooseCard: 'elige una carta', hand: 'Una mano inicial (o ninguna: la que toque)', handHow: 'Cartas del mazo, separadas por punto y coma',
    replay: 'Una partida guardada', replayHow: 'Un archivo de «Descargar la repetición», al final de una partida', replayHere: (n: number) => `Aquí hay una partida de ${n} acciones.`, at: 'Tras cuántas acciones', moment: (turn: number, player: string, what: string) => `Turno ${turn}, ${player}. Lo que se hizo entonces: «${what}».`, noMoment: 'Ahí ya no se elegía nada: toma un momento anterior.', noReplay: 'Elige antes una partida guardada.',
    start: 'Jugar', stop: 'Parar', goOn: 'Seguir', again: 'Otra pregunta', noDeck: 'Elige antes un mazo.', noCards: 'Elige una carta que sale y otra que entra.', twoDecks: 'Elige al menos un mazo contra el que jugar.',
    progress: (played: number, games: number) => `${played} de ${games} partidas`, laying: 'Se están poniendo las mesas…', playing: 'jugando', stopped: 'En pausa. Lo jugado se conserva.', over: 'Ya se han jugado todas las partidas.', clear: 'Está claro: no hacen falta más partidas.', rests: (n: number) => `El laboratorio descansa un momento: sigue dentro de ${n} s.`, kept: 'Aquí lo dejaste la última vez.', failed: 'El servidor no responde. Lo jugado se conserva.',
    table: 'Lo mismo en una tabla', half: 'La línea de puntos es la mitad de las partidas.', versus: (deck: string) => `${deck} contra cada mazo`, about: 'Cómo se lee esto', reading: 'La marca es lo que se ha contado. La banda ancha es donde está la proporción verdadera 95 veces de cada 100: cuantas más partidas, más estrecha. Si dos bandas se pisan mucho, puede que ambas cosas sean igual de buenas.', readingDeck: 'Se comparan dos mazos en manos de un mismo bot: un mazo que el bot no entiende es mejor de lo que dicen sus cifras.',
    take: 'Llévatelo', json: 'JSON', csv: 'Tabla (CSV)', svg: 'Gráfico (SVG)', png: 'Imagen (PNG)', link: 'Enlace a esta pregunta', copied: 'Enlace copiado: quien lo abra pregunta lo mismo.', tooLong: 'Esta pregunta es demasiado larga para un enlace.', command: 'Lo mismo en tu ordenador', commandHow: 'Da las mismas cifras; con un --games mayor son más seguras.', copy: 'Copiar', saveList: 'Guardar la lista en un archivo', saveGame: 'Guardar la partida en un archivo', badLink: 'Este enlace no contiene ninguna pregunta.',
    off: 'El laboratorio de este servidor está apagado. En tu ordenador funciona con esta orden:', box: 'A los mazos', tryHere: 'Probar en el laboratorio', nothing: 'Aquí va creciendo la respuesta.', nothingHow: 'Elige una pregunta y pulsa Jugar. Puedes parar cuando quieras: lo jugado se queda.', heatHow: 'De cada 100 partidas, cuántas gana el mazo de la izquierda',
  },
);

export const experimentNames = inBoth(
  { matchups: 'Matchups', goldfish: 'How fast is it?', swap: 'Swap a card', mulligan: 'Opening hands', ratings: 'Which cards win?', openings: 'Which cards to keep?', 'what-if': 'What if …?' },
  { matchups: 'Enfrentamientos', goldfish: '¿Qué velocidad tiene?', swap: 'Cambiar una carta', mulligan: 'Manos iniciales', ratings: '¿Qué cartas ganan?', openings: '¿Qué cartas guardar?', 'what-if': '¿Y si…?' },
);

export const experimentLeads = inBoth(
  { matchups: 'Which decks does it beat, and which beat it?', goldfish: 'On which turn does it win when nobody is in its way?', swap: 'Does one card in place of another help?', mulligan: 'Keep the hand or change it? And exact odds for every card.', ratings: 'How often did you win with each card drawn?', openings: 'How often did you win with each card in the opening hand?', 'what-if': 'A moment of a saved game: every choice, played to the end.' },
  { matchups: '¿A qué mazos gana y cuáles le ganan?', goldfish: '¿En qué turno gana si nadie se interpone?', swap: '¿Ayuda una carta en lugar de otra?', mulligan: '¿Quedarse la mano o cambiarla? Y la probabilidad exacta de cada carta.', ratings: '¿Cuántas veces se gana habiendo robado cada carta?', openings: '¿Cuántas veces se gana con cada carta en la mano inicial?', 'what-if': 'Un momento de una partida guardada: cada opción, jugada hasta el final.' },
);

export const playerNames = inBoth(
  { greedy: 'greedy: always takes what looks best', novice: 'novice: plays like a beginner', random: 'random: does anything it may' },
  { greedy: 'greedy: toma siempre lo que parece mejor', novice: 'novice: juega como quien empieza', random: 'random: hace cualquier cosa que pueda' },
);
