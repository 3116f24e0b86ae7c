import { expect, test } from 'vitest';
import { findThemeErrors, themeErrors } from './check-themes.ts';
import { house } from './house.ts';
import type { Theme } from './theme.ts';

const told = (change: Partial<Theme>) => findThemeErrors({ mine: { ...house, ...change } });

test('the themes of this site have no errors', () => {
  expect(themeErrors).toEqual([]);
});

test('a color that is invalid is reported with file and field', () => {
  expect(told({ colors: { ...house.colors, accent: '#c63f1' } })).toEqual([
    'src/themes/mine.ts, field colors.accent: #c63f1 is no color such as #1f5e45',
  ]);
});

test('text that cannot be read on its background is reported with its contrast', () => {
  const [first = ''] = told({ colors: { ...house.colors, muted: '#a8b0ac' } });
  expect(first).toMatch(
    /^src\/themes\/mine\.ts, field colors: --muted on --paper: \d\.\d+, and text needs/,
  );
});

test('a signal that is too faint for a logo is reported with its contrast', () => {
  expect(told({ extra: { signal: '#f6d9c9' } })).toEqual([
    expect.stringMatching(/^src\/themes\/mine\.ts, field extra\.signal: --signal on --paper: 1\./),
  ]);
  expect(told({ extra: {} })).toEqual([]);
});

test('a font that was not measured is reported with the command that measures it', () => {
  const font = { ...house.text.font, name: 'Nobody Sans' };
  expect(told({ text: { font } })).toEqual([
    'src/themes/mine.ts, field text.font: Nobody Sans was not measured, so the page would move when it loads. Run: npm run fonts:measure',
  ]);
});
