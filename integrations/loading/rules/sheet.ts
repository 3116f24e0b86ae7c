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
  /** Whether it can wait for the late sheet. */
  isLate?: boolean;
  text: string;
}

export type Part = (
  | { type: 'rule'; selectors: PageSelector[]; body: Piece[] }
  | { type: 'block'; head: string; properties: string[]; parts: Part[] }
  | ({ type: 'keyframes' | 'property'; name: string; text: string } & Mentions)
  | { type: 'statement'; text: string }
) & {
  /** Whether it can wait for the late sheet. */
  isLate?: boolean;
};

const grouping = /^(?:layer|media|supports|container|scope|starting-style)$/;

/**
 * What the late sheet brings: whole faces, what is printed, what holds without script, and
 * transitions, since only what somebody does starts one, and the late sheet is there by then or says
 * it anew.
 */
function isLate(node: ChildNode): boolean {
  if (node.type === 'decl') return /^transition/.test(node.prop);
  if (node.type !== 'atrule') return false;
  const { name, params } = node;
  return (
    name === 'font-face' || (name === 'media' && /^print$|^\(scripting:\s*none\)/.test(params))
  );
}

const isNothing = (node: ChildNode) =>
  node.type === 'comment' || (node.type === 'atrule' && node.name === 'charset');

const selectors = new Map<string, PageSelector>();

function selectorOf(text: string): PageSelector {
  const known = selectors.get(text) ?? pageSelector(text);
  selectors.set(text, known);
  return known;
}

/** Reads a built style sheet once; `usedParts` and `lateParts` then pick from it for each page. */
export function readSheet(css: string): Part[] {
  return partsOf(postcss.parse(css));
}

/** The sheet without what only the late sheet brings. */
export function earlyParts(parts: Part[]): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.isLate) return [];
    if (part.type === 'block') return [{ ...part, parts: earlyParts(part.parts) }];
    if (part.type !== 'rule') return [part];
    return [{ ...part, body: part.body.filter((piece) => !piece.isLate) }];
  });
}

const partsOf = (container: Container) => (container.nodes ?? []).flatMap(partOf);

function partOf(node: ChildNode): Part[] {
  if (isNothing(node)) return [];
  if (node.type === 'atrule')
    return [isLate(node) ? { ...atRule(node), isLate: true } : atRule(node)];
  if (node.type !== 'rule') return [];
  const body = node.nodes.filter((piece) => !isNothing(piece)).map(pieceOf);
  return [{ type: 'rule', selectors: node.selectors.map(selectorOf), body }];
}

function atRule(node: AtRule): Part {
  const { name, params } = node;
  const head = `@${name} ${params}`;
  if (node.nodes && grouping.test(name)) {
    return { type: 'block', head, properties: dashed(params), parts: partsOf(node) };
  }
  const text = `${node}`;
  if (name === 'property') return { type: 'property', name: params, text, ...mentions(text) };
  if (/keyframes$/.test(name)) {
    return { type: 'keyframes', name: params, text, properties: dashed(text), words: [] };
  }
  return { type: 'statement', text: node.nodes ? text : `${text};` };
}

function pieceOf(node: ChildNode): Piece {
  const text = `${node}`;
  if (node.type !== 'decl') return { text, ...mentions(text) };
  const group = propertyGroup(node.prop);
  // What is important is weighed against what is important alone.
  const weighed = group && node.important ? `!${group}` : group;
  return { text, group: weighed, isLate: isLate(node), ...ofDeclaration(node) };
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
