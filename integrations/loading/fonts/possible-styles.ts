import { type Element, isElementNode } from '../parsed-page.ts';
import {
  type FontDeclaration,
  type FontDeclarations,
  fontDeclarations,
} from './font-declarations.ts';
import { substituteVariables } from './substitute-variables.ts';

/** User agent stylesheet, as far as it concerns fonts and generated content. */
const browserCss = `@layer browser{
  h1,h2,h3,h4,h5,h6,th{font-weight:700}b,strong,optgroup{font-weight:bolder}
  button,input,select,textarea{font-weight:400;font-family:system-ui;text-transform:none}
  code,kbd,pre,samp,tt{font-family:monospace}
  ol{list-style-type:decimal}q::before{content:"“"}q::after{content:"”"}
}`;

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

/** Resolves `bolder` or `lighter` against a parent's weight. */
function relativeWeight(keyword: string, parentValue: string): string {
  const weight = weightNumber(parentValue);
  if (keyword === 'bolder') return weight < 350 ? '400' : weight < 550 ? '700' : '900';
  return weight < 550 ? '100' : weight < 750 ? '400' : '700';
}

/**
 * Computes the font properties of elements as the CSS cascade does: by layers, specificity,
 * inheritance and custom properties. A property has all values that it may have in any viewport and
 * any state, because a page is built once for all of them.
 */
export class PossibleStyles {
  readonly #declarations: FontDeclarations;
  readonly #values = new WeakMap<Element, Map<string, string[]>>();

  constructor(css: string) {
    this.#declarations = fontDeclarations(browserCss + css);
  }

  /** Returns all values that a property of an element or its pseudo-element may have. */
  possibleValues(property: string, element: Element, pseudo = ''): string[] {
    const elementValues = this.#values.get(element) ?? new Map<string, string[]>();
    this.#values.set(element, elementValues);
    const key = `${pseudo} ${property}`;
    const values = elementValues.get(key) ?? this.#computeValues(property, element, pseudo);
    elementValues.set(key, values);
    return values;
  }

  #computeValues(property: string, element: Element, pseudo: string): string[] {
    const declarations = this.#declarationsOf(property, element, pseudo);
    const decisiveIndex = declarations.findIndex(({ isConditional }) => !isConditional);
    const isDecided = decisiveIndex >= 0;
    const inherited = () => this.#inheritedValues(property, element, pseudo);
    const values = declarations
      .slice(0, isDecided ? decisiveIndex + 1 : undefined)
      .flatMap(({ value }) => {
        const substituted = substituteVariables(value, (variable) =>
          variable === property ? [] : this.possibleValues(variable, element, pseudo),
        );
        return substituted.length > 0 ? substituted : ['inherit'];
      })
      .flatMap((value) => {
        if (/^(?:inherit|unset|revert|revert-layer)$/.test(value)) return inherited();
        if (/^(?:bolder|lighter)$/.test(value))
          return inherited().map((weight) => relativeWeight(value, weight));
        return value === 'initial' ? (initialValues[property] ?? []) : [value];
      });
    const isInherited = !isDecided && property !== 'content';
    return [...new Set([...values, ...(isInherited ? inherited() : [])])];
  }

  #inheritedValues(property: string, element: Element, pseudo: string): readonly string[] {
    if (pseudo !== '') return this.possibleValues(property, element);
    const { parent } = element;
    return parent && isElementNode(parent)
      ? this.possibleValues(property, parent)
      : (initialValues[property] ?? []);
  }

  /**
   * Returns the declarations for an element, strongest first: those of the `style` attribute, of
   * rules, and of SVG attributes such as `font-weight`.
   */
  #declarationsOf(property: string, element: Element, pseudo: string): readonly FontDeclaration[] {
    const declarations = (this.#declarations.get(property) ?? []).filter(
      ({ selector }) => selector.pseudo === pseudo && selector.matches(element),
    );
    if (pseudo !== '') return declarations;
    const { style = '', [property]: attribute } = element.attribs;
    const inAttribute = (css: string) => fontDeclarations(`*{${css}}`).get(property) ?? [];
    const hasStyle = style.includes(property) || style.includes('font:');
    return [
      ...(hasStyle ? inAttribute(style) : []),
      ...declarations,
      ...(attribute ? inAttribute(`${property}:${attribute}`) : []),
    ];
  }
}
