import { afterEach, beforeEach, expect, test } from 'vitest';
import { cheapToken } from './captcha-token.ts';
import { onBothEngines } from './engines.ts';
import {
  emailKeys,
  feedbackPath,
  formData,
  openTestApi,
  person,
  type TestApi,
} from './test-api.ts';

/** Valid but unusual values: from Contacts on an iPhone, and from a mail program. */
const odd = {
  ...person,
  email: '\u202aАнна Марш <anna@пример.рф>\u202c',
  phone: '\u202d+1 (802)\u00a0555\u20110143\u202c',
};
const read = { email: 'anna@xn--e1afmkfd.xn--p1ai', phone: '(802) 555-0143' };

onBothEngines('numbers and addresses with invisible characters', (fresh) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi(await fresh());
  });
  afterEach(() => api.close());

  const recipients = async () => (await api.mails()).map(({ recipient }) => recipient);
  const application = { ...odd, terms_condition: 'on', template_id: 'job-application' };

  test('[V1] contact: are normalized in storage and mail', async () => {
    const answer = await api.post(feedbackPath, { ...odd, altcha: await cheapToken() });
    expect((await answer.json()).status).toBe('mail_sent');
    expect(await api.leads()).toMatchObject([read]);
    expect(await recipients()).toContain(read.email);
  });

  test('[V1] message of the e-mail client: are normalized in storage and mail', async () => {
    const params = { ...odd, altcha: await cheapToken() };
    const envelope = { ...emailKeys, template_id: 'message', template_params: params };
    expect(await (await api.post('/api/v1.0/email/send', envelope)).text()).toBe('OK');
    expect(await api.leads()).toMatchObject([read]);
    expect(await recipients()).toContain(read.email);
  });

  test('[V6] application: are normalized in storage and mail', async () => {
    const form = formData({ ...application, ...emailKeys, altcha: await cheapToken() });
    expect(await (await api.post('/api/v1.0/email/send-form', form)).text()).toBe('OK');
    expect(await api.leads()).toMatchObject([read]);
    expect(await recipients()).toContain(read.email);
  });

  test('[V5] subscribe: spellings of an address are the same subscriber', async () => {
    for (const email of [odd.email, read.email, 'mailto:anna@пример.рф', 'ANNA@ПРИМЕР.РФ'])
      expect(
        await (await api.post('/api/subscribe', { email, altcha: await cheapToken() })).json(),
      ).toEqual({ status: 'success' });
    const { db } = api.services.database;
    expect(await db.selectFrom('subscriber').select('email').execute()).toEqual([
      { email: read.email },
    ]);
    expect(new Set(await recipients())).toEqual(new Set([read.email]));
  });

  test('without script: are normalized, too', async () => {
    const browser = { accept: 'text/html' };
    for (const [path, fields] of [
      [feedbackPath, odd],
      ['/api/v1.0/email/send-form', application],
      ['/api/subscribe', { email: odd.email }],
    ] as const)
      expect((await api.post(path, formData(fields), browser)).status).toBe(303);
    const leads = await api.leads();
    expect(leads.map(({ email }) => email)).toEqual(Array(3).fill(read.email));
    expect(leads.map(({ phone }) => phone).sort()).toEqual(['', read.phone, read.phone]);
  });

  test('[V1] a number with two dashes in a row is invalid', async () => {
    const answer = await api.post(feedbackPath, { ...person, phone: '802--555--0176' });
    expect((await answer.json()).invalid_fields).toMatchObject([
      { field: 'phone', message: 'Invalid phone' },
    ]);
  });
});
