import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { type ThemeName, themeNames } from '../../src/themes/themes.ts';
import { readOwnNames } from './names.ts';
import { type ThemeStyles, themeStyles } from './theme-styles.ts';

const require = createRequire(import.meta.url);
const names = readOwnNames(process.cwd());
const stylesOf = (themes: readonly ThemeName[], usedNames: readonly string[] = []) =>
  themeStyles(names, themes, new Set(usedNames));

const block = (css: ThemeStyles['css'], key: string) => {
  const found = css[key];
  if (typeof found !== 'object') throw new Error(`No ${key}`);
  return found;
};

test('contains the requested themes, and no other', () => {
  const { css, packages } = stylesOf(['startup', 'house']);
  const base = block(css, '@layer base');
  expect(block(base, '[data-theme="startup"]')).toMatchObject({ '--lf-coral': '#ff6f5e' });
  expect(block(base, '[data-theme="house"]')).toMatchObject({ '--lf-deep': '#1f5e45' });
  expect(Object.keys(base).filter((name) => /^\[data-theme="\w+"\]$/.test(name))).toHaveLength(2);
  expect(packages).toContain('@fontsource-variable/figtree');
  expect(packages).not.toContain('@fontsource/gloock');
});

test('contains the used part of the theme, as Tailwind keys or variables', () => {
  const { css, cssVars } = stylesOf(
    ['house'],
    ['text-h1', 'breakpoint-lg', 'radius-lg', '--ease-out-soft', '--ink', 'lf-enter-up'],
  );
  expect(cssVars.theme).toMatchObject({
    'text-lf-h1--line-height': '1.02',
    'breakpoint-lf-lg': '62rem',
    'radius-lf-lg': 'calc(0.5rem * var(--lf-corner))',
    'color-lf-deep': 'var(--lf-deep)',
  });
  expect(cssVars.theme).not.toHaveProperty('text-lf-h2');
  expect(block(block(css, '@layer base'), '[data-theme="house"]')).toMatchObject({
    '--lf-ease-out-soft': 'cubic-bezier(0.22, 0.8, 0.24, 1)',
  });
  expect(Object.keys(css)).toContain('@keyframes lf-enter-up');
  expect(Object.keys(css)).not.toContain('@keyframes lf-enter-fade');
});

test('utilities keep their conditions for motion', () => {
  const { css } = stylesOf(['house'], [...names.utilities.keys()]);
  for (const name of ['enter-up', 'enter-fade'])
    expect(Object.keys(block(css, `@utility lf-${name}`))).toEqual([
      '@media (width >= 48rem) and (prefers-reduced-motion: no-preference)',
    ]);
});

test('the container has the margin of the page', () => {
  const { css } = stylesOf(['house'], ['lf-container']);
  expect(block(css, '@utility lf-container')).toMatchObject({
    'padding-inline': 'var(--lf-page-margin)',
  });
  expect(block(block(css, '@layer base'), '[data-theme="house"]')).toHaveProperty(
    '--lf-page-margin',
    names.theme.get('page-margin'),
  );
});

test('reduced motion applies inside a theme, and nothing changes outside', () => {
  const base = block(stylesOf(['house', 'startup']).css, '@layer base');
  const calm = block(base, '@media (prefers-reduced-motion: reduce)');
  for (const theme of ['house', 'startup']) {
    const [selector = '', still] = Object.entries(calm).find(([key]) => key.includes(theme)) ?? [];
    expect(still).toMatchObject({ 'animation-duration': '0.01ms !important' });
    for (const part of selector.split(', '))
      expect(part).toMatch(new RegExp(`^\\[data-theme="${theme}"\\]( \\*| ::\\w+)?$`));
  }
});

test('tokens of one theme do not leak into a nested theme', () => {
  const base = block(stylesOf(['house', 'startup']).css, '@layer base');
  expect(block(base, ':where([data-theme] [data-theme="house"])')).toMatchObject({
    '--lf-coral': 'initial',
  });
  expect(block(base, ':where([data-theme] [data-theme="startup"])')).toMatchObject({
    '--lf-corn': 'initial',
  });
  expect(Object.keys(block(stylesOf(['house']).css, '@layer base')).join()).not.toContain(':where');
});

test('every font stylesheet exists in its package', () => {
  const { css } = stylesOf(themeNames);
  const sheets = Object.keys(css).flatMap((name) => /^@import "(.+)"$/.exec(name)?.[1] ?? []);
  expect(sheets.length).toBeGreaterThan(40);
  expect(sheets.filter((sheet) => !existsSync(require.resolve(sheet)))).toEqual([]);
});
