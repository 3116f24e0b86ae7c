import { expect, test } from 'vitest';
import { categoryLead } from './category-lead.ts';

const lead = 'Our own house: how we share a week.';

test.each([
  [true, lead],
  [['shop', 'blog'], lead],
  [['shop'], undefined],
  [false, undefined],
])('with the samples %j the lead is %s', (samples, expected) => {
  expect(categoryLead({ lead }, { home: 'business', samples })).toBe(expected);
});
