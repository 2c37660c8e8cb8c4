// Where the server draws pictures: of cards, of their backs, of the crests of seats. They are decoration, and every
// picture has words beside it.

import { server } from '../lib/server.svelte';

const under = (path: string): string => (server.about?.pictures ? `${server.about.pictures}/${path}.svg` : '');

/** The picture of a card, or nothing until the server has said where pictures are. */
export const pictureOf = (game: string, name: string): string => (game && name ? under(`${game}/${encodeURIComponent(name)}`) : '');

export const backOf = (game: string): string => (game ? under(`${game}/back`) : '');

/** The crest of whoever is called so and sits there: the rim tells the seat. */
export const crestOf = (name: string, seat: number): string => under(`crests/${seat}/${encodeURIComponent(name || '?')}`);
