import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Twins } from './compress.ts';

let folder = '';
let cache = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'twins-'));
  cache = mkdtempSync(join(tmpdir(), 'twins-cache-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(cache, { recursive: true });
});

const words = (word: string) => `${word} `.repeat(200);
const put = (name: string, body: string) => writeFileSync(join(folder, name), body);
const unpacked = (name: string) => {
  const body = readFileSync(join(folder, name));
  return (name.endsWith('.br') ? brotliDecompressSync(body) : gunzipSync(body)).toString();
};

test('text files get twins, small ones and pictures do not', async () => {
  put('a.html', words('meadow'));
  put('small.txt', 'short');
  put('b.avif', words('picture'));
  await new Twins(cache).write(folder);
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

test('the next build takes what is packed already, and forgets what is gone', async () => {
  put('a.html', words('meadow'));
  put('b.html', words('brook'));
  await new Twins(cache).write(folder);
  expect(readdirSync(cache)).toHaveLength(4);
  put('b.html', words('river'));
  const kept = readdirSync(cache);
  for (const name of kept) {
    // A mark that only the cache can bring.
    if (name.endsWith('.gz')) writeFileSync(join(cache, name), 'from the cache');
  }
  await new Twins(cache).write(folder);
  expect(readFileSync(join(folder, 'a.html.gz'), 'utf8')).toBe('from the cache');
  expect(unpacked('b.html.br')).toBe(words('river'));
  expect(readdirSync(cache)).toHaveLength(4);
});

test('what few ask for is packed quickly, the rest at its best', async () => {
  // Words in no order: the best packing finds more in them than the quick one.
  const text = Array.from({ length: 4000 }, (_, at) => ((at * 7919) % 997).toString(36)).join(' ');
  put('often.html', text);
  put('rare.json', `${text} `);
  await new Twins(cache).write(folder, (path) => path === '/rare.json');
  const size = (name: string) => readFileSync(join(folder, `${name}.br`)).length;
  expect(unpacked('rare.json.br')).toBe(`${text} `);
  expect(size('rare.json')).toBeGreaterThan(size('often.html'));
});
