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
  text.replaceAll(/\{(\w+)\}/g, (whole, fact: string) => placeholders.get(fact) ?? whole);

function fillPlaceholdersDeep(value: unknown): unknown {
  if (typeof value === 'string') return fillPlaceholders(value);
  if (Array.isArray(value)) return value.map(fillPlaceholdersDeep);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, fillPlaceholdersDeep(one)]),
  );
}

/** Returns the first unknown placeholder, `{name}`, in a record. */
export const unknownPlaceholder = (record: unknown): string | undefined =>
  /\{\w+\}/.exec(JSON.stringify(record) ?? '')?.[0];

/**
 * Returns a job from the fields of its file: the file name is part of the URL, the text the description, and the
 * common benefits are added.
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
