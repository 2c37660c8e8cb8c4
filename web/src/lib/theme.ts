// Which face the page has: tokens.css says how it looks.

export type Theme = 'light' | 'dark' | 'contrast';
export type ThemeChoice = Theme | 'system';

const KEPT = 'mazo.theme';

/** Dark, until somebody says otherwise. */
export function themeChoice(): ThemeChoice {
  const kept = localStorage.getItem(KEPT);
  return kept === 'light' || kept === 'contrast' || kept === 'system' ? kept : 'dark';
}

export function chooseTheme(choice: ThemeChoice): void {
  localStorage.setItem(KEPT, choice);
  applyTheme();
}

function themeNow(): Theme {
  const choice = themeChoice();
  if (matchMedia('(prefers-contrast: more)').matches && (choice === 'system' || !localStorage.getItem(KEPT))) return 'contrast';
  if (choice !== 'system') return choice;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Say where the style sheets read it which face the page has. */
export function applyTheme(): void {
  const theme = themeNow();
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.style.colorScheme = theme === 'light' ? 'light' : 'dark';
}

/** Keep to the system's wishes as they change. */
export function followSystem(): void {
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
    matchMedia(query).addEventListener('change', applyTheme);
  }
  applyTheme();
}
