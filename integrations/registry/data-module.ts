import { createRequire } from 'node:module';
import { join } from 'node:path';
import { importLines, namesIn, readModule } from './module-parts.ts';

/** Node's own loader: Vite imports nothing any more when a build ends. */
const load = createRequire(import.meta.url);

/** Returns true for a module of build-time data: it computes its exports from files of this project. */
export const isDataModule = (file: string) => file.endsWith('.data.ts');

/** Matches an exported constant with its type and the doc comment above. */
const exportPattern = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?^export const (\w+): ([^=]+) =/gm;

/** Prints a module of build-time data for other projects: its constants with their present values. */
export function printDataModule(projectRoot: string, file: string, text: string): string {
  const values: Record<string, unknown> = load(join(projectRoot, file));
  const code = [...text.matchAll(exportPattern)]
    .map(([, comment = '', name = '', type]) => {
      const value = JSON.stringify(values[name], null, 2);
      return `${comment}export const ${name}: ${type} = ${value};\n`;
    })
    .join('\n');
  const usedNames = namesIn(file, code);
  const imports = readModule(file, text)
    .imports.filter(({ local }) => usedNames.has(local))
    .map((imported) => ({ ...imported, typeOnly: true }));
  return [...importLines(file, imports), '', code].join('\n');
}
