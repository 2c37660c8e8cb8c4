// Tests of the page know the boards as the server sends them; `games.json` is what it says.

import { vi } from 'vitest';
import type { GameFacts } from '../lib/api';
import games from './games.json';

vi.stubGlobal('location', { search: '', pathname: '/' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: {} });

const { server } = await import('../lib/server.svelte');
for (const lang of ['en', 'es'] as const) server.tell(lang, { version: '', bots: [], addresses: [], share: '', clocks: [], pictures: '', games: games as unknown as GameFacts[] });
