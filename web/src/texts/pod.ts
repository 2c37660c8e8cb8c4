// What the table of a pod says after its draft.

import { inBoth } from './both';

export const podTexts = inBoth(
  {
    pod: 'Pod', build: 'Build your deck', cards: (n: number, least: number) => `${n} cards, at least ${least}`,
    deck: 'Deck', side: 'Sideboard', handIn: 'Hand the deck in', handedIn: 'Handed in',
    waiting: (n: number, all: number) => `${n} of ${all} decks are in.`, copy: 'Copy the list', copied: 'Copied',
    round: (n: number) => `Round ${n}`, toMatch: (rival: string) => `Play against ${rival}`, bye: 'no opponent',
    pairings: 'Matches', standings: 'Standings', playing: 'playing', player: 'Player', points: 'Points',
    record: 'Won-lost-drawn', champion: (who: string) => `${who} is the champion`, again: 'New draft', watch: 'Watch the draft',
    toPod: 'Back to the pod',
  },
  {
    pod: 'Torneo', build: 'Construye tu mazo', cards: (n: number, least: number) => `${n} cartas, al menos ${least}`,
    deck: 'Mazo', side: 'Banquillo', handIn: 'Entregar el mazo', handedIn: 'Entregado',
    waiting: (n: number, all: number) => `Entregados: ${n} de ${all} mazos.`, copy: 'Copiar la lista', copied: 'Copiada',
    round: (n: number) => `Ronda ${n}`, toMatch: (rival: string) => `Jugar contra ${rival}`, bye: 'sin rival',
    pairings: 'Enfrentamientos', standings: 'Clasificación', playing: 'en juego', player: 'Jugador', points: 'Puntos',
    record: 'Ganadas-perdidas-empates', champion: (who: string) => `Gana el torneo ${who}`, again: 'Otro draft',
    watch: 'Ver el draft', toPod: 'Volver al torneo',
  },
);
