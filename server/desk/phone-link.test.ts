import { expect, test } from 'vitest';
import { phoneLink } from './phone-link.ts';

test.each([
  ['(802) 555-0172', 'tel:8025550172'],
  ['+49 30 23125014', 'tel:+493023125014'],
  ['+49 (0)30 23125014', 'tel:+493023125014'],
  ['+49 (0) 30 / 23125014', 'tel:+493023125014'],
  ['(+49) (0)30 23125014', 'tel:+493023125014'],
  ['0044 (0)20 7946 0018', 'tel:00442079460018'],
  // Within the country the zero is dialed.
  ['(0)30 23125014', 'tel:03023125014'],
  ['030 23125014', 'tel:03023125014'],
  ['12', undefined],
  ['call me', undefined],
])('%s', (text, link) => {
  expect(phoneLink(text)).toBe(link);
});
