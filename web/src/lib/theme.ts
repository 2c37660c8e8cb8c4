// The colours of the page: a test keeps every text legible and every hue apart, for every sense of colour.

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

export interface Surfaces {
  /** The table itself, and panels that lie on it. */
  felt: string;
  panel: string;
  /** Cards. */
  paper: string;
  /** Text, quieter text, lines. */
  text: string;
  quiet: string;
  line: string;
  /** What can be done; and text upon it. */
  accent: string;
  onAccent: string;
  /** What is about to be done or is chosen. */
  chosen: string;
  onChosen: string;
  alert: string;
  onAlert: string;
}

export const SURFACES: Record<Theme, Surfaces> = {
  light: {
    felt: '#e4e6df', panel: '#f3f3ee', paper: '#fffefa', text: '#1b1f1d', quiet: '#525a55', line: '#c3c8bf',
    accent: '#0d5f63', onAccent: '#ffffff', chosen: '#a8176b', onChosen: '#ffffff', alert: '#9f2116', onAlert: '#ffffff',
  },
  dark: {
    felt: '#12181a', panel: '#1a2225', paper: '#232d31', text: '#f1eee6', quiet: '#b3b8b2', line: '#3c494e',
    accent: '#6ed6cb', onAccent: '#04211f', chosen: '#c9a5ff', onChosen: '#1d0a38', alert: '#ffa393', onAlert: '#350a04',
  },
  contrast: {
    felt: '#000000', panel: '#000000', paper: '#000000', text: '#ffffff', quiet: '#ffffff', line: '#ffffff',
    accent: '#ffe600', onAccent: '#000000', chosen: '#7df9ff', onChosen: '#000000', alert: '#ffb3a8', onAlert: '#000000',
  },
};

const KEPT = 'mazo.theme';

export function themeChoice(): ThemeChoice {
  const kept = localStorage.getItem(KEPT);
  return kept === 'light' || kept === 'dark' || kept === 'contrast' ? kept : 'system';
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, choice);
  applyTheme();
}

function themeNow(): Theme {
  const choice = themeChoice();
  if (choice !== 'system') return choice;
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Write the colours where the style sheets read them. */
export function applyTheme(): void {
  const theme = themeNow();
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.style.colorScheme = theme === 'light' ? 'light' : 'dark';
  for (const [name, colour] of Object.entries(HUES)) root.style.setProperty(`--hue-${name}`, colour);
  for (const [name, colour] of Object.entries(SURFACES[theme])) {
    root.style.setProperty(`--${name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}`, colour);
  }
}

/** Keep to the system's wishes as they change. */
export function followSystem(): void {
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
    matchMedia(query).addEventListener('change', applyTheme);
  }
  applyTheme();
}
