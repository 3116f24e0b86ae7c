import type { Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import { browserRules, elementRules } from './element-rules.ts';
import { type FontRule, fontRules, withoutUnusedProperties } from './font-rules.ts';
import { fontLonghand } from './font-shorthand.ts';
import { compareRanks } from './specificity.ts';
import { substitute } from './variables.ts';

type Element = Tree['element'];

/** Element, or one of its pseudo-elements. */
interface StyledBox {
  element: Element;
  /** `before`, `placeholder`, …; empty for the element itself. */
  pseudo: string;
}

/** Matches keywords that take the parent's value. */
const inheritPattern = /^(?:inherit|unset|revert|revert-layer)$/;
const relativeWeightPattern = /^(?:bolder|lighter)$/;

/** Initial values by the CSS specifications. */
const initialValues: Record<string, readonly string[]> = {
  'font-weight': ['400'],
  'font-family': ['initial'],
  'font-variant-numeric': ['normal'],
  'text-transform': ['none'],
};

/** Converts a font weight to a number. */
export const weightNumber = (value: string): number =>
  value === 'bold' ? 700 : Number(value) || 400;

/** Returns a function that resolves `bolder` or `lighter` against a parent's weight. */
const relativeWeight = (keyword: string) => (parentWeight: string) => {
  const weight = weightNumber(parentWeight);
  if (keyword === 'bolder') return weight < 350 ? '400' : weight < 550 ? '700' : '900';
  return weight < 550 ? '100' : weight < 750 ? '400' : '700';
};

/**
 * Computes font properties of elements: for each property all values that are possible, since
 * viewports and states differ. Follows the cascade: layers, specificity, inheritance, custom
 * properties.
 */
export class FontValues {
  readonly #rules: readonly FontRule[];
  readonly #matchingRules = new WeakMap<Element, Map<string, FontRule[]>>();
  readonly #valueCache = new WeakMap<Element, Map<string, string[]>>();

  constructor(css: string) {
    this.#rules = withoutUnusedProperties([...browserRules, ...fontRules(css)]).sort((one, other) =>
      compareRanks(other.rank, one.rank),
    );
  }

  /** Returns the possible values of a property. */
  valuesOf(name: string, element: Element, pseudo = ''): string[] {
    const elementValues = this.#valueCache.get(element) ?? new Map<string, string[]>();
    this.#valueCache.set(element, elementValues);
    const key = `${pseudo} ${name}`;
    const values = elementValues.get(key) ?? this.#computeValues(name, { element, pseudo });
    elementValues.set(key, values);
    return values;
  }

  #computeValues(name: string, box: StyledBox): string[] {
    const values = new Set<string>();
    const addAll = (newValues: readonly string[]) => {
      for (const value of newValues) values.add(value);
    };
    for (const rule of this.#rulesFor(box)) {
      const declaredValues = this.#declaredValues(name, rule, box);
      if (!declaredValues) continue;
      for (const value of declaredValues) {
        if (inheritPattern.test(value)) addAll(this.#inheritedValues(name, box));
        else if (relativeWeightPattern.test(value))
          addAll(this.#inheritedValues(name, box).map(relativeWeight(value)));
        else addAll(value === 'initial' ? (initialValues[name] ?? []) : [value]);
      }
      if (declaredValues.length === 0) addAll(this.#inheritedValues(name, box));
      if (!rule.isConditional) return [...values];
    }
    if (name !== 'content') addAll(this.#inheritedValues(name, box));
    return [...values];
  }

  /**
   * Returns a rule's values of a property; undefined if the rule does not set the property, empty
   * if a variable has no value.
   */
  #declaredValues(
    name: string,
    rule: FontRule,
    { element, pseudo }: StyledBox,
  ): string[] | undefined {
    const isFontShorthand = rule.name === 'font' && /^font-(?:weight|family)$/.test(name);
    if (rule.name !== name && !isFontShorthand) return undefined;
    const values = substitute(rule.value, (variable) =>
      variable === name ? [] : this.valuesOf(variable, element, pseudo),
    );
    return isFontShorthand ? values.flatMap((value) => fontLonghand(value, name) ?? []) : values;
  }

  #inheritedValues(name: string, { element, pseudo }: StyledBox): readonly string[] {
    if (pseudo !== '') return this.valuesOf(name, element);
    const { parent } = element;
    const hasParent = parent && 'attribs' in parent;
    const values = hasParent ? this.valuesOf(name, parent as Element) : initialValues[name];
    return values ?? [];
  }

  /** Returns the matching rules, strongest first. */
  #rulesFor({ element, pseudo }: StyledBox): readonly FontRule[] {
    const rulesByPseudo = this.#matchingRules.get(element) ?? new Map<string, FontRule[]>();
    this.#matchingRules.set(element, rulesByPseudo);
    const rules = rulesByPseudo.get(pseudo) ?? this.#findRules({ element, pseudo });
    rulesByPseudo.set(pseudo, rules);
    return rules;
  }

  #findRules({ element, pseudo }: StyledBox): FontRule[] {
    const matching = this.#rules.filter(
      ({ selector }) => selector.pseudo === pseudo && selector.matches(element),
    );
    if (pseudo !== '') return matching;
    return [...matching, ...elementRules(element)].sort((one, other) =>
      compareRanks(other.rank, one.rank),
    );
  }
}
