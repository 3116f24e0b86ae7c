import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RegistryItem } from '../../integrations/registry/collect-item.ts';
import type { CssObject } from '../../integrations/registry/css-tree.ts';
import { serializeCss } from '../serialize-css.ts';

/** Compiler options of `npm create vite`, made stricter. */
const compilerOptions = {
  target: 'es2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  types: ['vite/client'],
  skipLibCheck: true,
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  moduleDetection: 'force',
  noEmit: true,
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  erasableSyntaxOnly: true,
  noFallthroughCasesInSwitch: true,
  noUncheckedSideEffectImports: true,
  paths: { '@/*': ['./src/*'] },
};

const files: Record<string, string> = {
  'package.json': JSON.stringify({ type: 'module', private: true }),
  'tsconfig.json': JSON.stringify({ compilerOptions, include: ['src'] }),
  'index.html':
    '<!doctype html><html lang="en"><head><title>Taken</title></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>',
  'vite.config.ts': `import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
});
`,
  'src/main.tsx': `import './index.css';
import { createRoot } from 'react-dom/client';
import App from './App';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
`,
};

/** Merges two rules with one selector. */
function merged(one: CssObject, other: CssObject): CssObject {
  const both: CssObject = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const known = both[key];
    both[key] =
      typeof known === 'object' && typeof value === 'object' ? merged(known, value) : value;
  }
  return both;
}

/**
 * Returns the stylesheet of a project as `shadcn add` leaves it: imports, the theme, then the
 * items' rules.
 */
function sheetOf(items: readonly RegistryItem[]): string {
  const css = items.reduce((all, item) => merged(all, item.css), {} as CssObject);
  const theme = Object.assign({}, ...items.map(({ cssVars }) => cssVars.theme));
  const isImport = ([key]: [string, unknown]) => key.startsWith('@import');
  const rules = Object.entries(css);
  const variables = Object.entries(theme).map(([key, value]) => `--${key}: ${value};`);
  return [
    '@import "tailwindcss";',
    serializeCss(Object.fromEntries(rules.filter(isImport))),
    `@theme inline { ${variables.join('\n')} }`,
    serializeCss(Object.fromEntries(rules.filter((rule) => !isImport(rule)))),
  ].join('\n');
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Creates a Vite project with all items installed, without network access: their files are written
 * where the CLI writes them, and the packages are those of our own project.
 *
 * @throws Error where two items contain one file with different contents, as each would overwrite
 * the other
 */
export function makeOfflineProject(parent: string, names: readonly string[]): string {
  const folder = join(parent, 'offline-project');
  const items = names.map(
    (name) => JSON.parse(readFileSync(`dist/r/${name}.json`, 'utf8')) as RegistryItem,
  );
  for (const [file, text] of Object.entries(files)) write(join(folder, file), text);
  const written = new Map<string, string>();
  for (const { name, files: brought } of items) {
    for (const { target, content } of brought) {
      const known = written.get(target);
      if (known !== undefined && known !== content)
        throw new Error(`${target} is brought with two texts, the other one by ${name}.`);
      if (known === undefined) write(join(folder, 'src', target), content);
      written.set(target, content);
    }
  }
  write(join(folder, 'src/index.css'), sheetOf(items));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
