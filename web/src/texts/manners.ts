// What the page says of time, of who is away, of draws, of who watches, and of people whom one does not want to hear.

import { inBoth } from './both';

const many = (n: number, one: string, more: string) => (n === 1 ? one : more.replace('#', String(n)));

export const mannersTexts = inBoth(
  {
    // making a table
    time: 'Clock', noTime: 'none', perTurn: (text: string) => `${text} a turn`, perGame: (text: string, more: number) => `${text} each${more ? `, +${more} s a turn` : ''}`,
    minutes: (n: number) => `${n} min`, seconds: (n: number) => `${n} s`,
    late: 'Time over in a turn', lateBot: 'a bot ends the turn', lateLoses: 'the game is lost',
    absent: 'Away for 90 seconds', absentWait: 'the table waits', absentBot: 'a bot acts until they are back', absentClaim: 'the others may claim the win',
    listed: 'Show it in the lobby: anybody may join', watched: 'Others may watch; no hand is shown during the game', matchTime: 'Clock of the matches',
    edition: (name: string) => `edition ${name}`,
    // clocks
    clockOf: (name: string) => `Clock of ${name}`, left: (n: number) => many(n, 'One second left.', '# seconds left.'), stands: 'stands still',
    // away
    away: (name: string, n: number) => `${name} is away. You may claim in ${n} s.`, awayBot: (name: string, n: number) => `${name} is away. A bot acts in ${n} s.`,
    awayLong: (name: string) => `${name} has been away for long. You may claim the win, be content with a draw, or go on waiting.`, awayBotNow: (name: string) => `${name} is away: a bot acts for them.`,
    claimWin: 'Claim the win', claimDraw: 'Claim a draw',
    // draws
    offerDraw: 'Offer a draw', drawOffered: (name: string) => `${name} offers a draw.`, drawOwn: 'You have offered a draw.', accept: 'Accept', decline: 'Decline', withdraw: 'Withdraw',
    // hands
    showHands: 'Show hands', handsAsked: (names: string) => `Hands are shown when ${names} agrees too.`, handsAgreed: (names: string) => `${names} would show hands.`, handOf: (name: string) => `${name} held`, noCards: 'no cards',
    handsWhom: 'Hands and replay are shown when everybody who played agrees: to whoever is at the table, also watching, and to whoever comes later, until the next game begins. Those who played have the replay in any case.',
    watch: (names: string) => `Watching: ${names}.`, unnamed: (n: number) => many(n, 'one without a name', '# without a name'),
    // people
    people: 'People here', mute: (name: string) => `Mute ${name}`, unmute: (name: string) => `Hear ${name} again`, report: (name: string) => `Report ${name}`, muteShort: 'Mute', unmuteShort: 'Hear again', reportShort: 'Report…',
    reportLead: (name: string) => `Whoever runs this server reads it, with the last words said at this table. ${name} is not told.`,
    reasonWords: 'what they say', reasonName: 'their name', reasonStalling: 'they hold the game up', reasonOther: 'something else', reason: 'What is it about?', why: 'In your words, if you like', sendReport: 'Send the report', cancel: 'Cancel', reported: 'Thank you: the report is on its way.', notReported: 'The report could not be sent.',
    noWatching: 'Nobody may watch at this table.', watchAgreed: 'Others may watch, without seeing any hand: whoever sits down agrees to that, and can change it during the game.',
    letNobodyWatch: 'Let nobody watch', letWatch: 'Let others watch', unwatched: (names: string) => `Nobody may watch: ${names} would rather not be watched.`, watchKnown: 'Those who play see who watches.',
  },
  {
    time: 'Reloj', noTime: 'sin reloj', perTurn: (text: string) => `${text} por turno`, perGame: (text: string, more: number) => `${text} por persona${more ? `, +${more} s por turno` : ''}`,
    minutes: (n: number) => `${n} min`, seconds: (n: number) => `${n} s`,
    late: 'Si se acaba el tiempo del turno', lateBot: 'un bot acaba el turno', lateLoses: 'se pierde la partida',
    absent: 'Tras 90 segundos fuera', absentWait: 'la mesa espera', absentBot: 'un bot actúa hasta que vuelva', absentClaim: 'los demás pueden reclamar la victoria',
    listed: 'Mostrarla en la sala: puede entrar cualquiera', watched: 'Se puede mirar; durante la partida no se ve ninguna mano', matchTime: 'Reloj de los enfrentamientos',
    edition: (name: string) => `edición ${name}`,
    clockOf: (name: string) => `Reloj de ${name}`, left: (n: number) => many(n, 'Queda un segundo.', 'Quedan # segundos.'), stands: 'parado',
    away: (name: string, n: number) => `${name} no está. Podrás reclamar en ${n} s.`, awayBot: (name: string, n: number) => `${name} no está. Un bot actuará en ${n} s.`,
    awayLong: (name: string) => `${name} lleva mucho tiempo fuera. Puedes reclamar la victoria, conformarte con tablas o seguir esperando.`, awayBotNow: (name: string) => `${name} no está: un bot actúa en su lugar.`,
    claimWin: 'Reclamar la victoria', claimDraw: 'Reclamar tablas',
    offerDraw: 'Ofrecer tablas', drawOffered: (name: string) => `${name} ofrece tablas.`, drawOwn: 'Has ofrecido tablas.', accept: 'Aceptar', decline: 'Rechazar', withdraw: 'Retirar',
    showHands: 'Enseñar las manos', handsAsked: (names: string) => `Las manos se enseñan cuando también acepte ${names}.`, handsAgreed: (names: string) => `${names} enseñaría las manos.`, handOf: (name: string) => `${name} tenía`, noCards: 'ninguna carta',
    handsWhom: 'Las manos y la repetición se enseñan cuando aceptan todos los que han jugado: a quien esté en la mesa, también si solo mira, y a quien venga después, hasta que empiece otra partida. Quienes han jugado tienen la repetición en todo caso.',
    watch: (names: string) => `Mirando: ${names}.`, unnamed: (n: number) => many(n, 'una persona sin nombre', '# sin nombre'),
    people: 'Quién está aquí', mute: (name: string) => `Silenciar a ${name}`, unmute: (name: string) => `Volver a oír a ${name}`, report: (name: string) => `Denunciar a ${name}`, muteShort: 'Silenciar', unmuteShort: 'Volver a oír', reportShort: 'Denunciar…',
    reportLead: (name: string) => `Lo lee quien administra este servidor, con lo último que se dijo en esta mesa. A ${name} no se le dice.`,
    reasonWords: 'lo que dice', reasonName: 'su nombre', reasonStalling: 'retrasa la partida', reasonOther: 'otra cosa', reason: '¿De qué se trata?', why: 'Con tus palabras, si quieres', sendReport: 'Enviar la denuncia', cancel: 'Cancelar', reported: 'Gracias: la denuncia va de camino.', notReported: 'No se ha podido enviar la denuncia.',
    noWatching: 'En esta mesa no se puede mirar.', watchAgreed: 'Se puede mirar, sin ver ninguna mano: quien se sienta lo acepta, y puede cambiarlo durante la partida.',
    letNobodyWatch: 'No dejar que mire nadie', letWatch: 'Dejar que miren otros', unwatched: (names: string) => `No se puede mirar, por deseo de ${names}.`, watchKnown: 'Quienes juegan ven quién mira.',
  },
);

export const lobbyTexts = inBoth(
  {
    title: 'Lobby — Mazo', heading: 'Lobby', lead: 'Open tables at which somebody waits. One click and you sit there; or look first and choose your deck.',
    none: 'Nobody waits just now. Set up a table with a seat for a friend, and show it in the lobby.', setUp: 'Set up a table',
    waits: (names: string) => `${names} waits`, wait: (names: string) => `${names} wait`, free: (n: number) => many(n, 'one seat free', '# seats free'),
    join: 'Sit down', look: 'Look first', joinAt: (game: string, names: string) => `Sit down: ${game} with ${names}`, lookAt: (game: string, names: string) => `Look first: ${game} with ${names}`,
    game: 'Game', every: 'all games', again: 'Look again', fault: 'The server does not answer.', invite: 'No link? See who waits in the lobby.', noClock: 'no clock', open: (n: number) => many(n, 'One open table.', '# open tables.'),
  },
  {
    title: 'Sala — Mazo', heading: 'Sala', lead: 'Mesas abiertas en las que alguien espera. Un clic y te sientas; o mira antes y elige tu mazo.',
    none: 'Ahora mismo no espera nadie. Prepara una mesa con un asiento para otra persona y muéstrala en la sala.', setUp: 'Preparar una mesa',
    waits: (names: string) => `Espera ${names}`, wait: (names: string) => `Esperan ${names}`, free: (n: number) => many(n, 'un asiento libre', '# asientos libres'),
    join: 'Sentarse', look: 'Mirar antes', joinAt: (game: string, names: string) => `Sentarse: ${game} con ${names}`, lookAt: (game: string, names: string) => `Mirar antes: ${game} con ${names}`,
    game: 'Juego', every: 'todos los juegos', again: 'Mirar otra vez', fault: 'El servidor no responde.', invite: '¿Sin enlace? Mira quién espera en la sala.', noClock: 'sin reloj', open: (n: number) => many(n, 'Una mesa abierta.', '# mesas abiertas.'),
  },
);
