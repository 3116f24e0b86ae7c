import type { Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import { attributeDeclarations } from './attribute-declarations.ts';
import { browserDeclarations } from './browser-declarations.ts';
import { fontLonghand } from './font-shorthand.ts';
import {
  type RankedDeclaration,
  rankedDeclarations,
  removeUnusedProperties,
} from './ranked-declarations.ts';
import { compareRanks } from './specificity.ts';
import { substituteVariables } from './substitute-variables.ts';

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
 * Computes the font properties of elements as the CSS cascade does: by layers, specificity,
 * inheritance and custom properties. A property has all values that it may have in any viewport and
 * any state, because a page is built once for all of them.
 */
export class PossibleStyles {
  readonly #declarations: readonly RankedDeclaration[];
  readonly #matchingDeclarations = new WeakMap<Element, Map<string, RankedDeclaration[]>>();
  readonly #valueCache = new WeakMap<Element, Map<string, string[]>>();

  constructor(css: string) {
    const declarations = [...browserDeclarations, ...rankedDeclarations(css)];
    this.#declarations = removeUnusedProperties(declarations).sort((one, other) =>
      compareRanks(other.rank, one.rank),
    );
  }

  /** Returns all values that a property of an element or its pseudo-element may have. */
  possibleValues(property: string, element: Element, pseudo = ''): string[] {
    const elementValues = this.#valueCache.get(element) ?? new Map<string, string[]>();
    this.#valueCache.set(element, elementValues);
    const key = `${pseudo} ${property}`;
    const values = elementValues.get(key) ?? this.#computeValues(property, { element, pseudo });
    elementValues.set(key, values);
    return values;
  }

  #computeValues(property: string, box: StyledBox): string[] {
    const values = new Set<string>();
    const addAll = (newValues: readonly string[]) => {
      for (const value of newValues) values.add(value);
    };
    for (const declaration of this.#declarationsFor(box)) {
      const declaredValues = this.#declaredValues(property, declaration, box);
      if (!declaredValues) continue;
      for (const value of declaredValues) {
        if (inheritPattern.test(value)) addAll(this.#inheritedValues(property, box));
        else if (relativeWeightPattern.test(value))
          addAll(this.#inheritedValues(property, box).map(relativeWeight(value)));
        else addAll(value === 'initial' ? (initialValues[property] ?? []) : [value]);
      }
      if (declaredValues.length === 0) addAll(this.#inheritedValues(property, box));
      if (!declaration.dependsOnViewportOrState) return [...values];
    }
    if (property !== 'content') addAll(this.#inheritedValues(property, box));
    return [...values];
  }

  /**
   * Returns the values that a declaration may give a property; undefined if it does not set the
   * property, empty if a variable has no value.
   */
  #declaredValues(
    property: string,
    declaration: RankedDeclaration,
    { element, pseudo }: StyledBox,
  ): string[] | undefined {
    const isFontShorthand =
      declaration.property === 'font' && /^font-(?:weight|family)$/.test(property);
    if (declaration.property !== property && !isFontShorthand) return undefined;
    const values = substituteVariables(declaration.value, (variable) =>
      variable === property ? [] : this.possibleValues(variable, element, pseudo),
    );
    if (!isFontShorthand) return values;
    return values.flatMap((value) => fontLonghand(value, property) ?? []);
  }

  #inheritedValues(property: string, { element, pseudo }: StyledBox): readonly string[] {
    if (pseudo !== '') return this.possibleValues(property, element);
    const { parent } = element;
    const hasParent = parent && 'attribs' in parent;
    if (hasParent) return this.possibleValues(property, parent as Element);
    return initialValues[property] ?? [];
  }

  /** Returns the matching declarations, strongest first. */
  #declarationsFor({ element, pseudo }: StyledBox): readonly RankedDeclaration[] {
    const byPseudo =
      this.#matchingDeclarations.get(element) ?? new Map<string, RankedDeclaration[]>();
    this.#matchingDeclarations.set(element, byPseudo);
    const declarations = byPseudo.get(pseudo) ?? this.#findDeclarations({ element, pseudo });
    byPseudo.set(pseudo, declarations);
    return declarations;
  }

  #findDeclarations({ element, pseudo }: StyledBox): RankedDeclaration[] {
    const matching = this.#declarations.filter(
      ({ selector }) => selector.pseudo === pseudo && selector.matches(element),
    );
    if (pseudo !== '') return matching;
    return [...matching, ...attributeDeclarations(element)].sort((one, other) =>
      compareRanks(other.rank, one.rank),
    );
  }
}
