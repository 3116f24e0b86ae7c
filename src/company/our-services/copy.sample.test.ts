import { expect, test } from 'vitest';
import { copy } from './copy.ts';

test('the durations go from the shortest to the one without an end', () => {
  const weeks = copy.hero.durations.map(({ weeks: span }) => span?.to ?? Number.POSITIVE_INFINITY);
  expect(weeks).toEqual(weeks.toSorted((one, other) => one - other));
});
