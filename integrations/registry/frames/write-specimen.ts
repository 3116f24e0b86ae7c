import { posix } from 'node:path';
import { type Written, writeElement, writeValue } from './write-code.ts';

/** A file that shows how a header or a footer is used. */
export interface FrameUsage {
  /** Where it would stand. */
  file: string;
  description: string;
  component: string;
  /** Facts that stand above it, each by its name. */
  facts: Readonly<Record<string, unknown>>;
  element: Written;
  /** Sheets that it needs beside those of its parts. */
  sheets?: readonly string[];
  /** A hook that it calls: its file, its name, and the line that does. */
  hook?: { file: string; name: string; line: string };
  /** It shows pictures, which its owner gives it. */
  pictures?: 'picture' | 'pictures';
}

/** A sentence above what it describes, on lines that are not too long. */
function docstring(text: string): string {
  if (text.length < 92) return `/** ${text} */`;
  const lines = text.match(/.{1,94}(?=\s|$)/g) ?? [];
  return ['/**', ...lines.map((line) => ` * ${line.trim()}`), ' */'].join('\n');
}

const record = 'src/media/picture-record.ts';

/** Writes the file, in the names of this project. */
export function writeSpecimen(usage: FrameUsage): string {
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
