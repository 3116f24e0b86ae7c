import { expect, test } from 'vitest';
import { copy } from './copy.ts';
import { aboutLabels } from './labels.ts';

test('the firm has twenty years, with the number of people of each, and one is torn', () => {
  const { firstYear, lastYear } = aboutLabels;
  expect(lastYear - firstYear).toBe(20);
  expect(copy.cord.people).toHaveLength(lastYear - firstYear);
  const torn = copy.story.items.filter((item) => 'isTorn' in item);
  expect(torn.map(({ year }) => year)).toEqual([2009]);
});
