import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import { type FontSelector, fontSelector } from './font-selector.ts';

/** Declaration that affects the font of text, with its selector and its rank in the cascade. */
export interface RankedDeclaration {
  selector: FontSelector;
  /** `font-weight`, for example. */
  property: string;
  value: string;
  /** True if the declaration applies only in some viewports or states. */
  dependsOnViewportOrState: boolean;
  /** Importance, layer, specificity and order, compared from left to right. */
  rank: readonly number[];
}

/** Layer rank of user agent styles, below the site's layers. */
export const browserRank = -2;
/** Layer rank of SVG presentation attributes, below the site's layers. */
export const presentationAttributeRank = -1;
/** Layer rank of rules outside of layers, above the site's layers. */
const unlayeredRank = 1e6;
/** Layer rank of `style` attributes, above all rules. */
export const styleAttributeRank = 2e6;

const propertyPattern =
  /^(?:font|font-weight|font-family|font-variant-numeric|text-transform|content|list-style(?:-type)?|--.+)$/;
const ignoredAtRulePattern = /^(?:font-face|keyframes|property|starting-style)$/;
const neverRenderedPattern = /^(?:print\b|\(scripting:\s*none\))/;

const selectorCache = new Map<string, FontSelector | undefined>();

function selectorOf(text: string): FontSelector | undefined {
  if (!selectorCache.has(text)) selectorCache.set(text, fontSelector(text));
  return selectorCache.get(text);
}

/**
 * Returns the first two numbers of a declaration's rank: importance, then layer. `!important`
 * reverses the order of layers.
 */
export const cascadeRank = ({
  layerRank,
  isImportant,
}: {
  layerRank: number;
  isImportant: boolean | undefined;
}): readonly number[] => (isImportant ? [1, -layerRank] : [0, layerRank]);

/**
 * Parses the font declarations of a stylesheet.
 * @param unlayered layer rank of its rules outside of layers
 */
export function rankedDeclarations(css: string, unlayered = unlayeredRank): RankedDeclaration[] {
  const layerNames: string[] = [];
  const layerIndex = (name: string) => {
    if (!layerNames.includes(name)) layerNames.push(name);
    return layerNames.indexOf(name);
  };
  const declarations: RankedDeclaration[] = [];
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
    const layerRank = layer ? layerIndex(layer.params) : unlayered;
    const rankInCascade = cascadeRank({ layerRank, isImportant: important });
    const dependsOnViewport = ancestors.some(({ name }) => name !== 'layer');
    for (const text of (parent as Rule).selectors) {
      const selector = selectorOf(text);
      if (!selector) continue;
      declarations.push({
        selector,
        property: prop,
        value,
        dependsOnViewportOrState: dependsOnViewport || selector.dependsOnState,
        rank: [...rankInCascade, ...selector.specificity, declarations.length],
      });
    }
  });
  return declarations;
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
export function removeUnusedProperties(
  declarations: readonly RankedDeclaration[],
): RankedDeclaration[] {
  const used = new Set<string | undefined>();
  let previousSize = -1;
  while (previousSize !== used.size) {
    previousSize = used.size;
    for (const { property, value } of declarations) {
      if (property.startsWith('--') && !used.has(property)) continue;
      for (const referencedProperty of referencedProperties(value)) used.add(referencedProperty);
    }
  }
  return declarations.filter(({ property }) => !property.startsWith('--') || used.has(property));
}
