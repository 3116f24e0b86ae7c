import { parseSync } from 'oxc-parser';
import { type SourceLiteral, sourceLiterals } from './source-literals.ts';

/** String literal of a source file with its line number. */
export type FileLiteral = Omit<SourceLiteral, 'offset'> & { line: number };

const frontmatterPattern = /^---\n([\s\S]*?)\n---/;
const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

/** Matches `[text](/page/career)`, `![alt](/media/desk.jpg)`, `href="/page/career"`. */
const linkPattern = /\]\((\/[^\s)]*)|\b(?:href|src|link)="(\/[^"]*)"/g;
/**
 * Matches `media={{ large: 'desk', small: 'lamp' }}`, `pictures={['desk'].map(pictureNamed)}`,
 * `img="desk"`.
 */
const pictureAttributePattern = /\b(?:img|media|pictures?)=(?:\{\{?([^{}]*)\}|("[\w-]+"))/g;
/** Matches `![alt](our-harbor)` in Markdown: a picture by its name. */
const markdownPicturePattern = /!\[[^\]]*\]\(([\w-]+)\)/g;
const quotedNamePattern = /(['"])([\w-]+)\1/g;

/** Yields links and picture names of markup: Markdown, or the template of an Astro page. */
function* markupLiterals(text: string) {
  for (const match of text.matchAll(linkPattern))
    yield { text: match[1] ?? match[2] ?? '', field: 'link', offset: match.index };
  for (const { 1: name = '', index } of text.matchAll(markdownPicturePattern))
    yield { text: name, field: 'picture', offset: index };
  for (const match of text.matchAll(pictureAttributePattern))
    for (const [, , name = ''] of (match[1] ?? match[2] ?? '').matchAll(quotedNamePattern))
      yield { text: name, field: 'picture', offset: match.index };
}

function* literalsOf(file: string, source: string): Generator<SourceLiteral> {
  const isMarkup = /\.(astro|md)$/.test(file);
  const [block = '', frontmatter = ''] = (isMarkup && frontmatterPattern.exec(source)) || [];
  const code = isMarkup ? frontmatter : source;
  const codeOffset = isMarkup ? block.indexOf(frontmatter) : 0;
  if (!file.endsWith('.md')) {
    const { program } = parseSync(file.endsWith('.tsx') ? 'part.tsx' : 'data.ts', code);
    for (const literal of sourceLiterals(program))
      yield { ...literal, offset: codeOffset + literal.offset };
  }
  if (!isMarkup) return;
  for (const { offset, ...literal } of markupLiterals(source.slice(block.length)))
    yield { ...literal, offset: block.length + offset, record: '', hasSizes: false };
}

/** Returns all string literals of a source file (`.ts`, `.tsx`, `.astro`, `.md`). */
export const fileLiterals = (file: string, source: string): FileLiteral[] =>
  [...literalsOf(file, source)].map(({ offset, ...literal }) => ({
    ...literal,
    line: lineAt(source, offset),
  }));
