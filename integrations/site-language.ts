import type { AstroIntegration } from 'astro';
import { type Locale, locale } from '../src/content/locale.ts';
import { missingWords } from './missing-words.ts';
import { wordsFile } from './words-file.ts';

const localeImport = /import\s*\{\s*locale\s*\}\s*from\s*["'](?:[^"']*\/)?locale\.ts["'];?/;
const localeField = /\blocale\.(language|formats|hours|currency|phoneRule)\b/g;

/** Returns code with the values of the locale, as in `locale.language`, in the place of its import. */
export const withLocale = (code: string, values: Locale = locale): string =>
  code
    .replace(localeImport, '')
    .replaceAll(localeField, (_, name: keyof Locale) => JSON.stringify(values[name]));

/**
 * Writes the site's language and formats into its pages and scripts as values. As a module they would
 * be one more request of every island, and bring all of `site.config.ts`; as values they let the
 * bundler drop what the locale does not need. So `locale` is imported alone, and used by its fields.
 *
 * Words of the interface are imported in English, `src/words/forms.ts`, and resolved to those of the
 * site's language, so that one language is in a bundle.
 *
 * @throws for a language that has words, but not all of them
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
          transform(code: string) {
            return localeImport.test(code) ? { code: withLocale(code), map: null } : undefined;
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
