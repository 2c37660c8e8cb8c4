// Results as files: JSON, which holds everything, and CSV, which spreadsheets read. Both are read again.

import type { Outcome, Result } from './result';

const KIND = 'mazo-results';
const COLUMNS = ['id', 'at', 'game', 'edition', 'format', 'seat', 'name', 'deck', 'opponents', 'bots', 'first', 'turns', 'outcome'] as const;
const BETWEEN = ' / ';

export const asJson = (results: readonly Result[]): string => `${JSON.stringify({ kind: KIND, results }, null, 1)}\n`;

export function asCsv(results: readonly Result[]): string {
  const rows = results.map((one) => COLUMNS.map((column) => cell(valueOf(one, column))).join(','));
  return [COLUMNS.join(','), ...rows].map((row) => `${row}\n`).join('');
}

function valueOf(result: Result, column: (typeof COLUMNS)[number]): string {
  if (column === 'at') return new Date(result.at).toISOString();
  if (column === 'opponents') return result.opponents.join(BETWEEN);
  return String(result[column] ?? '');
}

/** What a spreadsheet would take for a formula is text. */
function cell(text: string): string {
  const safe = /^[=+@-]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The results in a file that was saved here; null if it holds none. */
export function readResults(content: string): Result[] | null {
  const text = content.replace(/^\ufeff/, '').trim();
  const found = text.startsWith('{') ? fromJson(text) : text.startsWith(COLUMNS[0]) ? fromCsv(text) : null;
  return found?.every(isResult) ? found : null;
}

function fromJson(text: string): Result[] | null {
  try {
    const found = JSON.parse(text) as { kind?: string; results?: Result[] };
    return found.kind === KIND && Array.isArray(found.results) ? found.results : null;
  } catch {
    return null;
  }
}

function fromCsv(text: string): Result[] | null {
  const [head, ...rows] = cellsOf(text);
  if (head?.join() !== COLUMNS.join()) return null;
  return rows.map((row) => {
    const value = (column: (typeof COLUMNS)[number]) => (row[COLUMNS.indexOf(column)] ?? '').replace(/^'(?=[=+@-])/, '');
    return {
      id: value('id'), at: Date.parse(value('at')), game: value('game'), edition: value('edition'), format: value('format'), seat: Number(value('seat')), name: value('name'), deck: value('deck'),
      opponents: value('opponents').split(BETWEEN).filter(Boolean), bots: value('bots') === 'true', first: value('first') ? value('first') === 'true' : null, turns: Number(value('turns')), outcome: value('outcome') as Outcome,
    };
  });
}

/** The cells of a table, quoted ones among them. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.some(Boolean));
}

const isResult = (one: Result): boolean =>
  typeof one?.id === 'string' && typeof one.game === 'string' && Number.isFinite(one.at) && Number.isInteger(one.turns) && Number.isInteger(one.seat) &&
  Array.isArray(one.opponents) && ['won', 'lost', 'drawn'].includes(one.outcome);
