import { parseSync } from 'oxc-parser';
import { type SourceLiteral, sourceLiterals } from './source-literals.ts';

/** String literal of a source file with its line number. */
export type FileLiteral = Omit<SourceLiteral, 'at'> & { line: number };

const head = /^---\n([\s\S]*?)\n---/;
const lineAt = (source: string, at: number) => source.slice(0, at).split('\n').length;

/** Matches `[text](/page/career)`, `![alt](/media/desk.jpg)`, `href="/page/career"`. */
const links = /\]\((\/[^\s)]*)|\b(?:href|src|link)="(\/[^"]*)"/g;
/**
 * Matches `media={{ large: 'desk', small: 'lamp' }}`, `pictures={['desk'].map(pictureNamed)}`,
 * `media="desk"`.
 */
const pictures = /\b(?:media|pictures?)=(?:\{\{?([^{}]*)\}|("[\w-]+"))/g;
/** Matches `![alt](our-harbor)` in Markdown: a picture by its name. */
const markdownPictures = /!\[[^\]]*\]\(([\w-]+)\)/g;
const quoted = /(['"])([\w-]+)\1/g;

/** Yields links and picture names of markup: Markdown, or the template of an Astro page. */
function* inMarkup(text: string) {
  for (const match of text.matchAll(links))
    yield { text: match[1] ?? match[2] ?? '', field: 'link', at: match.index };
  for (const { 1: name = '', index } of text.matchAll(markdownPictures))
    yield { text: name, field: 'picture', at: index };
  for (const match of text.matchAll(pictures))
    for (const [, , name = ''] of (match[1] ?? match[2] ?? '').matchAll(quoted))
      yield { text: name, field: 'picture', at: match.index };
}

function* literalsOf(file: string, source: string): Generator<SourceLiteral> {
  const isMarkup = /\.(astro|md)$/.test(file);
  const [whole = '', frontmatter = ''] = (isMarkup && head.exec(source)) || [];
  const code = isMarkup ? frontmatter : source;
  const from = isMarkup ? whole.indexOf(frontmatter) : 0;
  if (!file.endsWith('.md')) {
    const { program } = parseSync(file.endsWith('.tsx') ? 'part.tsx' : 'data.ts', code);
    for (const value of sourceLiterals(program)) yield { ...value, at: from + value.at };
  }
  if (!isMarkup) return;
  for (const { at, ...value } of inMarkup(source.slice(whole.length)))
    yield { ...value, at: whole.length + at, record: '', sized: false };
}

const known = new Map<string, { source: string; values: FileLiteral[] }>();

/**
 * Returns all string literals of a source file (`.ts`, `.tsx`, `.astro`, `.md`); unchanged files
 * are not parsed again.
 */
export function fileLiterals(file: string, source: string): readonly FileLiteral[] {
  const before = known.get(file);
  if (before?.source === source) return before.values;
  const values = [...literalsOf(file, source)].map(({ at, ...value }) => ({
    ...value,
    line: lineAt(source, at),
  }));
  known.set(file, { source, values });
  return values;
}
