import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { wordsFile } from '../integrations/words-file.ts';

/**
 * Gives browser tests the words of the site's language: as in a build, an import of English words
 * is one of those words. `playwright.config.ts` loads this in every process.
 */
registerHooks({
  resolve: (specifier, context, nextResolve) => {
    const importer = context.parentURL?.startsWith('file:')
      ? fileURLToPath(context.parentURL)
      : undefined;
    const file = importer && wordsFile(specifier, importer);
    return nextResolve(file ? pathToFileURL(file).href : specifier, context);
  },
});
