import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { storageCause } from '../../server/db/storage-cause.ts';
import { cheapToken } from './captcha-token.ts';
import { feedbackPath, openTestApi, person, type TestApi } from './test-api.ts';
import { testKey } from './test-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'larkfield-full-'));
let api: TestApi | null = null;
afterEach(async () => {
  await api?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a full disk shows in readyz and the log until the next lead is stored', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace', base: null }, { write: (line) => lines.push(line) });
  api = await openTestApi({ DATA_DIR: folder, ALTCHA_HMAC_KEY: testKey }, { log });
  const { db } = api.services.database;
  const post = async (comment: string) =>
    api?.post(feedbackPath, { ...person, comment, altcha: await cheapToken() });
  expect((await api.get('/readyz')).status).toBe(200);

  // For SQLite, a file that may not grow is a full disk.
  await sql`pragma max_page_count = 1`.execute(db);
  const answers = [];
  // Existing pages have a little space left.
  for (let count = 0; count < 20; count += 1) answers.push(await post('x'.repeat(5000)));
  expect(await answers.at(-1)?.json()).toMatchObject({ status: 'mail_failed' });
  const sick = await api.get('/readyz');
  expect(sick.status).toBe(503);
  // Strangers see no details; the owner has the log and the command.
  expect(await sick.json()).toEqual({ status: 'not ready' });
  expect(await api.services.database.storageError()).toBe('the disk is full');
  expect(lines.join('\n')).toContain('"cause":"the disk is full"');
  expect(lines.filter((line) => line.includes('"cause"')).length).toBeLessThan(5);
  expect(lines.join('\n')).not.toMatch(/xxxx|Ann|ann@/);

  await sql`pragma max_page_count = 1000000`.execute(db);
  expect(await (await post('there is room again'))?.json()).toMatchObject({ status: 'mail_sent' });
  expect((await api.get('/readyz')).status).toBe(200);
});

test.each([
  [{ code: '53100' }, 'the disk is full'],
  [{ code: '25006' }, 'the database may only be read'],
  [{ code: 'ECONNREFUSED' }, 'the database does not run'],
  [{ code: '22P02' }, '22P02'],
  [{}, 'Error'],
])('an error with %j is logged as "%s", without its message', (parts, words) => {
  const error = Object.assign(new Error('invalid input: "Ann Marsh"'), parts);
  expect(storageCause(error).text).toBe(words);
});
