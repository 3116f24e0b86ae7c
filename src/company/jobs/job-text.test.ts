import { expect, test } from 'vitest';
import { formatDay } from '../../content/formats.ts';
import { salaryInThousands, salaryText } from './salary-text.ts';

test('a salary is printed in full and in thousands', () => {
  const salary = { min: 78_000, max: 96_000 };
  expect(salaryText(salary)).toBe('$78,000–$96,000');
  expect(salaryInThousands(salary)).toBe('$78–96k');
});

test('a day is printed the same in every time zone', () => {
  expect(formatDay('2027-02-28')).toBe('February 28, 2027');
});
