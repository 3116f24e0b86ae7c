import postcss, { type AtRule, type ChildNode, type Container, type Declaration } from 'postcss';
import { type PageSelector, pageSelector } from './page-selector.ts';

/** Names that a piece of CSS mentions. */
interface Mentions {
  /** Custom properties (`--name`). */
  properties: string[];
  /** Words that may be names of animations. */
  words: string[];
}

/** Declaration, or any other node in the body of a style rule. */
export interface CssDeclaration extends Mentions {
  /** Custom property that the declaration sets. */
  setProperty?: string;
  /** True for the value `initial`, which matters only if another declaration sets the property. */
  isReset?: boolean;
  /** True if the first paint does not need the declaration. */
  isDeferred?: boolean;
  text: string;
}

/**
 * Rule of a stylesheet in the sense of the CSS Object Model, where at-rules are rules as well. A
 * group is an at-rule that contains rules, such as `@media` or `@layer`; a statement is any other
 * at-rule.
 */
export type CssRule = (
  | { type: 'style'; selectors: PageSelector[]; declarations: CssDeclaration[] }
  | { type: 'group'; head: string; properties: string[]; rules: CssRule[] }
  | ({ type: 'keyframes' | 'property'; name: string; text: string } & Mentions)
  | { type: 'statement'; text: string }
) & {
  /** True if the first paint does not need the rule. */
  isDeferred?: boolean;
};

const groupNamePattern = /^(?:layer|media|supports|container|scope|starting-style)$/;

/**
 * Returns true for nodes that the first paint does not need: complete fonts, print styles, styles
 * for pages without script, and transitions. Only an interaction starts a transition, and the
 * complete stylesheet has loaded by then or declares the transition again.
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

const selectorCache = new Map<string, PageSelector>();

function selectorOf(text: string): PageSelector {
  const selector = selectorCache.get(text) ?? pageSelector(text);
  selectorCache.set(text, selector);
  return selector;
}

/** Parses a built stylesheet once; `usedRules` then selects from it for each page. */
export function readSheet(css: string): CssRule[] {
  return convertChildren(postcss.parse(css));
}

/** Removes rules and declarations that the first paint does not need. */
export function removeDeferred(rules: CssRule[]): CssRule[] {
  return rules.flatMap((rule): CssRule[] => {
    if (rule.isDeferred) return [];
    if (rule.type === 'group') return [{ ...rule, rules: removeDeferred(rule.rules) }];
    if (rule.type !== 'style') return [rule];
    const declarations = rule.declarations.filter((declaration) => !declaration.isDeferred);
    return [{ ...rule, declarations }];
  });
}

const convertChildren = (container: Container) => (container.nodes ?? []).flatMap(convertNode);

function convertNode(node: ChildNode): CssRule[] {
  if (isIgnored(node)) return [];
  if (node.type === 'atrule') {
    const rule = convertAtRule(node);
    return [isDeferred(node) ? { ...rule, isDeferred: true } : rule];
  }
  if (node.type !== 'rule') return [];
  const declarations = node.nodes.filter((child) => !isIgnored(child)).map(convertDeclaration);
  return [{ type: 'style', selectors: node.selectors.map(selectorOf), declarations }];
}

function convertAtRule(node: AtRule): CssRule {
  const { name, params } = node;
  const head = `@${name} ${params}`;
  if (node.nodes && groupNamePattern.test(name)) {
    const rules = convertChildren(node);
    return { type: 'group', head, properties: customPropertiesIn(params), rules };
  }
  const text = `${node}`;
  if (name === 'property') return { type: 'property', name: params, text, ...mentionsIn(text) };
  if (/keyframes$/.test(name)) {
    const properties = customPropertiesIn(text);
    return { type: 'keyframes', name: params, text, properties, words: [] };
  }
  return { type: 'statement', text: node.nodes ? text : `${text};` };
}

function convertDeclaration(node: ChildNode): CssDeclaration {
  const text = `${node}`;
  if (node.type !== 'decl') return { text, ...mentionsIn(text) };
  return { text, isDeferred: isDeferred(node), ...namesInDeclaration(node) };
}

/** Returns the custom property that a declaration sets, and the names that its value mentions. */
function namesInDeclaration({ prop, value, variable }: Declaration): Omit<CssDeclaration, 'text'> {
  const properties = customPropertiesIn(value);
  if (variable && prop.startsWith('--'))
    return {
      setProperty: prop,
      isReset: value.trim() === 'initial',
      properties,
      words: wordsIn(value),
    };
  return { properties, words: /animation(?:-name)?$/.test(prop) ? wordsIn(value) : [] };
}

const customPropertiesIn = (text: string) => text.match(/--[\w-]+/g) ?? [];
const wordsIn = (text: string) => text.match(/[\w-]+/g) ?? [];
const mentionsIn = (text: string): Mentions => {
  return { properties: customPropertiesIn(text), words: wordsIn(text) };
};
