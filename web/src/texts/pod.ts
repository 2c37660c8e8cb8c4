// What the table of a pod says after its draft.

import { inBoth } from './both';

export const podTexts = inBoth(
  {
    pod: 'Pod', build: 'Build your deck', cards: (n: number, least: number) => `${n} cards, at least ${least}`,
    deck: 'Deck', side: 'Sideboard', handIn: 'Hand the deck in', handedIn: 'Handed in',
    waiting: (n: number, all: number) => `${n} of ${all} decks are in.`, minutes: (n: number) => `You have ${n} minutes.`,
    round: (n: number) => `Round ${n}`, toMatch: (rival: string) => `Play against ${rival}`, bye: 'no opponent',
    pairings: 'Matches', standings: 'Standings', playing: 'playing', drawn: 'drawn', clocked: (clock: string) => `Clock of the matches: ${clock}`, player: 'Player', points: 'Points',
    record: 'Won-lost-drawn', champion: (who: string) => `${who} is the champion`, again: 'New draft', watch: 'Watch the draft',
    toPod: 'Back to the pod',
    howDrafted: 'The draft', forPlayers: (low: number, high: number) => `For ${low} to ${high} players.`, set: 'Packs of set', packs: 'Packs for each player',
    structure: 'Rounds', swiss: 'Swiss', 'round-robin': 'everybody against everybody', elimination: 'single elimination',
    matches: 'Matches', bestOf: (n: number) => (n === 1 ? 'one game' : `best of ${n}`),
    clock: 'Keep the times of the tournament rules: what is not chosen in time is chosen by a bot',
    cube: 'Draft a cube: paste its list', cubeHow: 'One card a line; how many stands before the name if there is more than one',
  },
  {
    pod: 'Torneo', build: 'Construye tu mazo', cards: (n: number, least: number) => `${n} cartas, al menos ${least}`,
    deck: 'Mazo', side: 'Banquillo', handIn: 'Entregar el mazo', handedIn: 'Entregado',
    waiting: (n: number, all: number) => `Entregados: ${n} de ${all} mazos.`, minutes: (n: number) => `Tienes ${n} minutos.`,
    round: (n: number) => `Ronda ${n}`, toMatch: (rival: string) => `Jugar contra ${rival}`, bye: 'sin rival',
    pairings: 'Enfrentamientos', standings: 'Clasificación', playing: 'en juego', drawn: 'empate', clocked: (clock: string) => `Reloj de los enfrentamientos: ${clock}`, player: 'Jugador', points: 'Puntos',
    record: 'Ganadas-perdidas-empates', champion: (who: string) => `Gana el torneo ${who}`, again: 'Otro draft',
    watch: 'Ver el draft', toPod: 'Volver al torneo',
    howDrafted: 'El draft', forPlayers: (low: number, high: number) => `De ${low} a ${high} jugadores.`, set: 'Sobres de la colección', packs: 'Sobres por jugador',
    structure: 'Rondas', swiss: 'suizo', 'round-robin': 'todos contra todos', elimination: 'eliminación directa',
    matches: 'Enfrentamientos', bestOf: (n: number) => (n === 1 ? 'una partida' : `al mejor de ${n}`),
    clock: 'Con los tiempos de las reglas de torneo: lo que no se elige a tiempo lo elige un bot',
    cube: 'Draft con un cubo: pega su lista', cubeHow: 'Una carta por línea; delante del nombre, cuántas hay si hay más de una',
  },
);
