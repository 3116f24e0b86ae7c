import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { localNames } from '../integrations/css-modules/local-names.ts';
import { scopedName } from '../integrations/css-modules/scoped-name.ts';

/** Returns the class names of a CSS module by their names in its text. */
function classNamesIn(file: string): Record<string, string> {
  const css = readFileSync(file, 'utf8');
  return Object.fromEntries(localNames(css).map((name) => [name, scopedName(name, file, css)]));
}

/** Esbuild plugin that gives CSS modules the class names of the built site, without their rules. */
export const cssModules: Plugin = {
  name: 'css-modules',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.module\.css$/ }, ({ path }) => ({
      contents: `export default ${JSON.stringify(classNamesIn(path))}`,
      loader: 'js',
    })),
};
