import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildCache } from './build-cache.ts';

const base = mkdtempSync(join(tmpdir(), 'build-cache-'));
const folder = join(base, 'larkfield/build');
const module = join(base, 'maker.ts');
const url = pathToFileURL(module).href;

beforeEach(() => {
  vi.stubEnv('XDG_CACHE_HOME', base);
  writeModule('export const kind = 1;');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** Dates the module before the start of this process. */
function writeModule(text: string): void {
  writeFileSync(module, text);
  utimesSync(module, 1, 1);
}

/** Runs one build: returns its results, and how many of them were not cached. */
async function build(...inputs: unknown[]) {
  const getCached = buildCache(url);
  const make = vi.fn(async (input: unknown) => Buffer.from(`made of ${JSON.stringify(input)}`));
  const got = await Promise.all(inputs.map((input) => getCached(input, () => make(input))));
  return { got: got.map(String), made: make.mock.calls.length };
}

test('a result is made once, within a build and across builds', async () => {
  const got = ['made of ["a",1]', 'made of ["a",1]', 'made of ["a",2]'];
  const inputs = [
    ['a', 1],
    ['a', 1],
    ['a', 2],
  ];
  expect(await build(...inputs)).toEqual({ got, made: 2 });
  expect(await build(...inputs)).toEqual({ got, made: 0 });
});

test('a change of the module invalidates all entries', async () => {
  await build('a');
  writeModule('export const kind = 2;');
  expect(await build('a')).toEqual({ got: ['made of "a"'], made: 1 });
});

test('damaged entries are made again and replaced', async () => {
  await build('a', 'b');
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), 'garbage');
  expect(await build('a', 'b')).toEqual({ got: ['made of "a"', 'made of "b"'], made: 2 });
  expect((await build('a', 'b')).made).toBe(0);
});

test('an error reaches every caller and is not cached', async () => {
  const getCached = buildCache(url);
  const fails = () => Promise.reject(new Error('no ink'));
  const asked = [getCached('a', fails), getCached('a', fails)];
  for (const each of asked) await expect(each).rejects.toThrow('no ink');
  expect(await build('a')).toEqual({ got: ['made of "a"'], made: 1 });
});

test('concurrent builds get the same results and leave complete entries', async () => {
  const inputs = Array.from({ length: 40 }, (_, at) => at);
  const [one, other] = await Promise.all([build(...inputs), build(...inputs)]);
  expect(one.got).toEqual(other.got);
  expect(readdirSync(folder)).toHaveLength(40);
  expect(
    readdirSync(folder).map((name) => readFileSync(join(folder, name)).length > 32),
  ).not.toContain(false);
  expect((await build(...inputs)).made).toBe(0);
});
