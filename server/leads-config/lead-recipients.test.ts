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
])('the recipients of %j are %j', (mailTo, addresses) => {
  expect(leadRecipients({ MAIL_TO: mailTo }, { mailTo: {} })).toEqual(addresses);
});

test('those of a form and of a page belong to them, each once', () => {
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
