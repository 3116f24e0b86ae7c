import { siteConfig } from '../../../site.config.ts';
import { town } from '../../content/contact.ts';
import { nameOfFile } from '../../content/file-name.ts';
import type { MarkdownRecord } from '../../content/markdown-records.ts';
import { offers } from './shared.ts';

const { name, founded, address } = siteConfig.company;

/** Facts of the firm that an opening can insert, as `{town}`: another firm needs to change no opening. */
const facts = new Map([
  ['firm', name],
  ['town', town],
  ['state', address.regionName],
  ['founded', `${founded}`],
]);

/** Fills in the facts. An unknown name in braces is left as it is, and the check reports it. */
const filled = (text: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, fact: string) => facts.get(fact) ?? whole);

function filledIn(value: unknown): unknown {
  if (typeof value === 'string') return filled(value);
  if (Array.isArray(value)) return value.map(filledIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filledIn(one)]));
}

/** Returns the first unknown `{name}` in a record. */
export const strayFact = (record: unknown): string | undefined =>
  /\{\w+\}/.exec(JSON.stringify(record) ?? '')?.[0];

/**
 * Turns a file's fields into a job: the file name is the page's address, the text the description, and the
 * benefits that every job has are added.
 */
export const jobFields = ({
  file,
  fields,
  text,
}: MarkdownRecord): Readonly<Record<string, unknown>> => ({
  path: `/${nameOfFile(file)}`,
  offers,
  ...(filledIn(fields) as object),
  description: filled(text)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, ' '))
    .filter((paragraph) => paragraph !== ''),
});
