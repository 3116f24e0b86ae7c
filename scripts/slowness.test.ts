import { expect, test } from 'vitest';
import { quietness, slownessOf } from './slowness.ts';

test('a machine is as slow as its build, and never quicker than a quiet one', () => {
  expect(slownessOf(90, 240)).toBe(1);
  expect(slownessOf(270, 240)).toBe(3);
  expect(slownessOf(20, 240)).toBe(1);
});

test('what is said of the machine has both times', () => {
  expect(quietness(135.4, 240)).toBe(
    'The build of 240 pages took 135 s; on two quiet cores, with nothing kept, it takes 90.',
  );
});
