import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { wordsPlugin } from '../../integrations/words-plugin.ts';
import { buildServer } from '../../server/build.ts';
import { sampleLanguage } from '../../src/page-meta/samples.ts';
import { waitFor } from './wait-for.ts';

const bundle = '.cache/server-test';

/** Resolves `site.config.ts` to the configuration with which code is tested. */
const testedConfig: Plugin = {
  name: 'tested-config',
  setup(context) {
    const path = resolve('tests/site.config.ts');
    context.onResolve({ filter: /\/site\.config\.ts$/ }, () => ({ path }));
  },
};

/** Bundles the server for tests, apart from a running one and from the site's configuration. */
export const buildForTests = () => buildServer(bundle, [testedConfig, wordsPlugin(sampleLanguage)]);

export interface ChildServer {
  url: string;
  child: ChildProcess;
  /** Standard output and error so far. */
  output: () => string;
  /** Sends a signal and waits for the exit. Resolves with the exit code, null after a kill. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Creates a site of two pages in a temporary folder. */
export function smallSite(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'larkfield-site-'));
  mkdirSync(join(folder, 'page'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Home</title><h1>Home</h1>');
  writeFileSync(join(folder, '404.html'), '<!doctype html><title>Not found</title>');
  writeFileSync(join(folder, 'page/about-us.html'), '<!doctype html><title>About</title>');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const clean = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(PATH|HOME|TMPDIR)$/.test(name)),
  );

/**
 * Starts the bundled program with only these settings, and with the heap size of `npm start`.
 * @param folder bundle of another project
 */
export function startProgram(
  file: 'main.js' | 'leads.js' | 'backup.js',
  settings: Record<string, string>,
  args: string[] = [],
  folder = bundle,
): { child: ChildProcess; output: () => string; ended: Promise<number | null> } {
  let output = '';
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=2', '--max-old-space-size=160', resolve(folder, file), ...args],
    {
      env: { ...clean(), ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  // 'close' is emitted after the last output.
  const ended = new Promise<number | null>((done) => {
    child.once('close', (code) => done(code));
  });
  return { child, output: () => output, ended };
}

/** Starts a server on its own port and waits until it is ready. */
export async function startChild(
  settings: Record<string, string>,
  folder = bundle,
): Promise<ChildServer> {
  const { child, output, ended } = startProgram('main.js', { PORT: '0', ...settings }, [], folder);
  await waitFor(
    `the server to start; it said: ${output()}`,
    () => /Site\s+http/.test(output()) || child.exitCode !== null,
  );
  const port = /Site\s+http:\/\/localhost:(\d+)/.exec(output())?.[1];
  if (!port) throw new Error(`The server did not start:\n${output()}`);
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output,
    end: async (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
