import { serverWords } from '../../src/words/server.ts';
import { copiesOfFile } from '../copies-of-file.ts';
import { reportFreedBytes } from '../garbage-collection.ts';
import type { BodyBudgets } from './body-budgets.ts';
import {
  collectChunks,
  createMemoryReserver,
  payloadTooLargeError,
  readChunks,
} from './body-chunks.ts';
import type { Reservation } from './byte-budget.ts';
import { addEntry, emptyEntries } from './form-entries.ts';
import { HttpError } from './http-error.ts';
import {
  busyMessage,
  fullMessage,
  type IncomingFile,
  receiveInMemory,
  receiveOnDisk,
} from './incoming-file.ts';
import type { MinDataRate } from './min-data-rate.ts';
import { type FormPart, readMultipart } from './read-multipart.ts';

/** A parsed body. Disposing of it releases its part of the budgets. */
export interface PostBody extends AsyncDisposable {
  kind: 'json' | 'form';
  /** The JSON value, or null for a form. */
  json: unknown;
  /** Text fields; several values under one name are joined with commas. */
  fields: Record<string, string>;
  /** Non-empty files by field. */
  files: Record<string, File>;
  /** Messages for the visitor that say why files were not kept, by field. */
  fileErrors: Record<string, string>;
}

/** Content types that a route may accept. */
export type BodyType =
  | 'application/json'
  | 'multipart/form-data'
  | 'application/x-www-form-urlencoded';

export interface BodyRules {
  accept: readonly BodyType[];
  /** Maximum size of a multipart body, in bytes. */
  maxMultipartBytes: number;
  /** Maximum size of any other body, and of the texts of a multipart body, in bytes. */
  maxOtherBytes: number;
  budgets: BodyBudgets;
  /** Returns true for fields with a single value: two different ones are refused. */
  isSingleValue: (name: string) => boolean;
  /** Rate limit key of the visitor; the budgets have a part for each. */
  visitor: string;
  /** True when a file may be attached. It waits on disk for a file slot. */
  takesFile?: boolean;
  minRate?: MinDataRate;
}

const maxFields = 100;

/** A phone on a poor line sends 30 KB a second; 5 MB may take five minutes. */
const defaultMinRate: MinDataRate = {
  idleTimeoutMs: 10_000,
  gracePeriodMs: 10_000,
  bytesPerSecond: 16 * 1024,
};

/**
 * Reads and parses the body of a post. Its bytes are reserved as they arrive and held until the
 * body is disposed of: `await using body = await readBody(…)`.
 * @throws HttpError 415, 413 (without reading on), 408 for a sender that is too slow, 400 for what
 * cannot be parsed, 503 when the budgets are used up.
 */
export async function readBody(request: Request, rules: BodyRules): Promise<PostBody> {
  const contentType = request.headers.get('content-type') ?? '';
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const acceptedType = rules.accept.find((candidate) => candidate === type);
  if (!acceptedType) {
    throw new HttpError(
      415,
      `Send ${rules.accept.join(' or ')}, not ${type || 'a body without a type'}.`,
    );
  }
  const maxBytes =
    acceptedType === 'multipart/form-data' ? rules.maxMultipartBytes : rules.maxOtherBytes;
  const declaredBytes = declaredLength(request);
  if (declaredBytes !== null && declaredBytes > maxBytes) throw payloadTooLargeError(maxBytes);
  const { budgets, visitor } = rules;
  const memory = budgets.memory.open(visitor);
  let fileSlot: Reservation | null = null;
  const diskFiles: IncomingFile[] = [];
  const dispose = async () => {
    await Promise.all(diskFiles.map((file) => file.remove()));
    memory.release();
    fileSlot?.release();
    // A file is read once to be checked, and once more on the way to the database.
    if (diskFiles.length > 0) reportFreedBytes(2 * maxBytes);
  };
  const receiveFile = () => {
    if (!rules.takesFile) return receiveInMemory();
    const { folder } = budgets;
    const reserveSpace = () => budgets.reserveData(declaredBytes ?? maxBytes);
    const file = receiveOnDisk({ folder, reserveSpace, reservation: budgets.disk.open(visitor) });
    diskFiles.push(file);
    return file;
  };
  try {
    const chunks = readChunks(request, maxBytes, rules.minRate ?? defaultMinRate);
    const reserve = createMemoryReserver(memory, rules.maxOtherBytes);
    const parsedBody =
      acceptedType === 'multipart/form-data'
        ? await parseMultipart(contentType, chunks, {
            maxTextBytes: rules.maxOtherBytes,
            receiveFile,
            reserve,
            isSingleValue: rules.isSingleValue,
          })
        : await parseBody(
            acceptedType,
            contentType,
            await collectChunks(chunks, reserve),
            rules.isSingleValue,
          );
    if (diskFiles.length > 0) {
      fileSlot = budgets.fileSlots.open(visitor);
      if (!(await fileSlot.acquire(1))) await dropFiles(parsedBody, diskFiles, busyMessage);
      // Checked again: files stored while this one waited may have filled the data limit.
      else if (!(await budgets.reserveData(copiesOfFile * (declaredBytes ?? maxBytes)))) {
        await dropFiles(parsedBody, diskFiles, fullMessage);
      }
    }
    return { ...parsedBody, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

type ParsedBody = Omit<PostBody, typeof Symbol.asyncDispose>;

function declaredLength(request: Request): number | null {
  const header = request.headers.get('content-length');
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

async function parseMultipart(
  contentType: string,
  chunks: AsyncIterable<Uint8Array>,
  {
    isSingleValue,
    ...rules
  }: Omit<Parameters<typeof readMultipart>[2], 'maxParts'> & Pick<BodyRules, 'isSingleValue'>,
): Promise<ParsedBody> {
  try {
    const formParts = await readMultipart(contentType, chunks, {
      ...rules,
      maxParts: maxFields + 1,
    });
    return collectEntries(formParts, isSingleValue);
  } catch (error) {
    throw error instanceof HttpError ? error : malformedError();
  }
}

const malformedError = () => new HttpError(400, serverWords.malformed);

async function parseBody(
  type: BodyType,
  contentType: string,
  body: Buffer<ArrayBuffer>,
  isSingleValue: BodyRules['isSingleValue'],
): Promise<ParsedBody> {
  if (type === 'application/json') {
    return { kind: 'json', json: parseJson(body), fields: {}, files: {}, fileErrors: {} };
  }
  let form: FormData;
  try {
    form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw malformedError();
  }
  return collectEntries(form, isSingleValue);
}

function collectEntries(
  form: Iterable<FormPart>,
  isSingleValue: BodyRules['isSingleValue'],
): ParsedBody {
  const entries = emptyEntries();
  let count = 0;
  for (const entry of form) {
    count += 1;
    if (count > maxFields) throw new HttpError(400, `More than ${maxFields} fields.`);
    const problem = addEntry(entries, entry, isSingleValue);
    if (problem !== null) throw new HttpError(400, problem);
  }
  return { kind: 'form', json: null, ...entries };
}

/** Removes the files of a body and keeps its fields. */
async function dropFiles(
  parsedBody: ParsedBody,
  diskFiles: readonly IncomingFile[],
  message: string,
): Promise<void> {
  for (const name of Object.keys(parsedBody.files)) parsedBody.fileErrors[name] = message;
  parsedBody.files = {};
  await Promise.all(diskFiles.map((file) => file.remove()));
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
}
