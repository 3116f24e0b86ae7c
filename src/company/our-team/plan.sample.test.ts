import { expect, test } from 'vitest';
import { team } from '../../content/team.ts';
import { copy } from './copy.ts';
import { type BenchArea, benchArea } from './plan.ts';
import { toPlanItems } from './seats.ts';

const places = toPlanItems(copy.rooms, team).map(({ area }) => area);

test('everybody has a place on the plan, and nobody else does', () => {
  expect(places).toHaveLength(team.length);
  expect(benchArea('lane', 3)).toBeUndefined();
});

test('no place leaves the plan or lies over another', () => {
  const apart = (one: BenchArea, other: BenchArea) =>
    one.left + one.width <= other.left ||
    other.left + other.width <= one.left ||
    one.top + one.height <= other.top ||
    other.top + other.height <= one.top;
  for (const [index, place] of places.entries()) {
    expect(Math.min(place.left, place.top)).toBeGreaterThanOrEqual(0);
    expect(place.left + place.width).toBeLessThanOrEqual(100);
    expect(place.top + place.height).toBeLessThanOrEqual(100);
    for (const other of places.slice(index + 1)) expect(apart(place, other)).toBe(true);
  }
});
