import { expect, test } from 'vitest';
import { joinRanges } from './join-ranges.ts';

test('ranges become one, from the lowest to the highest', () => {
  expect(joinRanges(['$35,000–$55,000', '$55,000–$90,000', '$80,000–$120,000'])).toBe(
    '$35,000–$120,000',
  );
  expect(joinRanges(['8–12 weeks', '16–26 weeks'])).toBe('8–26 weeks');
});

test('one band stays as it is', () => {
  expect(joinRanges(['6–10 weeks'])).toBe('6–10 weeks');
});
