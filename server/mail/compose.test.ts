import { expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import type { Lead } from '../leads/tables.ts';
import { type ComposeInput, composeMail } from './compose.tsx';

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
const mail: ComposeInput['mail'] = {
  id: 'mail1',
  lead_id: 'lead1',
  kind: 'contact-company',
  recipient: siteConfig.company.email,
  state: 'pending',
  attempts: 1,
  next_at: 0,
  last_error: null,
  created_at: lead.created_at,
  sent_at: null,
  told_in: null,
};
const openings = [{ title: 'React Developer', until: 'February 28, 2027', closes: 0 }];
const env = { MAIL_FROM: siteConfig.company.email, SITE_URL: 'https://www.site.example' };

test('the notice names what is unverified, escapes what was typed, and answers to the sender', async () => {
  const written = await composeMail({
    mail,
    lead,
    file: null,
    cv: null,
    links: null,
    env,
    openings,
  });
  expect(written.subject).toBe('[unverified] Message from Ann <b>Marsh</b>');
  expect(written.replyTo).toBe('ann@example.com');
  expect(written.messageId).toBe('<mail1@www.site.example>');
  expect(written.html).not.toMatch(/<script>|<b>Marsh/);
  expect(written.text).toContain('budget: 20,000');
  expect(written.text).toContain('Nobody could check that a person sent this.');
  expect(written.text).not.toContain('MESSAGE FROM');
});

test('the notice of a message with a filled trap says that it is suspect, and why', async () => {
  const suspect: Lead = { ...lead, reason: 'honeypot' };
  const rest = { file: null, cv: null, links: null, env, openings };
  const { subject, text } = await composeMail({ mail, lead: suspect, ...rest });
  expect(subject).toBe('[suspect] Message from Ann <b>Marsh</b>');
  expect(text).toContain('a field was filled in that people do not see');
  expect(text).not.toContain('Nobody could check');
});

test('the same row gives the same mail at every try', async () => {
  const write = () => composeMail({ mail, lead, file: null, cv: null, links: null, env, openings });
  expect(await write()).toEqual(await write());
});

const links = {
  confirm: 'https://www.site.example/api/subscribe/confirm?s=1&t=3',
  unsubscribe: 'https://www.site.example/api/unsubscribe?s=1&t=2',
};
const writeTo = (
  kind: ComposeInput['mail']['kind'],
  change: Partial<Lead> = {},
  cv: ComposeInput['cv'] = null,
) =>
  composeMail({
    mail: { ...mail, kind },
    lead: { ...lead, ...change },
    file: null,
    links: kind.startsWith('subscription') ? links : null,
    env,
    cv,
    openings,
  });

test('a subscription is confirmed by a link; every mail of it says how to leave', async () => {
  const request = await writeTo('subscription-request-sender');
  expect(request.subject).toBe(
    `Please confirm your subscription to the ${siteConfig.company.name} list`,
  );
  expect(request.text).toContain(links.confirm);
  const welcome = await writeTo('subscription-sender');
  expect(welcome.text).not.toContain(links.confirm);
  for (const written of [request, welcome]) {
    expect(written.text).toContain(links.unsubscribe);
    expect(written.headers).toMatchObject({
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  }
});

const lure = 'https://phish.example/x';
const typed: Partial<Lead> = {
  name: `Win at ${lure}`,
  phone: '802-555-0199',
  subject: `${lure} subject`,
  comment: `See ${lure}`,
  job: `PayPal: your account is locked, see ${lure}`,
  page: '/phish',
  details: JSON.stringify({ budget: lure }),
};

test.each<[ComposeInput['mail']['kind'], Lead['form']]>([
  ['contact-sender', 'contact'],
  ['contact-sender', 'message'],
  ['application-sender', 'job-application'],
])('%s of %s: nothing that a visitor typed goes to the address', async (kind, form) => {
  const { to, ...written } = await writeTo(kind, { ...typed, form });
  const all = JSON.stringify(written);
  expect(all).not.toMatch(/phish|PayPal|locked|Win at|0199/);
  expect(written.text).toContain('Hello,');
  expect(written.attachments).toBeUndefined();
});

test('an applicant reads the job’s title if there is such a job, and nothing else', async () => {
  const form = 'job-application';
  const subject = async (job: string) =>
    (await writeTo('application-sender', { form, job })).subject;
  expect(await subject('React Developer')).toBe('We have your application for React Developer');
  expect(await subject('React Developer, see phish.example')).toBe('We have your application');
  expect(await subject('')).toBe('We have your application');
});

test('an applicant reads what arrived, who reads it, until when, and how to take it back', async () => {
  const sent = { form: 'job-application', status: 'new', job: 'React Developer' } as const;
  const cv = { type: 'application/pdf', size: 219_000 };
  const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
  const text = oneLine(
    (await writeTo('application-sender', { ...sent, name: 'Ann Marsh' }, cv)).text,
  );
  for (const said of [
    'arrived on November 20, 2026 at 4:30 AM',
    'your telephone number, your message and your CV (PDF, 214 KB).',
    'Two people here, who would work with you, read it',
    'within three working days: by Wednesday, November 25, unless a holiday lies in between',
    'Reply with the one word “withdraw”, and we delete all of it',
    'https://www.site.example/privacy',
  ])
    expect(text).toContain(said);
  const bare = await writeTo('application-sender', { ...sent, comment: '' });
  expect(oneLine(bare.text)).toContain('no message and no CV. You meant to send one?');
});

test('what a title or a name brings along reaches no line of a header', async () => {
  const sent = { form: 'job-application', status: 'new' } as const;
  const lines = 'React Developer\r\nBcc: all@phish.example';
  const mail = await writeTo('application-sender', { ...sent, job: lines, name: lines });
  expect(mail.subject).toBe('We have your application');
  expect(JSON.stringify(mail)).not.toContain('phish');
});

test.each([
  ['Ann Marsh', 'Hello Ann Marsh,'],
  ['Mary-Ann O’Neill', 'Hello Mary-Ann O’Neill,'],
  ['Zoë Müller Łuk', 'Hello Zoë Müller Łuk,'],
  ['phish.example', 'Hello,'],
  ['www phish example com', 'Hello,'],
  ['Ann\nMarsh', 'Hello,'],
  ['Call 8005550100', 'Hello,'],
  ['Ann <b>', 'Hello,'],
  ['Ann '.repeat(9).trim(), 'Hello,'],
  ['A'.repeat(31), 'Hello,'],
])('the name %j is greeted with %j', async (name, greeting) => {
  const { text } = await writeTo('contact-sender', { name });
  expect(text).toContain(`\n${greeting}\n`);
});
