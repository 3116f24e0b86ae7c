import { existsSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { locale } from '../src/content/locale.ts';
import { primaryLanguage } from '../src/content/primary-language.ts';
import { regionalSpelling } from '../src/content/regional-spelling.ts';

/** Folder of the English words; the other languages have folders in it. */
const wordsRoot = join(import.meta.dirname, '../src/words');

/**
 * Returns the file with the words of a language for an import of the English file:
 * `src/words/de/forms.ts` for `../words/forms.ts`. Returns undefined for other imports, for
 * English, and for languages without words.
 */
export function wordsFile(
  specifier: string,
  importer: string,
  language: string = locale.language,
): string | undefined {
  if (!/\/words\/[\w-]+\.ts$/.test(specifier)) return undefined;
  const englishFile = resolve(dirname(importer.split('?')[0] ?? ''), specifier);
  if (dirname(englishFile) !== wordsRoot) return undefined;
  const file = englishFile.replace(wordsRoot, `${wordsRoot}${sep}${primaryLanguage(language)}`);
  return existsSync(file) ? file : undefined;
}

/** Returns the code of a file, with the spelling of the language's region if it is one of words. */
export function wordsOf(code: string, file: string, language: string = locale.language): string {
  const folder = join(wordsRoot, primaryLanguage(language));
  return resolve(file).startsWith(`${folder}${sep}`) ? regionalSpelling(code, language) : code;
}
