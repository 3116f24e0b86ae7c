import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles } from '../../../integrations/built-site/list-files.ts';
import { timeoutScale } from '../../../scripts/timeout-scale.ts';
import { siteConfig } from '../../../site.config.ts';
import type { PageMeta } from '../../../src/page-meta/page-meta.ts';
import { cardPath } from '../../../src/page-meta/sharing-card.ts';
import { buildRenamed } from './build-renamed.ts';
import { factFinder } from './old-facts.ts';
import { otherFirm } from './other-firm.ts';

/*
 * One file changes the firm: this project, built with another site.config.ts, contains no fact of
 * the old firm. Firms of demo homes keep their own names.
 */

const oldFacts = factFinder(siteConfig);
const { name } = otherFirm.company;
const text = /\.(html|css|js|mjs|json|svg|xml|txt|webmanifest)$/;

let folder: string;
let files: string[];
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const pages = (): PageMeta[] => JSON.parse(read('dist/catalogue.json'));

beforeAll(async () => {
  folder = await buildRenamed(otherFirm);
  const all = await listFiles(folder, /(?:)/);
  files = all
    .map((file) => relative(folder, file))
    .filter((file) => /^dist(-server)?\//.test(file));
}, 900_000 * timeoutScale);

afterAll(() => folder && rmSync(folder, { recursive: true, force: true }));

test('facts are found in every format', () => {
  expect(oldFacts('LARKFIELD, hello@larkfield.example, tel:+18025550143')).toHaveLength(3);
  expect(oldFacts('802.555.0143 or 18 Mill Race Lane, twitter.com/larkfield_example')).toHaveLength(
    3,
  );
  expect(oldFacts('Hollingsworth Brothers &amp; Vance, a lark in a field')).toEqual([]);
  const { company } = otherFirm;
  expect(
    factFinder(otherFirm)(`${company.name.replace('&', '&amp;')}, ${company.phone}`),
  ).toHaveLength(2);
});

test('no page, script, manifest, mail or registry item names the old firm', () => {
  const texts = files.filter((file) => text.test(file));
  expect(texts.filter((file) => file.endsWith('.html')).length).toBeGreaterThan(100);
  // A list of all states contains that of the firm as well.
  const withoutStates = (words: string) =>
    words.replace(/Utah[\s\S]{0,60}?Vermont[\s\S]{0,60}?Virginia/g, '');
  const found = texts.flatMap((file) =>
    oldFacts(withoutStates(read(file))).map((fact) => `${file}: ${fact}`),
  );
  expect(found).toEqual([]);
});

test('no file is named after the old firm', () => {
  expect(files.filter((file) => oldFacts(file).length > 0)).toEqual([]);
});

test('pages, manifest, parts and the server name the new one', () => {
  const shown = name.replace('&', '&amp;');
  for (const file of files.filter((each) => each.endsWith('.html')))
    expect(read(file).includes(shown), file).toBe(true);
  expect(JSON.parse(read('dist/site.webmanifest'))).toMatchObject({ name, short_name: name });
  const { files: parts } = JSON.parse(read('dist/r/accordion.json'));
  for (const { target } of parts)
    expect(target).toMatch(/^components\/hollingsworth-brothers-vance\//);
  expect(files.some((file) => file.startsWith('dist-server/') && read(file).includes(name))).toBe(
    true,
  );
});

test('a network beyond those of the specification is in the footer, with its icon', () => {
  const about = read('dist/page/about-us.html');
  expect(about).toMatch(
    /<a href="https:\/\/mastodon\.test\/@hbvance"[^>]*aria-label="Mastodon"[^>]*><svg [^>]*><path d="M/,
  );
});

test('titles and descriptions still have a useful length', () => {
  for (const { path, description, headTitle } of pages()) {
    expect(description.length, path).toBeGreaterThanOrEqual(70);
    expect(description.length, path).toBeLessThanOrEqual(170);
    expect(headTitle.length, path).toBeLessThanOrEqual(75);
  }
});

test('every page has a new sharing card', async () => {
  for (const { path } of pages()) {
    const file = cardPath(path);
    const card = readFileSync(join(folder, 'dist', file));
    const { format, width, height } = await sharp(card).metadata();
    expect([format, width, height], file).toEqual(['jpeg', 1200, 630]);
    expect(card.equals(readFileSync(join('dist', file))), file).toBe(false);
    expect(read(htmlOf(path)), path).toContain(`content="${otherFirm.url}${file}"`);
  }
});

/** Returns the file of a path: the home is served at `/`, the 404 page is in the root. */
const htmlOf = (path: string) =>
  join('dist', path === '/page/error-404' ? '404.html' : `${path}.html`);
