// A desk as a link: everything that lies on it, packed into the part of an address that no server sees.

import type { Beginning } from '../lib/api';

/** What somebody has ruled, and by which rules. */
export interface Ruling {
  question: string;
  answer: string;
  rules: string[];
}

export type Show = 'lay' | 'try' | 'rule';

/** All that lies on a desk. */
export interface Kept {
  game: string;
  beginning: Beginning;
  edition?: string;
  names?: string[];
  deeds: string[];
  /** What is asked about: may it be done? */
  tried?: string;
  ruling?: Ruling;
  show?: Show;
}

/** Why a link can't be opened: of another version, broken, or larger than any desk. */
export type Flaw = 'version' | 'broken' | 'large';

export class BadLink extends Error {
  constructor(readonly flaw: Flaw) {
    super(flaw);
  }
}

const VERSION = '1';
/** So many signs an address may have for most programs that hand links on. */
export const LONGEST = 30_000;
const MOST_BYTES = 256 * 1024;
const MOST_DEEDS = 1500;
const LONGEST_TEXT = 8000;
const SHOWN: readonly string[] = ['lay', 'try', 'rule'];

/** The fragment of a desk's address; BadLink if it would be too long. */
export async function packed(kept: Kept): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(kept));
  const small = await through(text, new CompressionStream('deflate-raw'), MOST_BYTES);
  if (small.length > LONGEST) throw new BadLink('large');
  const link = `${VERSION}.${btoa(String.fromCharCode(...small)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
  if (link.length > LONGEST) throw new BadLink('large');
  return link;
}

/** The desk of a fragment; BadLink if it is none. */
export async function unpacked(fragment: string): Promise<Kept> {
  const [version = '', body = ''] = fragment.split('.', 2);
  if (!/^\d{1,3}$/.test(version) || !body) throw new BadLink('broken');
  if (version !== VERSION) throw new BadLink('version');
  if (fragment.length > LONGEST) throw new BadLink('large');
  let found: unknown;
  try {
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream('deflate-raw'), MOST_BYTES);
    found = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
  } catch (error) {
    throw error instanceof BadLink ? error : new BadLink('broken');
  }
  return checked(found);
}

/** The bytes that come out of a stream, unless there are too many: a small link may hold a mountain. */
async function through(bytes: Uint8Array<ArrayBuffer>, pair: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array> {
  const writer = pair.writable.getWriter();
  void writer.write(bytes).then(() => writer.close()).catch(() => undefined); // the reader is told as well
  const reader = (pair.readable as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > most) {
      await reader.cancel().catch(() => undefined);
      throw new BadLink('large');
    }
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_TEXT;
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.length <= MOST_DEEDS && value.every(isText);

/** Only what has the shape of a desk; what its game makes of it, the server says. */
export function checked(found: unknown): Kept {
  if (!isObject(found) || !isText(found.game) || !isObject(found.beginning) || !areTexts(found.deeds)) throw new BadLink('broken');
  const { edition, names, tried, ruling, show } = found;
  const kept: Kept = { game: found.game, beginning: found.beginning as Beginning, deeds: found.deeds };
  if (isText(edition) && edition) kept.edition = edition;
  if (areTexts(names) && names.length) kept.names = names;
  if (isText(tried) && tried) kept.tried = tried;
  if (isObject(ruling) && isText(ruling.question) && isText(ruling.answer) && areTexts(ruling.rules)) {
    kept.ruling = { question: ruling.question, answer: ruling.answer, rules: ruling.rules };
  }
  if (isText(show) && SHOWN.includes(show)) kept.show = show as Show;
  return kept;
}
