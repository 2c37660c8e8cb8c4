// What a game's table is made of. Whatever wears `data-game` has the colours of that game, in every theme and before any other.

import type { GameFacts } from './records';

/** How the ground looks close up; the page knows how to paint each of them. */
export type Texture = 'cloth' | 'cloud' | 'stone' | 'wood';

export interface Material {
  texture: Texture;
  /** Colours of tokens.css by their names, without the dashes, where the game has its own. */
  dark: Readonly<Record<string, string>>;
  light: Readonly<Record<string, string>>;
}

/** A game that declares nothing has a plain cloth in the colours of the page. */
export const PLAIN: Material = { texture: 'cloth', dark: {}, light: {} };

export function materialOf(facts: GameFacts | undefined): Material {
  return (facts?.board.material as Material | undefined) ?? PLAIN;
}

/** The rules of a style sheet that give every game its colours. High contrast has no material. */
export function rulesOf(games: readonly GameFacts[]): string {
  return games.flatMap((game) => (['dark', 'light'] as const).map((theme) => ruleOf(game, theme))).join('\n');
}

function ruleOf(game: GameFacts, theme: 'dark' | 'light'): string {
  const worn = `[data-game='${game.name}']`;
  const colours = Object.entries(materialOf(game)[theme]).map(([name, colour]) => `--${name}: ${colour};`);
  return `[data-theme='${theme}']${worn}, [data-theme='${theme}'] ${worn} { ${colours.join(' ')} }`;
}

let sheet: CSSStyleSheet | undefined;

/** Lay the materials out for the page; made here and not in the document, where its policy allows no styles. */
export function layMaterials(games: readonly GameFacts[]): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(rulesOf(games));
}
