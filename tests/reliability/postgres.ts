import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../scripts/free-port.ts';
import { waitFor } from './wait-for.ts';

export interface TestPostgres {
  /** URL of a new, empty database. */
  freshDatabase: () => Promise<string>;
  /** Restarts it under load; `immediate` is equivalent to a crash. */
  restart: (mode: 'fast' | 'immediate') => Promise<void>;
  /** Suspends it: connections stay open without replies, until `resume`. */
  pause: () => void;
  resume: () => void;
  stop: () => Promise<void>;
}

export const missingPostgres =
  'These tests need a PostgreSQL server. On Debian: apt-get install postgresql. (npm test does so by itself as root.)';

/** Finds the programs of the newest installed PostgreSQL server, or null. */
export function postgresPrograms(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return (
    versions
      .map((version) => join(root, version, 'bin'))
      .find((bin) => existsSync(join(bin, 'initdb'))) ?? null
  );
}

/**
 * Starts a real PostgreSQL on a free port of the loopback, in a temporary folder.
 * @param settings lines of `postgresql.conf`, such as `fsync=off`
 */
export async function startPostgres(...settings: string[]): Promise<TestPostgres> {
  const bin = postgresPrograms();
  if (bin === null) throw new Error(missingPostgres);
  const folder = mkdtempSync(join(tmpdir(), 'larkfield-pg-'));
  const port = await freePort();
  // PostgreSQL refuses to run as root; its package has created a user.
  const user = process.getuid?.() === 0 ? idOf('postgres') : null;
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const as = user ? { uid: user.uid, gid: user.gid } : {};
  const data = join(folder, 'data');
  const options = { ...as, cwd: folder };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'larkfield', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    { ...options, stdio: 'ignore' },
  );
  const begin = () =>
    spawn(
      join(bin, 'postgres'),
      [
        ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
        ...['max_connections=60', ...settings].flatMap((setting) => ['-c', setting]),
      ],
      { ...options, stdio: 'ignore' },
    );
  let server = begin();
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  const address = (database: string) => `postgres://larkfield@127.0.0.1:${port}/${database}`;
  const admin = (sql: string) => query(address('postgres'), sql);
  const answering = () =>
    waitFor('PostgreSQL to answer', () =>
      admin('select 1').then(
        () => true,
        () => false,
      ),
    );
  await answering();
  let count = 0;
  return {
    freshDatabase: async () => {
      count += 1;
      const name = `test_${count}`;
      await admin(`create database ${name}`);
      return address(name);
    },
    restart: async (mode) => {
      // Shutdown modes: fast closes all connections, immediate does not clean up.
      await end(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      server = begin();
      await answering();
    },
    pause: () => signalAll(server.pid ?? 0, 'SIGSTOP'),
    resume: () => signalAll(server.pid ?? 0, 'SIGCONT'),
    stop: async () => {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs a statement in a connection of its own. */
async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Creates a copy of a database that nobody is connected to; resolves with its URL. */
export async function copyDatabase(url: string): Promise<string> {
  const name = `copy_${randomUUID()}`;
  const { pathname } = new URL(url);
  await query(
    new URL('/postgres', url).href,
    `create database "${name}" template "${pathname.slice(1)}"`,
  );
  return new URL(`/${name}`, url).href;
}

/** Sends a signal to a process and its children. */
function signalAll(pid: number, signal: NodeJS.Signals): void {
  const list = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  const children = list.trim().split(/\s+/).map(Number);
  for (const one of [pid, ...children]) process.kill(one, signal);
}

function idOf(user: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
