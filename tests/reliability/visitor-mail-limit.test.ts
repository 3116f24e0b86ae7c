import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { normalizeAddress } from '../../server/normalized-address.ts';
import { deleteOldMailCounts } from '../../server/outbox/visitor-mail-limit.ts';
import { siteConfig } from '../../site.config.ts';
import { cheapToken } from './captcha-token.ts';
import { onBothEngines } from './engines.ts';
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts';
import {
  emailKeys,
  feedbackPath,
  formData,
  openTestApi,
  person,
  type TestApi,
} from './test-api.ts';
import { waitFor } from './wait-for.ts';

test.each([
  ['Ann@Example.com', 'ann@example.com'],
  ['ann+list+2@example.com', 'ann@example.com'],
  ['a.n.n+x@GMail.com', 'ann@gmail.com'],
  ['a.nn@googlemail.com', 'ann@gmail.com'],
  ['a.nn@example.com', 'a.nn@example.com'],
])('the mailbox of %s is %s', (address, mailbox) => {
  expect(normalizeAddress(address)).toBe(mailbox);
});

onBothEngines('mails to visitors’ addresses', (fresh) => {
  let api: TestApi;
  let sink: SmtpSink;
  let settings: Record<string, string>;
  beforeEach(async () => {
    sink = await startSmtpSink();
    settings = { ...(await fresh()), SMTP_URL: sink.url };
    api = await openTestApi(settings);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await api.close();
    await sink.stop();
  });

  const contact = async (email: string) =>
    (await api.post(feedbackPath, { ...person, email, altcha: await cheapToken() })).json();
  const toStrangers = async () =>
    (await api.mails()).filter((mail) => mail.recipient !== siteConfig.company.email);

  test('three per day and mailbox, over all forms, spellings and restarts; all leads are kept', async () => {
    await contact('ann@example.com');
    await contact('Ann+1@example.com');
    await api.close();
    api = await openTestApi(settings);
    await api.post('/api/subscribe', { email: 'ann+2@example.com', altcha: await cheapToken() });
    for (const email of ['ann@example.com', 'ann+3@example.com']) {
      expect((await contact(email)).status).toBe('mail_sent');
    }
    await api.post('/api/subscribe', { email: 'ann+4@example.com', altcha: await cheapToken() });
    expect(await toStrangers()).toHaveLength(3);
    expect(await api.leads()).toHaveLength(6);
    expect((await api.mails()).filter((mail) => mail.kind === 'contact-company')).toHaveLength(4);
    // Other mailboxes and the next day have their own count.
    await contact('bo@example.com');
    expect(await toStrangers()).toHaveLength(4);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 24 * 60 * 60 * 1000 });
    const altcha = await cheapToken();
    await api.post(feedbackPath, { ...person, altcha });
    expect(await toStrangers()).toHaveLength(5);
    const { db } = api.services.database;
    await deleteOldMailCounts(db);
    expect(await db.selectFrom('sender_mail_count').selectAll().execute()).toHaveLength(1);
  });

  test('concurrent ones are counted as well', async () => {
    await Promise.all(Array.from({ length: 8 }, () => contact('ann@example.com')));
    expect(await toStrangers()).toHaveLength(3);
  });

  test('contain no text and no link of a visitor', async () => {
    const lure = 'https://phish.example/login';
    const typed = {
      name: `Your account, see ${lure}`,
      email: 'victim@example.com',
      phone: '802-555-0199',
      subject: lure,
      comment: `Locked: ${lure}`,
      job: `PayPal: your account is locked, see ${lure}`,
      terms_condition: 'on',
      budget: lure,
    };
    await api.post(feedbackPath, { ...typed, altcha: await cheapToken() });
    const form = { ...typed, ...emailKeys, template_id: 'job-application' };
    await api.post('/api/v1.0/email/send-form', formData({ ...form, altcha: await cheapToken() }));
    await api.post('/api/subscribe', { ...typed, altcha: await cheapToken() });
    const received = () =>
      sink.mails.filter((mail) => mail.to?.[0]?.address === 'victim@example.com');
    await waitFor('three mails', () => received().length === 3);
    for (const { subject, text, html, headers } of received()) {
      const all = JSON.stringify([subject, text, html, headers]);
      expect(all).not.toMatch(/phish|PayPal|locked|account|0199/i);
    }
    expect(received().map((mail) => mail.subject)).toContain('We have your application');
  });
});
