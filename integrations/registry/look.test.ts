import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { themes } from '../../src/looks/looks.ts';
import { look } from './look.ts';

const require = createRequire(import.meta.url);

const block = (css: ReturnType<typeof look>['css'], key: string) => {
  const found = css[key];
  if (typeof found !== 'object') throw new Error(`No ${key}`);
  return found;
};

test('brings the looks that are asked for, and no other', () => {
  const { css, dependencies } = look(process.cwd(), ['startup', 'larkfield']);
  const base = block(css, '@layer base');
  expect(block(base, '[data-theme="startup"]')).toMatchObject({ '--coral': '#ff6f5e' });
  expect(block(base, '[data-theme="larkfield"]')).toMatchObject({ '--deep': '#1f5e45' });
  expect(Object.keys(base).filter((name) => name.startsWith('[data-theme="'))).toHaveLength(2);
  expect(dependencies).toContain('@fontsource-variable/figtree');
  expect(dependencies).not.toContain('@fontsource/gloock');
});

test('every rule that it takes from the site’s sheet is still there', () => {
  const { css, cssVars } = look(process.cwd(), ['larkfield']);
  const empty = Object.entries(block(css, '@layer base')).filter(
    ([, rule]) => Object.keys(rule).length === 0,
  );
  expect(empty).toEqual([]);
  expect(cssVars.theme).toMatchObject({ 'color-deep': 'var(--deep)' });
  expect(Object.keys(css)).toContain('@keyframes enter-up');
});

test('every typeface’s sheet is one that its package has', () => {
  const { css } = look(process.cwd(), themes);
  const sheets = Object.keys(css).flatMap((name) => /^@import "(.+)"$/.exec(name)?.[1] ?? []);
  expect(sheets.length).toBeGreaterThan(40);
  expect(sheets.filter((sheet) => !existsSync(require.resolve(sheet)))).toEqual([]);
});
