import { textFields } from '../src/forms/form-fields.ts';
import { type AllTexts, lineNames, namedTexts, textsOf } from './lead-texts.ts';

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

/** Returns digits alone, as numbers are pasted; they are stored as people read them. */
const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/**
 * Returns the folded text of a lead that searches read: a line for each field. Columns that a
 * migration adds later may be missing.
 */
export function searchText({ details, ...given }: Partial<AllTexts> & { details: string }): string {
  const texts = textsOf(given);
  const lines = lineNames.flatMap((name) =>
    textFields[name].kind === 'tel' ? [texts[name], digitsOf(texts[name])] : [texts[name]],
  );
  const rows = namedTexts({ ...texts, details }).map(([name, value]) => `${name}: ${value}`);
  return foldText([...lines, ...rows, texts.comment].filter((text) => text !== '').join('\n'));
}

/** Splits a query into its folded words. NUL, which no stored text has, separates words as well. */
export const searchWords = (query: string): string[] =>
  foldText(query.toWellFormed())
    .split(/[\s\0]+/)
    .filter((word) => word !== '');
