import { createHash } from 'node:crypto';
import { submissionField } from '../../src/forms/submission/schema.ts';
import type { FormName } from '../db/tables.ts';
import type { SubmissionKey } from '../leads/submissions.ts';
import { captchaToken, isCaptchaField } from '../security/captcha.ts';

/** Period in which an id marks a repeat: a tab with a failed form may stay open over a weekend. */
const repeatMsWithId = 7 * 24 * 60 * 60 * 1000;
/** Period without an id: later the same text may be a second message. */
const repeatMsWithoutId = 10 * 60 * 1000;

const idPattern = /^[\w-]{16,64}$/;

export interface PostContent {
  form: FormName;
  fields: Readonly<Record<string, string>>;
  files: Readonly<Record<string, File>>;
  /** Path of the page with the form. */
  page: string;
  /** True for a submission without a script. */
  native: boolean;
}

const hash = (...texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex');

/** Returns the hash of a submission id; null if it is invalid. */
export const submissionIdHash = (id: string | undefined): string | null =>
  id !== undefined && idPattern.test(id) ? hash('id', id) : null;

/**
 * Returns true for fields that differ between two submissions of the same content: those of the
 * transport and the captcha.
 */
const isTransportField = (name: string): boolean =>
  name.startsWith('_') || isCaptchaField(name) || transportFields.has(name);

const transportFields = new Set([
  submissionField,
  'page',
  'lib_version',
  'user_id',
  'service_id',
  'template_id',
]);

async function fileHash(file: File): Promise<string> {
  const hasher = createHash('sha256').update(JSON.stringify(file.name));
  for await (const chunk of file.stream()) hasher.update(chunk);
  return hasher.digest('hex');
}

async function contentHash({ form, fields, files, page }: PostContent): Promise<string> {
  const texts = Object.entries(fields)
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([name, value]) => value !== '' && !isTransportField(name));
  const fileHashes = await Promise.all(
    Object.entries(files).map(async ([name, file]) => [name, await fileHash(file)] as const),
  );
  const entries = [...texts, ...fileHashes].map((entry) => JSON.stringify(entry)).sort();
  return hash(form, page, ...entries);
}

/**
 * Returns the idempotency key of a post. With a submission id: the id and the content, so that the
 * same id with other text is another submission. Without an id, for ten minutes: the content of a
 * post without script, or the content with its captcha solution, which is valid only once.
 * @returns null when a repeat cannot be told from a second message.
 */
export async function submissionKey(post: PostContent): Promise<SubmissionKey | null> {
  const idHash = submissionIdHash(post.fields[submissionField]);
  const solution = captchaToken(post.fields);
  if (idHash === null && !post.native && solution === '') return null;
  const content = await contentHash(post);
  if (idHash !== null) return { key: hash(idHash, content), idHash, repeatMs: repeatMsWithId };
  const key = post.native ? hash('native', content) : hash('solution', solution, content);
  return { key, idHash: null, repeatMs: repeatMsWithoutId };
}
