import postcss, { type AtRule, type ChildNode, type Container, type Declaration } from 'postcss';
import { type PageSelector, pageSelector } from './page-selector.ts';

/** Custom properties (`--name`) and possible animation names in a piece of CSS. */
interface Mentions {
  properties: string[];
  words: string[];
}

/** Declaration, or any other node in a rule's body. */
export interface Piece extends Mentions {
  /** Custom property that it sets. */
  sets?: string;
  /** True if it sets it to `initial`, which matters only where another declaration sets it, too. */
  resets?: boolean;
  /** True if the first paint does not need it. */
  isDeferred?: boolean;
  text: string;
}

export type Part = (
  | { type: 'rule'; selectors: PageSelector[]; body: Piece[] }
  | { type: 'block'; head: string; properties: string[]; parts: Part[] }
  | ({ type: 'keyframes' | 'property'; name: string; text: string } & Mentions)
  | { type: 'statement'; text: string }
) & {
  /** True if the first paint does not need it. */
  isDeferred?: boolean;
};

const grouping = /^(?:layer|media|supports|container|scope|starting-style)$/;

/**
 * Returns true for nodes that the first paint does not need: complete fonts, print styles, styles
 * without script, and transitions, because only an interaction starts one, and the complete
 * stylesheet has loaded by then or states it again.
 */
function isDeferred(node: ChildNode): boolean {
  if (node.type === 'decl') return /^transition/.test(node.prop);
  if (node.type !== 'atrule') return false;
  const { name, params } = node;
  return (
    name === 'font-face' || (name === 'media' && /^print$|^\(scripting:\s*none\)/.test(params))
  );
}

const isIgnored = (node: ChildNode) =>
  node.type === 'comment' || (node.type === 'atrule' && node.name === 'charset');

const selectors = new Map<string, PageSelector>();

function selectorOf(text: string): PageSelector {
  const known = selectors.get(text) ?? pageSelector(text);
  selectors.set(text, known);
  return known;
}

/** Parses a built stylesheet once; `usedParts` then selects from it for each page. */
export function readSheet(css: string): Part[] {
  return partsOf(postcss.parse(css));
}

/** Removes what the first paint does not need. */
export function withoutDeferred(parts: Part[]): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.isDeferred) return [];
    if (part.type === 'block') return [{ ...part, parts: withoutDeferred(part.parts) }];
    if (part.type !== 'rule') return [part];
    return [{ ...part, body: part.body.filter((piece) => !piece.isDeferred) }];
  });
}

const partsOf = (container: Container) => (container.nodes ?? []).flatMap(partOf);

function partOf(node: ChildNode): Part[] {
  if (isIgnored(node)) return [];
  if (node.type === 'atrule')
    return [isDeferred(node) ? { ...atRule(node), isDeferred: true } : atRule(node)];
  if (node.type !== 'rule') return [];
  const body = node.nodes.filter((piece) => !isIgnored(piece)).map(pieceOf);
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
  return { text, isDeferred: isDeferred(node), ...ofDeclaration(node) };
}

function ofDeclaration({ prop, value, variable }: Declaration): Omit<Piece, 'text'> {
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
