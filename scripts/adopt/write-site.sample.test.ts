import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { wcagContrast } from 'culori';
import { build } from 'esbuild';
import { afterEach, expect, test } from 'vitest';
import { brandFiles } from '../../integrations/brand/brand-files.ts';
import { makeBrandShape } from '../../integrations/brand/brand-shape.ts';
import { siteConfig } from '../../site.config.ts';
import { findThemeErrors } from '../../src/themes/check-themes.ts';
import { house } from '../../src/themes/house.ts';
import { createPalettes } from '../../src/themes/palette.ts';
import type { Theme } from '../../src/themes/theme.ts';
import { themeTokens } from '../../src/themes/theme-sheet.ts';
import type { Answers } from './answers.ts';
import { writeTheme } from './write-site.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Returns the house theme as adoption writes it into a copy of its file. */
async function adoptedTheme(accent: string): Promise<Theme> {
  const root = mkdtempSync(join(tmpdir(), 'adopted-theme-'));
  folders.push(root);
  mkdirSync(join(root, 'src'));
  cpSync('src/themes', join(root, 'src/themes'), { recursive: true });
  const fonts = { displayFont: house.display.font.name, textFont: house.text.font.name };
  writeTheme(root, { ...fonts, accent } as Answers);
  const outfile = join(root, 'house.mjs');
  const options = { bundle: true, format: 'esm', logLevel: 'silent' } as const;
  await build({ entryPoints: [join(root, 'src/themes/house.ts')], outfile, ...options });
  const written: { house: Theme } = await import(/* @vite-ignore */ pathToFileURL(outfile).href);
  return written.house;
}

const accents = ['#0b6e75', '#1d4ed8', '#7a1f5c'];

test.each(accents)('the accent %s reaches pages, logo, favicon and mails', async (accent) => {
  const theme = await adoptedTheme(accent);
  const signal = theme.extra?.['signal'] ?? '';
  expect(themeTokens(theme)).toMatchObject({ '--own-accent': accent, '--signal': signal });
  expect(signal).not.toBe(house.extra?.['signal']);

  const { company } = siteConfig;
  const files = brandFiles(company, await makeBrandShape(company, theme), theme);
  const favicon = String(await files.get('favicon.svg')?.());
  expect(favicon).toContain(`fill="${signal}"`);
  expect(favicon).not.toContain(house.extra?.['signal']);

  expect(createPalettes(theme).light).toMatchObject({ accent, onAccent: theme.colors.onAccent });
});

test.each(accents)('the theme with the accent %s passes the check', async (accent) => {
  const theme = await adoptedTheme(accent);
  expect(findThemeErrors({ house: theme })).toEqual([]);
  const { paper, ink } = theme.colors;
  const signal = theme.extra?.['signal'] ?? paper;
  const contrasts = [paper, ink].map((ground) => wcagContrast(signal, ground));
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(3);
});

test('an accent that stands out on every ground is the color of the logo', async () => {
  const accent = '#c63f16';
  const theme = await adoptedTheme(accent);
  expect(theme.extra).toEqual({ ...house.extra, signal: accent });
});

test('a kept accent changes no color', async () => {
  const { colors, grounds, extra } = await adoptedTheme('kept');
  expect([colors, grounds, extra]).toEqual([house.colors, house.grounds, house.extra]);
});
