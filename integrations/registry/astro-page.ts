import { posix } from 'node:path';
import {
  type JSXElement,
  type JSXOpeningElement,
  type Program,
  parseSync,
  Visitor,
} from 'oxc-parser';
import { rooms } from './rooms.ts';
import type { Sources } from './sources.ts';

/** A page of ours: what its frontmatter does, and the elements that it is composed of. */
export interface AstroPage {
  file: string;
  /** Its address. */
  path: string;
  frontmatter: string;
  /** Template between two fragment tags, so that it is one expression of TSX. */
  template: string;
  program: Program;
  /** Files that it imports. */
  imports: string[];
}

const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** The address of a page, by its place. */
export const pathOf = (file: string) =>
  file
    .slice(rooms.pages.length)
    .replace(/\.astro$/, '')
    .replace(/\/index$/, '') || '/';

/** Reads a page. Its template has to be TSX as well, which Astro's own grammar nearly is. */
export function readAstroPage(sources: Sources, file: string): AstroPage {
  const { text, imports } = sources.read(file);
  const [, frontmatter = '', body = text] = parts.exec(text) ?? [];
  const template = `<>${body.trim()}</>;`;
  const { program, errors } = parseSync('template.tsx', template);
  const [error] = errors;
  if (error) {
    throw new Error(
      `${file}: the template is read as TSX, and this is none: ${error.codeframe ?? error.message}`,
    );
  }
  return { file, path: pathOf(file), frontmatter, template, program, imports: imports.local };
}

/** All pages, in the order of their files. */
export const astroPages = (sources: Sources): AstroPage[] =>
  sources.list(rooms.pages, /\.astro$/).map((file) => readAstroPage(sources, file));

export const tagName = ({ name }: JSXOpeningElement) =>
  name.type === 'JSXIdentifier' ? name.name : '';

/** The text of an attribute that is written out, `item="button"`. */
export function textOf(element: JSXElement, attribute: string): string | undefined {
  for (const each of element.openingElement.attributes) {
    if (each.type !== 'JSXAttribute' || each.name.type !== 'JSXIdentifier') continue;
    if (each.name.name === attribute && each.value?.type === 'Literal') return each.value.value;
  }
  return undefined;
}

/** Every element of a template, wherever it stands. */
export function elementsOf({ program }: Pick<AstroPage, 'program'>): JSXElement[] {
  const found: JSXElement[] = [];
  new Visitor({ JSXElement: (element) => found.push(element) }).visit(program);
  return found;
}

/** `src/showcase/elements/counters/figures.tsx` goes by `counters/figures`. */
export const specimenName = (file: string) =>
  `${posix.basename(posix.dirname(file))}/${posix.basename(file, '.tsx')}`;
