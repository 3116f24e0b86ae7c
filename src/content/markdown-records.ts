import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { CORE_SCHEMA, load } from 'js-yaml';

/** A Markdown file as a record: its fields between the two lines of `---`, its text below them. */
export interface MarkdownRecord {
  /** Path from the root of the project. */
  file: string;
  fields: Readonly<Record<string, unknown>>;
  text: string;
  /** Why the fields cannot be read; left out where they can. */
  problem?: string;
}

const parts = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---(?:\r?\n([\s\S]*))?$/;

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function recordOf(file: string, source: string): MarkdownRecord {
  const [, head, body = ''] = parts.exec(source) ?? [];
  if (head === undefined) {
    return {
      file,
      fields: {},
      text: source,
      problem: 'must begin with fields between two lines of ---',
    };
  }
  const text = body.trim();
  try {
    // A day stays the text that was written: YAML's own dates make March 2 of a February 30.
    const fields = load(head, { schema: CORE_SCHEMA }) ?? {};
    if (isFields(fields)) return { file, fields, text };
    return { file, fields: {}, text, problem: 'fields must be written as "name: value"' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { file, fields: {}, text, problem: `fields cannot be read: ${reason}` };
  }
}

/**
 * Every Markdown file of a folder, in the order of their names; none where there is no such folder.
 * A file that cannot be read is told by `problem`, so that the check can name all that is wrong.
 */
export function readMarkdownRecords(folder: string): MarkdownRecord[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => recordOf(`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')));
}
