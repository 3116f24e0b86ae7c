import { expect, test } from 'vitest';
import { classifyFailure } from './failure.ts';

test('only a 5xx for the visitor’s address is permanent', () => {
  const refused = { code: 'EENVELOPE', responseCode: 550 };
  expect(classifyFailure(refused, 'contact-sender').isPermanent).toBe(true);
  expect(classifyFailure(refused, 'contact-company').isPermanent).toBe(false);
  expect(classifyFailure({ ...refused, responseCode: 451 }, 'contact-sender').isPermanent).toBe(
    false,
  );
  expect(classifyFailure({ code: 'EAUTH', responseCode: 535 }, 'contact-sender').isPermanent).toBe(
    false,
  );
  expect(classifyFailure({ code: 'ESOCKET' }, 'contact-sender')).toEqual({
    reason: 'ESOCKET (no connection to the mail server)',
    isPermanent: false,
  });
});
