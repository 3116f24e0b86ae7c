import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeoutScale } from '../../scripts/timeout-scale.ts';
import { cheapToken } from './captcha-token.ts';
import { ContactPluginClient } from './contact-plugin-client.ts';
import { onBothEngines } from './engines.ts';
import { feedbackPath, openTestApi, person, type TestApi } from './test-api.ts';

onBothEngines('the contact plugin’s own client', (fresh) => {
  let api: TestApi;
  let client: ContactPluginClient;
  beforeEach(async () => {
    api = await openTestApi(await fresh());
    client = new ContactPluginClient(api);
    await client.load();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await api.close();
  });

  test('[A3] shows the success after the refill', async () => {
    await client.submit({ ...person, altcha: await cheapToken() });
    expect(client.shown).toContain('Thank you');
    expect(client.state).toBe('mail_sent');
    expect(client.hash).toMatch(/^[0-9a-f]{32}$/);
    expect(await api.leads()).toHaveLength(1);
  });

  test('the refill route is for this form and GET only', async () => {
    const at = (id: string) => `/wp-json/contact-form-7/v1/contact-forms/${id}/refill`;
    const codes = async (response: Response) => [response.status, (await response.json()).code];
    expect(await codes(await api.get(at('3')))).toEqual([404, 'wpcf7_not_found']);
    expect(await codes(await api.get(at('x')))).toEqual([404, 'rest_no_route']);
    const posted = await api.post(at('1'), {});
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('shows an error at each invalid field', async () => {
    await client.submit({ ...person, phone: '12', terms_condition: '' });
    expect(client.state).toBe('validation_failed');
    expect(client.errors).toMatchObject([
      { field: 'phone', message: 'Invalid phone', error_id: 'wpcf7-f1-p2-o1-ve-phone' },
      { field: 'terms_condition', message: 'Message' },
    ]);
  });

  test('[X1] an unticked checkbox is acceptance_missing', async () => {
    for (const terms_condition of ['', '0', 'false']) {
      await client.submit({ ...person, terms_condition, altcha: await cheapToken() });
      expect(client.state).toBe('acceptance_missing');
      expect(client.shown).toContain('tick the box');
      expect(client.errors).toMatchObject([{ field: 'terms_condition', message: 'Message' }]);
    }
    const json = await api.post(feedbackPath, { ...person, terms_condition: false });
    expect((await json.json()).status).toBe('acceptance_missing');
    expect(await api.leads()).toEqual([]);
  });

  test('its rules and ours agree on the checkbox', async () => {
    const rule = client.rules.find((one) => one.field === 'terms_condition');
    expect(rule).toMatchObject({ rule: 'enum', error: 'Message' });
    for (const terms_condition of rule?.accept ?? []) {
      await client.submit({ ...person, terms_condition, altcha: await cheapToken() });
      expect(client.state).toBe('mail_sent');
    }
    expect(rule?.accept?.length).toBeGreaterThan(0);
  });

  test('shows spam, and a server error', async () => {
    await client.submit(person);
    expect(client.state).toBe('spam');
    expect(client.shown).not.toBe('');
    await api.services.database.db.schema.dropTable('lead_file').execute();
    await api.services.database.db.schema.dropTable('outbox').execute();
    await client.submit({ ...person, altcha: await cheapToken() });
    expect(client.state).toBe('mail_failed');
    expect(client.shown).not.toBe('');
  });

  test('a submission that times out is aborted, also without script', async () => {
    const bothAsked = Promise.withResolvers<void>();
    let asked = 0;
    const slow = await openTestApi(await fresh(), {
      captcha: () => {
        asked += 1;
        // Earlier queries have completed by then.
        if (asked === 2) bothAsked.resolve();
        return new Promise(() => {});
      },
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const waiting = new ContactPluginClient(slow);
    const sent = waiting.submit(person);
    const posted = slow.post(feedbackPath, new URLSearchParams(person).toString(), {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
    });
    await bothAsked.promise;
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThanOrEqual(2), {
      timeout: 300_000 * timeoutScale,
    });
    await vi.advanceTimersByTimeAsync(60_000);
    await sent;
    expect(waiting.state).toBe('aborted');
    expect(waiting.shown).toContain('gave up');
    const page = await posted;
    expect([page.status, (await page.text()).includes('gave up')]).toEqual([503, true]);
    vi.useRealTimers();
    await slow.close();
  });
});
