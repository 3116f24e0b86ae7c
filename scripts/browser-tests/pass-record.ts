import { isSafe, type RecordedRequest, requestKey } from './recorded-request.ts';
import { hashFiles, sourcesOf } from './spec-sources.ts';
import { type TestIdentity, testLine } from './test-identity.ts';

/** Request of a passed test, with the hash of its response. */
export interface HashedResponse {
  request: RecordedRequest;
  hash: string;
}

/** Inputs of a test that passed at its first try. */
export interface PassRecord {
  /** Hash of the server's bundle; absent for a test that only fetched files. */
  server?: string | undefined;
  responses: HashedResponse[];
}

/** Replaces the hash of a response that differs each time, such as a captcha's challenge. */
export const dynamic = 'dynamic';

/** Inputs that all tests of a run share. */
export interface TestEnvironment {
  /** Hash of tools and configuration. */
  tools: string;
  /** Hash of the server's bundle. */
  server: string;
}

/** Tag of tests that depend on the clock, on chance or on files outside of the built site. */
export const uncachedTag = 'uncached';

/** Key of a test's record; it changes with the spec, what the spec imports, and the tools. */
export const recordKey = (test: TestIdentity, { tools }: TestEnvironment): string =>
  [testLine(test), tools, hashFiles(sourcesOf(test.file))].join('\n');

/** Creates the record of a passed test, with the server unless all responses were files. */
export function passRecord(
  requests: readonly RecordedRequest[],
  hashes: ReadonlyMap<string, string>,
  { server }: TestEnvironment,
): PassRecord {
  const answers = requests.filter(isSafe).map((request) => ({
    request,
    hash: hashes.get(requestKey(request)) ?? 'unknown',
  }));
  const responses = answers.filter(({ hash }) => hash !== dynamic);
  return responses.length === requests.length ? { responses } : { server, responses };
}

/** Returns true while every response is the same, and the server for a test that did more than fetch. */
export const stillHolds = (
  { server, responses }: PassRecord,
  hashes: ReadonlyMap<string, string>,
  now: TestEnvironment,
): boolean =>
  (server === undefined || server === now.server) &&
  responses.every(({ request, hash }) => hashes.get(requestKey(request)) === hash);
