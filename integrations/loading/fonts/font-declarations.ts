import type { AtRule, Container, Declaration, Rule } from 'postcss';
import { type PageSelector, selectorOf } from '../rules/selector.ts';
import { isKeyframe, readSheet } from '../rules/sheet.ts';

/** Declaration that affects the font of text, or generates text. */
export interface FontDeclaration {
  selector: PageSelector;
  value: string;
  /** True if it applies only in some viewports or states. */
  isConditional: boolean;
  /** Rank in the cascade: importance, layer and specificity. */
  rank: number;
}

/** Declarations by property, strongest first. */
export type FontDeclarations = ReadonlyMap<string, readonly FontDeclaration[]>;

const propertyPattern =
  /^(?:font|font-weight|font-family|font-variant-numeric|text-transform|content|list-style(?:-type)?|--.+)$/;

/** Rank of rules outside of layers, above all layers. */
const unlayeredRank = 1000;

/** Parses the font declarations of a stylesheet. */
export function fontDeclarations(css: string): FontDeclarations {
  const sheet = readSheet(css);
  const layers = new Set<string>();
  sheet.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',')) layers.add(name.trim());
  });
  const layerNames = [...layers];
  const byProperty = new Map<string, FontDeclaration[]>();
  sheet.walkDecls(propertyPattern, (declaration) => {
    const { parent: rule } = declaration;
    if (rule?.type !== 'rule' || isKeyframe(rule as Rule)) return;
    const ancestors = ancestorAtRules(rule);
    const layer = ancestors.find(({ name }) => name === 'layer');
    const layerRank = layer ? layerNames.indexOf(layer.params) : unlayeredRank;
    const isInCondition = ancestors.some(({ name }) => name !== 'layer');
    for (const selector of (rule as Rule).selectors.map(selectorOf)) {
      for (const [property, value] of longhandsOf(declaration)) {
        const declarations = byProperty.get(property) ?? [];
        byProperty.set(property, declarations);
        // Later declarations are stronger, unless another rank decides.
        declarations.unshift({
          selector,
          value,
          isConditional: isInCondition || selector.isConditional,
          rank: rankOf(declaration, layerRank) + selector.specificity,
        });
      }
    }
  });
  for (const declarations of byProperty.values()) declarations.sort((a, b) => b.rank - a.rank);
  return byProperty;
}

/** Returns the rank of a declaration in its layer; `!important` reverses the order of layers. */
const rankOf = ({ important }: Declaration, layerRank: number) =>
  (important ? 3 * unlayeredRank - layerRank : layerRank) * 1e9;

function ancestorAtRules(node: Container): AtRule[] {
  const parent = node.parent as Container | undefined;
  if (!parent) return [];
  return [...(parent.type === 'atrule' ? [parent as AtRule] : []), ...ancestorAtRules(parent)];
}

/** Matches the `font` shorthand; its size is a number with a unit or a function. */
const shorthandPattern =
  /^(?:italic\s+)?(\d{3}|bold)?\s*(?:[\d.]+[a-z%]+|\w+\((?:[^()]|\([^()]*\))*\))\s*(?:\/\s*(?:[\w.]+|var\([^()]*\)))?\s*(.+)$/;

/** Returns a declaration, or those of weight and family in its stead if it is a `font` shorthand. */
function longhandsOf({ prop, value }: Declaration): [property: string, value: string][] {
  if (prop !== 'font') return [[prop, value]];
  const isKeyword = /^[a-z-]+$/.test(value);
  const [, weight = 'normal', family] = isKeyword
    ? ['', value, value]
    : (shorthandPattern.exec(value) ?? []);
  if (!family)
    throw new Error(`\`font: ${value}\` cannot be read: use \`font-weight\` and \`font-family\`.`);
  return [
    ['font-weight', weight],
    ['font-family', family],
  ];
}
