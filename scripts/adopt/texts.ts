import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** Text of a source file that visitors read, or a comment that marks a gap. */
export interface Text {
  /** Path from the project's root. */
  file: string;
  /** Line, from 1. */
  line: number;
  text: string;
}

/** Files and folders with the texts of our firm; samples have their own. */
const ownFolders = [
  ...['src/company', 'src/homes/business', 'src/content', 'people', 'site.config.ts'],
  ...['src/words/blog.ts', 'src/words/blog-lists.ts', 'src/words/not-found.ts'],
  'src/blocks/services/copy.ts',
];

/** Matches files without text for visitors. */
const skipPattern =
  /\.(?:test|spec|plain|generated|inline)\.\w+$|\/schema\/|-behavior\.ts$|\/tables\.ts$|showcase[^/]*\.ts$|\/idea\.md$|\/plain-[\w-]+\.(?:md|txt)$/;

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

function* textsOfCode(file: string, source: string): Generator<Text> {
  const [, frontmatter = ''] = /^---\n([\s\S]*?)\n---/.exec(source) ?? [];
  const code = file.endsWith('.astro') ? frontmatter : source;
  const codeOffset = file.endsWith('.astro') ? source.indexOf(frontmatter) : 0;
  const { program, comments } = parseSync(file.endsWith('x') ? 'view.tsx' : 'data.ts', code);
  const texts: { text: string; offset: number }[] = [];
  const errors: { start: number; end: number }[] = [];
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') texts.push({ text: value, offset: start });
    },
    TemplateLiteral: ({ quasis, start }) => {
      const text = quasis.map(({ value }) => value.cooked ?? '').join('…');
      texts.push({ text, offset: start });
    },
    JSXText: ({ value, start }) => {
      texts.push({ text: value.trim(), offset: start });
    },
    ThrowStatement: ({ start, end }) => {
      errors.push({ start, end });
    },
  }).visit(program);
  for (const { value, start } of comments)
    if (value.includes('[gap:')) texts.push({ text: value.trim(), offset: start });
  // Visitors do not read the errors that code throws.
  const isError = ({ offset }: { offset: number }) =>
    errors.some(({ start, end }) => start <= offset && offset < end);
  const readTexts = texts.filter((text) => !isError(text));
  for (const { text, offset } of readTexts.sort((one, other) => one.offset - other.offset))
    yield { file, line: lineAt(source, codeOffset + offset), text };
}

function* textsOfMarkdown(file: string, source: string): Generator<Text> {
  for (const [index, line] of source.split('\n').entries()) {
    const text = line.trim();
    if (text !== '' && text !== '---') yield { file, line: index + 1, text };
  }
}

const textsOf = (file: string, source: string): Text[] => [
  ...(file.endsWith('.md') ? textsOfMarkdown : textsOfCode)(file, source),
];

/** Lists the files below a folder, or a file and its plain copy, as paths from the root. */
function filesAt(root: string, path: string): string[] {
  if (/\.\w+$/.test(path))
    return [path, path.replace(/\.ts$/, '.plain.ts')].filter((file) =>
      existsSync(join(root, file)),
    );
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .map((name) => `${path}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:tsx?|md)$/.test(file))
    .sort();
}

/** Lists the plain copies, as paths from the root. */
export const plainFiles = (root: string): string[] =>
  ownFolders.flatMap((folder) => filesAt(root, folder)).filter((file) => /\.plain\.ts$/.test(file));

/** Reads all texts of files. */
export const textsIn = (root: string, files: readonly string[]): Text[] =>
  files.flatMap((file) => textsOf(file, readFileSync(join(root, file), 'utf8')));

/** Reads all texts of the firm's own pages. */
export const ownTexts = (root: string): Text[] =>
  textsIn(
    root,
    ownFolders.flatMap((folder) => filesAt(root, folder)).filter((file) => !skipPattern.test(file)),
  );
