// Everything that the home page says, and the page at which one joins a table.

import { inBoth } from './both';

export const homeTexts = inBoth(
  {
    title: 'Mazo — a table for card games',
    // settings
    language: 'Language', colours: 'Colours',
    system: 'auto', light: 'light', dark: 'dark', contrast: 'high contrast',
    // opening
    playNow: 'Play now',
    starting: 'Setting the table…',
    // games
    games: 'Choose a game',
    setUp: 'Set up', minute: 'the game in a minute', firstLesson: 'Learn by playing', minuteOf: (game: string) => `${game} in a minute`, aTurn: 'A turn, step by step', onCards: 'The numbers on cards', cardStates: 'What becomes of cards', wholeBook: 'The whole rule book',
    minuteMore: 'At the table every card can be read, and whatever you may not do says why, with its rule.',
    yourGame: 'Your game', yourGameWith: (names: string) => `Your game with ${names}`, sitAgain: 'Sit down again', settings: 'Settings', nameKept: 'Kept on this device, and shown at the tables where you sit.',
    setUpGame: (game: string) => `Set up a table: ${game}`,
    // join, resume, watch
    join: 'Join a table', joinHow: 'Paste a link that you were sent, or the name of a table.', link: 'Link or name of a table', goThere: 'Go there',
    noTable: 'There is no such table.', resume: 'Your tables', noTables: 'Tables that you sit at are kept here, on this device.',
    forget: 'Forget', forgetTable: (table: string) => `Forget the table with ${table}`, goOn: 'Go on',
    moreTables: (n: number) => `Show ${n} more`,
    waiting: 'waiting for players', salting: 'about to begin', playing: 'being played', over: 'over', gone: 'no longer there', asking: '…',
    against: (names: string) => `with ${names}`, alone: 'nobody else yet', hotSeat: 'on this device',
    replay: 'Watch a replay', replayHow: 'Drop a .mazo file here, or', choose: 'choose a file', notReplay: 'That file cannot be read.',
    // set-up
    close: 'Close', yourName: 'Your name', namePlaceholder: 'Player 1', yourDeck: 'Your deck', deckOf: (name: string) => `Deck of ${name}`,
    otherSeats: 'The other seats', players: 'Players', seat: (n: number) => `Seat ${n}`,
    whoSits: (n: number) => `Who sits at seat ${n}`, friend: 'A friend, by link', hereToo: 'Somebody at this screen',
    nameOf: (n: number) => `Name at seat ${n}`, anyDeck: 'any beginner deck', friendDeck: 'chooses a deck on joining',
    more: 'More choices', houseRules: 'House rules: what the sources leave open', housesUsual: 'all as usual', housesChanged: (n: number) => `${n} changed`, houseUsual: (n: number) => `usually ${n}`, houseReset: 'as usual', houseSource: (source: string) => ({ chosen: 'chosen by Mazo', inferred: 'inferred from the sources' })[source] ?? 'found in one source, contradicted by another', edition: 'Rules', format: 'Format', series: 'Games', single: 'one game', bestOf: (n: number) => `best of ${n}`, twoGames: 'two games',
    pace: 'Bots take', paceQuick: 'no time', paceUsual: 'a moment', paceSlow: 'their time', newest: 'newest', seriesFree: 'A series is played in the usual format.',
    start: 'Start', startInvite: 'Set the table and get the link', serverGone: 'The server does not answer. Is it running?',
    groupSaved: 'Your lists', groupPlain: 'To begin with: cards without text but keywords', groupMade: 'Sold or played in tournaments', groupPaste: 'A list of your own',
    paste: 'Paste a list', pasteHow: 'One card a line: how many, then its full name', cards: (n: number) => `${n} cards`, beginner: 'beginner', search: 'Find a deck',
    openBox: 'Look at all decks in the deck box', chosenDeck: 'Chosen',
    // joining
    joinTitle: 'You are invited', joinLead: (game: string) => `A table of ${game}`, whoIsHere: 'Who sits there', openSeat: 'open',
    sitDown: 'Sit down', watchTable: 'Watch', fullTable: 'All seats are taken: you can watch.', noTableLong: 'There is no table at this address. It may have a typo, or the server was set up anew.', backHome: 'Back to the start',
    noPage: 'There is no page at this address', noPageLong: 'The link may have a typo, or what it led to is no longer there.',
    // notice
    notice: (owners: string) => `Mazo is unofficial and not affiliated with anybody. ${owners} No art, no logos, no printed sentences.`,
    noScripts: 'Without scripts, for screen readers and text browsers:', plainPage: 'the plain page',
  },
  {
    title: 'Mazo: una mesa para juegos de cartas',
    language: 'Idioma', colours: 'Colores',
    system: 'auto', light: 'claros', dark: 'oscuros', contrast: 'alto contraste',
    playNow: 'Jugar ya',
    starting: 'Preparando la mesa…',
    games: 'Elige un juego',
    setUp: 'Preparar', minute: 'el juego en un minuto', firstLesson: 'Aprende jugando', minuteOf: (game: string) => `${game} en un minuto`, aTurn: 'Un turno, paso a paso', onCards: 'Los números de las cartas', cardStates: 'Lo que les pasa a las cartas', wholeBook: 'El reglamento entero',
    minuteMore: 'En la mesa puedes leer cada carta, y lo que no se puede hacer dice por qué y según qué regla.',
    yourGame: 'Tu partida', yourGameWith: (names: string) => `Tu partida con ${names}`, sitAgain: 'Volver a sentarse', settings: 'Ajustes', nameKept: 'Se guarda en este dispositivo y se ve en las mesas donde te sientas.',
    setUpGame: (game: string) => `Preparar una mesa: ${game}`,
    join: 'Unirse a una mesa', joinHow: 'Pega el enlace que te han enviado o el nombre de una mesa.', link: 'Enlace o nombre de una mesa', goThere: 'Ir',
    noTable: 'No existe esa mesa.', resume: 'Tus mesas', noTables: 'Aquí se guardan, en este dispositivo, las mesas en las que te sientas.',
    forget: 'Olvidar', forgetTable: (table: string) => `Olvidar la mesa con ${table}`, goOn: 'Seguir',
    moreTables: (n: number) => `Mostrar ${n} más`,
    waiting: 'esperando jugadores', salting: 'a punto de empezar', playing: 'en juego', over: 'terminada', gone: 'ya no existe', asking: '…',
    against: (names: string) => `con ${names}`, alone: 'aún nadie más', hotSeat: 'en este dispositivo',
    replay: 'Ver una repetición', replayHow: 'Suelta aquí un archivo .mazo, o', choose: 'elige un archivo', notReplay: 'No se puede leer ese archivo.',
    close: 'Cerrar', yourName: 'Tu nombre', namePlaceholder: 'Jugador 1', yourDeck: 'Tu mazo', deckOf: (name: string) => `Mazo de ${name}`,
    otherSeats: 'Los demás asientos', players: 'Jugadores', seat: (n: number) => `Asiento ${n}`,
    whoSits: (n: number) => `Quién ocupa el asiento ${n}`, friend: 'Una amistad, por enlace', hereToo: 'Alguien ante esta pantalla',
    nameOf: (n: number) => `Nombre en el asiento ${n}`, anyDeck: 'cualquier mazo sencillo', friendDeck: 'elige mazo al unirse',
    more: 'Más opciones', houseRules: 'Reglas de la casa: lo que las fuentes dejan abierto', housesUsual: 'todas como es habitual', housesChanged: (n: number) => n === 1 ? '1 cambiada' : `${n} cambiadas`, houseUsual: (n: number) => `lo habitual: ${n}`, houseReset: 'como es habitual', houseSource: (source: string) => ({ chosen: 'elegida por Mazo', inferred: 'deducida de las fuentes' })[source] ?? 'hallada en una fuente y contradicha por otra', edition: 'Reglas', format: 'Formato', series: 'Partidas', single: 'una partida', bestOf: (n: number) => `al mejor de ${n}`, twoGames: 'dos partidas',
    pace: 'Los bots tardan', paceQuick: 'nada', paceUsual: 'un momento', paceSlow: 'lo suyo', newest: 'la más nueva', seriesFree: 'Una serie se juega en el formato habitual.',
    start: 'Empezar', startInvite: 'Preparar la mesa y obtener el enlace', serverGone: 'El servidor no responde. ¿Está en marcha?',
    groupSaved: 'Tus listas', groupPlain: 'Para empezar: cartas sin más texto que palabras clave', groupMade: 'Vendidos o jugados en torneos', groupPaste: 'Una lista propia',
    paste: 'Pegar una lista', pasteHow: 'Una carta por línea: cuántas y su nombre completo', cards: (n: number) => `${n} cartas`, beginner: 'para empezar', search: 'Buscar un mazo',
    openBox: 'Ver todos los mazos', chosenDeck: 'Elegido',
    joinTitle: 'Te han invitado', joinLead: (game: string) => `Una mesa de ${game}`, whoIsHere: 'Quién está sentado', openSeat: 'libre',
    sitDown: 'Sentarse', watchTable: 'Mirar', fullTable: 'Todos los asientos están ocupados: puedes mirar.', noTableLong: 'No hay ninguna mesa en esta dirección. Puede tener una errata, o el servidor se ha instalado de nuevo.', backHome: 'Volver al inicio',
    noPage: 'No hay ninguna página en esta dirección', noPageLong: 'El enlace puede tener una errata, o lo que había allí ya no existe.',
    notice: (owners: string) => `Mazo no es oficial ni está afiliado a nadie. ${owners} Sin ilustraciones, sin logotipos, sin frases impresas.`,
    noScripts: 'Sin scripts, para lectores de pantalla y navegadores de texto:', plainPage: 'la página sencilla',
  },
);

export type HomeTexts = (typeof homeTexts)['en'];
