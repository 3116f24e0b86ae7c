import { expect, test } from 'vitest';
import { contents } from './book.ts';
import { printProgressText } from './print-progress-text.ts';

const days = contents.map(({ day }) => day);

test('a sheet has two chapters, and the next one is named with its day', () => {
  expect(printProgressText(days, 0)).toMatch(/^Two of twenty are printed\. .* October 22\.$/);
  expect(printProgressText(days, 8)).toContain('Eighteen of twenty');
});

test('after the last sheet all are printed, and no sheet is without words', () => {
  const all = days.map((_, index) => printProgressText(days, index));
  expect(all.at(-1)).toBe('All twenty are printed.');
  expect(all.join(' ')).not.toContain('undefined');
});
