import { siteConfig } from '../../../site.config.ts';
import { area, town } from '../../content/contact.ts';
import { nameOfFile } from '../../content/file-name.ts';
import type { MarkdownRecord } from '../../content/markdown-records.ts';
import { benefits } from './benefits.ts';

const { name, founded } = siteConfig.company;

/** Values of the placeholders in openings, such as `{town}`. */
const placeholders = new Map([
  ['firm', name],
  ['town', town],
  ['state', area],
  ['founded', `${founded}`],
]);

/** Replaces placeholders. Unknown ones stay, and the content check reports them. */
const fillPlaceholders = (text: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, key: string) => placeholders.get(key) ?? placeholder);

function fillPlaceholdersDeep(value: unknown): unknown {
  if (typeof value === 'string') return fillPlaceholders(value);
  if (Array.isArray(value)) return value.map(fillPlaceholdersDeep);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, fillPlaceholdersDeep(field)]),
  );
}

/** Returns the first unknown placeholder, `{name}`, in a record. */
export const unknownPlaceholder = (record: unknown): string | undefined =>
  /\{\w+\}/.exec(JSON.stringify(record) ?? '')?.[0];

/**
 * Returns a job from the fields of its file. The file name is part of the URL, the text is the
 * description, and the benefits of every job are added.
 */
export const jobFields = ({
  file,
  fields,
  text,
}: MarkdownRecord): Readonly<Record<string, unknown>> => ({
  path: `/${nameOfFile(file)}`,
  benefits,
  ...(fillPlaceholdersDeep(fields) as object),
  description: fillPlaceholders(text)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, ' '))
    .filter((paragraph) => paragraph !== ''),
});
