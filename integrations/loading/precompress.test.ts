import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from './precompress.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const words = (word: string) => `${word} `.repeat(200);
const put = (name: string, body: string) => writeFileSync(join(folder, name), body);
const unpacked = (name: string) => {
  const body = readFileSync(join(folder, name));
  return (name.endsWith('.br') ? brotliDecompressSync(body) : gunzipSync(body)).toString();
};

test('text files are compressed, small ones and images are not', async () => {
  put('a.html', words('meadow'));
  put('small.txt', 'short');
  put('b.avif', words('picture'));
  await precompress(folder);
  expect(readdirSync(folder).sort()).toEqual([
    'a.html',
    'a.html.br',
    'a.html.gz',
    'b.avif',
    'small.txt',
  ]);
  expect(unpacked('a.html.br')).toBe(words('meadow'));
  expect(unpacked('a.html.gz')).toBe(words('meadow'));
});

test('rarely requested files are compressed quickly, others at the best level', async () => {
  // Random words: the best level compresses them further than the quick one.
  const text = Array.from({ length: 4000 }, (_, at) => ((at * 7919) % 997).toString(36)).join(' ');
  put('often.html', text);
  put('rare.json', `${text} `);
  await precompress(folder, (path) => (path === '/rare.json' ? 'quick' : 'best'));
  const size = (name: string) => readFileSync(join(folder, `${name}.br`)).length;
  expect(unpacked('rare.json.br')).toBe(`${text} `);
  expect(size('rare.json')).toBeGreaterThan(size('often.html'));
});
