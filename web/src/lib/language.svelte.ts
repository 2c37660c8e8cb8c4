// The language of the page: the address may name it, else what was chosen before, else what the browser speaks.

import type { Lang } from './protocol';

const KEPT = 'mazo.lang';

export const LANGS: readonly Lang[] = ['en', 'es'];

class Language {
  current = $state<Lang>(wanted());

  constructor() {
    document.documentElement.lang = this.current;
  }

  get other(): Lang {
    return this.current === 'en' ? 'es' : 'en';
  }

  choose(lang: Lang): void {
    this.current = lang;
    document.documentElement.lang = lang;
    localStorage.setItem(KEPT, lang);
  }
}

function wanted(): Lang {
  const address = new URLSearchParams(location.search).get('lang');
  // Whoever comes by an address in a language goes on in it: the links of the page don't name one.
  if (LANGS.some((lang) => lang === address)) localStorage.setItem(KEPT, address ?? '');
  const said = [localStorage.getItem(KEPT), ...navigator.languages];
  for (const word of said) {
    const found = LANGS.find((lang) => word?.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return 'en';
}

export const language = new Language();
