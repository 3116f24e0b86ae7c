import { posix } from 'node:path';
import { type WrittenElement, writeElement, writeValue } from './write-code.ts';

/** Usage example of a header or a footer. */
export interface ChromeUsage {
  /** Path that its imports are relative to; the file is not written to disk. */
  file: string;
  description: string;
  component: string;
  /** Constants above the component, by name. */
  facts: Readonly<Record<string, unknown>>;
  element: WrittenElement;
  /** Stylesheets that it needs beside those of its parts. */
  sheets?: readonly string[];
  /** Hook that it calls: file, name, and the calling line. */
  hook?: { file: string; name: string; line: string };
  /** Name of the prop for pictures, if it shows any. */
  pictures?: 'picture' | 'pictures';
}

/** Prints a doc comment, wrapped. */
function docstring(text: string): string {
  if (text.length < 92) return `/** ${text} */`;
  const lines = text.match(/.{1,94}(?=\s|$)/g) ?? [];
  return ['/**', ...lines.map((line) => ` * ${line.trim()}`), ' */'].join('\n');
}

const record = 'src/media/picture-record.ts';

/** Prints the example with the imports of this project. */
export function writeSpecimen(usage: ChromeUsage): string {
  const { file, description, component, facts, element, sheets = [], hook, pictures } = usage;
  const path = (target: string) => posix.relative(posix.dirname(file), target);
  const parts = new Map(element.parts().map(([name, from]) => [from, name]));
  if (hook) parts.set(hook.file, hook.name);
  const imports = [...parts]
    .map(([from, name]) => [from, `import { ${name} } from '${path(from)}';`])
    .concat(pictures ? [[record, `import type { PictureRecord } from '${path(record)}';`]] : [])
    .sort(([one = ''], [other = '']) => one.localeCompare(other))
    .map(([, line]) => line);
  const type = pictures === 'picture' ? 'PictureRecord' : 'PictureRecord[]';
  return [
    ...(hook ? ["'use client';"] : []),
    ...imports,
    ...sheets.map((sheet) => `import '${path(sheet)}';`),
    '',
    ...Object.entries(facts).flatMap(([name, value]) => [
      `const ${name} = ${writeValue(value, 0)};`,
      '',
    ]),
    docstring(description),
    `export function ${component}(${pictures ? `{ ${pictures} }: { ${pictures}: ${type} }` : ''}) {`,
    ...(hook ? [`  ${hook.line}`] : []),
    '  return (',
    `    ${writeElement(element, 4)}`,
    '  );',
    '}',
    '',
  ].join('\n');
}
