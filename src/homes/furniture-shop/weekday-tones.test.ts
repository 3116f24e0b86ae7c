import { converter, formatHex, interpolate, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { furnitureShop } from '../../themes/furniture-shop.ts';
import { dayIds } from './days.ts';

const rgb = converter('rgb');
const extra: Readonly<Record<string, string>> = furnitureShop.extra ?? {};
const color = (name: string) => extra[name] ?? '';
/** Mixes two colors as the style sheets do. */
const mixed = (one: string, other: string, share: number) =>
  formatHex(rgb(interpolate([other, one], 'oklab')(share)));

describe.each(dayIds)('%s', (day) => {
  const [ground, shade, type] = ['Ground', 'Shade', 'Type'].map((part) =>
    color(`${day}${part}`),
  ) as [string, string, string];
  test.each([
    ['type', type],
    ['quiet type', mixed(type, ground, 0.9)],
  ])('its %s can be read on its grounds', (_, text) => {
    expect(wcagContrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(text, shade)).toBeGreaterThanOrEqual(4.5);
  });
  test('a date that is too soon can be read on its primer', () => {
    const soon = mixed(ground, color('primer'), 0.26);
    expect(wcagContrast(color('primerType'), soon)).toBeGreaterThanOrEqual(4.5);
  });
});

test('what stands on primer and on soot can be read', () => {
  for (const [text, ground] of [
    ['primerType', 'primer'],
    ['primerQuiet', 'primer'],
    ['primerQuiet', 'primerShade'],
    ['sootType', 'soot'],
  ] as const)
    expect(wcagContrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
});
