import { expect, test } from 'vitest';
import { findTableErrors } from './check-content.ts';

// The build checks those of a site of one's own.
test('every table of the sample firm holds to its schema', () => {
  expect(findTableErrors()).toEqual([]);
});
