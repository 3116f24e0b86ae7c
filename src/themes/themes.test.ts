import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { fontMetricsOf, fontRoles } from './fallback-font.ts';
import { fonts } from './fonts.ts';
import { fontsOf, nestedThemeRule, themeSheet, themeTokens } from './theme-sheet.ts';
import { themeNames, themes } from './themes.ts';

const require = createRequire(import.meta.url);
const urlOf = ({ path }: { path: string }) => `/${path}`;

describe.each(themeNames)('%s', (name) => {
  const theme = themes[name];

  test('its fonts are measured', () => {
    for (const role of fontRoles) {
      const { size, ascent, descent } = fontMetricsOf(theme, role);
      expect(size).toBeGreaterThan(0.5);
      expect((ascent + descent) * size).toBeGreaterThan(0.9);
    }
  });

  test('[C3] its header stays or reappears when scrolling up', () => {
    expect(['reappearing', 'reverse', 'fixed']).toContain(theme.header.behavior);
  });

  test('its headings use only weights that their font has', () => {
    const { font, weights } = theme.display;
    const missing = weights.filter(
      (weight) =>
        !font.files.some(({ weights: [least, most] }) => least <= weight && weight <= most),
    );
    expect(missing).toEqual([]);
  });

  test('its stylesheet has each font file and each fallback font once', () => {
    const sheet = themeSheet(name, urlOf);
    for (const { files } of fontsOf(theme)) {
      for (const { path } of files) expect(sheet.split(`url("/${path}")`)).toHaveLength(2);
    }
    const families = [...sheet.matchAll(/font-family:'([^']+ Fallback)';src/g)].map(
      ([, name]) => name,
    );
    expect(new Set(families).size).toBe(families.length);
    for (const family of families) expect(sheet).toContain(`'${family}',`);
  });
});

test('no two themes are the same', () => {
  const traits = themeNames.map((theme) => {
    const { colors, display, corner } = themes[theme];
    return `${colors.paper} ${colors.accent} ${display.font.name} ${display.tracking} ${corner.scale}`;
  });
  expect(new Set(traits).size).toBe(traits.length);
  const papers = themeNames.map(
    (theme) => `${themes[theme].colors.paper} ${themes[theme].colors.deep}`,
  );
  expect(new Set(papers).size).toBe(papers.length);
});

test('every font is installed, and its license allows redistribution', () => {
  for (const { files, package: name } of Object.values(fonts)) {
    for (const { path } of files) expect(existsSync(require.resolve(path)), path).toBe(true);
    const { license } = JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8'));
    expect(['OFL-1.1', 'Apache-2.0'], name).toContain(license);
  }
});

test('every font of the table is used by a theme', () => {
  const used = new Set(Object.values(themes).flatMap(fontsOf));
  expect(Object.values(fonts).filter((font) => !used.has(font))).toEqual([]);
});

test('tokens that only some themes set are reset in a nested theme', () => {
  const rule = nestedThemeRule();
  for (const own of Object.keys(themeTokens(themes.house))) {
    const everywhere = themeNames.every((theme) => own in themeTokens(themes[theme]));
    expect(rule.includes(`${own}:initial`), own).toBe(!everywhere);
  }
  expect(rule).toContain('--coral:initial');
});
