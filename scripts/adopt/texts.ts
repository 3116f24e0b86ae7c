import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, parseSync, Visitor } from 'oxc-parser';
import { fileLiterals } from '../../integrations/content/file-literals.ts';
import { isPictureName } from '../../src/media/pictures.ts';

/** Text of a source file that visitors read, name of a picture, or a comment that marks a gap. */
export interface Text {
  /** Path from the project's root. */
  file: string;
  /** Line, from 1. */
  line: number;
  text: string;
  /** True for the name of a picture. */
  isPicture?: true;
}

/** Files and folders of the firm's own pages, except the home at `/` and the samples. */
const ownFolders = [
  ...['src/company', 'src/content', 'src/pages', 'people', 'site.config.ts'],
  ...['src/words/blog.ts', 'src/words/blog-lists.ts', 'src/words/not-found.ts'],
  'src/blocks/services/copy.ts',
];

/** Files whose texts are messages to the owner, or true of any firm with its configuration. */
const neutralFiles = new Set(
  [
    ...['check-table', 'closest', 'encoding-errors', 'markdown-records', 'number-words'],
    'printed-day',
  ].map((name) => `src/content/${name}.ts`),
);

/** Matches files without text for visitors. */
const skipPattern =
  /\.(?:(?:test|spec|generated|inline)|plain(?:\.\w+)?)\.\w+$|\/schema\/|-behavior\.ts$|\/tables\.ts$|showcase[^/]*\.ts$|\/idea\.md$|\/plain-[\w-]+\.(?:md|txt)$|^src\/pages\/.*\.ts$/;

/** Matches drawings (`M22 72c6-18`), `sizes` of pictures and the like: no text for visitors. */
const markupPattern = /^(?:m ?-?[\d.]|\(width |[\d\s.,-]+$)/i;

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

/** Returns a literal of code as text; in a component, only the name of a picture is a text. */
function textOfLiteral(value: string, isComponent: boolean): Pick<Text, 'text' | 'isPicture'>[] {
  if (isPictureName(value)) return [{ text: value, isPicture: true }];
  return isComponent || markupPattern.test(value) ? [] : [{ text: value }];
}

function* textsOfCode(file: string, source: string): Generator<Text> {
  const isComponent = file.endsWith('.tsx');
  const { program, comments } = parseSync(isComponent ? 'view.tsx' : 'data.ts', source);
  const texts: (Omit<Text, 'file' | 'line'> & { offset: number })[] = [];
  const throws: Pick<Node, 'start' | 'end'>[] = [];
  const isThrown = (offset: number) =>
    throws.some(({ start, end }) => offset > start && offset < end);
  const add = (value: string, { start }: Pick<Node, 'start'>) => {
    for (const text of textOfLiteral(value, isComponent)) texts.push({ ...text, offset: start });
  };
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') add(node.value, node);
    },
    TemplateLiteral: (node) => {
      add(node.quasis.map(({ value }) => value.cooked ?? '').join('…'), node);
    },
    JSXText: ({ value, start }) => {
      texts.push({ text: value.trim(), offset: start });
    },
    ThrowStatement: (node) => {
      throws.push(node);
    },
  }).visit(program);
  for (const { value, start } of comments)
    if (value.includes('[gap:')) texts.push({ text: value.trim(), offset: start });
  for (const { offset, ...text } of texts.sort((one, other) => one.offset - other.offset))
    if (!isThrown(offset)) yield { file, line: lineAt(source, offset), ...text };
}

/** Yields the pictures of a page; its texts are in the copy that it imports. */
function* picturesOfPage(file: string, source: string): Generator<Text> {
  for (const { text, line } of fileLiterals(file, source))
    if (isPictureName(text)) yield { file, line, text, isPicture: true };
}

/** Matches a field whose value is a list in one line, such as `states: [New York, Vermont]`. */
const listFieldPattern = /^[\w-]+: \[.*\]$/;

function* textsOfMarkdown(file: string, source: string): Generator<Text> {
  for (const [index, line] of source.split('\n').entries()) {
    const text = line.trim();
    // The brackets of a list mark no gap.
    const isText = text !== '' && text !== '---' && !listFieldPattern.test(text);
    if (isText) yield { file, line: index + 1, text };
  }
}

const readers = { md: textsOfMarkdown, astro: picturesOfPage, ts: textsOfCode, tsx: textsOfCode };

function textsOf(file: string, source: string): Text[] {
  const extension = file.slice(file.lastIndexOf('.') + 1) as keyof typeof readers;
  return [...readers[extension](file, source)];
}

/** Lists the files with text at a path, a folder or a file, as paths from the root. */
function filesAt(projectRoot: string, path: string): string[] {
  if (!existsSync(join(projectRoot, path))) return [];
  const files = /\.\w+$/.test(path)
    ? [path]
    : readdirSync(join(projectRoot, path), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${path}/${name.replaceAll('\\', '/')}`,
      );
  return files
    .filter((file) => /\.(?:tsx?|md|astro)$/.test(file))
    .filter((file) => !skipPattern.test(file) && !neutralFiles.has(file))
    .sort();
}

/** Reads all texts of files. */
export const textsIn = (projectRoot: string, files: readonly string[]): Text[] =>
  files.flatMap((file) => textsOf(file, readFileSync(join(projectRoot, file), 'utf8')));

const textsAt = (projectRoot: string, paths: readonly string[]): Text[] =>
  textsIn(
    projectRoot,
    paths.flatMap((path) => filesAt(projectRoot, path)),
  );

/** Reads all texts of the firm's own pages, with the home at `/`, given by its name. */
export const ownTexts = (projectRoot: string, home: string): Text[] =>
  textsAt(projectRoot, [...ownFolders, `src/homes/${home}`, `src/sample-pages/home-${home}.astro`]);

/** Reads all texts of the firm's own pages and of every home: any of them may be put at `/`. */
export const textsWithHomes = (projectRoot: string): Text[] =>
  textsAt(projectRoot, [
    ...ownFolders,
    'src/homes',
    ...globSync('src/sample-pages/home-*.astro', { cwd: projectRoot }),
  ]);
