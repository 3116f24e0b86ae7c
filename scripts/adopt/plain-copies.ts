import { globSync } from 'node:fs';
import { primaryLanguage } from '../../src/content/primary-language.ts';

/** Matches a plain copy: `copy.plain.ts` is in English, `copy.plain.de.ts` in German. */
const plainPattern = /\.plain(?:\.(\w+))?\.ts$/;

/** Lists the plain copies of all languages, as paths from the root. */
export const plainFiles = (projectRoot: string): string[] =>
  globSync(['src/**/*.plain.ts', 'src/**/*.plain.*.ts'], { cwd: projectRoot })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/**
 * Returns the plain copies for a language tag, by the files that they replace; the English one where
 * the language has none. Paths are from the root.
 */
export function plainCopies(projectRoot: string, language: string): Map<string, string> {
  const copies = new Map<string, string>();
  for (const source of plainFiles(projectRoot)) {
    const [, sourceLanguage] = plainPattern.exec(source) ?? [];
    const file = source.replace(plainPattern, '.ts');
    const isFallback = sourceLanguage === undefined && !copies.has(file);
    if (isFallback || sourceLanguage === primaryLanguage(language)) copies.set(file, source);
  }
  return copies;
}
