/** Backups of a server that is receiving posts, and what a server that starts with one has. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  buildForTests,
  type ChildServer,
  smallSite,
  startChild,
  startProgram,
} from '../reliability/child-server.ts';
import { startPostgres } from '../reliability/postgres.ts';
import { submitOne } from '../reliability/submit-one.ts';
import { testKey } from '../reliability/test-key.ts';
import { leadEmails } from './lead-names.ts';
import { testFolder } from './test-folder.ts';

const folder = testFolder('backup');
const site = smallSite();
beforeAll(() => buildForTests());
afterAll(site.remove);

const settings = (change: Record<string, string>) => ({
  SITE_DIR: site.folder,
  ALTCHA_HMAC_KEY: testKey,
  RATE_LIMIT: '0',
  ...change,
});

/** Visitors who post one after the other until they are told to stop. */
function startPosting({ url }: ChildServer, visitors: number) {
  const accepted: string[] = [];
  let goesOn = true;
  const visit = async (visitor: number) => {
    for (let count = 0; goesOn; count += 1) {
      const id = `visitor${visitor}-${count}`;
      if (await submitOne(url, id, count)) accepted.push(`${id}@example.com`);
    }
  };
  const visits = Array.from({ length: visitors }, (_, visitor) => visit(visitor));
  return {
    accepted,
    stop: async () => {
      goesOn = false;
      await Promise.all(visits);
    },
  };
}

const moreThan = (list: readonly string[], count: number) =>
  expect.poll(() => list.length).toBeGreaterThan(count);

/** Leads without their mails: both are stored in one transaction. */
const halfStored = (file: string) => {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db.prepare('SELECT id FROM lead WHERE id NOT IN (SELECT lead_id FROM outbox)').all();
  db.close();
  return rows;
};

test('SQLite: each backup of a busy server is whole, and a server starts with it', async () => {
  const data = join(folder, 'data');
  const backups = join(folder, 'backups');
  const server = await startChild(settings({ DATA_DIR: data }));
  const posting = startPosting(server, 4);
  for (let round = 0; round < 4; round += 1) {
    await moreThan(posting.accepted, (round + 1) * 8);
    const before = [...posting.accepted];
    const program = startProgram('backup.js', settings({ DATA_DIR: data }), [
      backups,
      '--keep',
      '2',
    ]);
    expect([await program.ended, program.output()]).toEqual([0, expect.any(String)]);
    const path = /^Backed up to (\S+)$/m.exec(program.output())?.[1] ?? '';
    expect(halfStored(join(path, 'leads.sqlite'))).toEqual([]);
    const saved = await leadEmails({ DATA_DIR: path });
    expect(before.filter((email) => !saved.includes(email))).toEqual([]);
  }
  await posting.stop();
  expect(await server.end('SIGTERM')).toBe(0);

  const last = startProgram('backup.js', settings({ DATA_DIR: data }), [backups]);
  expect(await last.ended).toBe(0);
  const path = /^Backed up to (\S+)$/m.exec(last.output())?.[1] ?? '';
  const restored = await startChild(settings({ DATA_DIR: path }));
  expect((await fetch(`${restored.url}/readyz`)).status).toBe(200);
  expect(await submitOne(restored.url, 'later', 0)).toBe(true);
  expect((await leadEmails({ DATA_DIR: path })).toSorted()).toEqual(
    [...posting.accepted, 'later@example.com'].toSorted(),
  );
  expect(await restored.end('SIGTERM')).toBe(0);
});

test('backups need a folder, and leads in SQLite', async () => {
  const run = async (change: Record<string, string>, ...args: string[]) => {
    const program = startProgram('backup.js', settings(change), args);
    return { code: await program.ended, output: program.output() };
  };
  const nowhere = { DATA_DIR: join(folder, 'nowhere') };
  expect((await run(nowhere)).output).toMatch(/^backup FOLDER \[--keep N\]/);
  expect(await run(nowhere, folder)).toMatchObject({
    code: 1,
    output: expect.stringContaining('There are no leads'),
  });
  expect((await run(nowhere, folder, '--keep', '0')).output).toContain('--keep takes a number');
  const onPostgres = { ...nowhere, DATABASE_URL: 'postgres://x@127.0.0.1:1/x' };
  expect((await run(onPostgres, folder)).output).toContain('pg_dump');
});

/** Commands of docs/deploy.md that begin with the name of a program. */
const documented = (program: string) =>
  readFileSync('docs/deploy.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`${program} `)) ?? '';

test('PostgreSQL: the documented commands copy a busy database and restore it', async () => {
  const postgres = await startPostgres();
  const DATABASE_URL = await postgres.freshDatabase();
  const RESTORED_URL = await postgres.freshDatabase();
  const server = await startChild(settings({ DATA_DIR: join(folder, 'pg'), DATABASE_URL }));
  const posting = startPosting(server, 4);
  await moreThan(posting.accepted, 12);
  const before = [...posting.accepted];
  const run = (program: string) => {
    const env = { PATH: process.env['PATH'], DATABASE_URL, RESTORED_URL };
    const command = documented(program);
    const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, env });
    return { command, status, stderr: stderr.toString() };
  };
  expect(run('pg_dump')).toMatchObject({ status: 0, stderr: '' });
  await posting.stop();
  expect(run('pg_restore')).toMatchObject({ status: 0, stderr: '' });
  const restored = await leadEmails({ DATA_DIR: join(folder, 'pg'), DATABASE_URL: RESTORED_URL });
  expect(before.filter((email) => !restored.includes(email))).toEqual([]);
  expect(await server.end('SIGTERM')).toBe(0);
  const again = await startChild(
    settings({ DATA_DIR: join(folder, 'pg'), DATABASE_URL: RESTORED_URL }),
  );
  expect(await submitOne(again.url, 'later', 0)).toBe(true);
  expect(await again.end('SIGTERM')).toBe(0);
  await postgres.stop();
});
