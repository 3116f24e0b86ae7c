/**
 * `node scripts/browser-tests/main.ts NAME [FOLDER…] [--no-cache] [--max-failures=10]`: runs
 * browser tests, except those that have passed on the same bytes within a day. NAME is the
 * name of the reports in `test-results/reports`. `CI_FRESH=1`, `--no-cache` and `TEST_SIZE=full`
 * run all.
 */
import '../pinned-node.ts';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { passedBeforeList, reports } from '../reports.ts';
import { openTestCache, readsTestCache } from '../test-cache.ts';
import { forgetSources } from '../test-sources.ts';
import { listTests } from './list-tests.ts';
import { findPassed, recordKeys, recordPassed } from './pass-cache.ts';
import { buildId, testEnvironment } from './test-environment.ts';
import { testLine } from './test-identity.ts';

const [name = 'browser', ...args] = process.argv.slice(2);
const folders = args.filter((arg) => !arg.startsWith('-'));
const options = args.filter((arg) => arg.startsWith('-') && arg !== '--no-cache');

const report = `${reports}/${name}.json`;
const requests = `test-results/requests/${name}`;
const skipList = passedBeforeList(name);
for (const oldPath of [report, requests]) rmSync(oldPath, { recursive: true, force: true });
for (const folder of [reports, requests]) mkdirSync(folder, { recursive: true });

const cache = openTestCache();
const environment = testEnvironment();
const testedBuild = buildId();
const tests = listTests(folders);
const keys = recordKeys(tests, environment);
const passed = readsTestCache() ? await findPassed(cache, tests, { keys, environment }) : [];
writeFileSync(skipList, passed.map((test) => `${testLine(test)}\n`).join(''));
const runCount = tests.length - passed.length;
process.stdout.write(
  `${name}: ${runCount} run, ${passed.length} passed before on the same bytes\n`,
);

/** Returns the keys of the tests whose inputs were not edited during the run. */
function unchangedKeys(): Map<string, string> {
  forgetSources();
  const currentKeys = recordKeys(tests, testEnvironment());
  return new Map([...keys].filter(([line, key]) => currentKeys.get(line) === key));
}

let status: number | null = 0;
if (runCount > 0) {
  const skip = passed.length > 0 ? ['--test-list-invert', skipList] : [];
  const command = ['test', ...folders, '--reporter=list,json', ...skip, ...options];
  status = spawnSync('node_modules/.bin/playwright', command, {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, RECORD_REQUESTS: requests },
  }).status;
  // If the site was rebuilt meanwhile, its responses are not those that were tested.
  if (buildId() === testedBuild) {
    await recordPassed(cache, { report, requests, environment, keys: unchangedKeys() });
  }
}
process.exit(status ?? 1);
