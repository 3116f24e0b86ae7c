import { describe, expect, it } from 'vitest';
import { emptyPlate, hatch } from './hatch.ts';

const side = 120;
const every = 8;

/** Share of a square that is ink, cut at one tone with lines so many times as close as they should be. */
function inkOf(tone: number, close: number, sets = 2): number {
  const plate = emptyPlate(side, side);
  plate.tone.fill(tone);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      plate.lines[y * side + x] = (y / every) * close;
      plate.across[y * side + x] = ((x + y * 0.4) / every) * close;
    }
  const ink = hatch(plate, every, sets);
  return ink.reduce((sum, share) => sum + share, 0) / ink.length;
}

describe('a tone that is cut into lines', () => {
  it.each([0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9])('is as dark as it was: %s', (tone) => {
    expect(inkOf(tone, 1)).toBeCloseTo(tone, 1);
  });

  it.each([0.6, 1.6, 3, 5])('stays so where lines would run %s times as close', (close) => {
    expect(Math.abs(inkOf(0.3, close) - 0.3)).toBeLessThan(0.04);
  });

  it('is paper where there is no tone, and before the first set', () => {
    expect(inkOf(0, 1)).toBe(0);
    expect(inkOf(0.8, 1, 0)).toBe(0);
  });

  it('is lighter before the second set crosses the first', () => {
    expect(inkOf(0.8, 1, 1)).toBeLessThan(inkOf(0.8, 1) - 0.1);
  });
});
