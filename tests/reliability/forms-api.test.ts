import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { honeypotField } from '../../src/forms/honeypot/schema.ts';
import { cheapToken, solve } from './captcha-token.ts';
import { onBothEngines } from './engines.ts';
import { disguisedHtml, docm, docx, odt, pdf } from './sample-files.ts';
import {
  emailKeys,
  feedbackPath,
  formData,
  openTestApi,
  person,
  type TestApi,
} from './test-api.ts';

/** Reads the mails to the company from their files. */
async function noticesOf(api: TestApi) {
  const { DATA_DIR } = api.services.env;
  await expect
    .poll(async () => (await api.mails()).every(({ state }) => state === 'filed'))
    .toBe(true);
  const folder = join(DATA_DIR, 'mail');
  const names = readdirSync(folder).filter((name) => name.includes('-company-'));
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}

const send = '/api/v1.0/email/send';
const sendForm = '/api/v1.0/email/send-form';

onBothEngines('forms', (fresh) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi(await fresh());
  });
  afterEach(() => api.close());

  const application = async (file?: { name: string; content: Buffer }, extra = {}) =>
    formData(
      {
        ...person,
        terms_condition: 'on',
        job: 'React Developer',
        altcha: await cheapToken(),
        ...extra,
        ...emailKeys,
        template_id: 'job-application',
      },
      file,
    );

  test('[A3] contact: JSON in, Contact Form 7’s response out, lead and two mails stored', async () => {
    const response = await api.post(feedbackPath, { ...person, altcha: await cheapToken() });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      contact_form_id: 1,
      status: 'mail_sent',
      invalid_fields: [],
    });
    expect(await api.leads()).toMatchObject([
      { form: 'contact', status: 'new', name: 'Ann Marsh', page: '/page/contact-us' },
    ]);
    expect((await api.mails()).map((mail) => [mail.kind, mail.recipient])).toEqual([
      ['contact-company', siteConfig.company.email],
      ['contact-sender', 'ann@example.com'],
    ]);
  });

  test('[V1] [X1] contact: each wrong field is named with its message', async () => {
    const response = await api.post(feedbackPath, { name: ' ', email: 'ann@', phone: '12345' });
    const body = await response.json();
    expect(body.status).toBe('validation_failed');
    expect(
      body.invalid_fields.map((field: Record<string, string>) => [field.field, field.message]),
    ).toEqual([
      ['name', 'Field is required.'],
      ['email', 'Invalid email.'],
      ['phone', 'Invalid phone'],
    ]);
    const empty = await (await api.post(feedbackPath, {})).json();
    expect(empty.invalid_fields.map((field: Record<string, string>) => field.message)).toEqual(
      Array(3).fill('Field is required.'),
    );
    expect(await api.leads()).toEqual([]);
  });

  test('contact: multipart needs a unit tag, as in Contact Form 7', async () => {
    const fields = { ...person, altcha: await cheapToken() };
    const bare = await api.post(feedbackPath, formData(fields));
    expect(bare.status).toBe(400);
    expect(await bare.json()).toMatchObject({
      code: 'wpcf7_unit_tag_not_found',
      data: { status: 400 },
    });
    const tagged = await api.post(
      feedbackPath,
      formData({ ...fields, _wpcf7: '1', _wpcf7_unit_tag: 'wpcf7-f1-p2-o1' }),
    );
    expect(await tagged.json()).toMatchObject({ status: 'mail_sent', into: '#wpcf7-f1-p2-o1' });
  });

  test('contact: other ids, types and bodies are refused in WordPress’s shape', async () => {
    const at = (id: string) => feedbackPath.replace('/1/', `/${id}/`);
    const codes = async (response: Response) => [response.status, (await response.json()).code];
    expect(await codes(await api.post(at('99'), person))).toEqual([404, 'wpcf7_not_found']);
    expect(await codes(await api.post(at('abc'), person))).toEqual([404, 'rest_no_route']);
    expect(await codes(await api.post('/wp-json/nothing', person))).toEqual([404, 'rest_no_route']);
    expect(
      await codes(await api.post(feedbackPath, 'a=b', { 'content-type': 'text/plain' })),
    ).toEqual([415, 'wpcf7_unsupported_media_type']);
    expect(
      await codes(await api.post(feedbackPath, '{"name":', { 'content-type': 'application/json' })),
    ).toEqual([400, 'rest_invalid_param']);
    expect(await codes(await api.post(feedbackPath, [1]))).toEqual([400, 'rest_invalid_json']);
    expect(
      await codes(await api.post(feedbackPath, { ...person, comment: 'x'.repeat(300_000) })),
    ).toEqual([413, 'rest_payload_too_large']);
    const wrongMethod = await api.request(feedbackPath, { method: 'DELETE' });
    expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'POST']);
    const schema = await (await api.get(`${feedbackPath}/schema`)).json();
    expect(schema.rules).toContainEqual({
      rule: 'required',
      field: 'phone',
      error: 'Field is required.',
    });
  });

  test('[V8] captcha: a post without one is stored as spam, without mails', async () => {
    expect(await (await api.post(feedbackPath, person)).json()).toMatchObject({ status: 'spam' });
    expect(
      await (await api.post(feedbackPath, { ...person, altcha: 'e30=' })).json(),
    ).toMatchObject({ status: 'spam' });
    expect(await api.leads()).toMatchObject([
      { status: 'spam', reason: 'captcha' },
      { status: 'spam', reason: 'captcha' },
    ]);
    expect(await api.mails()).toEqual([]);
  });

  test('captcha: a real challenge is solved and accepted', async () => {
    const challenge = await (await api.get('/api/captcha/challenge')).json();
    const response = await api.post(feedbackPath, { ...person, altcha: await solve(challenge) });
    expect(await response.json()).toMatchObject({ status: 'mail_sent' });
  });

  test('captcha: of ten concurrent messages with one solution exactly one is accepted', async () => {
    const altcha = await cheapToken();
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, at) =>
        (await api.post(feedbackPath, { ...person, comment: `Offer ${at}`, altcha })).json(),
      ),
    );
    expect(answers.filter((answer) => answer.status === 'mail_sent')).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 'spam')).toHaveLength(9);
    expect(await api.mails()).toHaveLength(2);
    expect(await api.leads()).toHaveLength(10);
  });

  test('captcha: an expired solution is refused', async () => {
    const altcha = await cheapToken(-1);
    const answer = await (await api.post(feedbackPath, { ...person, altcha })).json();
    expect(answer.status).toBe('spam');
  });

  test('honeypot: the response is a success, the lead is stored as spam', async () => {
    const response = await api.post(feedbackPath, {
      ...person,
      [honeypotField]: 'https://spam.example',
    });
    expect(await response.json()).toMatchObject({ status: 'mail_sent' });
    expect(await api.leads()).toMatchObject([{ status: 'spam', reason: 'honeypot' }]);
    expect(await api.mails()).toEqual([]);
  });

  test('honeypot: with a solved captcha it counts as a person’s form filler, and the owner is mailed', async () => {
    const trapped = async () => ({ [honeypotField]: 'Ann Marsh', altcha: await cheapToken() });
    const routes = {
      contact: async () => api.post(feedbackPath, { ...person, ...(await trapped()) }),
      message: async () =>
        api.post(send, {
          ...emailKeys,
          template_id: 'message',
          template_params: { ...person, ...(await trapped()) },
        }),
      'job-application': async () =>
        api.post(sendForm, await application(undefined, await trapped())),
    };
    for (const [form, way] of Object.entries(routes)) {
      expect((await way()).status).toBe(200);
      expect((await api.leads()).at(-1)).toMatchObject({
        form,
        status: 'unverified',
        reason: 'honeypot',
      });
    }
    expect((await api.mails()).map((mail) => mail.kind)).toEqual([
      'application-company',
      'contact-company',
      'contact-company',
    ]);
    const wrong = await api.post(feedbackPath, { ...person, phone: '1', ...(await trapped()) });
    expect(await wrong.json()).toMatchObject({ status: 'validation_failed' });
    const address = { email: person.email, ...(await trapped()) };
    expect((await api.post('/api/subscribe', address)).status).toBe(200);
    expect((await api.mails()).at(-1)).toMatchObject({ kind: 'subscription-request-sender' });
  });

  test('a line end counts as one character in any encoding', async () => {
    const line = `${'x'.repeat(19)}\n`;
    const comment = `${line.repeat(250)}`.slice(0, -1).concat('x');
    expect(comment).toHaveLength(5000);
    const crlf = comment.replaceAll('\n', '\r\n');
    const plain = { accept: 'text/html' };
    const encoded = new URLSearchParams({ ...person, comment: crlf }).toString();
    const answers = [
      await api.post(feedbackPath, encoded, {
        ...plain,
        'content-type': 'application/x-www-form-urlencoded',
      }),
      await api.post(sendForm, await application(undefined, { comment: crlf }), plain),
      await api.post(feedbackPath, { ...person, comment: crlf, altcha: await cheapToken() }),
      await api.post(sendForm, await application(undefined, { comment: crlf })),
    ];
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 200, 200]);
    expect(await answers[2]?.json()).toMatchObject({ status: 'mail_sent' });
    expect((await api.leads()).map((lead) => lead.comment === comment)).toEqual(
      Array(4).fill(true),
    );
    const over = { ...person, comment: `${crlf}y` };
    const page = await api.post(feedbackPath, new URLSearchParams(over).toString(), {
      ...plain,
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(page.status).toBe(422);
    const html = await page.text();
    expect(html).toContain('Please use 5000 characters or fewer.');
    // Nothing is truncated, neither here nor by the browser that shows it.
    expect(html).toContain(`${line}xxx`.slice(0, 10));
    expect(html).toContain('xxy</textarea>');
    expect(html).not.toContain('maxLength');
  });

  test('[A1] e-mail send: JSON in, OK out', async () => {
    const response = await api.post(send, {
      ...emailKeys,
      template_id: 'message',
      template_params: { ...person, budget: '20,000', altcha: await cheapToken() },
    });
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    const [lead] = await api.leads();
    expect(lead).toMatchObject({ form: 'message', comment: person.comment });
    expect(JSON.parse(lead?.details ?? '')).toEqual({ budget: '20,000' });
  });

  test('[A1] [V9] e-mail send: wrong keys, ids and parameters are refused in plain text', async () => {
    const good = { ...emailKeys, template_id: 'message', template_params: person };
    const answer = async (change: object) => {
      const response = await api.post(send, { ...good, ...change });
      expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
      return [response.status, (await response.text()).split(':')[0]];
    };
    expect(await answer({ user_id: 'other' })).toEqual([403, 'user_id']);
    expect(await answer({ service_id: 'other' })).toEqual([404, 'service_id']);
    expect(await answer({ template_id: 'other' })).toEqual([404, 'template_id']);
    expect((await answer({ user_id: '' }))[0]).toBe(400);
    expect((await answer({ template_params: undefined }))[0]).toBe(400);
    expect((await answer({ template_params: 'text' }))[0]).toBe(400);
    expect((await answer({ template_params: { name: ['a'] } }))[0]).toBe(400);
    expect(await answer({ template_params: { ...person, email: 'x' } })).toEqual([422, 'email']);
    expect((await api.post(send, 'x', { 'content-type': 'text/plain' })).status).toBe(415);
    const get = await api.get(send);
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('[A2] e-mail send-form: multipart with a CV in, OK out, file and mails stored', async () => {
    const form = await application({ name: 'Ann Marsh CV.pdf', content: pdf });
    const response = await api.post(sendForm, form);
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    expect(await api.leads()).toMatchObject([{ form: 'job-application', job: 'React Developer' }]);
    const files = await api.services.database.db.selectFrom('lead_file').selectAll().execute();
    expect(files).toMatchObject([{ name: 'Ann Marsh CV.pdf', type: 'application/pdf' }]);
    expect(Buffer.from(files[0]?.content ?? [])).toEqual(pdf);
    expect((await api.mails()).map((mail) => mail.kind)).toEqual([
      'application-company',
      'application-sender',
    ]);
  });

  test('[V6] application: terms must be accepted, the CV may be missing', async () => {
    const without = await application();
    without.delete('terms_condition');
    const refused = await api.post(sendForm, without);
    expect([refused.status, await refused.text()]).toEqual([422, 'terms_condition: Message']);
    const accepted = await api.post(sendForm, await application());
    expect(await accepted.text()).toBe('OK');
  });

  test('application: a text that only other forms list is kept', async () => {
    const subject = 'After your talk';
    const accepted = await api.post(sendForm, await application(undefined, { subject }));
    expect(await accepted.text()).toBe('OK');
    expect(await api.leads()).toMatchObject([{ form: 'job-application', subject, details: '{}' }]);
    const long = await application(undefined, { subject: 'x'.repeat(161) });
    const refused = await api.post(sendForm, long);
    expect([refused.status, await refused.text()]).toEqual([
      422,
      'subject: Please use 160 characters or fewer.',
    ]);
  });

  test('application: a CV is checked by its content', async () => {
    const status = async (name: string, content: Buffer) => {
      const response = await api.post(sendForm, await application({ name, content }));
      return [response.status, await response.text()];
    };
    expect(await status('a.docx', docx)).toEqual([200, 'OK']);
    expect(await status('a.odt', odt)).toEqual([200, 'OK']);
    const refusal = [422, 'file: Please send a PDF, DOCX or ODT file.'];
    expect(await status('a.pdf', disguisedHtml)).toEqual(refusal);
    expect(await status('a.docx', docm)).toEqual(refusal);
    expect(await status('a.pdf', Buffer.alloc(0))).toEqual([422, 'file: The file is empty.']);
  });

  test('application: at most 5 MB', async () => {
    const big = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length)]);
    const exact = await api.post(
      sendForm,
      await application({ name: 'a.pdf', content: big(5 * 1024 * 1024) }),
    );
    expect(await exact.text()).toBe('OK');
    const over = await api.post(
      sendForm,
      await application({ name: 'a.pdf', content: big(5 * 1024 * 1024 + 1) }),
    );
    expect([over.status, await over.text()]).toEqual([422, 'file: The file is larger than 5 MB.']);
    const far = await api.post(
      sendForm,
      await application({ name: 'a.pdf', content: big(7 * 1024 * 1024) }),
    );
    expect(far.status).toBe(413);
  });

  test('[V5] subscribe: a wrong address is named', async () => {
    const wrong = await api.post('/api/subscribe', { email: 'ann' });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({
      status: 'error',
      errors: { email: 'Invalid email.' },
    });
    const empty = await api.post('/api/subscribe', {});
    expect((await empty.json()).errors).toEqual({ email: 'Field is required.' });
    expect(
      (await api.post('/api/subscribe', 'nonsense', { 'content-type': 'application/json' })).status,
    ).toBe(400);
  });

  test('posts from pages of other sites are refused, from allowed ones accepted', async () => {
    const from = async (headers: Record<string, string>) =>
      (
        await api.post(
          '/api/subscribe',
          { email: 'ann@example.com', altcha: await cheapToken() },
          headers,
        )
      ).status;
    expect(await from({ origin: 'https://evil.example' })).toBe(403);
    expect(await from({ origin: 'null' })).toBe(403);
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await from({ origin: 'http://site.test', 'sec-fetch-site': 'same-origin' })).toBe(200);
    const cdn = await openTestApi({ ...(await fresh()), ALLOWED_ORIGINS: 'https://www.site.test' });
    const headers = { origin: 'https://www.site.test', 'sec-fetch-site': 'cross-site' };
    const preflight = await cdn.request('/api/subscribe', { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    const subscription = { email: 'ann@example.com', altcha: await cheapToken() };
    const answer = await cdn.post('/api/subscribe', subscription, headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://www.site.test');
    await cdn.close();
  });

  test('healthz and readyz respond', async () => {
    expect((await api.get('/healthz')).status).toBe(200);
    expect((await api.get('/readyz')).status).toBe(200);
  });

  test('names and subjects are one line, by every route', async () => {
    const lines = {
      name: ' Ann\r\nLead: fake\u2028Marsh\t',
      subject: 'one\ntwo\u0085three',
      comment: 'first\nsecond',
    };
    const altcha = async () => ({ altcha: await cheapToken() });
    await api.post(feedbackPath, { ...person, ...lines, ...(await altcha()) });
    await api.post(
      feedbackPath,
      formData({ ...person, ...lines, ...(await altcha()), _wpcf7_unit_tag: 'x' }),
    );
    const form = await application(
      { name: 'cv.pdf', content: pdf },
      { ...lines, job: 'React\nDeveloper' },
    );
    await api.post(sendForm, form);
    // Spam, by honeypot and by missing captcha.
    await api.post(feedbackPath, { ...person, ...lines, [honeypotField]: 'x' });
    await api.post(feedbackPath, { ...person, ...lines });
    const leads = await api.leads();
    expect(leads).toHaveLength(5);
    for (const lead of leads) {
      expect(lead.name).toBe('Ann Lead: fake Marsh');
      // Line ends as browsers send them in a form.
      expect(lead.comment.replace('\r\n', '\n')).toBe('first\nsecond');
      if (lead.form === 'contact') expect(lead.subject).toBe('one two three');
      else expect(lead.job).toBe('React Developer');
    }
    for (const { subject } of await noticesOf(api))
      expect(subject).not.toMatch(/[\r\n\u2028\u0085]/);
  });
});
