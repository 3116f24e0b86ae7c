import { locale } from '../src/content/locale.ts';
import { wordsFolder } from './words-file.ts';

/** Exports of a file of words. */
type Words = Readonly<Record<string, unknown>>;
/** Files of words by path. */
type WordsFiles = Readonly<Record<string, Words>>;

const files: WordsFiles = import.meta.glob<Words>(
  ['../src/words/*.ts', '../src/words/*/*.ts', '!../src/words/translation.ts'],
  { eager: true },
);

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Returns the paths of texts that are missing, or take no values where the English ones do. */
function missingIn(own: unknown, english: unknown, path: string): string[] {
  if (typeof own !== typeof english) return [path];
  if (typeof english !== 'object' || english === null) return [];
  return Object.entries(english).flatMap(([name, text]) =>
    missingIn(fieldOf(own, name), text, path === '' ? name : `${path}.${name}`),
  );
}

/**
 * Compares the words of a language with the English ones. The type `Translation` does so as well,
 * but a build checks no types.
 *
 * @returns a line for each text that is missing, with its file; none for a language without words
 */
export function missingWords(language = locale.language, all: WordsFiles = files): string[] {
  const own = `../src/words/${wordsFolder(language)}/`;
  if (!Object.keys(all).some((file) => file.startsWith(own))) return [];
  return Object.entries(all).flatMap(([path, english]) => {
    const [, name] = /^\.\.\/src\/words\/([\w-]+\.ts)$/.exec(path) ?? [];
    if (name === undefined) return [];
    const words = all[`${own}${name}`];
    const file = `${own}${name}`.replace('../', '');
    if (words === undefined) return [`${file}: there is no such file`];
    return missingIn({ ...words }, { ...english }, '').map((text) => `${file}: ${text}`);
  });
}
