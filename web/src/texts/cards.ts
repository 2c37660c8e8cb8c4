// Words on and about cards; the words of the games are those of their glossaries.

import { inBoth } from './both';

export const cardTexts = inBoth(
  {
    // types
    character: 'character', action: 'action', item: 'item', location: 'location', song: 'song',
    ally: 'Aliado', weapon: 'Arma', talisman: 'Talismán', totem: 'Tótem', gold: 'Oro',
    property: 'property', face: 'face', political: 'political', palace: 'Palace',
    // figures
    strength: 'strength', willpower: 'willpower', lore: 'lore', move_cost: 'move cost', cost: 'cost',
    // states
    exerted: 'exerted', drying: 'drying', shifted: 'shifted', inkable: 'can become ink',
    waiting: 'cannot attack yet', attacking: 'attacking', 'being-played': 'being played', used: 'used',
    // keywords
    alert: 'Alert', bodyguard: 'Bodyguard', boost: 'Boost', challenger: 'Challenger', evasive: 'Evasive', reckless: 'Reckless',
    resist: 'Resist', rush: 'Rush', shift: 'Shift', singer: 'Singer', sing_together: 'Sing Together', support: 'Support',
    vanish: 'Vanish', ward: 'Ward',
    // inks
    amber: 'Amber', amethyst: 'Amethyst', emerald: 'Emerald', ruby: 'Ruby', sapphire: 'Sapphire', steel: 'Steel',
    damage: (n: number) => `${n} damage`,
    under: (n: number) => (n === 1 ? '1 card under it' : `${n} cards under it`),
    at: (place: string) => `at ${place}`,
    carries: (name: string) => `carries ${name}`,
    changed: (what: string, printed: number, now: number) => `${what} ${now}, printed ${printed}`,
    figure: (what: string, now: number) => `${what} ${now}`,
   
    now: 'Now',
    inkIcon: 'ink', exertIcon: 'exert',
  },
  {
    character: 'personaje', action: 'acción', item: 'objeto', location: 'localización', song: 'canción',
    ally: 'Aliado', weapon: 'Arma', talisman: 'Talismán', totem: 'Tótem', gold: 'Oro',
    property: 'propiedad', face: 'personalidad', political: 'política', palace: 'Palacio',
    strength: 'Fuerza', willpower: 'Voluntad', lore: 'lore', move_cost: 'coste de movimiento', cost: 'coste',
    exerted: 'agotado', drying: 'secándose', shifted: 'con Shift', inkable: 'entintable',
    waiting: 'aún no puede atacar', attacking: 'atacando', 'being-played': 'se está jugando', used: 'usada',
    alert: 'Alert', bodyguard: 'Bodyguard', boost: 'Boost', challenger: 'Challenger', evasive: 'Evasive', reckless: 'Reckless',
    resist: 'Resist', rush: 'Rush', shift: 'Shift', singer: 'Singer', sing_together: 'Sing Together', support: 'Support',
    vanish: 'Vanish', ward: 'Ward',
    amber: 'Ámbar', amethyst: 'Amatista', emerald: 'Esmeralda', ruby: 'Rubí', sapphire: 'Zafiro', steel: 'Acero',
    damage: (n: number) => `${n} de daño`,
    under: (n: number) => (n === 1 ? '1 carta debajo' : `${n} cartas debajo`),
    at: (place: string) => `en ${place}`,
    carries: (name: string) => `porta ${name}`,
    changed: (what: string, printed: number, now: number) => `${what} ${now}, impresa ${printed}`,
    figure: (what: string, now: number) => `${what} ${now}`,
   
    now: 'Ahora',
    inkIcon: 'tinta', exertIcon: 'agotar',
  },
);
