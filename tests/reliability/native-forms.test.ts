import { afterEach, beforeEach, expect, test } from 'vitest';
import { onBothEngines } from './engines.ts';
import { feedbackPath, formData, openTestApi, person, type TestApi } from './test-api.ts';

const browser = {
  accept: 'text/html,application/xhtml+xml',
  'content-type': 'application/x-www-form-urlencoded',
};
type Texts = Record<string, string>;
const encoded = (fields: Texts) => new URLSearchParams(fields).toString();

onBothEngines('forms without JavaScript', (fresh) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi(await fresh());
  });
  afterEach(() => api.close());

  /** Posts a valid form and follows the redirect. */
  const arrive = async (path: string, body: string | FormData, headers: Texts = browser) => {
    const response = await api.post(path, body, headers);
    expect(response.status).toBe(303);
    return api.get(response.headers.get('location') ?? '', { accept: 'text/html' });
  };

  test('contact: a page confirms it; the lead is unverified and only the company is mailed', async () => {
    const response = await arrive(feedbackPath, encoded(person));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const html = await response.text();
    expect(html).toContain('<h1>Your message has been sent.</h1>');
    expect(html).toContain('Thank you');
    expect(html).toContain('href="/page/contact-us"');
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe-inline');
    expect(await api.leads()).toMatchObject([{ status: 'unverified', reason: 'no-script' }]);
    expect((await api.mails()).map((mail) => mail.kind)).toEqual(['contact-company']);
  });

  test('contact: the form returns with the typed values and the errors', async () => {
    const typed = { ...person, name: '"><script>alert(1)</script>', phone: '12' };
    const response = await api.post(feedbackPath, encoded(typed), browser);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('Invalid phone');
    expect(html).toContain('value="ann@example.com"');
    expect(html).toContain('Could you look at our booking page?');
    expect(html).not.toContain('<script>');
  });

  test('links back lead to this site only', async () => {
    for (const page of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      'javascript:1',
    ]) {
      const response = await arrive(feedbackPath, encoded({ ...person, page }));
      expect(await response.text()).not.toMatch(/evil|javascript:/);
    }
  });

  test('[X2] application: posted by a plain form without keys and ids', async () => {
    const form = formData({ ...person, terms_condition: 'on', job: 'React Developer' });
    const headers = { accept: 'text/html' };
    const response = await arrive('/api/v1.0/email/send-form', form, headers);
    expect(await response.text()).toContain('<h1>Your message has been sent successfully!</h1>');
    expect(await api.leads()).toMatchObject([
      { form: 'job-application', status: 'unverified', job: 'React Developer' },
    ]);
  });

  test('[X3] subscribe: a page confirms it or shows the error', async () => {
    const good = await arrive('/api/subscribe', encoded({ email: 'ann@example.com' }));
    expect(await good.text()).toContain(
      '<h1>Your message has been sent successfully subscribed to our email list!</h1>',
    );
    expect(await api.leads()).toMatchObject([{ status: 'unverified', reason: 'no-script' }]);
    expect((await api.mails()).map((mail) => mail.kind)).toEqual(['subscription-request-sender']);
    const bad = await api.post('/api/subscribe', encoded({ email: 'ann' }), browser);
    expect([bad.status, (await bad.text()).includes('Invalid email.')]).toEqual([422, true]);
  });
});
