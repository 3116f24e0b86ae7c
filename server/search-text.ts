import type { LeadTable } from './db/tables.ts';

/** Combining marks of Latin, Greek and Cyrillic letters. */
const marks = /[\u0300-\u036f]/g;

/**
 * Folds text for comparison: without case and without accents, in every script. Databases cannot do
 * it alike: SQLite folds ASCII only, and PostgreSQL what its locale knows.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(marks, '')
    // Upper case first: ß and SS, ς and σ become the same.
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFC');

/** Fields of a lead that a search reads. */
type SearchedFields = Pick<
  LeadTable,
  'name' | 'email' | 'phone' | 'subject' | 'comment' | 'job' | 'details'
>;

/** Returns the folded text of a lead that searches read: a line for each field. */
export function searchText(lead: SearchedFields): string {
  const { name, email, phone, subject, comment, job } = lead;
  const details = Object.entries(JSON.parse(lead.details) as Record<string, string>).map(
    ([label, value]) => `${label}: ${value}`,
  );
  // A phone number is stored as people read it; pasted ones are digits alone.
  const digits = phone.replace(/\D/g, '');
  return foldText(
    [name, email, phone, digits, subject, job, ...details, comment]
      .filter((text) => text !== '')
      .join('\n'),
  );
}

/** Splits a query into its folded words. NUL, which no stored text has, separates words as well. */
export const searchWords = (query: string): string[] =>
  foldText(query.toWellFormed())
    .split(/[\s\0]+/)
    .filter((word) => word !== '');
