import { spawn } from 'node:child_process';
import { suiteCacheKey } from './suite-cache-key.ts';
import type { Suite } from './suites.ts';
import { openTestCache, putJson, readJson, readsTestCache } from './test-cache.ts';
import type { TestCounts } from './test-counts.ts';
import { measureTimeoutScale } from './timeout-scale.ts';

/** Result of a suite. */
export interface SuiteResult {
  name: string;
  hasPassed: boolean;
  /** True if the suite was skipped because it had passed on the same files. */
  isCached: boolean;
  counts?: TestCounts | undefined;
  seconds: number;
}

const cache = openTestCache();

/** Time at which a command's output is printed: at once, or as a whole at its end. */
type OutputMode = 'live' | 'at the end';

/** Runs a program of `node_modules/.bin`, or Node; returns true for exit code 0. */
async function runCommand(
  [program = '', ...args]: string[],
  { isQuiet }: Suite,
  env: NodeJS.ProcessEnv,
  output: OutputMode,
): Promise<boolean> {
  const path = program === 'node' ? process.execPath : `node_modules/.bin/${program}`;
  const stream = output === 'live' ? 'inherit' : 'pipe';
  const child = spawn(path, args, { stdio: ['ignore', isQuiet ? 'ignore' : stream, stream], env });
  const chunks: Buffer[] = [];
  for (const pipe of [child.stdout, child.stderr])
    pipe?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise((done) => child.once('close', done));
  process.stdout.write(Buffer.concat(chunks));
  return code === 0;
}

const isClean = ({ failed, flaky }: TestCounts): boolean =>
  failed.length === 0 && flaky.length === 0;

/**
 * Runs a suite unless it has passed on the same files within a day, and caches a pass without
 * retries.
 */
export async function runSuite(suite: Suite, output: OutputMode): Promise<SuiteResult> {
  const { name, command, secondCommand } = suite;
  const startTime = Date.now();
  const seconds = () => Math.round((Date.now() - startTime) / 1000);
  process.stdout.write(`\n━━ ${name} ━━\n`);
  const key = suiteCacheKey(suite);
  const cachedPass =
    key && readsTestCache() ? readJson<{ counts?: TestCounts }>(cache, key) : undefined;
  if (cachedPass) {
    const { counts } = cachedPass;
    return { name, hasPassed: true, isCached: true, counts, seconds: seconds() };
  }
  // A whole number, because some timeouts must be: node:sqlite accepts no fractions.
  const timeoutScale = String(Math.ceil(await measureTimeoutScale()));
  const env = { ...process.env, ...suite.env, MACHINE_SLOWNESS: timeoutScale };
  let hasPassed = true;
  for (const suiteCommand of [command, ...(secondCommand ? [secondCommand] : [])])
    hasPassed = (await runCommand(suiteCommand, suite, env, output)) && hasPassed;
  const counts = suite.readCounts?.();
  // A file that changed during the run may not have been tested.
  if (hasPassed && key && (!counts || isClean(counts)) && suiteCacheKey(suite) === key)
    await putJson(cache, key, { counts });
  await cache.prune();
  return { name, hasPassed, isCached: false, counts, seconds: seconds() };
}
