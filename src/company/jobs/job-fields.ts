import { siteConfig } from '../../../site.config.ts';
import { town } from '../../content/contact.ts';
import { nameOfFile } from '../../content/file-name.ts';
import type { MarkdownRecord } from '../../content/markdown-records.ts';
import { offers } from './shared.ts';

const { name, founded, address } = siteConfig.company;

/** What an opening may name of the firm, `{town}`: another firm needs to change no opening. */
const facts = new Map([
  ['firm', name],
  ['town', town],
  ['state', address.regionName],
  ['founded', `${founded}`],
]);

/** A name in braces that stands for no fact is left as it is, and the check tells of it. */
const filled = (text: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, fact: string) => facts.get(fact) ?? whole);

function filledIn(value: unknown): unknown {
  if (typeof value === 'string') return filled(value);
  if (Array.isArray(value)) return value.map(filledIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filledIn(one)]));
}

/** The first `{name}` in a record that stands for nothing. */
export const strayFact = (record: unknown): string | undefined =>
  /\{\w+\}/.exec(JSON.stringify(record) ?? '')?.[0];

/**
 * A file's fields as a job's: its name is the page's address, its text the description, and what
 * everybody gets here need not be said again.
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
