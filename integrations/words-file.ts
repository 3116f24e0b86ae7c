import { existsSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { locale } from '../src/content/locale.ts';

const words = join(import.meta.dirname, '../src/words');

/** Returns the name of the folder that has the words of a language: `fr` for `fr-CA`. */
export const wordsFolder = (language: string): string => language.toLowerCase().split('-')[0] ?? '';

/**
 * Returns the file of words of a language for an import of the English one: `src/words/de/forms.ts`
 * for `../words/forms.ts`. Undefined for other imports, for English, and for languages without words.
 */
export function wordsFile(
  specifier: string,
  importer: string,
  language: string = locale.language,
): string | undefined {
  if (!/\/words\/[\w-]+\.ts$/.test(specifier)) return undefined;
  const english = resolve(dirname(importer.split('?')[0] ?? ''), specifier);
  if (dirname(english) !== words) return undefined;
  const file = english.replace(words, `${words}${sep}${wordsFolder(language)}`);
  return existsSync(file) ? file : undefined;
}
