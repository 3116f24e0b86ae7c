import { expect, test } from 'vitest';
import { exampleBill } from './example-copy.ts';
import { centsOf } from './money.ts';

test('the bill of the example stays under its plan, and only what was asked for lies over a line', () => {
  const sum = (of: 'planned' | 'billed') =>
    exampleBill.lines.reduce((total, line) => total + centsOf(line[of] ?? '$0'), 0);
  expect(sum('billed')).toBeLessThan(sum('planned'));
  const over = exampleBill.lines.filter(
    ({ planned, billed }) => centsOf(billed) > centsOf(planned ?? '$0'),
  );
  expect(over).toHaveLength(1);
  expect(over[0]?.planned).toBeUndefined();
});
