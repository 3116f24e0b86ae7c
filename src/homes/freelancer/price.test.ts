import { expect, test } from 'vitest';
import { priceBreakdown } from './price.ts';
import { priceAnswer } from './price-answer.ts';

test.each([
  [1, 0, 780],
  [4, 0, 3120],
  [5, 0, 3600],
  [19, 0, 13_680],
  [20, 0, 13_200],
  // Home at night: 3 times 54 miles.
  [3, 27, 2340 + 113],
  // A bed for each day, one trip a week.
  [10, 190, 7200 + 532 + 1200],
] as const)('%d days at %d miles are $%d', (days, miles, total) => {
  expect(priceBreakdown(days, miles).total).toBe(total);
});

test.each([
  ['3 days', ['3 days at $780: $2,340']],
  ['3', ['3 days at $780: $2,340']],
  ['a week', ['5 days at $720: $3,600']],
  [
    'two weeks 190 miles',
    [
      '10 days at $720: $7,200',
      'Driving, 0.70 a mile: $532',
      'A bed, $120 a night: $1,200',
      'Together: $8,932',
    ],
  ],
  ['', ['How long? For example: price 3 days, price 2 weeks 190 miles.']],
] as const)('price %s', (words, lines) => {
  expect(priceAnswer(words)).toEqual(lines);
});
