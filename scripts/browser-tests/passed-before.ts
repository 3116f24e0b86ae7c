import { isSafe, type RecordedRequest, requestKey } from './recorded-request.ts';
import { hashFiles, sourcesOf } from './spec-sources.ts';
import { type TestIdentity, testLine } from './test-identity.ts';

/** A request and the hash of the response that a passed test got. */
export interface Response {
  request: RecordedRequest;
  hash: string;
}

/** What a test was made of when it passed at its first try. */
export interface PassRecord {
  /** Hash of the server's bundle; absent where all that the test did was to fetch files. */
  server?: string | undefined;
  responses: Response[];
}

/** Stands for the hash of a response that is another one each time, such as a captcha's challenge. */
export const made = 'made by the server';

/** What all tests of a run have in common. */
export interface Surroundings {
  /** Hash of tools and configuration. */
  tools: string;
  /** Hash of the server's bundle. */
  server: string;
}

/** Tests whose verdict hangs on the clock, on chance or on files outside of the built site carry it. */
export const uncachedTag = 'uncached';

/** Key of a test's record: another spec, or another tool, has another. */
export const recordKey = (test: TestIdentity, { tools }: Surroundings): string =>
  [testLine(test), tools, hashFiles(sourcesOf(test.file))].join('\n');

/** Makes the record of a passed test: the server belongs to it where a file alone was not the answer. */
export function passRecord(
  requests: readonly RecordedRequest[],
  hashes: ReadonlyMap<string, string>,
  { server }: Surroundings,
): PassRecord {
  const answers = requests.filter(isSafe).map((request) => ({
    request,
    hash: hashes.get(requestKey(request)) ?? 'unknown',
  }));
  const responses = answers.filter(({ hash }) => hash !== made);
  return responses.length === requests.length ? { responses } : { server, responses };
}

/** Whether a record still holds: every response is the same, and so is the server for one that posted. */
export const stillHolds = (
  { server, responses }: PassRecord,
  hashes: ReadonlyMap<string, string>,
  now: Surroundings,
): boolean =>
  (server === undefined || server === now.server) &&
  responses.every(({ request, hash }) => hashes.get(requestKey(request)) === hash);
