// What the table of any draft says; what a game calls its packs and piles comes from the server (`words.packs`).

import { inBoth } from './both';

export const draftTexts = inBoth(
  {
    board: 'Draft', chooseFrom: (n: number) => (n === 1 ? '1 card' : `${n} cards`), over: 'The draft is over',
    players: 'Players', you: 'you', choosing: 'is choosing', chosen: 'has chosen', gone: 'has left',
    keep: 'kept', picked: 'chosen', sealed: 'Your choice is sealed.', change: 'Choose again',
    copies: (n: number, card: string) => `${n} ${card}`, none: 'nothing',
    copied: 'Copied', again: 'New draft', watch: 'Watch the replay', result: 'Result',
    signals: 'Signals', signalsHow: 'Good cards that came late', from: (who: string) => `from ${who}`, noSignals: 'From the fourth pick on: what your neighbours let through.',
    round: 'This pack came round again', missing: 'Gone since you saw it:', noneGone: 'Only your own card is missing.',
    left: (n: number) => `${n} s left`, late: 'time was over: a bot has chosen',
    row: (n: number) => `Row ${n}`, column: (n: number) => `Column ${n}`, half: (n: number) => `Half ${n}`, pile: (n: number) => `Pile ${n}`, take: (what: string) => `Take ${what.toLowerCase()}`,
    all: 'all', find: 'Find a card', curve: 'Curve', log: 'Pick log', pickOf: (round: number, pick: number) => `Round ${round}, pick ${pick}`, earlier: 'Earlier pick', later: 'Later pick',
    exportDeck: 'Copy for Dreamborn', exportBoth: 'Copy for Draftmancer', exportLog: 'Save the pick log',
    exportDeckHow: 'The deck, one card a line', exportBothHow: 'Deck and sideboard', exportLogHow: 'As Draftmancer and MTGO write it',
  },
  {
    board: 'Draft', chooseFrom: (n: number) => (n === 1 ? '1 carta' : `${n} cartas`), over: 'El draft ha terminado',
    players: 'Jugadores', you: 'tú', choosing: 'está eligiendo', chosen: 'ya ha elegido', gone: 'se ha ido',
    keep: 'guardada', picked: 'elegida', sealed: 'Tu elección está sellada.', change: 'Elegir de nuevo',
    copies: (n: number, card: string) => `${n} ${card}`, none: 'nada',
    copied: 'Copiada', again: 'Otro draft', watch: 'Ver la repetición', result: 'Resultado',
    signals: 'Señales', signalsHow: 'Cartas buenas que llegaron tarde', from: (who: string) => `de ${who}`, noSignals: 'Desde la cuarta elección: lo que dejan pasar tus vecinos.',
    round: 'Este sobre ha dado la vuelta', missing: 'Falta desde que lo viste:', noneGone: 'Solo falta tu propia carta.',
    left: (n: number) => `quedan ${n} s`, late: 'se acabó el tiempo: ha elegido un bot',
    row: (n: number) => `Fila ${n}`, column: (n: number) => `Columna ${n}`, half: (n: number) => `Parte ${n}`, pile: (n: number) => `Montón ${n}`, take: (what: string) => `Tomar ${what.toLowerCase()}`,
    all: 'todas', find: 'Buscar una carta', curve: 'Curva', log: 'Registro de elecciones', pickOf: (round: number, pick: number) => `Ronda ${round}, elección ${pick}`, earlier: 'Elección anterior', later: 'Elección siguiente',
    exportDeck: 'Copiar para Dreamborn', exportBoth: 'Copiar para Draftmancer', exportLog: 'Guardar el registro',
    exportDeckHow: 'El mazo, una carta por línea', exportBothHow: 'Mazo y banquillo', exportLogHow: 'Como lo escriben Draftmancer y MTGO',
  },
);
