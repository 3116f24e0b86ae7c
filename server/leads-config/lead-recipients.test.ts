import { expect, test } from 'vitest';
import { leadRecipients } from './lead-recipients.ts';

test.each([
  [['hello@site.example'], ['hello@site.example']],
  [['Ann Marsh <Ann@Site.example>'], ['ann@site.example']],
  [
    ['ann@site.example', 'Bo <bo@site.example>'],
    ['ann@site.example', 'bo@site.example'],
  ],
  [['"Marsh, Ann" <ann@site.example>', 'ann@site.example'], ['ann@site.example']],
])('MAIL_TO %j has the addresses %j', (mailTo, addresses) => {
  expect(leadRecipients({ MAIL_TO: mailTo }, { mailTo: {} })).toEqual(addresses);
});

test('recipients of a form or a page are included, each address once', () => {
  const mailTo = {
    'job-application': ['Jobs <jobs@site.example>', 'Ann@site.example'],
    '/shop/*': ['shop@site.example', 'jobs@site.example'],
  };
  expect(leadRecipients({ MAIL_TO: ['ann@site.example'] }, { mailTo })).toEqual([
    'ann@site.example',
    'jobs@site.example',
    'shop@site.example',
  ]);
});
