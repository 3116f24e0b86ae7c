import { expect, test } from 'vitest';
import { namedTexts, textRows, textsOf } from './lead-texts.ts';

test('a further field without a label has its name, whatever that is', () => {
  const details = { 'Quote it elsewhere': 'Yes, with my name', constructor: 'x', Day: 'Monday' };
  const lead = { ...textsOf({ comment: 'Hello' }), details: JSON.stringify(details) };
  expect(textRows(lead)).toEqual(Object.entries(details));
  expect(namedTexts(lead)).toEqual(Object.entries(details));
});
