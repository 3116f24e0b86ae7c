import type { AstroIntegration } from 'astro';
import { type Locale, locale } from '../src/content/locale.ts';
import { missingWords } from './missing-words.ts';
import { wordsFile, wordsOf } from './words-file.ts';

const localeImportPattern = /import\s*\{\s*locale\s*\}\s*from\s*["'](?:[^"']*\/)?locale\.ts["'];?/;
const localeFieldPattern = /\blocale\.(language|formats|hours|currency|phoneRule)\b/g;

/** Removes the import of the locale from code, and replaces `locale.language` etc. by values. */
export const inlineLocale = (code: string, values: Locale = locale): string =>
  code
    .replace(localeImportPattern, '')
    .replaceAll(localeFieldPattern, (_, name: keyof Locale) => JSON.stringify(values[name]));

/**
 * Writes the site's language and formats into its pages and scripts as values. As a module they would
 * be one more request of every island, and import all of `site.config.ts`. As values they let the
 * bundler drop code for other locales. Therefore code has to import `locale` without other names,
 * and to read one field at a time.
 *
 * Code imports the English words of the interface, `src/words/forms.ts`; the import is resolved to
 * the words of the site's language, so that a bundle contains one language only.
 *
 * @throws for a language that lacks some of the words
 */
export function siteLanguage(): AstroIntegration {
  return {
    name: 'site:language',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const missing = missingWords();
        if (missing.length > 0)
          throw new Error(`Words of the interface are missing:\n${missing.join('\n')}`);
        const plugin = {
          name: 'site:language',
          enforce: 'pre' as const,
          resolveId(source: string, importer: string | undefined) {
            return importer === undefined ? undefined : wordsFile(source, importer);
          },
          transform(code: string, id: string) {
            const spelled = wordsOf(code, id.split('?')[0] ?? '');
            if (spelled === code && !localeImportPattern.test(code)) return undefined;
            return { code: inlineLocale(spelled), map: null };
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
