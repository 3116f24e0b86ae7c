import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { pruneLeads } from '../../server/leads/delete-leads.ts';
import { countDroppedCharacters, spamTextSize } from '../../server/leads/spam-text.ts';
import { apiPaths } from '../../src/forms/api-paths.ts';
import { honeypotField } from '../../src/forms/honeypot/schema.ts';
import { cheapToken } from './captcha-token.ts';
import { onBothEngines } from './engines.ts';
import { emailKeys, feedbackPath, openTestApi, person, type TestApi } from './test-api.ts';

const MB = 1024 * 1024;
/** Creates further fields of 2,000 characters with three bytes each; a post may have 40. */
const flood = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`field ${index}`, '\u4e00'.repeat(2000)]),
  );
const long = { ...person, comment: '\u4e00'.repeat(5000) };

onBothEngines('texts of spam leads', (fresh) => {
  let api: TestApi;
  afterEach(() => api.close());

  const stored = async () => {
    const rows = await api.leads();
    return rows.reduce(
      (sum, { comment, details }) => sum + Buffer.byteLength(comment) + Buffer.byteLength(details),
      0,
    );
  };
  /** Makes the database report so many bytes of spam. */
  const pretend = async (bytes: number) => {
    const { db } = api.services.database;
    await api.post(feedbackPath, { ...person, [honeypotField]: 'x' });
    const [lead] = await api.leads();
    await db
      .updateTable('spam_text')
      .set({ bytes })
      .where('lead_id', '=', lead?.id ?? '')
      .execute();
  };

  test('the worst that one visitor can do in ten minutes takes less than 2 MB', async () => {
    api = await openTestApi({ ...(await fresh()), RATE_LIMIT: '' });
    const template = { ...emailKeys, template_id: 'message' };
    const trap = { ...long, [honeypotField]: 'x' };
    // By honeypot, without captcha, and over the limit; as much as each route reads.
    const posts = [
      () => api.post(feedbackPath, { ...trap, ...flood(39) }),
      () => api.post(feedbackPath, { ...long, ...flood(9) }),
      () => api.post(apiPaths.email, { ...template, template_params: { ...trap, ...flood(15) } }),
      () =>
        api.post(feedbackPath, new URLSearchParams({ ...trap, ...flood(9) }).toString(), {
          accept: 'text/html',
          'content-type': 'application/x-www-form-urlencoded',
        }),
    ];
    for (let count = 0; count < 80; count += 1) await posts[count % posts.length]?.();
    expect((await api.leads()).length).toBeGreaterThan(20);
    expect(await stored()).toBeLessThan(2 * MB);
    expect(await spamTextSize(api.services.database.db)).toBeGreaterThanOrEqual(await stored());
  });

  test('messages are kept whole up to 20 MB, then cut, then dropped', async () => {
    api = await openTestApi(await fresh());
    const { db } = api.services.database;
    const latest = async () => (await api.leads()).at(-1);
    const post = async () => (await (await api.post(feedbackPath, long)).json()).status;
    await pretend(19 * MB);
    expect(await post()).toBe('spam');
    expect(await latest()).toMatchObject({ status: 'spam', comment: long.comment });
    await db.deleteFrom('lead').execute();
    await pretend(20 * MB);
    expect(await post()).toBe('spam');
    const short = await latest();
    expect(short).toMatchObject({ email: person.email, comment: long.comment.slice(0, 200) });
    expect(await countDroppedCharacters(db, short?.id ?? '')).toBe(4800);
    await db.deleteFrom('lead').execute();
    await pretend(24 * MB);
    expect(await post()).toBe('spam');
    expect(await api.leads()).toHaveLength(1);
    // A dropped lead is not reported as accepted.
    const trapped = await api.post(feedbackPath, { ...long, [honeypotField]: 'x' });
    expect((await trapped.json()).status).toBe('spam');
    const subscribed = await api.post(apiPaths.subscribe, {
      email: 'a@b.example',
      [honeypotField]: 'x',
    });
    expect(subscribed.status).toBe(422);
    // Real leads are accepted, and a prune frees space.
    const meant = await api.post(feedbackPath, { ...long, altcha: await cheapToken() });
    expect((await meant.json()).status).toBe('mail_sent');
    await db.deleteFrom('outbox').execute();
    await pruneLeads(db, Date.now() + 1000);
    expect(await spamTextSize(db)).toBe(0);
  });

  test('at the data limit no spam is stored, and leads are accepted', async () => {
    const settings = await fresh();
    api = await openTestApi({ ...settings, DATA_LIMIT_MB: '32' });
    writeFileSync(join(settings['DATA_DIR'] ?? '', 'filler'), Buffer.alloc(20 * MB));
    expect((await (await api.post(feedbackPath, long)).json()).status).toBe('spam');
    const meant = await api.post(feedbackPath, { ...long, altcha: await cheapToken() });
    expect((await meant.json()).status).toBe('mail_sent');
    expect((await api.leads()).map(({ status }) => status)).toEqual(['new']);
  });

  test('20,000 characters of further fields are accepted, more are refused with an error', async () => {
    api = await openTestApi(await fresh());
    const post = async (fields: Record<string, string>) =>
      (await api.post(feedbackPath, { ...person, ...fields, altcha: await cheapToken() })).json();
    expect((await post(flood(9))).status).toBe('mail_sent');
    const refused = await post(flood(12));
    expect(refused.status).toBe('validation_failed');
    expect(refused.invalid_fields[0].message).toMatch(/^More than 20000 characters/);
    expect(await api.leads()).toHaveLength(1);
  });
});
