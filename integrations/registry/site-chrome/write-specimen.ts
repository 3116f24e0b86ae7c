import { posix } from 'node:path';
import { type UsageElement, writeElement, writeValue } from './write-code.ts';

/** Usage example of a header or a footer. */
export interface ChromeUsage {
  /** Path of the example, to which its imports are relative; the file is not written to disk. */
  file: string;
  description: string;
  component: string;
  /** Constants above the component, by name. */
  facts: Readonly<Record<string, unknown>>;
  element: UsageElement;
  /** Stylesheets that it imports in addition to those of its components. */
  sheets?: readonly string[];
  /** Hook that the component calls: file, name, and the line that calls it. */
  hook?: { file: string; name: string; callingLine: string };
  /** Name of the component's prop for pictures, if it has one. */
  pictures?: 'picture' | 'pictures';
}

/** Prints a doc comment with wrapped lines. */
function writeDocstring(text: string): string {
  if (text.length < 92) return `/** ${text} */`;
  const lines = text.match(/.{1,94}(?=\s|$)/g) ?? [];
  return ['/**', ...lines.map((line) => ` * ${line.trim()}`), ' */'].join('\n');
}

const pictureRecordFile = 'src/media/picture-record.ts';

/** Prints the example with imports of the files of this project. */
export function writeSpecimen(usage: ChromeUsage): string {
  const { file, description, component, facts, element, sheets = [], hook, pictures } = usage;
  const specifierOf = (target: string) => posix.relative(posix.dirname(file), target);
  const namesByFile = new Map(element.components().map(([name, module]) => [module, name]));
  if (hook) namesByFile.set(hook.file, hook.name);
  const pictureRecordModule = specifierOf(pictureRecordFile);
  const pictureRecordImport = `import type { PictureRecord } from '${pictureRecordModule}';`;
  const imports = [...namesByFile]
    .map(([module, name]) => [module, `import { ${name} } from '${specifierOf(module)}';`])
    .concat(pictures ? [[pictureRecordFile, pictureRecordImport]] : [])
    .sort(([one = ''], [other = '']) => one.localeCompare(other))
    .map(([, line]) => line);
  const pictureType = pictures === 'picture' ? 'PictureRecord' : 'PictureRecord[]';
  const parameters = pictures ? `{ ${pictures} }: { ${pictures}: ${pictureType} }` : '';
  return [
    ...(hook ? ["'use client';"] : []),
    ...imports,
    ...sheets.map((sheet) => `import '${specifierOf(sheet)}';`),
    '',
    ...Object.entries(facts).flatMap(([name, value]) => [
      `const ${name} = ${writeValue(value, 0)};`,
      '',
    ]),
    writeDocstring(description),
    `export function ${component}(${parameters}) {`,
    ...(hook ? [`  ${hook.callingLine}`] : []),
    '  return (',
    `    ${writeElement(element, 4)}`,
    '  );',
    '}',
    '',
  ].join('\n');
}
