import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { tempFolder } from './servers.ts';

/** Result of a load test: requests per second, and number of failed requests. */
export interface Load {
  perSecond: number;
  errors: number;
}

/**
 * Requests a page over `connections` connections with wrk (Debian: wrk); undefined if it is not
 * installed.
 */
export function loadPage(url: string, connections: number, seconds: number): Load | undefined {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', url];
  const { status, stdout } = spawnSync('wrk', args, { encoding: 'utf8' });
  if (status !== 0) return undefined;
  const numberAt = (pattern: RegExp) => Number(stdout.match(pattern)?.[1] ?? 0);
  const socketErrors = stdout.match(
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/,
  );
  const failures = (socketErrors ?? []).slice(1).reduce((sum, value) => sum + Number(value), 0);
  return {
    perSecond: numberAt(/Requests\/sec:\s+([\d.]+)/),
    errors: failures + numberAt(/Non-2xx or 3xx responses: (\d+)/),
  };
}

/** Posts a form repeatedly from `clients` clients, as a browser without script would. */
export async function loadForm(
  url: string,
  body: () => BodyInit,
  clients: number,
  seconds: number,
): Promise<Load> {
  const end = Date.now() + seconds * 1000;
  let successes = 0;
  let errors = 0;
  const client = async () => {
    while (Date.now() < end) {
      const headers = { Accept: 'text/html', Origin: new URL(url).origin };
      const response = await fetch(url, { method: 'POST', headers, body: body() }).catch(
        () => undefined,
      );
      await response?.arrayBuffer();
      if (response?.ok) successes += 1;
      else errors += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { perSecond: successes / seconds, errors };
}

/**
 * Measures commits per second of SQLite alone on this disk: rows of 500 bytes, each synced in its
 * own commit.
 */
export function measureCommits(seconds: number): number {
  const database = new DatabaseSync(join(tempFolder('bare'), 'bare.db'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE t (v TEXT)');
  const insert = database.prepare('INSERT INTO t VALUES (?)');
  const row = 'x'.repeat(500);
  const end = Date.now() + seconds * 1000;
  let commits = 0;
  for (; Date.now() < end; commits += 1) insert.run(row);
  database.close();
  return commits / seconds;
}
