import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { scopedName } from '../integrations/css-modules/scoped-name.ts';

/** Returns the class names of a CSS module by their names in its text. */
function classNamesIn(file: string): Record<string, string> {
  const css = readFileSync(file, 'utf8');
  const locals = css
    .replaceAll(/\/\*[\s\S]*?\*\/|:global\([^()]*\)/g, '')
    .matchAll(/\.(-?[A-Za-z_][\w-]*)/g);
  const names = [...locals].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, scopedName(name, file, css)]));
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
