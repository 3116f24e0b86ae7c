import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import type { z } from 'zod';

/** Markdown file as a record: front matter fields, and the text below them. */
export interface MarkdownRecord {
  /** Path relative to the project root. */
  file: string;
  fields: Readonly<Record<string, unknown>>;
  text: string;
  /** The whole file. */
  source: string;
  /** Parse error of the front matter; left out where it parses. */
  problem?: string;
}

/** Matches a file with front matter, and captures the front matter and the text below it. */
const frontMatterPattern = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---(?:\r?\n([\s\S]*))?$/;

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseRecord(file: string, source: string): MarkdownRecord {
  const [, frontMatter, body = ''] = frontMatterPattern.exec(source) ?? [];
  if (frontMatter === undefined) {
    return {
      file,
      fields: {},
      text: source,
      source,
      problem: 'must begin with fields between two lines of ---',
    };
  }
  const text = body.trim();
  try {
    // CORE_SCHEMA keeps dates as written: YAML's own dates turn February 30 into March 2.
    const fields = load(frontMatter, { schema: CORE_SCHEMA }) ?? {};
    if (isFields(fields)) return { file, fields, text, source };
    const problem = 'fields must be written as "name: value"';
    return { file, fields: {}, text, source, problem };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { file, fields: {}, text, source, problem: `fields cannot be read: ${reason}` };
  }
}

/**
 * Reads every Markdown file of a folder, sorted by name; none where the folder does not exist. A
 * file that cannot be parsed has `problem` set, so that the content checker can report all errors
 * at once.
 */
export function readMarkdownRecords(folder: string): MarkdownRecord[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => parseRecord(`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')));
}

/**
 * Returns the records that a schema accepts, each with its data and the name of its file. The
 * content check names the others and stops the build.
 */
export const validRecords = <Schema extends z.ZodType>(
  records: readonly MarkdownRecord[],
  schema: Schema,
) =>
  records.flatMap((record) => {
    const { data } = schema.safeParse(record.fields);
    return data === undefined ? [] : [{ ...record, data, name: basename(record.file, '.md') }];
  });
