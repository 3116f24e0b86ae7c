import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles } from '../../../integrations/built-site/list-files.ts';
import { plainFiles } from '../../../scripts/adopt/plain-copies.ts';
import { textsIn } from '../../../scripts/adopt/texts.ts';
import { timeoutScale } from '../../../scripts/timeout-scale.ts';
import { siteConfig } from '../../../site.config.ts';
import type { PageMeta } from '../../../src/page-meta/page-meta.ts';
import { findDrawnPages } from '../drawn-pages.ts';
import { compareNextTitles } from '../next-titles.ts';
import { adoptCopy } from './adopt-copy.ts';
import { buildCopy, copyProject } from './build-renamed.ts';
import { factFinder } from './old-facts.ts';

/*
 * A site of one's own: `npm run adopt` without samples, and one post. No sample is left, nothing leads
 * to one (the build fails for a dead link), and no page tells of the sample firm.
 */

const post = `---
id: 901
category: [upkeep]
blogType: standard
tags: [moving]
img: workshop-bench
title: We have moved to the other side of the harbor
content: Two rooms more, and a view of the cranes. What stays the same is the number on the door.
author: 1
date: 2026-02-28
---

The movers came at seven.

![The new bench](workshop-bench)
`;

let folder: string;
const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
const pages = (): PageMeta[] => JSON.parse(read('catalogue.json'));

/** Runs a script of the copied project. */
function script(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

beforeAll(async () => {
  folder = copyProject();
  expect(adoptCopy(folder)).toMatch(/files have plain copy now, with \d+ gaps to fill/);
  writeFileSync(join(folder, 'src/blog/posts/moved.md'), post);
  await buildCopy(folder);
}, 900_000 * timeoutScale);

afterAll(() => folder && rmSync(folder, { recursive: true, force: true }));

test('a second adoption is refused, and replaces nothing', () => {
  const files = ['site.config.ts', 'adopted.json', 'src/company/about-us/copy.ts'];
  const read = () => files.map((file) => readFileSync(join(folder, file), 'utf8'));
  appendFileSync(join(folder, 'src/company/about-us/copy.ts'), '// Written by the owner.\n');
  const before = read();
  expect(script('scripts/adopt.ts', '--yes')).toMatchObject({
    status: 2,
    output: expect.stringContaining('adopted.json is there'),
  });
  expect(read()).toEqual(before);
});

test('the site has at most 40 pages, all of them the firm’s', async () => {
  const groups = new Set(pages().map(({ group }) => group));
  expect([...groups].sort()).toEqual(['blog-listing', 'blog-post', 'content', 'home', 'job']);
  expect(pages().filter(({ group }) => group === 'home')).toHaveLength(1);
  const html = await listFiles(join(folder, 'dist'), /\.html$/);
  expect(html.length).toBeLessThanOrEqual(40);
});

test('no showcase, registry, thumbnail, sprite or cart is left', async () => {
  for (const file of ['showcase.html', 'showcase', 'r', 'icons', 'shop', 'elements'])
    expect(existsSync(join(folder, 'dist', file)), file).toBe(false);
  const about = read('page/about-us.html');
  expect(about).not.toContain('data-cart-count');
  expect(about).not.toContain('href="/showcase"');
  expect(read('sitemap.xml')).not.toMatch(/\/(?:showcase|shop|elements|headers|portfolio)/);
});

test('an address without a region and hours of a day with 24 are printed as usual there', () => {
  const contact = read('page/contact-us.html');
  expect(contact).toContain('1200-054 Lisbon');
  expect(contact).toContain('Montag bis Freitag, 10:00\u2060–\u206018:30\u00a0Uhr');
  expect(read('home-business.html')).not.toContain('addressRegion');
});

test('pages tell their language, and print days and money of the locale', () => {
  const prices = read('page/pricing-packages.html');
  expect(prices).toMatch(/<html lang="de"/);
  expect(prices).toContain('property="og:locale" content="de"');
  expect(prices).toMatch(/100\s€/);
  expect(prices).toContain('"priceCurrency":"EUR"');
  expect(prices).not.toMatch(/>\$\d/);
});

test('the interface is in the language of the site, in pages and in their scripts', async () => {
  const contact = read('page/contact-us.html');
  for (const text of ['Zum Inhalt springen', 'Nachricht senden', '(freiwillig)', 'Adresse'])
    expect(contact).toContain(text);
  expect(contact).toContain('Worum geht es?');
  expect(contact).not.toMatch(/Skip to the content|Send message|\(optional\)|What is it about/);
  expect(read('404.html')).toMatch(/<title>Diese Seite gibt es nicht[\s\S]*Hier ist nichts\./);
  const scripts = await listFiles(join(folder, 'dist/static/js'), /\.js$/);
  const code = scripts.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(code).toContain('Das ist keine gültige E-Mail-Adresse.');
  expect(code).not.toContain('Invalid email.');
});

test('every page links to the legal notice of German law, and prices and times are German', () => {
  const files = ['404', 'home-business', 'page/contact-simple', 'page/contact-modern', 'privacy'];
  for (const file of files)
    expect(read(`${file}.html`), file).toContain('href="/privacy#impressum"');
  expect(read('privacy.html')).toMatch(/id="impressum"[\s\S]*Vertreten durch/);
  expect(read('page/web-dev.html')).toMatch(/10\.000–20\.000\s€/);
  expect(read('page/career.html')).toMatch(/50\.000–60\.000\s€/);
  expect(read('page/Internetofthingsiot.html')).toMatch(
    /5\s°C, die Grenze[\s\S]*\+01:00;kuehlraum;/,
  );
  expect(read('page/coming-soon.html')).toMatch(/14:00\sUhr/);
});

test('pages, menus, footers and titles are in the language of the site', () => {
  const home = read('home-business.html');
  for (const text of ['Wir bauen Software.', 'Über uns', 'Leistungen', 'Arbeiten bei uns'])
    expect(home).toContain(text);
  expect(home).toMatch(/<title>Tide &amp; Crumb: Websites, Shops und Apps/);
  expect(home).toMatch(/<meta name="description" content="Eine kleine Firma für Software/);
  for (const { path, title } of pages())
    expect(title, path).not.toMatch(/^(?:About|Careers?|Contact|Our|Privacy|Questions|Search)\b/);
  expect(read('privacy.html')).toContain('Diese Website setzt keine Cookies');
  expect(read('page/career.html')).toContain('Web-Entwicklung (m/w/d)');
  expect(read('page/latest-news.html')).toContain('Unsere neue Website ist da');
});

test('the title of a next page is the heading of that page', async () => {
  const { count, wrong } = await compareNextTitles(join(folder, 'dist'));
  expect(count).toBeGreaterThan(8);
  expect(wrong).toEqual([]);
});

test('the line is drawn in the first screen of each of its pages', async () => {
  const { count, undrawn } = await findDrawnPages(join(folder, 'dist'));
  expect(count).toBeGreaterThan(9);
  expect(undrawn).toEqual([]);
});

test('no page has a sentence of the English plain copy', async () => {
  const english = plainFiles('.').filter((file) => file.endsWith('.plain.ts'));
  const sentences = textsIn('.', english)
    .map(({ text }) => text.replaceAll('&', '&amp;'))
    .filter((text) => text.split(' ').length > 4 && !/[…[\]]/.test(text));
  expect(sentences.length).toBeGreaterThan(500);
  const found: string[] = [];
  for (const file of await listFiles(join(folder, 'dist'), /\.html$/)) {
    const text = readFileSync(file, 'utf8');
    for (const sentence of sentences)
      if (text.includes(sentence)) found.push(`${basename(file)}: ${sentence}`);
  }
  expect(found).toEqual([]);
});

test('only media that a page uses are left', async () => {
  const media = await listFiles(join(folder, 'dist/media'), /\.avif$/);
  const names = new Set(media.map((file) => basename(file).replace(/-\d+\.avif$/, '')));
  expect(names).toContain('workshop-bench');
  expect(names).not.toContain('napkin-unfolded');
  expect(media.length).toBeLessThan(1000);
});

test('a post has one page, in its format, and the URLs of the others lead there', () => {
  const own = '/blog-types/blog-standard-post/901';
  const page = read(`${own.slice(1)}.html`);
  expect(page).toContain('28. Februar 2026');
  expect(page).toMatch(/datetime="2026-02-28"/i);
  for (const text of ['Schlagwörter', 'Anderswo lesen', 'Kommentar senden'])
    expect(page).toContain(text);
  expect(page).not.toMatch(/Filed under|Read elsewhere|Send the comment/);
  expect(page).toMatch(
    /<img [\s\S]{0,60}srcset="\/media\/workshop-bench-[\s\S]{0,400}alt="The new bench"/,
  );
  // Neither likes nor letters were counted, and nothing invites into other formats.
  expect(page).not.toMatch(/readers? liked this|nine dresses/);
  expect(existsSync(join(folder, 'dist/blog-types/blog-audio-post/901.html'))).toBe(false);
  const redirects: Record<string, string> = JSON.parse(read('redirects.json'));
  expect(Object.keys(redirects)).toHaveLength(8);
  expect(new Set(Object.values(redirects))).toEqual(new Set([own]));
  expect(read('blogs/rss.xml')).toContain('other side of the harbor');
});

test('no page names the sample firm, its place or its people', async () => {
  const oldFacts = factFinder(siteConfig);
  const people = /Aldous|Achebe|Kobayashi|Solvang|Barrientos|Tillotson|Raghunathan|Demir|Fournier/g;
  const tale = /\bthe mill\b|mill race|Colette|Harrow Point/gi;
  const found: string[] = [];
  for (const file of await listFiles(join(folder, 'dist'), /\.(?:html|xml|json)$/)) {
    // The pictures are the owner's next step; the check lists them.
    const text = readFileSync(file, 'utf8')
      .replaceAll(/ alt="[^"]*"/g, '')
      .replaceAll(/<meta [^>]*image:alt"[^>]*>/g, '')
      .replaceAll(/&quot;alt&quot;:\[0,&quot;.*?&quot;\]/g, '');
    for (const { 0: word, index } of [...text.matchAll(people), ...text.matchAll(tale)])
      found.push(`${basename(file)}: ${word}, in “${text.slice(index - 60, index + 60)}”`);
    for (const fact of oldFacts(text)) found.push(`${basename(file)}: ${fact}`);
    if (file.endsWith('.html') && !text.includes('Tide &amp; Crumb'))
      found.push(`${basename(file)}: not the owner's name`);
  }
  expect(found).toEqual([]);
});

test('the map of the sample firm is gone, and so are its promises and embeds', () => {
  const contact = read('page/contact-us.html');
  expect(contact).toContain('Rua da Bica\u00a014, Lisbon');
  expect(contact).not.toContain('map-town');
  const config = readFileSync(join(folder, 'site.config.ts'), 'utf8');
  expect(config).not.toMatch(/latitude|embeds|map:/);
  expect(config).toContain('contactDays: 2');
  expect(read('privacy.html')).not.toMatch(/OpenStreetMap|YouTube/);
});

test('nobody but the owner signs', () => {
  const home = read('home-business.html');
  const form = read('page/who-we-are.html');
  for (const page of [home, form]) expect(page).toContain('[Vorname] [Nachname]');
  // The beginnings of the drawn “R. Aldous”, and of “Ruth Aldous” on the cord.
  expect(home).not.toContain('M22 72c6-18');
  expect(form).not.toContain('c11-1 21 4 32-5s24-28');
});

test('the check lists gaps and what is left, with file and line', () => {
  const { status, output } = script('scripts/adopt.ts', '--check');
  expect(status).toBe(1);
  expect(output).toMatch(
    /^src\/company\/contact-us\/copy\.ts:\d+: \[welche Tür oder welche Etage\]$/m,
  );
  expect(output).toMatch(/^src\/pages\/page\/our-team\.astro:\d+: team-floor$/m);
  expect(output).toMatch(/^src\/homes\/business\/copy\.ts:\d+: \[.+\]$/m);
  expect(output).toMatch(/^src\/sample-pages\/home-business\.astro:\d+: ferry-landing$/m);
});

test('the check reads the home at /, and none but that', () => {
  const file = join(folder, 'site.config.ts');
  const config = readFileSync(file, 'utf8');
  expect(config).toContain("home: 'business'");
  writeFileSync(file, config.replace("home: 'business'", "home: 'startup'"));
  const { output } = script('scripts/adopt.ts', '--check');
  writeFileSync(file, config);
  expect(output).toMatch(/^src\/homes\/startup\/copy\.ts:\d+: \S+ \S+ \S+ \S+/m);
  expect(output).toMatch(/^src\/homes\/startup\/copy\.ts:\d+: napkin-unfolded$/m);
  expect(output).not.toMatch(/^src\/(?:homes\/business|sample-pages\/home-business)/m);
});

test('the plain copy has the types of the copy that it replaces', () => {
  // The copied project has no tests/, which specs and benchmarks import.
  const { output } = script('node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false');
  const wrong = output.split('\n').filter((line) => /^\S+\(\d+,\d+\): error/.test(line));
  expect(wrong.filter((line) => !/^[^(]+\.(?:test|spec)\.tsx?\(|\/tests\//.test(line))).toEqual([]);
});
