import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { honeypotField } from '../../src/forms/honeypot/schema.ts';
import { cheapToken } from './captcha-token.ts';
import { onBothEngines } from './engines.ts';
import { pdf } from './sample-files.ts';
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts';
import { emailKeys, formData, openTestApi, person, type TestApi } from './test-api.ts';
import { waitFor } from './wait-for.ts';

const closes = Date.parse('2027-03-01T05:00:00Z');
const openings = [{ title: 'React Developer', until: 'February 28, 2027', closes }];
const sendForm = '/api/v1.0/email/send-form';

onBothEngines('an opening and its last day', (fresh) => {
  let api: TestApi;
  let sink: SmtpSink;
  beforeEach(async () => {
    sink = await startSmtpSink();
    api = await openTestApi({ ...(await fresh()), SMTP_URL: sink.url }, { openings });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await api.close();
    await sink.stop();
  });

  const at = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: ms });
  const fields = async () => ({
    ...person,
    job: 'React Developer',
    terms_condition: 'on',
    altcha: await cheapToken(),
    ...emailKeys,
    template_id: 'job-application',
  });
  const apply = async (change: Record<string, string> = {}) =>
    api.post(
      sendForm,
      formData({ ...(await fields()), ...change }, { name: 'cv.pdf', content: pdf }),
    );

  test('is accepted until the last second, with one confirmation to the applicant', async () => {
    at(closes - 1);
    expect(await (await apply()).text()).toBe('OK');
    expect(await api.leads()).toMatchObject([{ job: 'React Developer', status: 'new' }]);
    const toApplicant = () =>
      sink.mails.filter(({ to }) => to?.some(({ address }) => address === person.email));
    await waitFor('the mail', () => toApplicant().length === 1);
    const [mail] = toApplicant();
    expect(mail?.subject).toBe('We have your application for React Developer');
    expect(mail?.text).toMatch(/your\s+CV \(PDF, 1 KB\)/);
    expect(mail?.text).toContain('withdraw');
    expect(mail?.text).not.toContain(person.comment);
  });

  test('afterwards it is refused with title and day; nothing is stored or mailed', async () => {
    at(closes);
    const answer = await apply({ phone: 'wrong, too' });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).toMatch(
      /^job: Applications for React Developer closed at the end of February 28, 2027/,
    );
    expect(text.split('\n')).toHaveLength(1);
    expect([await api.leads(), await api.mails()]).toEqual([[], []]);
  });

  test('without script, a page says so and contains the escaped message', async () => {
    at(closes + 1000);
    const comment = '</textarea><script>alert(1)</script>';
    const form = formData({ ...(await fields()), comment });
    const answer = await api.post(sendForm, form, { accept: 'text/html' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('This place is closed');
    expect(html).toContain('&lt;/textarea&gt;');
    expect(html).not.toContain('<script>');
    expect(html).toContain('href="/page/career"');
    expect(await api.leads()).toEqual([]);
  });

  test('applications without a job and for other jobs are accepted; a honeypot post gets no hint', async () => {
    at(closes + 1000);
    expect(await (await apply({ job: '' })).text()).toBe('OK');
    expect(await (await apply({ job: 'Type Designer' })).text()).toBe('OK');
    expect(await (await apply({ [honeypotField]: 'x', altcha: '' })).text()).toBe('OK');
    expect((await api.leads()).map(({ status }) => status).sort()).toEqual(['new', 'new', 'spam']);
  });
});
