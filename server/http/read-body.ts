import { serverWords } from '../../src/words/server.ts';
import { copiesOfFile } from '../db/data-limit.ts';
import { reportFreedBytes } from '../garbage-collection.ts';
import type { BodyBudgets } from './body-budgets.ts';
import { collect, payloadTooLarge, readChunks, reserveIn } from './body-chunks.ts';
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

export { HttpError };

/** A parsed body. Disposing of it releases its part of the budgets. */
export interface PostBody extends AsyncDisposable {
  kind: 'json' | 'form';
  /** The JSON value, or null for a form. */
  json: unknown;
  /** Text fields; several values under one name are joined with commas. */
  fields: Record<string, string>;
  /** Non-empty files by field. */
  files: Record<string, File>;
  /** Messages for the visitor on why files were not kept, by field. */
  refused: Record<string, string>;
}

/** Content types that a route may accept. */
export type BodyType =
  | 'application/json'
  | 'multipart/form-data'
  | 'application/x-www-form-urlencoded';

export interface BodyRules {
  accept: readonly BodyType[];
  /**
   * Maximum body size in bytes: of multipart, and of everything else (and the texts of multipart).
   */
  maxMultipart: number;
  maxOther: number;
  budgets: BodyBudgets;
  /** Returns true for fields with a single value: two different ones are refused. */
  single: (name: string) => boolean;
  /** Rate limit key of the visitor whose part of the budgets is used. */
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
  const header = request.headers.get('content-type') ?? '';
  const type = header.split(';')[0]?.trim().toLowerCase() ?? '';
  const accepted = rules.accept.find((candidate) => candidate === type);
  if (!accepted) {
    throw new HttpError(
      415,
      `Send ${rules.accept.join(' or ')}, not ${type || 'a body without a type'}.`,
    );
  }
  const max = accepted === 'multipart/form-data' ? rules.maxMultipart : rules.maxOther;
  const declared = declaredLength(request);
  if (declared !== null && declared > max) throw payloadTooLarge(max);
  const { budgets, visitor } = rules;
  const memory = budgets.memory.open(visitor);
  let fileSlot: Reservation | null = null;
  const onDisk: IncomingFile[] = [];
  const dispose = async () => {
    await Promise.all(onDisk.map((file) => file.remove()));
    memory.release();
    fileSlot?.release();
    // Read once to be checked, and once more on the way to the database.
    if (onDisk.length > 0) reportFreedBytes(2 * max);
  };
  const newFile = () => {
    if (!rules.takesFile) return receiveInMemory();
    const { folder } = budgets;
    const reserveSpace = () => budgets.reserveData(declared ?? max);
    const file = receiveOnDisk({ folder, reserveSpace, reservation: budgets.disk.open(visitor) });
    onDisk.push(file);
    return file;
  };
  try {
    const chunks = readChunks(request, max, rules.minRate ?? defaultMinRate);
    const reserve = reserveIn(memory, rules.maxOther);
    const read =
      accepted === 'multipart/form-data'
        ? await parseMultipart(header, chunks, {
            maxText: rules.maxOther,
            newFile,
            reserve,
            single: rules.single,
          })
        : await parse(accepted, header, await collect(chunks, reserve), rules.single);
    if (onDisk.length > 0) {
      fileSlot = budgets.fileSlots.open(visitor);
      if (!(await fileSlot.acquire(1))) await dropFiles(read, onDisk, busyMessage);
      // Checked again: files stored while it waited may have filled the data limit.
      else if (!(await budgets.reserveData(copiesOfFile * (declared ?? max)))) {
        await dropFiles(read, onDisk, fullMessage);
      }
    }
    return { ...read, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

type ReadBody = Omit<PostBody, typeof Symbol.asyncDispose>;

function declaredLength(request: Request): number | null {
  const header = request.headers.get('content-length');
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

async function parseMultipart(
  header: string,
  chunks: AsyncIterable<Uint8Array>,
  {
    single,
    ...rules
  }: Omit<Parameters<typeof readMultipart>[2], 'maxParts'> & Pick<BodyRules, 'single'>,
): Promise<ReadBody> {
  try {
    const parts = await readMultipart(header, chunks, { ...rules, maxParts: maxFields + 1 });
    return formOf(parts, single);
  } catch (error) {
    throw error instanceof HttpError ? error : malformed();
  }
}

const malformed = () => new HttpError(400, serverWords.malformed);

async function parse(
  type: BodyType,
  header: string,
  body: Buffer<ArrayBuffer>,
  single: BodyRules['single'],
): Promise<ReadBody> {
  if (type === 'application/json') {
    return { kind: 'json', json: parseJson(body), fields: {}, files: {}, refused: {} };
  }
  let form: FormData;
  try {
    form = await new Response(body, { headers: { 'content-type': header } }).formData();
  } catch {
    throw malformed();
  }
  return formOf(form, single);
}

function formOf(form: Iterable<FormPart>, single: BodyRules['single']): ReadBody {
  const entries = emptyEntries();
  let count = 0;
  for (const entry of form) {
    count += 1;
    if (count > maxFields) throw new HttpError(400, `More than ${maxFields} fields.`);
    const problem = addEntry(entries, entry, single);
    if (problem !== null) throw new HttpError(400, problem);
  }
  return { kind: 'form', json: null, ...entries };
}

/** Removes the files of a body and keeps its fields. */
async function dropFiles(
  read: ReadBody,
  onDisk: readonly IncomingFile[],
  message: string,
): Promise<void> {
  for (const name of Object.keys(read.files)) read.refused[name] = message;
  read.files = {};
  await Promise.all(onDisk.map((file) => file.remove()));
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
}
