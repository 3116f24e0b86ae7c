import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import { type FontSelector, fontSelector } from './font-selector.ts';

/** Declaration that affects the font of text, with its rank in the cascade. */
export interface FontRule {
  selector: FontSelector;
  /** Property, such as `font-weight`. */
  name: string;
  value: string;
  /** True if the declaration applies only in some viewports or states. */
  isConditional: boolean;
  /** Compared from left to right: importance, layer, specificity, order. */
  rank: readonly number[];
}

/** Layer rank of user agent styles, below the site's layers. */
export const browserLayer = -2;
/** Layer rank of SVG presentation attributes, below the site's layers. */
export const attributeLayer = -1;
/** Layer rank of rules outside of layers, above all layers. */
const unlayeredRank = 1e6;
/** Layer rank of `style` attributes, above all rules. */
export const styleLayer = 2e6;

const propertyPattern =
  /^(?:font|font-weight|font-family|font-variant-numeric|text-transform|content|list-style(?:-type)?|--.+)$/;
const ignoredAtRulePattern = /^(?:font-face|keyframes|property|starting-style)$/;
const neverRenderedPattern = /^(?:print\b|\(scripting:\s*none\))/;

const selectorCache = new Map<string, FontSelector | undefined>();

function selectorOf(text: string): FontSelector | undefined {
  if (!selectorCache.has(text)) selectorCache.set(text, fontSelector(text));
  return selectorCache.get(text);
}

/** Returns importance and layer as a rank; `!important` reverses the order of layers. */
export const rankOf = (important: boolean | undefined, layer: number) =>
  important ? [1, -layer] : [0, layer];

/** Parses the font declarations of a stylesheet; `baseRank` is that of unlayered rules. */
export function fontRules(css: string, baseRank = unlayeredRank): FontRule[] {
  const layerNames: string[] = [];
  const layerIndex = (name: string) => {
    if (!layerNames.includes(name)) layerNames.push(name);
    return layerNames.indexOf(name);
  };
  const rules: FontRule[] = [];
  const sheet = postcss.parse(css);
  sheet.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',')) layerIndex(name.trim());
  });
  sheet.walkDecls((declaration: Declaration) => {
    const { prop, value, important, parent } = declaration;
    if (!propertyPattern.test(prop) || parent?.type !== 'rule') return;
    const ancestors = ancestorAtRules(parent as Rule);
    if (ancestors.some(isIgnored)) return;
    const layer = ancestors.find(({ name }) => name === 'layer');
    const layerRank = rankOf(important, layer ? layerIndex(layer.params) : baseRank);
    const hasCondition = ancestors.some(({ name }) => name !== 'layer');
    for (const text of (parent as Rule).selectors) {
      const selector = selectorOf(text);
      if (!selector) continue;
      const rank = [...layerRank, ...selector.specificity, rules.length];
      const isConditional = hasCondition || selector.isConditional;
      rules.push({ selector, name: prop, value, isConditional, rank });
    }
  });
  return rules;
}

const isIgnored = ({ name, params }: AtRule) =>
  ignoredAtRulePattern.test(name) ||
  /keyframes$/.test(name) ||
  (name === 'media' && neverRenderedPattern.test(params));

function ancestorAtRules(rule: Rule): AtRule[] {
  const ancestors: AtRule[] = [];
  let parent = rule.parent as AtRule | undefined;
  while (parent) {
    if (parent.type === 'atrule') ancestors.push(parent);
    parent = parent.parent as AtRule | undefined;
  }
  return ancestors;
}

const referencedProperties = (value: string) =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name);

/** Removes custom properties that no font declaration reads, directly or indirectly. */
export function withoutUnusedProperties(rules: readonly FontRule[]): FontRule[] {
  const used = new Set<string | undefined>();
  let previousSize = -1;
  while (previousSize !== used.size) {
    previousSize = used.size;
    for (const { name, value } of rules) {
      if (name.startsWith('--') && !used.has(name)) continue;
      for (const property of referencedProperties(value)) used.add(property);
    }
  }
  return rules.filter(({ name }) => !name.startsWith('--') || used.has(name));
}
