import { expect, test } from 'vitest';
import { workdayOf } from './workday.ts';

test('a day lasts as long as the firm is open, with a break in the middle', () => {
  expect(workdayOf('8:30 am', '5 pm')).toEqual({
    ...{ opens: '8:30', starts: '9:00', pauses: '12:30', closes: '5:00' },
  });
  expect(workdayOf('6 pm', '2 am').pauses).toBe('10:00');
});
