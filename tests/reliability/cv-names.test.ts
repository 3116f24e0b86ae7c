import { afterEach, expect, test } from 'vitest';
import { cheapToken } from './captcha-token.ts';
import { onBothEngines } from './engines.ts';
import { pdf } from './sample-files.ts';
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts';
import { emailKeys, formData, openTestApi, person, type TestApi } from './test-api.ts';
import { waitFor } from './wait-for.ts';

const long = 'न\u093f';
const names = ['मेरा बायोडाटा.pdf', 'نامه\u200cها.pdf', 'ประวัติย่อ.pdf', `${long.repeat(100)}.pdf`];

onBothEngines('names of CVs', (fresh) => {
  let api: TestApi | null = null;
  let sink: SmtpSink | null = null;
  afterEach(async () => {
    await api?.close();
    await sink?.stop();
  });

  test('keep their marks and joiners, in the storage and in the mail', async () => {
    sink = await startSmtpSink();
    const { mails, url } = sink;
    api = await openTestApi({ ...(await fresh()), SMTP_URL: url });
    // Bytes before the PDF header are no reason to refuse it.
    const content = Buffer.concat([Buffer.from('\r\n'), pdf]);
    const fields = { ...person, ...emailKeys, terms_condition: 'on' };
    for (const name of names) {
      const altcha = await cheapToken();
      const all = { ...fields, altcha, template_id: 'job-application' };
      const form = formData(all, { name, content });
      expect(await (await api.post('/api/v1.0/email/send-form', form)).text()).toBe('OK');
    }
    const { db } = api.services.database;
    const stored = (await db.selectFrom('lead_file').select('name').execute()).map(
      (row) => row.name,
    );
    const kept = [...names.slice(0, 3), `${long.repeat(33)}.pdf`].sort();
    expect(stored.sort()).toEqual(kept);
    const attached = () => mails.flatMap((mail) => mail.attachments).map((file) => file.filename);
    await waitFor('four notices', () => attached().length === names.length);
    expect(attached().sort()).toEqual(kept);
  });
});
