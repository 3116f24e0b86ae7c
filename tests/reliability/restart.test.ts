import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/db/database.ts';
import { readEnv } from '../../server/env.ts';
import { buildForTests, smallSite, startChild } from './child-server.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { full } from './sizes.ts';
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts';
import { submitOne } from './submit-one.ts';
import { testKey } from './test-key.ts';
import { waitFor } from './wait-for.ts';

const restarts = (['fast', 'immediate', 'fast', 'immediate'] as const).slice(0, full ? 4 : 2);
const okBeforeRestart = full ? 250 : 100;
const writers = 8;
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const site = smallSite();
const folder = mkdtempSync(join(tmpdir(), 'larkfield-restart-'));
let postgres: TestPostgres;
let sink: SmtpSink;
beforeAll(async () => {
  postgres = await startPostgres();
  sink = await startSmtpSink();
  await buildForTests();
});
afterAll(async () => {
  await sink.stop();
  await postgres.stop();
  site.remove();
  rmSync(folder, { recursive: true, force: true });
});

test(`over ${restarts.length} restarts of PostgreSQL under load the server keeps running and loses nothing`, async () => {
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: await postgres.freshDatabase(),
    ALTCHA_HMAC_KEY: testKey,
    SITE_DIR: site.folder,
    SMTP_URL: sink.url,
    // The rate limit counters use the same pool, so the restarts affect them as well.
    RATE_LIMIT: '1000000',
    RATE_LIMIT_STORE: 'postgres',
    MAIL_RETRY_SECONDS: '1',
    MAIL_LEASE_SECONDS: '2',
  };
  const server = await startChild(settings);
  const alive = () => server.child.exitCode === null && server.child.signalCode === null;
  const accepted: string[] = [];
  let count = 0;
  let wanted = okBeforeRestart;
  const writing = Array.from({ length: writers }, async () => {
    while (alive() && accepted.length < okBeforeRestart * restarts.length) {
      count += 1;
      const id = `n${count}`;
      if (await submitOne(server.url, id, count).catch(() => false)) accepted.push(id);
    }
  });
  for (const mode of restarts) {
    await waitFor(
      `${wanted} submissions; the server said: ${server.output().slice(-2000)}`,
      () => accepted.length >= wanted - writers || !alive(),
    );
    await postgres.restart(mode);
    wanted += okBeforeRestart;
  }
  await Promise.all(writing);
  expect(alive(), server.output().slice(-2000)).toBe(true);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(accepted.length).toBeGreaterThanOrEqual(okBeforeRestart * restarts.length);
  // Broken connections were logged, not only survived.
  expect(server.output()).toContain('database connection lost');

  const database = await openDatabase(readEnv(settings), silent);
  const stored = await database.db.selectFrom('lead').select('email').execute();
  const emails = new Set(stored.map((lead) => lead.email));
  expect(accepted.filter((id) => !emails.has(`${id}@example.com`))).toEqual([]);
  await waitFor(
    'the outbox to empty',
    async () =>
      (await database.db
        .selectFrom('outbox')
        .select('id')
        .where('state', '!=', 'sent')
        .executeTakeFirst()) === undefined,
  );
  await database.close();
  expect(await server.end('SIGTERM')).toBe(0);
});
