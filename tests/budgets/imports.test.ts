import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { circlesOf, type Edge, importsOf, reachedFrom, sourcesOf } from './import-graph.ts';

/** Rooms of `src/` from the top down: each may import itself and what stands below it. */
const floors = [
  ['pages'],
  ['layouts'],
  ['homes', 'company', 'portfolio', 'blog', 'shop', 'showcase'],
  ['headers', 'footers', 'page-titles', 'blocks'],
  ['forms', 'email-client'],
  ['elements'],
  ['stores', 'media', 'structured-data'],
  ['content', 'catalogue'],
  ['looks'],
];
const floorOf = (room: string) => floors.findIndex((rooms) => rooms.includes(room));

/** What a form accepts, and says once it has arrived, is data, which every floor may read. */
const schema = /^src\/forms\/([\w-]+\/schema|fields|api-paths|success)\.ts$/;
/** What is promised on pages and in mails is one fact. */
const promises = 'src/content/promises.ts';
const isSchema = (path: string) => schema.test(path) || path === promises;

/** What a room tells of itself is data: its rows, and the headers and footers that they name. */
const isRow = (path: string) =>
  /^src\/(?:.+\/(?:rows?|meta)|(?:headers|footers)\/collection)\.ts$/.test(path);
/** The list of all pages, and the type of one, name what the rooms tell. */
const gathers = (path: string) => path.startsWith('src/catalogue/');

/** What only data may be: no view, so that texts can be read by anything. */
const dataRooms = ['content', 'catalogue'];

const roomOf = (path: string) => path.split('/')[1] ?? '';

test('every room of src has its floor', () => {
  const rooms = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(rooms.map(({ name }) => name).filter((room) => floorOf(room) === -1)).toEqual([]);
});

/** Purposes of sections that two pages or more wear. A new one is a decision: write it down here. */
const purposes = ['chat', 'pictures', 'posts', 'pricing', 'process', 'services'];

test('blocks are the closed list of purposes', () => {
  expect(readdirSync('src/blocks').sort()).toEqual(purposes);
});

test('Astro composes in pages and layouts alone', () => {
  const astro = sourcesOf('src').filter((file) => file.endsWith('.astro'));
  expect(astro.length).toBeGreaterThan(20);
  expect(astro.filter((file) => !/^src\/(pages|layouts)\//.test(file))).toEqual([]);
});

test('imports within src point downwards', () => {
  const wrong = importsOf('src').filter(({ file, target }) => {
    if (!target.startsWith('src/') || isSchema(target)) return false;
    if (gathers(file) && isRow(target)) return false;
    const from = floorOf(roomOf(file));
    const to = floorOf(roomOf(target));
    return roomOf(file) !== roomOf(target) && from !== -1 && to !== -1 && to < from;
  });
  expect(wrong).toEqual([]);
});

test('no home imports from another', () => {
  const homeOf = (path: string) => /^src\/homes\/([\w-]+)\//.exec(path)?.[1];
  const between = importsOf('src').filter(({ file, target }) => {
    const [from, to] = [homeOf(file), homeOf(target)];
    return from !== undefined && to !== undefined && from !== to;
  });
  expect(between).toEqual([]);
});

test('content and catalogue import no view', () => {
  const wrong = importsOf('src').filter(
    ({ file, target }) => dataRooms.includes(roomOf(file)) && /\.(tsx|astro)$/.test(target),
  );
  expect(wrong).toEqual([]);
});

test('the server reads of src only what a form accepts and what is promised; the browser nothing of the server', () => {
  const wrong = importsOf('server').filter(
    ({ target }) => target.startsWith('src/') && !isSchema(target),
  );
  expect(wrong).toEqual([]);
  expect(importsOf('src').filter(({ target }) => target.startsWith('server/'))).toEqual([]);
});

const edge = (file: string, target: string, typeOnly = false): Edge => ({ file, target, typeOnly });

test('a ring of imports is found, whatever leads to it', () => {
  const ring = [edge('a', 'b'), edge('b', 'c'), edge('c', 'd'), edge('d', 'b', true)];
  expect(circlesOf(ring)).toEqual([['b', 'c', 'd']]);
  expect(circlesOf(ring.slice(0, 3))).toEqual([]);
});

test.each(['src', 'server', 'integrations', 'scripts', 'art', 'tests'])(
  'no file of %s imports itself by way of others, not even for a type',
  (root) => {
    expect(circlesOf(importsOf(root)).map((files) => files.join(' → '))).toEqual([]);
  },
);

test('the list of pictures never travels to the browser', () => {
  const list = 'src/media/manifest.generated.json';
  const edges = importsOf('src');
  const inBrowser = sourcesOf('src').filter((file) =>
    /^(\/\*[\s\S]*?\*\/\s*)?'use client';/.test(readFileSync(file, 'utf8')),
  );
  const scripts = edges.filter(
    ({ file, target }) => /\.astro$/.test(file) && /-behaviour\.ts$|\/start-/.test(target),
  );
  const entries = [...inBrowser, ...scripts.map(({ target }) => target)];
  expect(entries.length).toBeGreaterThan(20);
  expect(reachedFrom(sourcesOf('src/pages'), edges)).toContain(list);
  expect(entries.filter((file) => reachedFrom([file], edges).has(list))).toEqual([]);
});
