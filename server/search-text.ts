import { textFields } from '../src/forms/form-fields.ts';
import { type AllTexts, namedTexts, singleLineNames, textsOf } from './lead-texts.ts';

/** Combining marks of Latin, Greek and Cyrillic letters. */
const combiningMarkPattern = /[\u0300-\u036f]/g;

/**
 * Folds text for comparison: without case and without accents, in every script. Databases do it
 * differently: SQLite folds ASCII only, and PostgreSQL the letters of its locale.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(combiningMarkPattern, '')
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
export function searchText({
  details,
  ...leadTexts
}: Partial<AllTexts> & { details: string }): string {
  const texts = textsOf(leadTexts);
  const lines = singleLineNames.flatMap((name) =>
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
