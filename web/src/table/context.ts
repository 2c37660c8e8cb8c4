import { createContext } from 'svelte';
import type { Play } from './play.svelte';

/** What the player is about to do, for every part of the table. */
export const [usePlay, setPlay] = createContext<Play>();
