import { converter, formatHex, interpolate, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { interactivePortfolio } from '../../themes/interactive-portfolio.ts';
import { nights } from './nights.ts';

const rgb = converter('rgb');
const { colors, extra = {} } = interactivePortfolio;

const camel = (id: string, part: string) =>
  `${id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}${part}`;
/** Returns the three colors of a night; the first of the list has those of the theme. */
const colorsOf = (id: string) => ({
  ground: extra[camel(id, 'Ground')] ?? '',
  type: extra[camel(id, 'Type')] ?? colors.ink,
  thread: extra[camel(id, 'Thread')] ?? '',
});
/** Mixes two colors as night-tones.module.css does. */
const mixed = (one: string, other: string, share: number) =>
  formatHex(rgb(interpolate([other, one], 'oklab')(share)));

describe.each(nights.map(({ id }) => id))('%s', (id) => {
  const { ground, type, thread } = colorsOf(id);
  const surface = mixed(type, ground, 0.07);
  test.each([
    ['type', type],
    ['quiet type', mixed(type, ground, 0.76)],
    ['thread', thread],
  ])('its %s can be read on its grounds', (_, color) => {
    expect(wcagContrast(color, ground)).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(color, surface)).toBeGreaterThanOrEqual(4.5);
  });
  test('an entry that steps back is still read as large text', () => {
    expect(wcagContrast(mixed(type, ground, 0.62), ground)).toBeGreaterThanOrEqual(3);
  });
});

test('the first night has the colors of the theme', () => {
  expect(colorsOf(nights[0]?.id ?? '')).toEqual({
    ground: colors.paper,
    type: colors.ink,
    thread: colors.accent,
  });
});
