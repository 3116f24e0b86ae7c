import { posix } from 'node:path';
import { inspect } from 'node:util';

/** Code that is printed as it is in the place of a value: a name, a call, JSX. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  [inspect.custom](): string {
    return this.text;
  }
}

/** Usage example of a header or a footer. */
export interface ChromeUsage {
  /** Path of the example, to which its imports are relative; the file is not written to disk. */
  file: string;
  description: string;
  component: string;
  /** Files of the components that it renders, by component. */
  imports: Readonly<Record<string, string>>;
  /** Stylesheets that it imports in addition to those of its components. */
  sheets?: Iterable<string>;
  /** Constants above the component, by name. */
  constants: Readonly<Record<string, unknown>>;
  element: Code;
  /** Name of the component's prop for pictures, if it has one. */
  pictures?: 'picture' | 'pictures' | undefined;
}

/** Matches strings, which stay, and the spaces that `inspect` writes inside of brackets. */
const bracketSpaces =
  /('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)|(?<=\[) |(?<=\S) (?=\])/g;

const printValue = (value: unknown) =>
  inspect(value, {
    ...{ depth: null, maxArrayLength: null, maxStringLength: null },
    breakLength: 92,
  }).replaceAll(bracketSpaces, (_, string = '') => string);

const indent = (text: string, spaces: number) => text.replaceAll('\n', `\n${' '.repeat(spaces)}`);

function printProp(name: string, value: unknown): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\\]/.test(value)) return `${name}="${value}"`;
  if (!(value instanceof Code)) return `${name}={${printValue(value)}}`;
  const { text } = value;
  return text.includes('\n') ? `${name}={\n  ${indent(text, 2)}\n}` : `${name}={${text}}`;
}

/** Prints an element as JSX; props that are undefined or false are left out. */
export function printElement(
  component: string,
  props: Readonly<Record<string, unknown>>,
  children?: Code,
): Code {
  const attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => `\n  ${indent(printProp(name, value), 2)}`);
  const content = children && `\n  ${indent(children.text, 2)}\n`;
  const opening = `<${component}${attributes.join('')}\n`;
  return new Code(content ? `${opening}>${content}</${component}>` : `${opening}/>`);
}

const pictureRecordFile = 'src/media/picture-record.ts';

/** Prints the example with imports of the files of this project. */
export function printUsage(usage: ChromeUsage): string {
  const { file, description, component, imports, sheets = [], constants, element } = usage;
  const { pictures } = usage;
  const specifierOf = (target: string) => posix.relative(posix.dirname(file), target);
  const pictureType = pictures === 'picture' ? 'PictureRecord' : 'PictureRecord[]';
  return [
    ...Object.entries(imports).map(
      ([name, target]) => `import { ${name} } from '${specifierOf(target)}';`,
    ),
    ...(pictures
      ? [`import type { PictureRecord } from '${specifierOf(pictureRecordFile)}';`]
      : []),
    ...[...sheets].map((sheet) => `import '${specifierOf(sheet)}';`),
    '',
    ...Object.entries(constants).map(([name, value]) => `const ${name} = ${printValue(value)};\n`),
    `/** ${description} */`,
    `export function ${component}(${pictures ? `{ ${pictures} }: { ${pictures}: ${pictureType} }` : ''}) {`,
    '  return (',
    `    ${indent(element.text, 4)}`,
    '  );',
    '}',
    '',
  ].join('\n');
}
