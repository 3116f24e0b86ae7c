import { afterEach, expect, test } from 'vitest';
import { measureData } from '../../server/db/data-size.ts';
import { pruneLeads } from '../../server/leads/delete-leads.ts';
import { cheapToken } from './captcha-token.ts';
import { onBothEngines } from './engines.ts';
import { pdf } from './sample-files.ts';
import {
  emailKeys,
  feedbackPath,
  formData,
  openTestApi,
  person,
  type TestApi,
} from './test-api.ts';

onBothEngines('limits', (fresh) => {
  let api: TestApi;
  afterEach(() => api.close());

  test('posts over the limit get 429 with Retry-After and are stored as spam; a flood is not read', async () => {
    api = await openTestApi({ ...(await fresh()), RATE_LIMIT: '2' });
    const post = async () => api.post(feedbackPath, { ...person, altcha: await cheapToken() });
    for (let count = 0; count < 2; count += 1) expect((await post()).status).toBe(200);
    const over = await post();
    expect(over.status).toBe(429);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await over.json()).code).toBe('rest_too_many_requests');
    expect((await api.leads()).filter((lead) => lead.reason === 'limit')).toHaveLength(1);
    for (let count = 0; count < 12; count += 1) expect((await post()).status).toBe(429);
    // Two accepted, eight stored as spam (up to five times the limit), the rest never read.
    expect(await api.leads()).toHaveLength(10);
  });

  test('all forms share one counter, and posts without a captcha have a second one', async () => {
    api = await openTestApi({ ...(await fresh()), RATE_LIMIT: '6', TRUST_PROXY: '1' });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const token = async () => ({ altcha: await cheapToken() });
    const envelope = { ...emailKeys, template_id: 'message' };
    const posts: ((address: string) => Promise<Response>)[] = [
      async (address) => api.post(feedbackPath, { ...person, ...(await token()) }, from(address)),
      async (address) =>
        api.post(
          '/api/v1.0/email/send',
          { ...envelope, template_params: { ...person, ...(await token()) } },
          from(address),
        ),
      async (address) =>
        api.post('/api/subscribe', { email: person.email, ...(await token()) }, from(address)),
    ];
    const statuses: number[] = [];
    for (let count = 0; count < 9; count += 1) {
      const post = posts[count % 3];
      if (post) statuses.push((await post('203.0.113.1')).status);
    }
    expect(statuses).toEqual([...Array(6).fill(200), 429, 429, 429]);
    const native = async (path: string, address: string, comment: string) =>
      (
        await api.post(path, new URLSearchParams({ ...person, comment }).toString(), {
          ...from(address),
          accept: 'text/html',
          'content-type': 'application/x-www-form-urlencoded',
        })
      ).status;
    // A third of the limit, over all forms; all of them count as posts as well.
    const paths = [feedbackPath, '/api/v1.0/email/send', feedbackPath];
    const plain: number[] = [];
    // Distinct texts: a repeat gets the response of the first.
    for (const [count, path] of paths.entries())
      plain.push(await native(path, '203.0.113.2', `Text ${count}`));
    expect(plain).toEqual([303, 303, 429]);
    const [post] = posts;
    const left: (number | undefined)[] = [];
    for (let count = 0; count < 4; count += 1) left.push((await post?.('203.0.113.2'))?.status);
    expect(left).toEqual([200, 200, 200, 429]);
  });

  test('spam files are kept up to 20 MB, beyond that only their names; a prune frees the space', async () => {
    const settings = await fresh();
    api = await openTestApi(settings);
    const { database, env } = api.services;
    const empty = await measureData(env, database);
    const large = { name: 'cv.pdf', content: Buffer.concat([pdf, Buffer.alloc(5_000_000)]) };
    for (let count = 0; count < 5; count += 1) {
      const form = formData(
        { ...person, terms_condition: 'on', ...emailKeys, template_id: 'job-application' },
        large,
      );
      expect((await api.post('/api/v1.0/email/send-form', form)).status).toBe(422);
    }
    const kept = await database.db.selectFrom('lead_file').select('lead_id').execute();
    expect(kept).toHaveLength(4);
    const leads = await api.leads();
    expect(leads.map((lead) => lead.unkept_file)).toEqual([...Array(4).fill(null), 'cv.pdf']);
    const stored = (await measureData(env, database)).used - empty.used;
    expect(stored).toBeGreaterThan(4 * 5_000_000);
    expect(await pruneLeads(database.db, Date.now() + 1)).toMatchObject({ leads: 5 });
    const left = (await measureData(env, database)).used - empty.used;
    // On SQLite its write-ahead log stays until the next checkpoint.
    expect(stored - left).toBeGreaterThan(3 * 5_000_000);
  });

  test('behind a proxy each visitor has a limit of their own', async () => {
    api = await openTestApi({ ...(await fresh()), RATE_LIMIT: '1', TRUST_PROXY: '1' });
    const from = async (address: string) =>
      (
        await api.post(
          '/api/subscribe',
          { email: `${address.length}${Math.random()}@example.com`, altcha: await cheapToken() },
          { 'x-forwarded-for': `203.0.113.99, ${address}` },
        )
      ).status;
    expect(await from('2001:db8:1:2::1')).toBe(200);
    expect(await from('2001:db8:1:2:ffff::9')).toBe(429);
    expect(await from('2001:db8:1:3::1')).toBe(200);
  });

  test('while the captcha provider is down, posts are accepted as unverified', async () => {
    api = await openTestApi(await fresh(), {
      captcha: async () => ({ state: 'unavailable' }),
    });
    const answer = await (await api.post(feedbackPath, person)).json();
    expect(answer.status).toBe('mail_sent');
    expect(await api.leads()).toMatchObject([{ status: 'unverified', reason: 'captcha-down' }]);
    expect((await api.mails()).map((mail) => mail.kind)).toEqual(['contact-company']);
  });
});
