import { describe, expect, test } from 'vitest';
import { kites } from './kites.ts';
import {
  bestWind,
  cordFor,
  flightStateOf,
  forceOf,
  minWind,
  poundsText,
  pressureOf,
  totalPull,
  windOf,
} from './pull.ts';

const spec = { area: 20, weight: 1, lift: 0.8, drag: 0.4, maxWind: 25 };

test('pressure is that of the tables: 0.00256 pounds at one mile an hour, and four times as much at two', () => {
  expect(pressureOf(1)).toBeCloseTo(0.00256, 5);
  expect(pressureOf(40) / pressureOf(20)).toBeCloseTo(4);
  // 100 mph: 25.6 pounds on a square foot.
  expect(pressureOf(100)).toBeCloseTo(25.57, 1);
});

test('a kite climbs as soon as its lift is half as much again as its weight', () => {
  const least = minWind(spec);
  expect(pressureOf(least) * spec.lift * spec.area).toBeCloseTo(1.5 * spec.weight);
  expect(flightStateOf(spec, least - 0.01).state).toBe('grounded');
  expect(flightStateOf(spec, least + 0.01).state).toBe('flies');
  expect(flightStateOf(spec, 25).state).toBe('flies');
  expect(flightStateOf(spec, 26).state).toBe('down');
});

test('pull is what lift, weight and drag leave on the line, and the line hangs along it', () => {
  const flight = flightStateOf(spec, 15);
  if (flight.state !== 'flies') throw new Error('The kite flies at 15.');
  // By hand: 0.5753 × 20 = 11.505; up 9.204 − 1, along 4.602.
  expect(flight.pull).toBeCloseTo(9.407, 2);
  expect(flight.angle).toBeCloseTo(60.71, 1);
  expect(flight.line).toBe(50);
});

test('the cord is the lightest that holds three times the pull', () => {
  expect([0.4, 6.6, 6.7, 30, 43, 166].map(cordFor)).toEqual([20, 20, 50, 90, 130, 500]);
});

test('forces on one post add up as arrows do: two kites alike pull twice as much as one', () => {
  const alone = (one: typeof spec, mph: number) => {
    const flight = flightStateOf(one, mph);
    if (flight.state !== 'flies') throw new Error('It flies.');
    return flight.pull;
  };
  expect(totalPull([spec, spec], 15).pull).toBeCloseTo(2 * alone(spec, 15));
  const flat = { ...spec, lift: 0.4, drag: 0.8 };
  expect(totalPull([spec, flat], 20).count).toBe(2);
  expect(totalPull([spec, flat], 20).pull).toBeLessThan(alone(spec, 20) + alone(flat, 20));
  expect(totalPull([spec], 3)).toEqual({ count: 0, pull: 0 });
});

test('forces of Beaufort begin where the table says, and follow its law', () => {
  expect([0, 1, 3, 4, 7, 8, 12, 13, 18, 19, 24, 25, 31, 32, 38, 39, 46].map(forceOf)).toEqual([
    0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8,
  ]);
  for (let force = 0; force <= 8; force++) {
    expect(forceOf(windOf(force))).toBe(force);
    expect(Math.abs(windOf(force) - 1.87 * force ** 1.5)).toBeLessThan(1.6);
  }
});

describe('the seven', () => {
  const specs = kites.map((kite) => kite.spec);
  test('no wind lifts all of them', () => {
    for (let mph = 0; mph <= 45; mph++) expect(totalPull(specs, mph).count).toBeLessThan(7);
    expect(totalPull(specs, bestWind(specs)).count).toBe(6);
  });
  test.each(kites)(
    '$title flies in a stretch of winds of its own, on cord of the loft',
    ({ spec }) => {
      expect(minWind(spec)).toBeLessThan(spec.maxWind - 4);
      const flight = flightStateOf(spec, spec.maxWind);
      if (flight.state !== 'flies') throw new Error('The kite flies at its most.');
      expect(flight.pull * 3).toBeLessThanOrEqual(500);
      expect(flight.angle).toBeGreaterThan(38);
      expect(flight.angle).toBeLessThan(76);
    },
  );
  test('the first and the last never meet in the air', () => {
    const [slick, smart] = ['slick-cam', 'right-smart'].map((id) =>
      kites.find((kite) => kite.id === id),
    );
    expect(slick?.spec.maxWind).toBeLessThan(minWind(smart?.spec ?? spec));
  });
});

test('a pull is said to a tenth, and whole from a hundred on', () => {
  expect([0.449, 22.66, 107.6].map(poundsText)).toEqual(['0.4', '22.7', '108']);
});
