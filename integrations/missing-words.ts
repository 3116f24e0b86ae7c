import { locale } from '../src/content/locale.ts';
import { primaryLanguage } from '../src/content/primary-language.ts';

/** Exports of a file of words, by name. */
type Words = Readonly<Record<string, unknown>>;
/** Files of words, by path. */
type WordsFiles = Readonly<Record<string, Words>>;

const allFiles: WordsFiles = import.meta.glob<Words>(
  ['../src/words/*.ts', '../src/words/*/*.ts', '!../src/words/translation.ts'],
  { eager: true },
);

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/**
 * Returns the paths of texts that are missing, and of those whose type differs from that of the
 * English text: a string instead of a function, for example.
 */
function findMissing(translation: unknown, english: unknown, path: string): string[] {
  if (typeof translation !== typeof english) return [path];
  if (typeof english !== 'object' || english === null) return [];
  return Object.entries(english).flatMap(([name, text]) =>
    findMissing(fieldOf(translation, name), text, path === '' ? name : `${path}.${name}`),
  );
}

/**
 * Compares the words of a language with the English ones. The type `Translation` does so as well,
 * but a build checks no types.
 *
 * @returns a line for each text that is missing, with its file; none for a language without words
 */
export function missingWords(language = locale.language, files: WordsFiles = allFiles): string[] {
  const folder = `../src/words/${primaryLanguage(language)}/`;
  if (!Object.keys(files).some((file) => file.startsWith(folder))) return [];
  return Object.entries(files).flatMap(([path, english]) => {
    const [, name] = /^\.\.\/src\/words\/([\w-]+\.ts)$/.exec(path) ?? [];
    if (name === undefined) return [];
    const translation = files[`${folder}${name}`];
    const file = `${folder}${name}`.replace('../', '');
    if (translation === undefined) return [`${file}: there is no such file`];
    return findMissing({ ...translation }, { ...english }, '').map((text) => `${file}: ${text}`);
  });
}
