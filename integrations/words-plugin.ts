import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { locale } from '../src/content/locale.ts';
import { wordsFile, wordsOf } from './words-file.ts';

/** Resolves the words of the interface to those of a language, in bundles of esbuild. */
export const wordsPlugin = (language: string = locale.language): Plugin => ({
  name: 'words',
  setup(context) {
    context.onResolve({ filter: /\/words\/[\w-]+\.ts$/ }, ({ path, importer }) => {
      const file = wordsFile(path, importer, language);
      return file === undefined ? undefined : { path: file };
    });
    context.onLoad({ filter: /[\\/]words[\\/]\w+[\\/][\w-]+\.ts$/ }, async ({ path }) => ({
      contents: wordsOf(await readFile(path, 'utf8'), path, language),
      loader: 'ts',
    }));
  },
});
