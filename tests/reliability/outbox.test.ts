import { afterEach, expect, test } from 'vitest';
import { claimMails, retryMails } from '../../server/outbox/outbox.ts';
import { siteConfig } from '../../site.config.ts';
import { cheapToken } from './captcha-token.ts';
import { onBothEngines } from './engines.ts';
import { pdf } from './sample-files.ts';
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

onBothEngines('outbox', (fresh) => {
  let api: TestApi | null = null;
  let sink: SmtpSink | null = null;
  afterEach(async () => {
    await api?.close();
    await sink?.stop();
    api = null;
    sink = null;
  });

  async function start(settings: Record<string, string> = {}) {
    sink = await startSmtpSink();
    api = await openTestApi({
      ...(await fresh()),
      SMTP_URL: sink.url,
      MAIL_RETRY_SECONDS: '1',
      SITE_URL: 'https://www.site.test',
      ...settings,
    });
    return { api, sink };
  }

  test('mails go out in text and HTML, with Reply-To, CV and a Message-ID from the outbox', async () => {
    const { api, sink } = await start();
    const form = formData(
      {
        ...person,
        comment: 'First line\nSecond line',
        job: 'React Developer',
        terms_condition: 'on',
        altcha: await cheapToken(),
        ...emailKeys,
        template_id: 'job-application',
      },
      { name: '../../etc/Ann <CV>.pdf', content: pdf },
    );
    expect((await api.post('/api/v1.0/email/send-form', form)).status).toBe(200);
    await waitFor('two mails', () => sink.mails.length === 2);
    const company = sink.mails.find((mail) => mail.to?.[0]?.address === siteConfig.company.email);
    const sender = sink.mails.find((mail) => mail.to?.[0]?.address === 'ann@example.com');
    expect(company?.subject).toBe('Application from Ann Marsh: React Developer');
    expect(company?.replyTo?.[0]?.address).toBe('ann@example.com');
    expect(company?.text).toContain('First line');
    expect(company?.html).toContain('Second line');
    expect(company?.attachments).toHaveLength(1);
    expect(company?.attachments[0]?.filename).toBe('Ann CV.pdf');
    expect(Buffer.from(company?.attachments[0]?.content as ArrayBuffer)).toEqual(pdf);
    expect(sender?.attachments).toHaveLength(0);
    expect(sender?.text).toContain('Ann Marsh');
    const ids = (await api.mails()).map((mail) => `<${mail.id}@www.site.test>`);
    expect(sink.mails.map((mail) => mail.messageId).sort()).toEqual(ids.sort());
  });

  test('a line break in a name cannot add a header', async () => {
    const { api, sink } = await start();
    const name = 'Ann\r\nBcc: victim@example.com';
    await api.post(feedbackPath, { ...person, name, altcha: await cheapToken() });
    await waitFor('two mails', () => sink.mails.length === 2);
    for (const mail of sink.mails) {
      expect(mail.headers.map((header) => header.key)).not.toContain('bcc');
    }
  });

  test('after temporary refusals a mail server gets the same mails', async () => {
    const { api, sink } = await start();
    sink.refuse({ code: 451 });
    await api.post(feedbackPath, { ...person, altcha: await cheapToken() });
    await waitFor('two refusals', () => sink.refusals() >= 2);
    await waitFor('the reasons to be kept', async () =>
      (await api.mails()).every((mail) => mail.last_error?.startsWith('451') ?? false),
    );
    sink.refuse(null);
    await waitFor('two mails', () => sink.mails.length === 2);
    await waitFor('both marked', async () =>
      (await api.mails()).every((mail) => mail.state === 'sent'),
    );
  });

  /** Leaves out the notice of dead mails, which is retried forever. */
  const mailsOfLeads = async (api: TestApi) =>
    (await api.mails()).filter((mail) => mail.lead_id !== null);

  test('the last attempt ends in a dead letter with its reason, and retry resends it', async () => {
    const { api, sink } = await start({ MAIL_MAX_ATTEMPTS: '2' });
    sink.refuse({ code: 451 });
    await api.post(feedbackPath, { ...person, altcha: await cheapToken() });
    await waitFor('dead letters', async () =>
      (await mailsOfLeads(api)).every((mail) => mail.state === 'dead' && mail.attempts === 2),
    );
    sink.refuse(null);
    expect(await retryMails(api.services.database.db, null)).toBe(2);
    api.services.mail.wake();
    await waitFor('two mails', async () =>
      (await mailsOfLeads(api)).every((mail) => mail.state === 'sent'),
    );
    // The notice may have gone out before the retry.
    const again = sink.mails.filter((mail) => !mail.subject?.includes('could not be sent'));
    expect(again).toHaveLength(2);
  });

  test('a mail that is no longer needed when its turn comes is not sent', async () => {
    const { api, sink } = await start({ MAIL_RETRY_SECONDS: '3600' });
    sink.refuse({ code: 451 });
    await api.post('/api/subscribe', { email: 'ann@example.com', altcha: await cheapToken() });
    await waitFor('a first try', async () =>
      (await api.mails()).every((mail) => mail.last_error !== null),
    );
    const { db } = api.services.database;
    await db.updateTable('subscriber').set({ unsubscribed_at: Date.now() }).execute();
    await db.updateTable('outbox').set({ next_at: 0 }).execute();
    sink.refuse(null);
    api.services.mail.wake();
    await waitFor('it to be judged', async () =>
      (await api.mails()).every((mail) => mail.state !== 'pending'),
    );
    expect(await api.mails()).toMatchObject([{ state: 'obsolete', sent_at: null }]);
    expect(sink.mails).toEqual([]);
  });

  test('an invalid address is dead at once; the company’s own is retried', async () => {
    const { api, sink } = await start({ MAIL_RETRY_SECONDS: '3600' });
    sink.refuse({ code: 550 });
    await api.post(feedbackPath, { ...person, altcha: await cheapToken() });
    await waitFor('both judged', async () =>
      (await mailsOfLeads(api)).every((mail) => mail.last_error !== null),
    );
    expect((await mailsOfLeads(api)).map((mail) => [mail.kind, mail.state])).toEqual([
      ['contact-company', 'pending'],
      ['contact-sender', 'dead'],
    ]);
  });

  test('a clock that was set back does not block pending mails', async () => {
    const { api, sink } = await start({ MAIL_RETRY_SECONDS: '30' });
    sink.refuse({ code: 451 });
    await api.post(feedbackPath, { ...person, altcha: await cheapToken() });
    await waitFor('both tried once', async () =>
      (await api.mails()).every((mail) => mail.last_error !== null),
    );
    // The rows as a process sees them whose clock was corrected by a day.
    const day = 24 * 60 * 60 * 1000;
    const { db } = api.services.database;
    await db
      .updateTable('outbox')
      .set((eb) => ({ next_at: eb('next_at', '+', day) }))
      .execute();
    sink.refuse(null);
    api.services.mail.wake();
    await waitFor('two mails', () => sink.mails.length === 2);
  });

  test('two senders at once never claim the same mail', async () => {
    // The mail server refuses everything, so that no mail leaves the outbox by itself.
    const { api, sink } = await start({ MAIL_RETRY_SECONDS: '3600' });
    sink.refuse({ code: 451 });
    const { db, engine } = api.services.database;
    await Promise.all(
      Array.from({ length: 30 }, async (_, index) =>
        api.post('/api/subscribe', {
          email: `person${index}@example.com`,
          altcha: await cheapToken(),
        }),
      ),
    );
    await waitFor('every mail to have failed once', async () =>
      (await api.mails()).every((mail) => mail.last_error !== null),
    );
    await db.updateTable('outbox').set({ next_at: 0 }).execute();
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        claimMails(db, engine, { senderId: `sender-${index}`, limit: 7, leaseMs: 60_000 }),
      ),
    );
    const ids = claims.flat().map((mail) => mail.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(0);
  });
});
