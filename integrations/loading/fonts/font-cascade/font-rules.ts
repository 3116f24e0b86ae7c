import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import { type FontSelector, fontSelector } from './font-selector.ts';

/** Declaration that affects the font of text, with its place in the cascade. */
export interface FontRule {
  selector: FontSelector;
  name: string;
  value: string;
  /** True if it applies only in some viewports or states. */
  maybe: boolean;
  /** Compared from left to right: importance, layer, specificity, order. */
  rank: readonly number[];
}

/** Ranks below the site's layers: user agent styles, and SVG presentation attributes. */
export const browserLayer = -2;
export const attributeLayer = -1;
/** Ranks above all layers: unlayered rules, then `style` attributes. */
const unlayered = 1e6;
export const styleLayer = 2e6;

const relevant =
  /^(?:font|font-weight|font-family|font-variant-numeric|text-transform|content|list-style(?:-type)?|--.+)$/;
const skipped = /^(?:font-face|keyframes|property|starting-style)$/;
const neverDrawn = /^(?:print\b|\(scripting:\s*none\))/;

const selectors = new Map<string, FontSelector | undefined>();

function selectorOf(text: string): FontSelector | undefined {
  if (!selectors.has(text)) selectors.set(text, fontSelector(text));
  return selectors.get(text);
}

/** Returns importance and layer as a rank; `!important` reverses the order of layers. */
export const rankOf = (important: boolean | undefined, layer: number) =>
  important ? [1, -layer] : [0, layer];

/** Parses the font declarations of a stylesheet; `base` is the rank of unlayered rules. */
export function fontRules(css: string, base = unlayered): FontRule[] {
  const layers: string[] = [];
  const layerOf = (name: string) => {
    if (!layers.includes(name)) layers.push(name);
    return layers.indexOf(name);
  };
  const found: FontRule[] = [];
  const root = postcss.parse(css);
  root.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',')) layerOf(name.trim());
  });
  root.walkDecls((declaration: Declaration) => {
    const { prop, value, important, parent } = declaration;
    if (!relevant.test(prop) || parent?.type !== 'rule') return;
    const around = atRulesAround(parent as Rule);
    if (around.some(isOut)) return;
    const layer = around.find(({ name }) => name === 'layer');
    const place = rankOf(important, layer ? layerOf(layer.params) : base);
    const conditional = around.some(({ name }) => name !== 'layer');
    for (const text of (parent as Rule).selectors) {
      const selector = selectorOf(text);
      if (!selector) continue;
      const rank = [...place, ...selector.specificity, found.length];
      const maybe = conditional || selector.maybe;
      found.push({ selector, name: prop, value, maybe, rank });
    }
  });
  return found;
}

const isOut = ({ name, params }: AtRule) =>
  skipped.test(name) || /keyframes$/.test(name) || (name === 'media' && neverDrawn.test(params));

function atRulesAround(rule: Rule): AtRule[] {
  const around: AtRule[] = [];
  let parent = rule.parent as AtRule | undefined;
  while (parent) {
    if (parent.type === 'atrule') around.push(parent);
    parent = parent.parent as AtRule | undefined;
  }
  return around;
}

const named = (value: string) => [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name);

/** Removes custom properties that no font declaration reads, directly or indirectly. */
export function withoutUnusedProperties(rules: readonly FontRule[]): FontRule[] {
  const used = new Set<string | undefined>();
  let before = -1;
  while (before !== used.size) {
    before = used.size;
    for (const { name, value } of rules) {
      if (name.startsWith('--') && !used.has(name)) continue;
      for (const each of named(value)) used.add(each);
    }
  }
  return rules.filter(({ name }) => !name.startsWith('--') || used.has(name));
}
