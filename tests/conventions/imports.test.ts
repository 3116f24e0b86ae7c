import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Edge, importCycles, importsOf, reachableFiles, sourcesOf } from './import-graph.ts';

/** Folders of `src/` by layer, from the top down: each may import itself and the layers below it. */
const layers = [
  ['pages', 'sample-pages'],
  ['layouts'],
  ['homes', 'company', 'portfolio', 'blog', 'shop', 'showcase'],
  ['headers', 'footers', 'page-titles', 'blocks'],
  ['forms', 'email-client'],
  ['elements'],
  ['stores', 'media', 'structured-data'],
  ['content', 'page-meta'],
  ['themes', 'words'],
];
const layerOf = (folder: string) => layers.findIndex((folders) => folders.includes(folder));

/** Folders of data only, without views, so that anything can import them. */
const dataFolders = ['content', 'page-meta'];

const folderOf = (path: string) => path.split('/')[1] ?? '';

test('every folder of src has its layer', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(folders.map(({ name }) => name).filter((folder) => layerOf(folder) === -1)).toEqual([]);
});

/** Purposes of sections that two or more pages use. A new one is a decision: add it here. */
const purposes = ['chat', 'cord', 'pictures', 'posts', 'pricing', 'process', 'services'];

test('blocks have only listed purposes', () => {
  expect(readdirSync('src/blocks').sort()).toEqual(purposes);
});

test('no two modules differ only by extension, which an installed component imports without', () => {
  const modules = sourcesOf('src').filter((file) => /\.tsx?$/.test(file));
  expect(modules.length).toBeGreaterThan(1000);
  const names = new Set(modules.map((file) => file.replace(/\.tsx?$/, '')));
  const twice = [...names].filter(
    (name) => modules.includes(`${name}.ts`) && modules.includes(`${name}.tsx`),
  );
  expect(twice).toEqual([]);
});

test('Astro components are used only by pages and layouts', () => {
  const astro = sourcesOf('src').filter((file) => file.endsWith('.astro'));
  expect(astro.length).toBeGreaterThan(20);
  expect(astro.filter((file) => !/^src\/(pages|sample-pages|layouts)\//.test(file))).toEqual([]);
});

test('imports within src point to the same or a lower layer', () => {
  const wrong = importsOf('src').filter(({ file, target }) => {
    if (!target.startsWith('src/')) return false;
    const from = layerOf(folderOf(file));
    const to = layerOf(folderOf(target));
    return folderOf(file) !== folderOf(target) && from !== -1 && to !== -1 && to < from;
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

test('content and page meta import no view, not even indirectly', () => {
  const data = sourcesOf('src').filter(
    (file) => dataFolders.includes(folderOf(file)) || file.endsWith('/meta.ts'),
  );
  const reached = [...reachableFiles(data, importsOf('src'))];
  expect(data.length).toBeGreaterThan(100);
  expect(reached.filter((file) => /\.(tsx|astro|css)$/.test(file))).toEqual([]);
});

/**
 * Files of `src` that the server reads as well, all without views: fields and schemas of forms, words
 * of the interface, and what pages and mails have from one source: promised response times, and the
 * ways in which addresses, dates and numbers are printed and misspelled names are completed. Mails and
 * pages of the server take the colors of the house theme, for which `palette.ts` has no stylesheet.
 */
const sharedWithServer = [
  /^src\/forms\/([\w-]+\/schema|fields|form-fields|api-paths)\.ts$/,
  /^src\/words\//,
  /^src\/content\/(address-lines|closest|formats|locale|moment-text|response-times)\.ts$/,
  /^src\/themes\/palette\.ts$/,
];

test('the server imports from src only what it shares with pages; src imports nothing from the server', () => {
  const wrong = importsOf('server').filter(
    ({ target }) =>
      target.startsWith('src/') && !sharedWithServer.some((pattern) => pattern.test(target)),
  );
  expect(wrong).toEqual([]);
  expect(importsOf('src').filter(({ target }) => target.startsWith('server/'))).toEqual([]);
});

test('leads.config.ts is read by the server alone', () => {
  const reads = (text: string) => /leads\.config/.test(text);
  const readers = sourcesOf('server').filter((file) =>
    /from '[./]*\/leads\.config\.ts'/.test(readFileSync(file, 'utf8')),
  );
  expect(readers).toEqual(['server/leads-config/read.ts']);
  const built = ['src', 'integrations', 'public'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:[cm]?[jt]sx?|astro|json)$/.test(name))
      .map((name) => `${root}/${name}`),
  );
  expect(built.length).toBeGreaterThan(1000);
  const files = [...built, 'astro.config.ts', 'site.config.ts'];
  expect(files.filter((file) => reads(readFileSync(file, 'utf8')))).toEqual([]);
});

/**
 * Folders and files of `server/` by layer, from the top down: each may import itself and the layers
 * below it, nothing else of its own layer. Files of `server/` that are not listed here are the lowest
 * layer; they may import each other.
 */
const serverLayers = [
  ['main.ts', 'dev.ts', 'build.ts', 'cli', 'backup'],
  ['app.ts', 'start-message.ts', 'shutdown.ts'],
  ['api.ts', 'desk'],
  ['forms'],
  ['services.ts'],
  ['mail', 'webhooks', 'static'],
  ['leads', 'summary', 'sign-in'],
  ['subscribers', 'appointments'],
  ['outbox'],
  ['leads-config', 'http'],
  ['security', 'db'],
];
const serverEntryOf = (path: string) => path.split('/')[1] ?? '';
const isServerFolder = (path: string) => path.split('/').length > 2;
const serverLayerOf = (path: string) => {
  const layer = serverLayers.findIndex((entries) => entries.includes(serverEntryOf(path)));
  return layer === -1 && !isServerFolder(path) ? serverLayers.length : layer;
};

/** Returns true for an import within the server that its layers do not allow. */
function isUpward({ file, target }: Pick<Edge, 'file' | 'target'>): boolean {
  if (!target.startsWith('server/') || serverEntryOf(file) === serverEntryOf(target)) return false;
  const [from, to] = [serverLayerOf(file), serverLayerOf(target)];
  return to < from || (to === from && from < serverLayers.length);
}

test('every folder of the server has its layer, and every layer its folders and files', () => {
  const entries = readdirSync('server', { withFileTypes: true });
  const listed = serverLayers.flat();
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.filter((name) => !listed.includes(name))).toEqual([]);
  expect(listed.filter((name) => entries.every((entry) => entry.name !== name))).toEqual([]);
});

test.each([
  ['server/mail/sender.ts', 'server/desk/labels.ts', true],
  ['server/leads/notes.ts', 'server/summary/due-day.ts', true],
  ['server/env.ts', 'server/security/headers.ts', true],
  ['server/db/tables.ts', 'server/services.ts', true],
  ['server/desk/labels.ts', 'server/leads/notes.ts', false],
  ['server/desk/pages/lead-page.tsx', 'server/desk/labels.ts', false],
  ['server/db/database.ts', 'server/env.ts', false],
  ['server/env.ts', 'server/log.ts', false],
])('an import from %s to %s is upward: %s', (file, target, expected) => {
  expect(isUpward({ file, target })).toBe(expected);
});

test('imports within the server point to a lower layer', () => {
  expect(importsOf('server').length).toBeGreaterThan(500);
  expect(importsOf('server').filter(isUpward)).toEqual([]);
});

test('in the server only mails import mail templates', () => {
  const within = (folder: string, path: string) => path.startsWith(`server/${folder}/`);
  const wrong = importsOf('server').filter(
    ({ file, target }) => within('mail/templates', target) && !within('mail', file),
  );
  expect(wrong).toEqual([]);
});

const edge = (file: string, target: string, typeOnly = false): Edge => ({ file, target, typeOnly });

test('an import cycle is found, whatever leads to it', () => {
  const ring = [edge('a', 'b'), edge('b', 'c'), edge('c', 'd'), edge('d', 'b', true)];
  expect(importCycles(ring)).toEqual([['b', 'c', 'd']]);
  expect(importCycles(ring.slice(0, 3))).toEqual([]);
});

test.each(['src', 'server', 'integrations', 'scripts', 'art', 'tests'])(
  '%s has no import cycles, not even of types',
  (root) => {
    expect(importCycles(importsOf(root)).map((files) => files.join(' → '))).toEqual([]);
  },
);

test('the list of pictures is never sent to the browser', () => {
  const list = 'src/media/manifest.generated.json';
  const edges = importsOf('src');
  const inBrowser = sourcesOf('src').filter((file) =>
    /^(\/\*[\s\S]*?\*\/\s*)?'use client';/.test(readFileSync(file, 'utf8')),
  );
  const scripts = edges.filter(
    ({ file, target }) => /\.astro$/.test(file) && /-behavior\.ts$|\/start-/.test(target),
  );
  const entries = [...inBrowser, ...scripts.map(({ target }) => target)];
  expect(entries.length).toBeGreaterThan(20);
  expect(
    reachableFiles([...sourcesOf('src/pages'), ...sourcesOf('src/sample-pages')], edges),
  ).toContain(list);
  expect(entries.filter((file) => reachableFiles([file], edges).has(list))).toEqual([]);
});
