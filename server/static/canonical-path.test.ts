import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuSeconds } from '../../tests/cpu-time.ts';
import { findCanonicalPath } from './canonical-path.ts';

const pages = [
  '/',
  '/page/about-us',
  '/page/about-us.',
  '/robots.txt',
  '/preise/übersicht',
  '/c++',
];
const site = { canonicalPaths: new Map(pages.map((path) => [path, path])) };
const to = (path: string) => findCanonicalPath(site, path);

test('trailing slashes are ignored', () => {
  expect(to('/page/about-us///')).toBe('/page/about-us');
});

test('existing paths take precedence', () => {
  expect(to('/page/about-us.')).toBe('/page/about-us.');
  expect(to('/page/about-us..')).toBe('/page/about-us');
  expect(to('/c++')).toBe('/c++');
});

test.each([
  // The end of a sentence, of a bracket, of a quotation.
  ...['.html.', ',', ';', ':', '!', ')', ').', ']', '}', '>', '>.', '"', "'", '`', '|', '~'],
  ...['...', '*', '**', '_', '__', '%60', '%22', '%27', '%3E', '%3C', '%5D', '%7C', '%5C'],
  ...['%E2%80%9D', '%E2%80%99', '%C2%BB', '%E2%80%A6', '%E3%80%82', '%EF%BC%89', '%E3%80%8D'],
  ...['\u201d', '\u2019.', '\u00bb', '\u2026', '\u3002'],
  // White space, encoded once or twice, and invisible characters.
  ...['%20', '%2520', '%09', '%0A', '%0D%0A', '%C2%A0', '%E2%80%AF', '%20)', ' '],
  ...['%E2%80%8B', '%EF%BB%BF', '%E2%80%8E', '%E2%81%A0', '%C2%AD', '\u200b'],
  // Remnants of HTML in mail programs, and queries with an encoded question mark.
  ...['&amp;', '&gt;', '&quot;', '&nbsp;', '&#39;', '&amp;utm_source=x', '&utm_source=x'],
  ...['%3Futm_source=x', '%23team', '%2523team', '%26amp%3B'],
  // Quotes in the wrong encoding, and truncated characters.
  ...['%C3%A2%E2%82%AC%C2%9D', '%E2%80', '%', '%2', '%E2', '=', '=20', '%3D'],
])('a page with %j behind its address is found', (damage) => {
  expect(to(`/page/about-us${damage}`)).toBe('/page/about-us');
});

test.each([
  '//page/about-us',
  '/page//about-us',
  '/page///about-us/.',
  '/%20page/about-us',
  '/page/%20about-us',
  '/page/about%E2%80%8B-us',
  '/%EF%BB%BFpage/about-us',
  '/page\\about-us',
  '/%5Cpage%5Cabout-us%5C',
  '///PAGE/About-US/index.html)',
])('%s leads to the page', (path) => {
  expect(to(path)).toBe('/page/about-us');
});

test.each(['/.', '/)', '/%20', '/%E2%80%9D', '/&amp;', '/**', '/\u200b'])(
  '%s leads to the start page',
  (path) => {
    expect(to(path)).toBe('/');
  },
);

test('paths in other scripts keep their letters', () => {
  expect(to('/preise/%C3%BCbersicht%E2%80%9D')).toBe('/preise/%C3%BCbersicht');
});

test.each([
  '/%',
  '/nothing.',
  '//evil.example',
  '//evil.example/',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2F/evil.example',
  '/%252F%252Fevil.example',
  '//evil.example/page/about-us',
  '/\\/evil.example/page/about-us.',
  '/https://evil.example/page/about-us',
  '/page/about-us/../../etc/passwd',
  '/page/about-usx',
  '/page/about',
  '/page/about-us/more.',
])('%s is not found', (path) => {
  expect(to(path)).toBeNull();
});

test('the result is always a path of the site', () => {
  const piece = fc.constantFrom(
    ...['/', '//', '\\', '.', '..', '%', '%2F', '%5C', '%252f', '?', '#', '&', '@', ':', 'http:'],
    ...['evil.example', 'page', 'about-us', '%E2%80%8B', '%00', '\t', ' ', '%0d%0aX: y', 'ü', '*'],
  );
  const known = new Set(pages.map(encodeURI));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      const found = to(`/${pieces.join('')}`);
      if (found !== null) expect(known).toContain(found);
    }),
    { seed: 1, numRuns: 5000 },
  );
});

test('a million slashes take linear time', async () => {
  const seconds = await cpuSeconds(() => {
    expect(to(`/a${'/'.repeat(1_000_000)}x`)).toBeNull();
    expect(to(`/page/about-us${'/'.repeat(1_000_000)}`)).toBe('/page/about-us');
    for (const part of ['%20', '.', ' .', '%2520', '\u200b', '&', '\\ '])
      expect(to(`/page/about-us${part.repeat(300_000)}`)).toBe('/page/about-us');
  });
  // It was 500 s; the limit only has to tell linear from quadratic, on any machine.
  expect(seconds).toBeLessThan(60);
});
