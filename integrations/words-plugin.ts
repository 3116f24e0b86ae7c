import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { wordsFile, wordsOf } from './words-file.ts';

/** Resolves the words of the interface to those of the site's language, in bundles of esbuild. */
export const wordsPlugin: Plugin = {
  name: 'words',
  setup(context) {
    context.onResolve({ filter: /\/words\/[\w-]+\.ts$/ }, ({ path, importer }) => {
      const file = wordsFile(path, importer);
      return file === undefined ? undefined : { path: file };
    });
    context.onLoad({ filter: /[\\/]words[\\/]\w+[\\/][\w-]+\.ts$/ }, async ({ path }) => ({
      contents: wordsOf(await readFile(path, 'utf8'), path),
      loader: 'ts',
    }));
  },
};
