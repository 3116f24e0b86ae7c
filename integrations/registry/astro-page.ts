import { posix } from 'node:path';
import {
  type JSXElement,
  type JSXOpeningElement,
  type Program,
  parseSync,
  Visitor,
} from 'oxc-parser';
import { routeOf } from '../../src/page-meta/page-routes.ts';
import { leftOutFiles } from '../../src/page-meta/pages.ts';
import { sourceFolders } from './source-folders.ts';
import type { Sources } from './sources.ts';

/** Parsed Astro page. */
export interface AstroPage {
  file: string;
  /** URL path. */
  path: string;
  frontmatter: string;
  /** Template wrapped in a fragment, so that it is one TSX expression. */
  template: string;
  program: Program;
  /** Local files that the page imports. */
  imports: string[];
}

/** Matches an Astro file: frontmatter, then template. */
const astroFilePattern = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Parses a page. Its template has to be valid TSX, which Astro's syntax nearly is. */
export function readAstroPage(sources: Sources, file: string): AstroPage {
  const { text, imports } = sources.read(file);
  const [, frontmatter = '', body = text] = astroFilePattern.exec(text) ?? [];
  const template = `<>${body.trim()}</>;`;
  const { program, errors } = parseSync('template.tsx', template);
  const [error] = errors;
  if (error) {
    throw new Error(
      `${file}: the template has to be valid TSX: ${error.codeframe ?? error.message}`,
    );
  }
  return { file, path: routeOf(file), frontmatter, template, program, imports: imports.local };
}

/** Parses all pages of the site, sorted by file, without the samples that the site leaves out. */
export const astroPages = (sources: Sources): AstroPage[] =>
  sourceFolders.pages
    .flatMap((folder) => sources.list(folder, /\.astro$/))
    .filter((file) => !leftOutFiles.has(file))
    .map((file) => readAstroPage(sources, file));

export const tagName = ({ name }: JSXOpeningElement) =>
  name.type === 'JSXIdentifier' ? name.name : '';

/** Returns the value of an attribute that is a string, `item="button"`; undefined for others. */
export function attributeText(element: JSXElement, name: string): string | undefined {
  for (const attribute of element.openingElement.attributes) {
    if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
    if (attribute.name.name === name && attribute.value?.type === 'Literal')
      return attribute.value.value;
  }
  return undefined;
}

/** Returns all elements of a template, at any depth. */
export function elementsOf({ program }: Pick<AstroPage, 'program'>): JSXElement[] {
  const elements: JSXElement[] = [];
  new Visitor({ JSXElement: (element) => elements.push(element) }).visit(program);
  return elements;
}

/**
 * Returns the name of a specimen: `counters/figures` for
 * `src/showcase/elements/counters/figures.tsx`.
 */
export const specimenName = (file: string) =>
  `${posix.basename(posix.dirname(file))}/${posix.basename(file, '.tsx')}`;
