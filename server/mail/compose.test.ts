import { expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import type { Lead } from '../db/tables.ts';
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
  unkept_file: null,
  created_at: Date.UTC(2026, 10, 20, 9, 30),
  progress: 'new',
  assigned_to: '',
};
const mail: ComposeInput['mail'] = {
  id: 'mail1',
  lead_id: 'lead1',
  kind: 'contact-company',
  recipient: siteConfig.company.email,
  state: 'pending',
  attempts: 1,
  next_at: 0,
  claimed_by: null,
  last_error: null,
  created_at: lead.created_at,
  sent_at: null,
  told_in: null,
};
const openings = [{ title: 'React Developer', until: 'February 28, 2027', closes: 0 }];
const env = { MAIL_FROM: siteConfig.company.email, SITE_URL: 'https://www.site.example' };
const firms: ComposeInput['firms'] = [
  {
    paths: ['/home-dentist'],
    name: 'Left Hand Up',
    legalName: 'Left Hand Up Dentistry, PC',
    address: {
      street: '418 West Water Street',
      city: 'Decorah',
      region: 'IA',
      postalCode: '52101',
    },
    hours: 'Monday to Thursday',
    phone: '(563) 555-0155',
    email: 'desk@lefthandup.example',
    isSample: true,
  },
];
const given = { env, openings, firms, appointment: null };

test('the notice marks unverified leads, escapes input, and has the visitor as Reply-To', async () => {
  const written = await composeMail({
    mail,
    lead,
    file: null,
    cv: null,
    links: null,
    ...given,
  });
  expect(written.subject).toBe('[unverified] Message from Ann <b>Marsh</b>');
  expect(written.replyTo).toBe('ann@example.com');
  expect(written.messageId).toBe('<mail1@www.site.example>');
  expect(written.html).not.toMatch(/<script>|<b>Marsh/);
  expect(written.text).toContain('budget: 20,000');
  expect(written.text).toContain('Nobody could check that a person sent this.');
  expect(written.text).not.toContain('MESSAGE FROM');
});

test('the notice of a message with a filled honeypot is marked as suspect, with the reason', async () => {
  const suspect: Lead = { ...lead, reason: 'honeypot' };
  const rest = { file: null, cv: null, links: null, ...given };
  const { subject, text } = await composeMail({ mail, lead: suspect, ...rest });
  expect(subject).toBe('[suspect] Message from Ann <b>Marsh</b>');
  expect(text).toContain('a field was filled in that people do not see');
  expect(text).not.toContain('Nobody could check');
});

test('the same row gives the same mail at every attempt', async () => {
  const write = () =>
    composeMail({ ...{ mail, lead, file: null, cv: null, links: null }, ...given });
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
  appointment: ComposeInput['appointment'] = null,
) =>
  composeMail({
    mail: { ...mail, kind },
    lead: { ...lead, ...change },
    file: null,
    links: kind.startsWith('subscription') ? links : null,
    cv,
    ...given,
    appointment,
  });

test('a subscription is confirmed by a link; all its mails have an unsubscribe link', async () => {
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

test('the mail to an applicant has the title of an existing job, and no other', async () => {
  const form = 'job-application';
  const subject = async (job: string) =>
    (await writeTo('application-sender', { form, job })).subject;
  expect(await subject('React Developer')).toBe('We have your application for React Developer');
  expect(await subject('React Developer, see phish.example')).toBe('We have your application');
  expect(await subject('')).toBe('We have your application');
});

test('the mail to an applicant says what arrived, who reads it, until when, and how to withdraw', async () => {
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

test('titles and names cannot inject mail headers', async () => {
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

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
const atHome: Partial<Lead> = { status: 'new', reason: null, page: '/home-dentist' };
const booked: ComposeInput['appointment'] = {
  lead_id: lead.id,
  diary: 'dentist',
  slot: '2026-11-24T09:30',
  isBooked: true,
  heldUntil: null,
};
const when = 'Tuesday, November 24, 9:30 am';

test('both mails of an appointment have its day, time and firm', async () => {
  const toVisitor = await writeTo('contact-sender', { ...atHome, name: 'Ann Marsh' }, null, booked);
  expect(toVisitor.subject).toBe(`Your appointment with Left Hand Up: ${when}`);
  expect(oneLine(toVisitor.text)).toContain(
    `Left Hand Up expects you on ${when}, by the clock in Decorah: 418 West Water Street, Decorah, IA.`,
  );
  expect(oneLine(toVisitor.text)).toContain('call (563) 555-0155 (Monday to Thursday)');
  const toCompany = await writeTo(
    'contact-company',
    { ...atHome, name: 'Ann Marsh' },
    null,
    booked,
  );
  expect(toCompany.subject).toBe(`Appointment with Left Hand Up: ${when}, Ann Marsh`);
  expect(oneLine(toCompany.text)).toContain(
    `Appointment: ${when} (2026-11-24T09:30, dentist) With: Left Hand Up`,
  );
});

test('an appointment is with the firm of its diary, whatever the posted page', async () => {
  const mail = await writeTo('contact-sender', { ...atHome, page: '/home-cafe' }, null, booked);
  expect(mail.subject).toContain('Left Hand Up');
});

const bySite: ComposeInput['mail']['kind'][] = [
  'contact-company',
  'contact-sender',
  'subscription-company',
  'subscription-request-sender',
  'subscription-sender',
];

test.each(bySite)(
  '%s of a demo home’s form is in the name of its firm, and says that it is a sample',
  async (kind) => {
    const form = kind.startsWith('subscription') ? 'subscribe' : 'contact';
    const mail = await writeTo(kind, { ...atHome, form });
    const text = oneLine(mail.text);
    expect(text).toContain('Left Hand Up Dentistry, PC, 418 West Water Street');
    expect(text).toContain(
      `Left Hand Up is invented, and its page is a sample: what its forms bring goes to ${siteConfig.company.name}`,
    );
    expect(text).not.toContain(siteConfig.company.legalName);
    if (kind === 'contact-company' || kind === 'subscription-company') return;
    expect(mail.from).toEqual({ name: 'Left Hand Up', address: siteConfig.company.email });
    // Replies reach a real mailbox.
    expect(mail.replyTo).toBe(siteConfig.company.email);
  },
);

test('mails of the company’s own pages are in its name and mention no sample', async () => {
  for (const kind of bySite) {
    const mail = await writeTo(kind, { status: 'new', reason: null });
    expect(mail.from).toBe(env.MAIL_FROM);
    expect(mail.text).toContain(siteConfig.company.legalName);
    expect(mail.text).not.toMatch(/sample|invented/);
  }
});

test.each<ComposeInput['mail']['kind']>([...bySite, 'application-company', 'application-sender'])(
  'no full stop stands behind a link in the text of %s',
  async (kind) => {
    for (const page of ['/', '/home-dentist']) {
      const { text } = await writeTo(kind, { page, comment: '', details: '{}' });
      const links = text.match(/https?:\S+/g) ?? [];
      if (kind.endsWith('-sender') && kind !== 'contact-sender') expect(links).not.toEqual([]);
      for (const link of links) expect(link).toMatch(/[\w/-]$/);
      for (const address of text.match(/\S+@\S+/g) ?? []) expect(address).toMatch(/\w$/);
      // Nor on the next line, where the link continues.
      expect(text).not.toMatch(/https?:\S+\s+[.,;:)]/);
    }
  },
);
/** Posted text that imitates our own lines, each on a line of its own. */
const imitating = {
  subject: 'Subject',
  comment: [
    'Hello,',
    'Appointment: Friday, November 27, 9:00 am',
    'Received: 2020-01-01 00:00 UTC\u2028Lead: fake1\u0085Lead: fake2\rLead: fake3',
  ].join('\r\n'),
  details: JSON.stringify({
    Appointment: 'Friday, November 27, 9:00 am',
    'E-mail': 'other@example.com',
    Lead: 'fake',
    Page: '/fake\nLead: fake4',
    Received: 'never',
    CV: 'cv.pdf (attached)',
  }),
} satisfies Partial<Lead>;

test('posted text is set apart and cannot imitate stored facts', async () => {
  const written = await composeMail({
    ...{ mail, file: null, cv: null, links: null, ...given, appointment: booked },
    lead: { ...lead, ...imitating },
  });
  const lines = written.text.split('\n').map((line) => line.trimEnd());
  const ours = lines.filter((line) => /^(Appointment|E-mail|Lead|Page|Received|CV):/.test(line));
  expect(ours).toEqual([
    'E-mail: ann@example.com',
    'Appointment: Tuesday, November 24, 9:30 am (2026-11-24T09:30, dentist)',
    'Page: /page/contact-us',
    'Received: 2026-11-20 09:30 UTC',
    'Lead: lead1',
  ]);
  const quoted = lines.filter((line) => line.startsWith('>'));
  for (const posted of ['Hello,', 'Lead: fake1', 'Lead: fake4', 'E-mail: other@example.com'])
    expect(quoted).toContain(`> ${posted}`);
  // No imitation anywhere else, in HTML neither.
  expect(lines.filter((line) => line.includes('fake') && !line.startsWith('>'))).toEqual([]);
  const outside = written.html.replace(/<blockquote.*<\/blockquote>/s, '');
  expect(outside).not.toMatch(/fake|other@example|November 27/);
  expect(outside).toContain('November 24');
});

test('names, subjects and jobs are on one line each, with invisible characters escaped', async () => {
  const name = 'Ann\r\nLead: fake\u2028Marsh\u202e';
  const typed = { name, subject: 'one\ntwo', job: 'Lead\nLead: fake' };
  const written = await composeMail({
    ...{ file: null, cv: null, links: null, ...given },
    mail: { ...mail, kind: 'application-company' },
    lead: { ...lead, ...typed, form: 'job-application' },
  });
  expect(written.subject).toBe(
    '[unverified] Application from Ann Lead: fake Marsh\\u202e: Lead Lead: fake',
  );
  const lines = written.text.split('\n');
  expect(lines.filter((line) => line.startsWith('Lead:'))).toEqual(['Lead: lead1']);
  expect(lines).toContain('Subject: one two');
});

test('a message keeps its line breaks, in the text version too', async () => {
  const { text, html } = await composeMail({
    ...{ mail, file: null, cv: null, links: null, ...given },
    lead: { ...lead, comment: 'Dear all,\n\nsecond <b>\nthird' },
  });
  expect(text).toMatch(/^> Dear all,\n> *\n> second <b>\n> third$/m);
  expect(html).toContain('Dear all,<br/><br/>second &lt;b&gt;<br/>third');
});
