import { expect, test } from 'vitest';
import { harvest } from './harvest.ts';

test('three threads a flower, eleven a plate, no plate begun that cannot be finished', () => {
  expect(harvest([100, 50], 4)).toEqual({
    picked: 150,
    threads: 450,
    grams: 1,
    plates: 40,
    perEvening: 10,
  });
  expect(harvest([11], 2)).toMatchObject({ threads: 33, plates: 3, perEvening: 1 });
  expect(harvest([], 250)).toMatchObject({ threads: 0, plates: 0, perEvening: 0 });
});
