// The words of the boards: zones, phases, scores and what one does with cards.

import { inBoth } from './both';

export const boardTexts = inBoth(
  {
    characters: 'characters', itemsAndLocations: 'items and locations', attackLine: 'attack line', defenceLine: 'defence line',
    supportLine: 'support line', hand: 'hand', deck: 'deck', discard: 'discard', inkwell: 'inkwell', castle: 'castle',
    gold: 'gold', graveyard: 'graveyard', exile: 'exile', bag: 'Bag', pile: 'Waiting', lore: 'lore',
    start: 'Start', main: 'Main', end: 'End', setup: 'Setup', draft: 'Draft', pool: 'Draft', game: 'Game', cleanup: 'Cleanup',
    agrupacion: 'Agrupación', vigilia: 'Vigilia', batalla: 'Batalla', final: 'Final', robo: 'Draw',
    ataque: 'attack', defensa: 'defence', guerra: 'Guerra de Talismanes', dano: 'damage',
   
    'seed-2014': 'rules of 2014', seed: 'founding document', english: 'English page', 'primer-bloque': 'Primer Bloque', imperio: 'Imperio',
    verbPlay: 'play', verbInk: 'ink', verbQuest: 'quest', verbChallenge: 'challenge', verbMove: 'move', verbGold: 'put as gold',
    verbBlock: 'block', verbUse: 'use',
    nothing: 'nothing in play',
    ofPlayer: (what: string, player: string) => `${what} of ${player}`,
    yours: (what: string) => `your ${what}`,
    ready: (ready: number, all: number) => `${ready} of ${all} ready`,
    mayInk: 'may ink a card', inked: 'already inked',
    known: 'known to be there',
    you: 'you', gone: 'out of the game', turnOf: 'plays now', thinks: 'decides',
    empty: 'Empty.', emptyHand: 'Your hand is empty.',
  },
  {
    characters: 'personajes', itemsAndLocations: 'objetos y localizaciones', attackLine: 'Línea de Ataque',
    defenceLine: 'Línea de Defensa', supportLine: 'Línea de Apoyo', hand: 'mano', deck: 'mazo', discard: 'descarte',
    inkwell: 'tintero', castle: 'Castillo', gold: 'Oro', graveyard: 'Cementerio', exile: 'Destierro', bag: 'Bolsa',
    pile: 'En espera', lore: 'lore',
    start: 'Inicio', main: 'Principal', end: 'Final', setup: 'Preparación', draft: 'Draft', pool: 'Draft', game: 'Juego', cleanup: 'Recogida',
    agrupacion: 'Agrupación', vigilia: 'Vigilia', batalla: 'Batalla', final: 'Final', robo: 'Robo',
    ataque: 'Ataque', defensa: 'Defensa', guerra: 'Guerra de Talismanes', dano: 'Daño',
   
    'seed-2014': 'reglas de 2014', seed: 'documento fundador', english: 'página inglesa', 'primer-bloque': 'Primer Bloque', imperio: 'Imperio',
    verbPlay: 'jugar', verbInk: 'entintar', verbQuest: 'hacer quest', verbChallenge: 'desafiar', verbMove: 'mover',
    verbGold: 'poner como Oro', verbBlock: 'bloquear', verbUse: 'usar',
    nothing: 'nada en juego',
    ofPlayer: (what: string, player: string) => `${what} de ${player}`,
    yours: (what: string) => `tu ${what}`,
    ready: (ready: number, all: number) => `${ready} de ${all} disponibles`,
    mayInk: 'puedes entintar', inked: 'ya has entintado',
    known: 'se sabe que están ahí',
    you: 'tú', gone: 'fuera de la partida', turnOf: 'juega ahora', thinks: 'decide',
    empty: 'Vacío.', emptyHand: 'No tienes cartas en la mano.',
  },
);
