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
  /** Hash of the server's bundle; absent for a test with safe requests (GET, HEAD) alone, whose responses never differ. */
  server?: string | undefined;
  responses: HashedResponse[];
}

/** Value in place of the hash of a response that differs each time, such as a captcha. */
export const dynamicHash = 'dynamic';

/** Inputs that all tests of a run share. */
export interface TestEnvironment {
  /** Hash of tools and configuration. */
  tools: string;
  /** Hash of the server's bundle. */
  server: string;
}

/** Key of a test's record; it changes with the spec, what the spec imports, and the tools. */
export const recordKey = (test: TestIdentity, { tools }: TestEnvironment): string =>
  [testLine(test), tools, hashFiles(sourcesOf(test.file))].join('\n');

/** Creates the record of a passed test, with the server where responses do not tell its behavior. */
export function passRecord(
  requests: readonly RecordedRequest[],
  hashes: ReadonlyMap<string, string>,
  { server }: TestEnvironment,
): PassRecord {
  const safeResponses = requests.filter(isSafe).map((request) => ({
    request,
    hash: hashes.get(requestKey(request)) ?? 'unknown',
  }));
  const responses = safeResponses.filter(({ hash }) => hash !== dynamicHash);
  return responses.length === requests.length ? { responses } : { server, responses };
}

/**
 * Returns true if every response is unchanged, and so is the server where the record has it.
 */
export const isPassValid = (
  { server, responses }: PassRecord,
  hashes: ReadonlyMap<string, string>,
  environment: TestEnvironment,
): boolean =>
  (server === undefined || server === environment.server) &&
  responses.every(({ request, hash }) => hashes.get(requestKey(request)) === hash);
