import { expect, test, vi } from 'vitest';
import type { Lead, OutboxMail } from '../leads/tables.ts';
import { composeMail } from './compose.tsx';

// A busy machine takes its time to load React and to open sockets.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const lead: Lead = {
  id: 'lead1',
  form: 'contact',
  status: 'unverified',
  reason: 'no-script',
  name: 'Ann <b>Marsh</b>',
  email: 'ann@example.com',
  phone: '802-555-0143',
  subject: '',
  comment: 'Hello\n<script>alert(1)</script>',
  job: '',
  page: '/page/contact-us',
  details: '{"budget":"20,000"}',
  created_at: Date.UTC(2026, 10, 20, 9, 30),
};
const mail: OutboxMail = {
  id: 'mail1',
  lead_id: 'lead1',
  kind: 'contact-company',
  recipient: 'hello@larkfield.example',
  state: 'pending',
  attempts: 1,
  next_at: 0,
  last_error: null,
  created_at: lead.created_at,
  sent_at: null,
};
const env = { MAIL_FROM: 'hello@larkfield.example', SITE_URL: 'https://www.site.example' };

test('the notice names what is unverified, escapes what was typed, and answers to the sender', async () => {
  const written = await composeMail({ mail, lead, file: null, unsubscribeHref: null, env });
  expect(written.subject).toBe('[unverified] Message from Ann <b>Marsh</b>');
  expect(written.replyTo).toBe('ann@example.com');
  expect(written.messageId).toBe('<mail1@www.site.example>');
  expect(written.html).not.toMatch(/<script>|<b>Marsh/);
  expect(written.text).toContain('budget: 20,000');
  expect(written.text).toContain('Nobody could check that a person sent this.');
  expect(written.text).not.toContain('MESSAGE FROM');
});

test('the same row gives the same mail at every try', async () => {
  const write = () => composeMail({ mail, lead, file: null, unsubscribeHref: null, env });
  expect(await write()).toEqual(await write());
});

test('a subscription says how to leave, in text and for mail programs', async () => {
  const href = 'https://www.site.example/api/unsubscribe?s=1&t=2';
  const kind = 'subscription-sender' as const;
  const written = await composeMail({
    mail: { ...mail, kind },
    lead,
    file: null,
    unsubscribeHref: href,
    env,
  });
  expect(written.text).toContain(href);
  expect(written.headers?.['List-Unsubscribe']).toBe(`<${href}>`);
});
