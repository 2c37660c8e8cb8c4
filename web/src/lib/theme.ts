// Which face the page has (tokens.css), and the hues of cards: a test keeps every text legible and every hue apart, for every sense of colour.

export type Theme = 'light' | 'dark' | 'contrast';
export type ThemeChoice = Theme | 'system';

export const HUES = {
  amber: '#a96712',
  amethyst: '#600ca0',
  emerald: '#237b49',
  ruby: '#4c0c1b',
  sapphire: '#0a2f5e',
  steel: '#6e7583',
} as const;

export type HueName = keyof typeof HUES;

/** What stands on a hue. */
export const ON_HUE = '#ffffff';

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
  for (const [name, colour] of Object.entries(HUES)) root.style.setProperty(`--hue-${name}`, colour);
}

/** Keep to the system's wishes as they change. */
export function followSystem(): void {
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
    matchMedia(query).addEventListener('change', applyTheme);
  }
  applyTheme();
}
