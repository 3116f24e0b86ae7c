import { expect, test } from 'vitest';
import { clockText, lowestTide, waterPath } from './tide.ts';
import { july, november } from './tides.ts';

const wave = [
  { hour: 0, feet: 6 },
  { hour: 6, feet: 0 },
];

test('the lowest water comes in the dark in July and in daylight in November', () => {
  expect(lowestTide(july).hour).toBeLessThan(july.sunrise);
  expect(lowestTide(november).hour).toBeGreaterThan(november.sunrise);
  expect(lowestTide(november).hour).toBeLessThan(november.sunset);
  expect(clockText(lowestTide(november).hour)).toBe('3:57 pm');
});

test('the clock says noon, midnight and full hours', () => {
  expect([0, 12, 4.9, 23.999].map(clockText)).toEqual([
    '12:00 am',
    '12:00 pm',
    '4:54 am',
    '12:00 am',
  ]);
});

/** Returns a point of the drawn curve, in parts of the board from above, at a part of its length. */
function drawnAt(path: string, part: number): { x: number; y: number } {
  const [x0 = 0, y0 = 0] = [0, Number(/V([\d.]+)C/.exec(path)?.[1])];
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = (/C([^CV]+)/.exec(path)?.[1] ?? '')
    .split(' ')
    .map(Number);
  const bezier = (a: number, b: number, c: number, d: number) =>
    a * (1 - part) ** 3 +
    3 * b * (1 - part) ** 2 * part +
    3 * c * (1 - part) * part ** 2 +
    d * part ** 3;
  return { x: bezier(x0, x1, x2, x3), y: bezier(y0, y1, y2, y3) };
}

/** Returns the feet at an hour of the wave: from one turning to the next along half a wave, as pilots compute it. */
const levelAt = (hour: number) => 6 * (1 - (1 - Math.cos((Math.PI * hour) / 6)) / 2);

test('the drawn curve is the tide of the table, to a hundredth of the board', () => {
  const path = waterPath(wave, 6, -2);
  expect(path.startsWith('M0.0 100V0.0C')).toBe(true);
  expect(path.endsWith(' 60.0 75.0V100Z')).toBe(true);
  for (const part of [0.1, 0.25, 0.5, 0.8]) {
    const { x, y } = drawnAt(path, part);
    expect(Math.abs(y - ((6 - levelAt(x / 10)) / 8) * 100)).toBeLessThan(1);
  }
});
