import { expect, test } from 'vitest';
import { recipientsOf } from './recipients.ts';

test.each([
  [['hello@site.example'], ['hello@site.example']],
  [['Ann Marsh <Ann@Site.example>'], ['ann@site.example']],
  [
    ['ann@site.example', 'Bo <bo@site.example>'],
    ['ann@site.example', 'bo@site.example'],
  ],
  [['"Marsh, Ann" <ann@site.example>', 'ann@site.example'], ['ann@site.example']],
])('the recipients of %j are %j', (mailTo, addresses) => {
  expect(recipientsOf({ MAIL_TO: mailTo })).toEqual(addresses);
});
