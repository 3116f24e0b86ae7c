import postcss, { type AtRule, type ChildNode, type Container, type Declaration } from 'postcss';
import { type PageSelector, pageSelector } from './page-selector.ts';
import { propertyGroup } from './property-group.ts';

/** Something that mentions custom properties (`--name`) and words that may name an animation. */
interface Mentions {
  properties: string[];
  words: string[];
}

/** A declaration or, in a nested rule, any other piece of a rule's body. */
export interface Piece extends Mentions {
  /** The custom property that it sets. */
  sets?: string;
  /** Whether it sets it to `initial`: only of use where something else sets it, too. */
  resets?: boolean;
  /** What it is about, so that only another one of the same can take its place (see propertyGroup). */
  group?: string | undefined;
  text: string;
}

export type Part =
  | { type: 'rule'; selectors: PageSelector[]; body: Piece[] }
  | { type: 'block'; head: string; properties: string[]; parts: Part[] }
  | ({ type: 'keyframes' | 'property'; name: string; text: string } & Mentions)
  | { type: 'statement'; text: string };

const grouping = /^(?:layer|media|supports|container|scope|starting-style)$/;

/** Whole faces come with the late sheet; what is printed is printed with it. */
const dropped = /^(?:font-face|charset)$/;

/** Only what somebody does starts one, and the late sheet is there by then or says it anew. */
const isTransition = (node: ChildNode) => node.type === 'decl' && /^transition/.test(node.prop);

const selectors = new Map<string, PageSelector>();

function selectorOf(text: string): PageSelector {
  const known = selectors.get(text) ?? pageSelector(text);
  selectors.set(text, known);
  return known;
}

/** Reads a built style sheet once; `usedParts` then picks from it for each page. */
export function readSheet(css: string): Part[] {
  return partsOf(postcss.parse(css));
}

const partsOf = (container: Container) => (container.nodes ?? []).flatMap(partOf);

function partOf(node: ChildNode): Part[] {
  if (node.type === 'atrule') return atRule(node);
  if (node.type !== 'rule') return [];
  const body = node.nodes
    .filter((piece) => piece.type !== 'comment' && !isTransition(piece))
    .map(pieceOf);
  return [{ type: 'rule', selectors: node.selectors.map(selectorOf), body }];
}

function atRule(node: AtRule): Part[] {
  const { name, params } = node;
  const isPrint = name === 'media' && /^print$|^\(scripting:\s*none\)/.test(params);
  if (dropped.test(name) || isPrint) return [];
  const head = `@${name} ${params}`;
  if (node.nodes && grouping.test(name)) {
    return [{ type: 'block', head, properties: dashed(params), parts: partsOf(node) }];
  }
  const text = `${node}`;
  if (name === 'property') return [{ type: 'property', name: params, text, ...mentions(text) }];
  if (/keyframes$/.test(name)) {
    return [{ type: 'keyframes', name: params, text, properties: dashed(text), words: [] }];
  }
  return [{ type: 'statement', text: node.nodes ? text : `${text};` }];
}

function pieceOf(node: ChildNode): Piece {
  const text = `${node}`;
  if (node.type !== 'decl') return { text, ...mentions(text) };
  const group = propertyGroup(node.prop);
  // What is important is weighed against what is important alone.
  const weighed = group && node.important ? `!${group}` : group;
  return { text, group: weighed, ...ofDeclaration(node) };
}

function ofDeclaration({ prop, value, variable }: Declaration): Omit<Piece, 'text' | 'group'> {
  const properties = dashed(value);
  if (variable && prop.startsWith('--'))
    return {
      sets: prop,
      resets: value.trim() === 'initial',
      properties,
      words: words(value),
    };
  return { properties, words: /animation(?:-name)?$/.test(prop) ? words(value) : [] };
}

const dashed = (text: string) => text.match(/--[\w-]+/g) ?? [];
const words = (text: string) => text.match(/[\w-]+/g) ?? [];
const mentions = (text: string): Mentions => ({ properties: dashed(text), words: words(text) });
