import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { verticalPortfolio } from '../../themes/vertical-portfolio.ts';
import { kites } from './kites.ts';

const { colors, extra = {} } = verticalPortfolio;
const colorOf = (id: string, part: string) =>
  extra[`${id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}${part}`];

describe.each(kites)('$title', ({ id, hang }) => {
  const air = colorOf(id, 'Air') ?? '';
  test('its type and its dye can be read on its air', () => {
    expect(wcagContrast(colorOf(id, 'Type') ?? colors.ink, air)).toBeGreaterThanOrEqual(7);
    expect(wcagContrast(colorOf(id, 'Dye') ?? '', air)).toBeGreaterThanOrEqual(4.5);
  });
  test('a part of it ends one slide and the larger part begins the next', () => {
    expect(hang.shareAbove).toBeGreaterThan(25);
    expect(hang.shareAbove).toBeLessThan(45);
  });
  test('its line begins below its cloth, and the one from above ends behind it', () => {
    expect(hang.tow[1]).toBeGreaterThan(hang.halfHeight);
    expect(hang.tie[1]).toBeLessThan(hang.halfHeight);
    expect(Math.abs(hang.tow[0] - 0.5)).toBeLessThan(0.1);
  });
});

test('neighboring airs are told apart', () => {
  const airs = [extra['highAir'] ?? '', ...kites.map(({ id }) => colorOf(id, 'Air') ?? '')];
  expect(new Set(airs).size).toBe(8);
});
