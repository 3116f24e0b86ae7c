import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { timeoutScale } from '../timeout-scale.ts';
import type { RecordedRequest } from './recorded-request.ts';

/** The built server, running on the loopback. */
export interface TestServer {
  /** `http://localhost:PORT` */
  origin: string;
  /** Folder of its database, and of its mails as files. */
  dataDir: string;
  /** Requests since the last call, each once. */
  takeRequests: () => Promise<RecordedRequest[]>;
  stop: () => Promise<void>;
}

interface TestServerOptions {
  /** Default: a free port. */
  port?: number;
  /** Further settings of the server. */
  env?: Readonly<Record<string, string>>;
}

const readyTimeoutMs = 60_000 * timeoutScale;

/** Waits until the server answers; returns false if it ended or the timeout has passed. */
async function waitUntilReady(origin: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + readyTimeoutMs;
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.ok) return true;
    await delay(50);
  }
  return false;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/**
 * Starts the built server with an empty data folder, mails as files and no rate limit.
 * @throws Error when it does not answer within a minute (on an idle machine).
 */
export async function startTestServer(
  dataDir: string,
  { port: givenPort, env = {} }: TestServerOptions = {},
): Promise<TestServer> {
  const port = givenPort ?? (await freePort());
  const origin = `http://localhost:${port}`;
  rmSync(dataDir, { recursive: true, force: true });
  const recorder = new URL('record-requests.ts', import.meta.url).href;
  const child = spawn(process.execPath, ['--import', recorder, 'dist-server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SITE_URL: origin,
      RATE_LIMIT: '0',
      ...env,
    },
  });
  const takeRequests = async () => {
    const message = once(child, 'message');
    child.send('take');
    const [requests] = (await message) as [RecordedRequest[]];
    return requests;
  };
  if (!(await waitUntilReady(origin, child))) {
    await stop(child);
    throw new Error(`The server did not answer at ${origin}: was the site built?`);
  }
  await takeRequests();
  return { origin, dataDir, takeRequests, stop: () => stop(child) };
}
