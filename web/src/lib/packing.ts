// Anything that JSON holds, packed into the part of an address that no server sees.

/** Why a link can't be opened: of another version, broken, or larger than any. */
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

/** The fragment of an address that holds it; BadLink if it would be too long. */
export async function pack(value: unknown): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(value));
  const small = await through(text, new CompressionStream('deflate-raw'), MOST_BYTES);
  if (small.length > LONGEST) throw new BadLink('large');
  const link = `${VERSION}.${btoa(String.fromCharCode(...small)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
  if (link.length > LONGEST) throw new BadLink('large');
  return link;
}

/** What a fragment holds; BadLink if it holds nothing. */
export async function unpack(fragment: string): Promise<unknown> {
  const [version = '', body = ''] = fragment.split('.', 2);
  if (!/^\d{1,3}$/.test(version) || !body) throw new BadLink('broken');
  if (version !== VERSION) throw new BadLink('version');
  if (fragment.length > LONGEST) throw new BadLink('large');
  try {
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream('deflate-raw'), MOST_BYTES);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text)) as unknown;
  } catch (error) {
    throw error instanceof BadLink ? error : new BadLink('broken');
  }
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
