import { expect, test } from 'vitest';
import { feeShare, stageFees, stages } from './stages.ts';

test('one stage begins where the other ends, and together they take the whole fee', () => {
  expect(stages[0]?.firstMonth).toBe(0);
  for (const [index, { firstMonth, lastMonth }] of stages.entries()) {
    expect(lastMonth).toBeGreaterThan(firstMonth);
    expect(firstMonth).toBe(stages[index - 1]?.lastMonth ?? 0);
  }
  expect(stages.reduce((sum, { share }) => sum + share, 0)).toBe(100);
});

test.each([540_000, 333_333, 1])('parts of the fee for $%i add up to the dollar', (cost) => {
  const parts = stageFees(cost);
  expect(parts).toHaveLength(stages.length);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.round(cost * feeShare));
});

test('the last tenth is a tenth', () => {
  expect(stageFees(500_000).at(-1)).toBe(5500);
});
