import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Files with colors that belong to a subject and not to a theme: drawings, photographs, logos of
 * networks.
 */
const ownColors =
  /drawing|\/(themes|media)\/|animation\/(shapes-|entrance-)|content\/(social\.ts|schema\/social-item)/;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((name) => /\.(tsx?|astro|css)$/.test(name) && !/\.(test|spec)\.|generated/.test(name));

/** Removes the colors of SVG shapes, which are their own. */
const undrawn = (text: string) => text.replaceAll(/\b(?:fill|stroke|stopColor)="#[\da-f]+"/gi, '');

const hex = /(?<![\w&/-])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi;
/**
 * Matches a color written as three numbers. One with a hue from a record is computed, not written.
 */
const numbered =
  /(?<![\w-])(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch))\(\s*[\d.]+(?:%|deg)?(?:[\s,]+[\d.]+%?){2}/g;
const bracketed = /(?<![\w-])(?:tracking|font)-\[[^\]]*\]/g;

const found = (pattern: RegExp, skip?: RegExp) =>
  files
    .filter((file) => !skip?.test(file))
    .flatMap((file) =>
      (undrawn(readFileSync(file, 'utf8')).match(pattern) ?? []).map((what) => `${file}: ${what}`),
    );

test('the pattern finds what it is for', () => {
  expect('a #fff b [--x:#1f5e45] text-[#abc]/30 url(#wave)'.match(hex)).toHaveLength(3);
  expect(
    'rgb(0 0 0 / 0.4) rgb(0xff7ae0) lch(50% 1 2) oklch(0.8 0.1 var(--hue))'.match(numbered),
  ).toHaveLength(2);
  expect('tracking-[-0.03em] font-[550]'.match(bracketed)).toHaveLength(2);
});

test('no color literal outside of themes and drawings', () => {
  expect(found(hex, ownColors)).toEqual([]);
  expect(found(numbered, ownColors)).toEqual([]);
});

test('no color literal in mails and in pages of the server', () => {
  const server = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .map((name) => `server/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name));
  expect(server.length).toBeGreaterThan(200);
  const literals = server.flatMap((file) =>
    (readFileSync(file, 'utf8').match(hex) ?? []).map((what) => `${file}: ${what}`),
  );
  expect(literals).toEqual([]);
});

test('no arbitrary values for tracking and weight', () => {
  expect(found(bracketed)).toEqual([]);
});

test('no page sets its theme itself', () => {
  const imports = files
    .filter((file) => /^src\/(sample-)?pages\//.test(file))
    .filter((file) =>
      /from '[^']*themes\/themes\.ts'|data-theme=/.test(readFileSync(file, 'utf8')),
    );
  expect(imports.filter((file) => file !== 'src/sample-pages/showcase/looks.astro')).toEqual([]);
});
