import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { house } from './house.ts';
import { createPalettes, housePalettes, type Palette } from './palette.ts';
import type { Hex, Theme } from './theme.ts';
import { themes } from './themes.ts';

const least = (texts: readonly string[], grounds: readonly string[]) =>
  Math.min(...texts.flatMap((text) => grounds.map((ground) => wcagContrast(text, ground))));

const palettesOf = (theme: Theme) => Object.entries<Palette>(createPalettes(theme));
const all = Object.entries<Theme>(themes).flatMap(([name, theme]) =>
  palettesOf(theme).map(([scheme, palette]) => [name, scheme, palette] as const),
);

test.each(all)('%s, %s: texts and shapes have enough contrast', (_name, _scheme, palette) => {
  const { paper, surface, tint, alertTint, ink, muted, deep, alert, border, focus } = palette;
  expect(least([ink, muted, deep, alert], [paper, surface, tint, alertTint])).toBeGreaterThan(4.49);
  expect(wcagContrast(palette.onDeep, deep)).toBeGreaterThan(4.49);
  expect(wcagContrast(palette.onAccent, palette.accent)).toBeGreaterThan(4.49);
  expect(least([border, focus], [paper, surface])).toBeGreaterThan(2.99);
});

test('colors of the house theme are used as they are where they can be read', () => {
  const { paper, surface, ink, muted, line, deep, onDeep, accent, onAccent } = house.colors;
  expect(housePalettes.light).toMatchObject({ paper, surface, ink, muted, line });
  expect(housePalettes.light).toMatchObject({ deep, onDeep, accent, onAccent });
});

test('the palette of the other scheme is dark for a light theme, and light for a dark one', () => {
  expect(wcagContrast(housePalettes.dark.paper, '#000000')).toBeLessThan(2);
  const gym = themes['gym-fitness'];
  const { light, dark } = createPalettes(gym);
  expect([gym.scheme, dark.paper]).toEqual(['dark', gym.colors.paper]);
  expect(wcagContrast(light.paper, '#ffffff')).toBeLessThan(2);
});

test('a new accent is the color of buttons, and nearest to that of warnings', () => {
  const withAccent = (accent: Hex) =>
    createPalettes({ ...house, colors: { ...house.colors, accent, onAccent: '#ffffff' } }).light;
  const light = withAccent('#0b6e75');
  expect(light).toMatchObject({ accent: '#0b6e75', onAccent: '#ffffff', focus: '#0b6e75' });
  expect(light.alert).not.toBe(withAccent('#c63f16').alert);
});
