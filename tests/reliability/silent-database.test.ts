import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { diaries } from '../../src/forms/appointments/diaries.ts';
import { freeDays } from '../../src/forms/appointments/diary.ts';
import { cheapToken } from './captcha-token.ts';
import { databaseRequests, postedStatus, sendAll } from './database-requests.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { feedbackPath, openTestApi, person, type TestApi } from './test-api.ts';
import { testKey } from './test-key.ts';

let postgres: TestPostgres;
const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'larkfield-silent-'));
  folders.push(made);
  return made;
};
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

const gaveUp = /We waited too long for our own server and gave up/;

/** Starts a server on PostgreSQL whose pool has opened all connections. */
async function startWithPool(change: Record<string, string>): Promise<TestApi> {
  const api = await openTestApi({
    DATA_DIR: folder(),
    ALTCHA_HMAC_KEY: testKey,
    DATABASE_URL: await postgres.freshDatabase(),
    ...change,
  });
  const { db, pool } = api.services.database;
  const nap = () => sql`select pg_sleep(0.5)`.execute(db);
  await Promise.all(Array.from({ length: 10 }, nap));
  expect(pool?.totalCount).toBe(10);
  return api;
}

test('while PostgreSQL does not respond, every route that needs it times out with an error', async () => {
  const api = await startWithPool({});
  // No more than there are connections; later requests would be refused for want of one. Spam needs
  // several: the data is measured before it is kept.
  const { spam: _, ...others } = await databaseRequests(api);
  const asked = Object.fromEntries(Object.entries(others).slice(0, 9));
  postgres.pause();
  try {
    for (const [what, status, text] of await sendAll(asked))
      if (what === 'contact') expect(JSON.parse(text).status).toBe('aborted');
      else expect([what, status, gaveUp.test(text)], text).toEqual([what, 503, true]);
  } finally {
    postgres.resume();
  }
  await expect.poll(() => postedStatus(api)).toBe('mail_sent');
  await api.close();
});

test('while PostgreSQL does not respond, no request waits for a rate limit, a file or a connection', async () => {
  const api = await startWithPool({ RATE_LIMIT: '1000', RATE_LIMIT_STORE: 'postgres' });
  const asked = await databaseRequests(api);
  postgres.pause();
  try {
    const answers = await sendAll(asked);
    const of = (what: string) => answers.find(([name]) => name === what)?.slice(1) ?? [];
    expect(of('challenge')[0]).toBe(200);
    expect(of('readyz')).toEqual([503, '{"status":"not ready"}']);
    expect(['aborted', 'mail_failed']).toContain(JSON.parse(String(of('contact')[1])).status);
    // Its file cannot be kept while the data size is unknown.
    expect([422, 500, 503]).toContain(of('application')[0]);
    for (const [what, status, text] of answers) {
      if (['challenge', 'readyz', 'contact', 'application'].includes(what)) continue;
      const isSaid = /our own server|could not be taken/.test(text);
      expect([what, status >= 500, isSaid]).toEqual([what, true, true]);
    }
  } finally {
    postgres.resume();
  }
  await expect.poll(() => postedStatus(api)).toBe('mail_sent');
  await api.close();
});

test('with no free connection at PostgreSQL, those of the pool store every lead', async () => {
  const url = await postgres.freshDatabase();
  const api = await openTestApi({
    DATA_DIR: folder(),
    ALTCHA_HMAC_KEY: testKey,
    DATABASE_URL: url,
    RATE_LIMIT: '1000',
    RATE_LIMIT_STORE: 'postgres',
  });
  const post = async (who: string) =>
    (
      await api.post(feedbackPath, {
        ...person,
        email: `${who}@example.com`,
        altcha: await cheapToken(),
      })
    ).json();
  // One after the other, so that the pool has fewer connections than it may have, also on a busy
  // machine.
  await post('a');
  await post('b');
  // Other clients take the remaining connections.
  const others: pg.Client[] = [];
  onTestFinished(async () => {
    await Promise.all(others.map((client) => client.end()));
  });
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    const error = await client.connect().then(
      () => null,
      (reason: Error & { code?: string }) => reason,
    );
    if (error) {
      expect(error.code).toBe('53300');
      break;
    }
    others.push(client);
  }
  expect(api.services.database.pool?.totalCount).toBeGreaterThan(0);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => post(`person-${index}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill('mail_sent'));
  expect(await api.leads()).toHaveLength(42);
  await api.close();
});

test('an appointment is booked once, even if the database does not respond in between', async () => {
  const api = await openTestApi({
    DATA_DIR: folder(),
    ALTCHA_HMAC_KEY: testKey,
    DATABASE_URL: await postgres.freshDatabase(),
  });
  const slots = freeDays(diaries.dentist, new Date(), [])
    .slice(1)
    .flatMap(({ slots }) => slots);
  const book = async (name: string) =>
    (
      await api.post(feedbackPath, {
        ...person,
        email: `${name}@example.com`,
        diary: 'dentist',
        appointment: slots[0] ?? '',
        altcha: await cheapToken(),
      })
    ).json();
  await api.get('/readyz');
  postgres.pause();
  const asked = Promise.all(['ann', 'bea', 'cy'].map(book));
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  postgres.resume();
  const states = (await asked).map(({ status }) => status);
  expect(states.sort()).toEqual(['mail_sent', 'validation_failed', 'validation_failed']);
  await api.close();
});
