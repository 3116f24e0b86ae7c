import type { BodyBudget } from './body-budget.ts';
import { addEntry, noEntries } from './form-entries.ts';

/** A request that is refused before its content is looked at. `message` is plain words. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: 400 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 503;
  readonly headers: Record<string, string>;

  constructor(status: Refusal['status'], message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

export interface PostBody {
  kind: 'json' | 'form';
  /** The JSON value, or null for a form. */
  json: unknown;
  /** Text fields; several values under one name stand in one text, with commas between them. */
  fields: Record<string, string>;
  /** Files that hold something, by field. */
  files: Record<string, File>;
}

/** Content types of bodies, as a route may accept them. */
export type BodyType =
  | 'application/json'
  | 'multipart/form-data'
  | 'application/x-www-form-urlencoded';

export interface BodyRules {
  accept: readonly BodyType[];
  /** Largest body in bytes: for multipart, and for everything else. */
  maxMultipart: number;
  maxOther: number;
  budget: BodyBudget;
  /** Fields that take one value: two different ones are refused. */
  single: (name: string) => boolean;
}

const mostFields = 100;

/**
 * Reads and parses the body of a post.
 * @throws Refusal 415, 413 (without reading on), 400 for what cannot be parsed, 503 when too many
 * large bodies are being read.
 */
export async function readBody(request: Request, rules: BodyRules): Promise<PostBody> {
  const header = request.headers.get('content-type') ?? '';
  const type = header.split(';')[0]?.trim().toLowerCase() ?? '';
  const accepted = rules.accept.find((candidate) => candidate === type);
  if (!accepted) {
    throw new Refusal(
      415,
      `Send ${rules.accept.join(' or ')}, not ${type || 'a body without a type'}.`,
    );
  }
  const max = accepted === 'multipart/form-data' ? rules.maxMultipart : rules.maxOther;
  const declared = declaredLength(request);
  if (declared !== null && declared > max) throw tooLarge(max);
  const giveBack = await rules.budget.borrow(declared ?? max);
  if (!giveBack) {
    throw new Refusal(503, 'Too many uploads at once. Please try again in a moment.', {
      'Retry-After': '5',
    });
  }
  try {
    return await parse(accepted, header, await collect(request, max), rules.single);
  } finally {
    giveBack();
  }
}

const tooLarge = (max: number) =>
  // What is left of the body is thrown away for a moment, so that the sender gets to read this
  // answer, and then cut off: @hono/node-server sees to that.
  new Refusal(413, `Too large: at most ${Math.floor(max / 1024)} KB are accepted.`);

function declaredLength(request: Request): number | null {
  const header = request.headers.get('content-length');
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

async function collect(request: Request, max: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > max) throw tooLarge(max);
      chunks.push(part.value);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, 'The request ended before it was complete.');
  }
  return Buffer.concat(chunks);
}

async function parse(
  type: BodyType,
  header: string,
  body: Buffer<ArrayBuffer>,
  single: BodyRules['single'],
): Promise<PostBody> {
  if (type === 'application/json') {
    return { kind: 'json', json: parseJson(body), fields: {}, files: {} };
  }
  let form: FormData;
  try {
    form = await new Response(body, { headers: { 'content-type': header } }).formData();
  } catch {
    throw new Refusal(400, 'The form data cannot be read: it is malformed.');
  }
  const entries = noEntries();
  let count = 0;
  for (const entry of form) {
    count += 1;
    if (count > mostFields) throw new Refusal(400, `More than ${mostFields} fields.`);
    const problem = addEntry(entries, entry, single);
    if (problem !== null) throw new Refusal(400, problem);
  }
  return { kind: 'form', json: null, ...entries };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.');
  }
}
