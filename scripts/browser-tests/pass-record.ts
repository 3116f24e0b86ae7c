import { hashFiles, sourcesOf } from '../test-sources.ts';
import { isSafe, type RecordedRequest, requestKey } from './recorded-request.ts';
import { type TestIdentity, testLine } from './test-identity.ts';

/** Request of a passed test, with the hash of its response. */
export interface HashedResponse {
  request: RecordedRequest;
  hash: string;
}

/** Inputs of a test that passed at its first try. */
export interface PassRecord {
  /** Hash of the server's bundle; absent for a test with safe requests (GET, HEAD) alone, whose responses never differ. */
  serverHash?: string | undefined;
  responses: HashedResponse[];
}

/** Value in place of the hash of a response that differs each time, such as a captcha. */
export const dynamicHash = 'dynamic';

/** Value in place of the hash of a response that could not be fetched; no hash is equal to it. */
const unknownHash = 'unknown';

/** Inputs that all tests of a run share. */
export interface TestEnvironment {
  /** Hash of tools and configuration. */
  toolsHash: string;
  /** Hash of the server's bundle. */
  serverHash: string;
}

/**
 * Key of a test's record; it changes with the spec, what the spec imports, and the tools. The server is
 * part of the record instead, because most tests do not depend on it.
 */
export const recordKey = (test: TestIdentity, { toolsHash }: TestEnvironment): string =>
  [testLine(test), toolsHash, hashFiles(sourcesOf(test.file))].join('\n');

/** Creates the record of a passed test, with the server where responses do not tell its behavior. */
export function createPassRecord(
  requests: readonly RecordedRequest[],
  hashes: ReadonlyMap<string, string>,
  { serverHash }: TestEnvironment,
): PassRecord {
  const safeResponses = requests.filter(isSafe).map((request) => ({
    request,
    hash: hashes.get(requestKey(request)) ?? unknownHash,
  }));
  const responses = safeResponses.filter(({ hash }) => hash !== dynamicHash);
  return responses.length === requests.length ? { responses } : { serverHash, responses };
}

/**
 * Returns true if every response is unchanged, and so is the server where the record has it.
 */
export const isPassValid = (
  { serverHash, responses }: PassRecord,
  hashes: ReadonlyMap<string, string>,
  environment: TestEnvironment,
): boolean =>
  (serverHash === undefined || serverHash === environment.serverHash) &&
  responses.every(({ request, hash }) => hashes.get(requestKey(request)) === hash);
