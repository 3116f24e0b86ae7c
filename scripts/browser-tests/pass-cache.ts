import { existsSync, readFileSync } from 'node:fs';
import type { DiskCache } from '../../integrations/build-cache/disk-cache.ts';
import { putJson, readJson } from '../test-cache.ts';
import {
  createPassRecord,
  dynamicHash,
  isPassValid,
  type PassRecord,
  recordKey,
  type TestEnvironment,
} from './pass-record.ts';
import { isSafe, type RecordedRequest, requestKey } from './recorded-request.ts';
import { type ReportedTest, readReport } from './report.ts';
import { hashResponse } from './response-hash.ts';
import { canBeListed, requestsFile, testLine, uncachedTag } from './test-identity.ts';
import { startTestServer } from './test-server.ts';

/** Number of responses that are fetched at the same time. */
const concurrency = 16;

/**
 * Fetches each response from the built server. Returns hashes by request key, without requests that
 * failed.
 */
async function hashResponses(requests: Iterable<RecordedRequest>): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  const requestsByKey = new Map([...requests].map((request) => [requestKey(request), request]));
  if (requestsByKey.size === 0) return hashes;
  const server = await startTestServer('test-results/hash-data');
  const queue = requestsByKey.entries();
  const work = async () => {
    for (const [key, request] of queue) {
      const hash = () => hashResponse(server.origin, request).catch(() => undefined);
      // Fetches twice: a response that differs at once is dynamic.
      const [first, second] = [await hash(), await hash()];
      if (first && second) hashes.set(key, first === second ? first : dynamicHash);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work)).finally(server.stop);
  return hashes;
}

const canBeCached = (test: ReportedTest): boolean =>
  !test.tags.includes(uncachedTag) && canBeListed(test);

/**
 * Returns true if the line of a test in a test list also selects other tests, because they are in a
 * group of the same name.
 */
const selectsOthers = (test: ReportedTest, all: readonly ReportedTest[]): boolean =>
  all.some((other) => testLine(other).startsWith(`${testLine(test)} ›`));

/** Returns the keys of the tests' records, by line, for the current specs and tools. */
export const recordKeys = (
  tests: readonly ReportedTest[],
  environment: TestEnvironment,
): Map<string, string> =>
  new Map(tests.filter(canBeCached).map((test) => [testLine(test), recordKey(test, environment)]));

/** Finds the tests that have passed on the current build. */
export async function findPassed(
  cache: DiskCache,
  tests: readonly ReportedTest[],
  { keys, environment }: { keys: ReadonlyMap<string, string>; environment: TestEnvironment },
): Promise<ReportedTest[]> {
  const records = new Map<ReportedTest, PassRecord>();
  for (const test of tests) {
    const key = keys.get(testLine(test));
    const record = key && readJson<PassRecord>(cache, key);
    if (record) records.set(test, record);
  }
  const recordedResponses = [...records.values()].flatMap(({ responses }) => responses);
  const hashes = await hashResponses(recordedResponses.map(({ request }) => request));
  return [...records]
    .filter(([, record]) => isPassValid(record, hashes, environment))
    .filter(([test]) => !selectsOthers(test, tests))
    .map(([test]) => test);
}

/** Result of a test run. */
interface TestRun {
  /** Playwright's JSON report. */
  report: string;
  /** Folder with the requests of each test. */
  requests: string;
  environment: TestEnvironment;
  /** Keys of the records, by the lines of the tests; a test without a key is not recorded. */
  keys: ReadonlyMap<string, string>;
}

/** Records the tests that passed at their first try. */
export async function recordPassed(cache: DiskCache, run: TestRun): Promise<void> {
  if (!existsSync(run.report)) return;
  const passes = readReport(readFileSync(run.report, 'utf8')).flatMap((test) => {
    const file = `${run.requests}/${requestsFile(test)}`;
    const key = run.keys.get(testLine(test));
    if (!test.passedFirstTry || key === undefined || !existsSync(file)) return [];
    const requests: RecordedRequest[] = JSON.parse(readFileSync(file, 'utf8'));
    return [{ key, requests }];
  });
  const hashes = await hashResponses(passes.flatMap(({ requests }) => requests.filter(isSafe)));
  for (const { key, requests } of passes) {
    await putJson(cache, key, createPassRecord(requests, hashes, run.environment));
  }
  await cache.prune();
}
