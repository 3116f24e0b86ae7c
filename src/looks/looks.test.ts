import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { faces } from './faces.ts';
import { facesOf, lookSheet, lookTokens, nestedRule } from './look-sheet.ts';
import { looks, themes } from './looks.ts';
import { faceRoles, metricsOf } from './stand-in.ts';

const require = createRequire(import.meta.url);
const urlOf = ({ path }: { path: string }) => `/${path}`;

describe.each(themes)('%s', (theme) => {
  const look = looks[theme];

  test('its faces are measured', () => {
    for (const role of faceRoles) {
      const { size, ascent, descent } = metricsOf(look, role);
      expect(size).toBeGreaterThan(0.5);
      expect((ascent + descent) * size).toBeGreaterThan(0.9);
    }
  });

  test('[C3] its bar follows the page, and comes back when one scrolls up', () => {
    expect(['reappearing', 'reverse', 'fixed']).toContain(look.header.behaviour);
  });

  test('its headings ask for no weight that their face has not', () => {
    const { face, weights } = look.display;
    const missing = weights.filter(
      (weight) =>
        !face.files.some(({ weights: [least, most] }) => least <= weight && weight <= most),
    );
    expect(missing).toEqual([]);
  });

  test('its sheet names each file and each stand-in once', () => {
    const sheet = lookSheet(theme, urlOf);
    for (const { files } of facesOf(look)) {
      for (const { path } of files) expect(sheet.split(`url("/${path}")`)).toHaveLength(2);
    }
    const families = [...sheet.matchAll(/font-family:'([^']+ Fallback)';src/g)].map(
      ([, name]) => name,
    );
    expect(new Set(families).size).toBe(families.length);
    for (const family of families) expect(sheet).toContain(`'${family}',`);
  });
});

test('no two looks are one', () => {
  const traits = themes.map((theme) => {
    const { colours, display, corner } = looks[theme];
    return `${colours.paper} ${colours.accent} ${display.face.name} ${display.tracking} ${corner.scale}`;
  });
  expect(new Set(traits).size).toBe(traits.length);
  const papers = themes.map(
    (theme) => `${looks[theme].colours.paper} ${looks[theme].colours.deep}`,
  );
  expect(new Set(papers).size).toBe(papers.length);
});

test('every typeface is there, free to use and to give on', () => {
  for (const { files, package: name } of Object.values(faces)) {
    for (const { path } of files) expect(existsSync(require.resolve(path)), path).toBe(true);
    const { license } = JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8'));
    expect(['OFL-1.1', 'Apache-2.0'], name).toContain(license);
  }
});

test('every typeface of the table is worn', () => {
  const worn = new Set(Object.values(looks).flatMap(facesOf));
  expect(Object.values(faces).filter((face) => !worn.has(face))).toEqual([]);
});

test('what one look sets beyond the others ends where another begins', () => {
  const rule = nestedRule();
  for (const own of Object.keys(lookTokens(looks.house))) {
    const everywhere = themes.every((theme) => own in lookTokens(looks[theme]));
    expect(rule.includes(`${own}:initial`), own).toBe(!everywhere);
  }
  expect(rule).toContain('--coral:initial');
});
