// What the server says about itself and its games: asked once a language, kept for all pages.

import { about, type About, type GameFacts } from './api';
import { language } from './language.svelte';
import type { Lang } from './protocol';

class Server {
  /** Whether the last question got no answer. */
  failed = $state.raw<unknown>(null);
  private told = $state.raw<Partial<Record<Lang, About>>>({});
  private readonly asked = new Set<Lang>();

  /** In the chosen language as soon as that is here; until then in the other one, if that is. */
  get about(): About | undefined {
    const lang = language.current;
    this.ask(lang);
    return this.told[lang] ?? this.told[language.other];
  }

  game(name: string): GameFacts | undefined {
    return this.about?.games.find((game) => game.name === name);
  }

  /** What the server has said in a language. */
  tell(lang: Lang, found: About): void {
    this.asked.add(lang);
    this.told = { ...this.told, [lang]: found };
    this.failed = null;
  }

  private ask(lang: Lang): void {
    if (this.asked.has(lang)) return;
    this.asked.add(lang);
    about(lang).then(
      (found) => this.tell(lang, found),
      (error: unknown) => {
        this.asked.delete(lang);
        this.failed = error;
      },
    );
  }
}

export const server = new Server();
