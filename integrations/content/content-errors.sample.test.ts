import { expect, test } from 'vitest';
import { contentErrors } from './content-errors.ts';

// The build checks that of a site of one's own.
test('the content of the sample firm has no errors', () => {
  const errors = contentErrors(process.cwd());
  // The message repeats the errors: a summary prints only the first line of a failure.
  expect(errors, errors.join(' · ')).toEqual([]);
});
