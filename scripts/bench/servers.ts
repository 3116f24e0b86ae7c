import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../free-port.ts';

/** Running server, with a function that stops it. */
export interface RunningServer {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

export const tempFolder = (name: string) => mkdtempSync(join(tmpdir(), `larkfield-${name}-`));

async function waitForResponse(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const response = await fetch(url).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${url} does not answer`);
}

/**
 * Returns the URL of a free port.
 * @throws Error if another server uses the port, because that server would be measured
 */
async function freeUrl(port: number): Promise<string> {
  const message = `Port ${port} is taken, perhaps by a server that an earlier run has left. Stop it.`;
  await freePort(port).catch((cause: unknown) => {
    throw new Error(message, { cause });
  });
  return `http://127.0.0.1:${port}`;
}

/**
 * Waits until a server answers at a path. The server ends with this process, even if a measurement
 * fails.
 */
async function untilReady(child: ChildProcess, url: string, path: string): Promise<RunningServer> {
  process.once('exit', () => child.kill('SIGTERM'));
  await waitForResponse(url + path);
  const stop = async () => {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
  };
  return { url, pid: child.pid ?? 0, stop };
}

/** Starts the built server for a folder of pages, with a database of its own and no rate limits. */
export async function startSite(folder: string, port: number): Promise<RunningServer> {
  const url = await freeUrl(port);
  const env = {
    ...process.env,
    PORT: `${port}`,
    SITE_DIR: folder,
    DATA_DIR: tempFolder('data'),
    RATE_LIMIT: '0',
    LOG_LEVEL: 'silent',
  };
  const args = ['--max-semi-space-size=2', '--max-old-space-size=160', 'dist-server/main.js'];
  return untilReady(spawn(process.execPath, args, { env, stdio: 'ignore' }), url, '/readyz');
}

/**
 * Starts nginx with one worker and precompressed files for the same folder; undefined if it is not
 * installed.
 */
export async function startNginx(folder: string, port: number): Promise<RunningServer | undefined> {
  if (spawnSync('nginx', ['-v']).status !== 0) return undefined;
  const url = await freeUrl(port);
  const nginxFolder = tempFolder('nginx');
  mkdirSync(join(nginxFolder, 'logs'), { recursive: true });
  const tempPaths = ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    const directive = name === 'body' ? 'client_body' : name;
    return `${directive}_temp_path ${nginxFolder}/${name};`;
  });
  const userDirective = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(nginxFolder, 'nginx.conf'),
    `${userDirective} worker_processes 1; daemon off; pid ${nginxFolder}/pid; error_log ${nginxFolder}/logs/error.log;
     events { worker_connections 1024; }
     http { include /etc/nginx/mime.types; access_log off; sendfile on; gzip_static on; keepalive_requests 1000000;
       ${tempPaths.join(' ')}
       server { listen 127.0.0.1:${port}; root ${resolve(folder)}; index index.html; try_files $uri $uri.html $uri/ =404; } }`,
  );
  const args = ['-c', join(nginxFolder, 'nginx.conf'), '-p', nginxFolder];
  return untilReady(spawn('nginx', args, { stdio: 'ignore' }), url, '/');
}

/** Returns the resident memory of a process in MB (Linux), NaN elsewhere. */
export function readResidentMemory(pid: number): number {
  try {
    const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/);
    return Number(line?.[1] ?? Number.NaN) / 1024;
  } catch {
    return Number.NaN;
  }
}
