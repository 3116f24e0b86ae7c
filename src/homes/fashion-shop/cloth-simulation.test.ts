import { expect, it } from 'vitest';
import { createCloth, measureCloth, stepSimulation } from './cloth-simulation.ts';
import { copy } from './copy.ts';
import { formatInches } from './nights.ts';

const hang = (degrees: number) => {
  const cloth = createCloth(degrees);
  for (let step = 0; step < 260; step += 1) stepSimulation(cloth);
  return { cloth, ...measureCloth(cloth) };
};
const pieces = new Map<number, ReturnType<typeof hang>>();
/** A piece as it hangs; each angle falls once for all tests. */
const hung = (degrees: number) => {
  const result = pieces.get(degrees) ?? hang(degrees);
  pieces.set(degrees, result);
  return result;
};

it('holds what is on the rod, and lets the rest fall', () => {
  const { cloth } = hung(45);
  for (const [p, isFree] of cloth.free.entries())
    if (isFree === 0) expect(cloth.points[p * 3 + 2]).toBe(cloth.previous[p * 3 + 2]);
  expect(cloth.points.every(Number.isFinite)).toBe(true);
});

it('is longer and narrower the farther the grain is turned', () => {
  const [straight, half, bias] = [hung(0), hung(22), hung(45)];
  expect(half.longer).toBeGreaterThan(straight.longer + 1);
  expect(bias.longer).toBeGreaterThan(half.longer + 1);
  expect(bias.narrower).toBeGreaterThan(straight.narrower + 2);
});

it.each(copy.about.rows)('prints what it reckons: $title', ({ degrees, value }) => {
  expect(value).toBe(`${formatInches(hung(degrees).longer)} in`);
});
