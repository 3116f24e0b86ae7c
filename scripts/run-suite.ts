import { spawn } from 'node:child_process';
import { suiteCacheKey } from './suite-cache-key.ts';
import type { Suite } from './suites.ts';
import { openTestCache, putJson, readJson, readsTestCache } from './test-cache.ts';
import type { TestCounts } from './test-counts.ts';
import { measureTimeoutScale } from './timeout-scale.ts';

export interface SuiteResult {
  name: string;
  passed: boolean;
  /** True if it was skipped because it had passed on the same files. */
  cached: boolean;
  count?: TestCounts | undefined;
  seconds: number;
}

const cache = openTestCache();

/** When to print a child's output: as it comes, or as a whole at its end. */
type Output = 'live' | 'at the end';

/** Runs a program of `node_modules/.bin`, or Node; returns true for exit code 0. */
async function run(
  [program = '', ...args]: string[],
  { quiet }: Suite,
  env: NodeJS.ProcessEnv,
  output: Output,
): Promise<boolean> {
  const path = program === 'node' ? process.execPath : `node_modules/.bin/${program}`;
  const to = output === 'live' ? 'inherit' : 'pipe';
  const child = spawn(path, args, { stdio: ['ignore', quiet ? 'ignore' : to, to], env });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => printed.push(chunk));
  const code = await new Promise((done) => child.once('close', done));
  process.stdout.write(Buffer.concat(printed));
  return code === 0;
}

const isClean = ({ failed, flaky }: TestCounts): boolean =>
  failed.length === 0 && flaky.length === 0;

/**
 * Runs a suite unless it has passed on the same files within a day, and caches a pass without
 * retries.
 */
export async function runSuite(suite: Suite, output: Output): Promise<SuiteResult> {
  const { name, command, also } = suite;
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  process.stdout.write(`\n━━ ${name} ━━\n`);
  const key = suiteCacheKey(suite);
  const known = key && readsTestCache() ? readJson<{ count?: TestCounts }>(cache, key) : undefined;
  if (known) return { name, passed: true, cached: true, count: known.count, seconds: seconds() };
  const timeoutScale = String(await measureTimeoutScale());
  const env = { ...process.env, ...suite.env, MACHINE_SLOWNESS: timeoutScale };
  let passed = true;
  for (const one of [command, ...(also ? [also] : [])])
    passed = (await run(one, suite, env, output)) && passed;
  const count = suite.count?.();
  // A file that changed during the run may not have been tested.
  if (passed && key && (!count || isClean(count)) && suiteCacheKey(suite) === key)
    await putJson(cache, key, { count });
  await cache.prune();
  return { name, passed, cached: false, count, seconds: seconds() };
}
