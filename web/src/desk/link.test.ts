import { expect, it } from 'vitest';
import { BadLink, checked, packed, unpacked, type Kept } from './link';

const KEPT: Kept = {
  game: 'g', beginning: { position: { players: [{ hand: ['Ñandú — “one”'] }] } }, deeds: ['1: end', '...'],
  edition: '2', tried: '2: end', ruling: { question: '¿Sí?', answer: 'No', rules: ['1.2'] }, show: 'rule',
};
const signs = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

async function linkOf(text: string): Promise<string> {
  const small = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `1.${btoa(signs(new Uint8Array(await new Response(small).arrayBuffer()))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

const flawOf = (fragment: string) => unpacked(fragment).then(() => 'none', (error: unknown) => (error instanceof BadLink ? error.flaw : String(error)));

it('opens as it was packed', async () => {
  expect(await unpacked(await packed(KEPT))).toEqual(KEPT);
});

it('says what is wrong with a link', async () => {
  expect(await flawOf('2.abc')).toBe('version');
  expect(await Promise.all(['', 'abc', '1.', '1.%%%', '1.AAAA', await linkOf('{'), await linkOf('[]'), await linkOf('{"game":1}')].map(flawOf))).toEqual(Array(8).fill('broken'));
});

it('opens no mountain', async () => {
  expect(await flawOf(await linkOf(JSON.stringify({ ...KEPT, game: 'g'.repeat(3_000_000) })))).toBe('large');
  expect(await flawOf(`1.${'A'.repeat(40_000)}`)).toBe('large');
  await expect(packed({ ...KEPT, deeds: [btoa(signs(crypto.getRandomValues(new Uint8Array(40_000))))] })).rejects.toThrow(BadLink);
});

it('leaves out what is no part of a desk', () => {
  expect(checked({ game: 'g', beginning: {}, deeds: [], show: 'elsewhere', ruling: { question: 1 }, more: true })).toEqual({ game: 'g', beginning: {}, deeds: [] });
});
