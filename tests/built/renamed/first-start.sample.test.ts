import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isComplete } from '../../../scripts/builds/build-state.ts';
import { timeoutScale } from '../../../scripts/timeout-scale.ts';
import { cardPath } from '../../../src/page-meta/sharing-card.ts';
import { waitFor } from '../../reliability/wait-for.ts';
import { adoptCopy } from './adopt-copy.ts';
import { copyProject } from './build-renamed.ts';

/*
 * `npm start` where nothing is built: it answers from a quick build, which becomes the complete one
 * while the server runs, also after a stop in the middle.
 */

const path = '/page/about-us';
const buildMs = 900_000 * timeoutScale;

interface Start {
  output: () => string;
  /** Waits for an output; fails where the program ends before. */
  until: (text: RegExp) => Promise<void>;
  get: (path: string) => Promise<Response>;
  /** Ends the program as a service manager does; returns its exit code. */
  stop: () => Promise<number | null>;
}

let folder: string;
let running: Start[] = [];
const exists = (name: string) => existsSync(join(folder, name));
/** Lists the folders of builds that run, or have left them. */
const nextFolders = () => readdirSync(folder).filter((name) => name.includes('.next.'));

function start(): Start {
  let output = '';
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const closed = once(child, 'close');
  const until = (text: RegExp) =>
    waitFor(
      `${text} in the output`,
      () => {
        if (child.exitCode !== null) throw new Error(`It ended:\n${output}`);
        return text.test(output);
      },
      buildMs,
    );
  const started: Start = {
    output: () => output,
    until,
    get: async (page) => {
      const [, port] = /Site\s+http:\/\/localhost:(\d+)/.exec(output) ?? [];
      return fetch(`http://127.0.0.1:${port}${page}`, { headers: { 'accept-encoding': 'br' } });
    },
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await closed;
      running = running.filter((each) => each !== started);
      return code;
    },
  };
  running.push(started);
  return started;
}

beforeAll(() => {
  folder = copyProject();
  adoptCopy(folder);
}, buildMs);
afterAll(async () => {
  for (const each of running) await each.stop();
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

test(
  'the first start answers from a quick build, and a stop leaves it as it is',
  async () => {
    const first = start();
    await first.until(/quick build of a first start/);
    expect(first.output()).toMatch(/^Building the site: .*, about \d+ s left$/m);
    // Neither the pages nor the steps of Astro are listed.
    expect(first.output()).not.toMatch(/├─|\[build\]/);
    expect(first.output()).toMatch(/^Gaps to fill \(\d+\):\n(?:src|people)\/\S+:\d+: \[.+\]$/m);
    const page = await first.get(path);
    expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(await page.text()).toContain('<h1');
    expect((await first.get(cardPath(path))).status).toBe(404);
    expect(await first.stop()).toBe(0);
    expect([exists('dist/index.html'), isComplete(folder)]).toEqual([true, false]);
  },
  buildMs,
);

test(
  'sources that change before the complete build is there leave the site as it is',
  async () => {
    const next = start();
    await next.until(/quick build of a first start/);
    const config = join(folder, 'site.config.ts');
    const { atime, mtime } = statSync(config);
    utimesSync(config, new Date(), new Date());
    await next.until(/Sources have changed meanwhile\. .* the next start builds and serves them\./);
    expect((await next.get(path)).status).toBe(200);
    expect([isComplete(folder), nextFolders()]).toEqual([false, []]);
    expect(await next.stop()).toBe(0);
    // As if nothing had changed, for the next start.
    utimesSync(config, atime, mtime);
  },
  buildMs,
);

test(
  'the next start builds nothing before it answers, and the site becomes complete',
  async () => {
    // The folder of a build in another terminal, which runs as long as this process.
    const other = `dist.next.${process.pid}`;
    mkdirSync(join(folder, other));
    const next = start();
    await next.until(/quick build of a first start/);
    expect(next.output()).not.toContain('Building the site');
    expect((await next.get(path)).status).toBe(200);
    await next.until(/complete build is there, and is served/);
    const card = await next.get(cardPath(path));
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const page = await next.get(path);
    const { size } = statSync(join(folder, `dist${path}.html.br`));
    expect(page.headers.get('content-length')).toBe(String(size));
    expect(await page.text()).toContain('<h1');
    expect([isComplete(folder), nextFolders()]).toEqual([true, [other]]);
    expect(await next.stop()).toBe(0);
  },
  buildMs,
);

test(
  'a start with the complete build builds nothing',
  async () => {
    const last = start();
    await last.until(/Site\s+http/);
    expect((await last.get(cardPath(path))).status).toBe(200);
    expect(last.output()).not.toMatch(/Building the site|quick build/);
    expect(await last.stop()).toBe(0);
  },
  buildMs,
);
