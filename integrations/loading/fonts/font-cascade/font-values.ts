import type { Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import { browserRules, elementRules } from './element-rules.ts';
import { type FontRule, fontRules, withoutUnusedProperties } from './font-rules.ts';
import { fontPart } from './font-shorthand.ts';
import { compareRanks } from './specificity.ts';
import { substitute } from './variables.ts';

type Element = Tree['element'];

/** Element, or one of its pseudo-elements (`before`). */
interface Box {
  element: Element;
  pseudo: string;
}

const asParent = /^(?:inherit|unset|revert|revert-layer)$/;
const relative = /^(?:bolder|lighter)$/;

/** Initial values by the CSS specifications. */
const initial: Record<string, readonly string[]> = {
  'font-weight': ['400'],
  'font-family': ['initial'],
  'font-variant-numeric': ['normal'],
  'text-transform': ['none'],
};

/** Converts a font weight to a number. */
export const weightNumber = (value: string): number =>
  value === 'bold' ? 700 : Number(value) || 400;

/** Resolves `bolder` and `lighter` against a parent's weight. */
const stronger = (step: string) => (weight: string) => {
  const from = weightNumber(weight);
  if (step === 'bolder') return from < 350 ? '400' : from < 550 ? '700' : '900';
  return from < 550 ? '100' : from < 750 ? '400' : '700';
};

/**
 * Computes font properties of elements: for each property all values that are possible, since
 * viewports and states differ. Follows the cascade: layers, specificity, inheritance, custom
 * properties.
 */
export class FontValues {
  readonly #rules: readonly FontRule[];
  readonly #matching = new WeakMap<Element, Map<string, FontRule[]>>();
  readonly #known = new WeakMap<Element, Map<string, string[]>>();

  constructor(css: string) {
    this.#rules = withoutUnusedProperties([...browserRules, ...fontRules(css)]).sort((one, other) =>
      compareRanks(other.rank, one.rank),
    );
  }

  /** Returns the possible values of a property. */
  of(name: string, element: Element, pseudo = ''): string[] {
    const known = this.#known.get(element) ?? new Map<string, string[]>();
    this.#known.set(element, known);
    const key = `${pseudo} ${name}`;
    const values = known.get(key) ?? this.#computed(name, { element, pseudo });
    known.set(key, values);
    return values;
  }

  #computed(name: string, box: Box): string[] {
    const values = new Set<string>();
    const add = (found: readonly string[]) => {
      for (const value of found) values.add(value);
    };
    for (const rule of this.#rulesFor(box)) {
      const own = this.#declared(name, rule, box);
      if (!own) continue;
      for (const value of own) {
        if (asParent.test(value)) add(this.#inherited(name, box));
        else if (relative.test(value)) add(this.#inherited(name, box).map(stronger(value)));
        else add(value === 'initial' ? (initial[name] ?? []) : [value]);
      }
      if (own.length === 0) add(this.#inherited(name, box));
      if (!rule.maybe) return [...values];
    }
    if (name !== 'content') add(this.#inherited(name, box));
    return [...values];
  }

  /**
   * Returns a rule's values of a property; undefined if it does not set it, empty if a variable has
   * no value.
   */
  #declared(name: string, rule: FontRule, { element, pseudo }: Box): string[] | undefined {
    const isFont = rule.name === 'font' && /^font-(?:weight|family)$/.test(name);
    if (rule.name !== name && !isFont) return undefined;
    const values = substitute(rule.value, (variable) =>
      variable === name ? [] : this.of(variable, element, pseudo),
    );
    return isFont ? values.flatMap((value) => fontPart(value, name) ?? []) : values;
  }

  #inherited(name: string, { element, pseudo }: Box): readonly string[] {
    if (pseudo !== '') return this.of(name, element);
    const { parent } = element;
    const outer = parent && 'attribs' in parent ? this.of(name, parent as Element) : initial[name];
    return outer ?? [];
  }

  /** Returns the matching rules, strongest first. */
  #rulesFor({ element, pseudo }: Box): readonly FontRule[] {
    const matching = this.#matching.get(element) ?? new Map<string, FontRule[]>();
    this.#matching.set(element, matching);
    const known = matching.get(pseudo) ?? this.#match({ element, pseudo });
    matching.set(pseudo, known);
    return known;
  }

  #match({ element, pseudo }: Box): FontRule[] {
    const matching = this.#rules.filter(
      ({ selector }) => selector.pseudo === pseudo && selector.matches(element),
    );
    if (pseudo !== '') return matching;
    return [...matching, ...elementRules(element)].sort((one, other) =>
      compareRanks(other.rank, one.rank),
    );
  }
}
