import { isDeepStrictEqual } from 'node:util';
import { compile } from 'css-select';
import { AttributeAction, isTraversal, parse, type Selector, SelectorType } from 'css-what';
import type { Element, Node } from '../parsed-page.ts';
import { runtimeAttributes } from './runtime-attributes.ts';
import { specificityOf } from './specificity.ts';

/** Selector of a rule, without commas outside brackets. */
export interface PageSelector {
  text: string;
  /** Class (`.name`) or tag of the elements that it selects; `*` if it names neither. */
  key: string;
  /** `before`, `placeholder`, …; empty if it selects elements themselves. */
  pseudo: string;
  /** Returns true for an element that the selector matches, or may match in another state. */
  matches: (element: Element) => boolean;
  /** True if it depends on a state that a browser, a visitor or a script sets. */
  isConditional: boolean;
  specificity: number;
}

/** Matches pseudo-classes that depend on the markup alone; others need a browser or a visitor. */
const structuralPattern =
  /^(?:root|empty|(?:first|last|only)-(?:child|of-type)|nth-(?:last-)?(?:child|of-type))$/;

/**
 * Matches pseudo-classes that can wait for the stylesheets: states of a pointer, and shadow hosts,
 * which the site does not have.
 */
const deferredPattern = /^(?:hover|active|host)$/;

/** Matches attributes that scripts change; all others stay as built. */
const stateAttributePattern =
  /\[(?:aria-(?:selected|expanded|pressed|checked|current)|data-(?!(?:theme|first-screen)\b))/;

/**
 * Patterns of pseudo-elements and states, each with a selector for the elements that can have them.
 */
const ownerSelectors: [namePattern: RegExp, selector: string][] = [
  [/^(?:placeholder(?:-shown)?|autofill)$/, 'input,textarea,select'],
  [/^file-selector-button$/, 'input[type=file]'],
  [/^-webkit-search/, 'input[type=search]'],
  [/^-webkit-(?:date|calendar)/, 'input[type^=date],[type=time],[type=month],[type=week]'],
  [
    /^-webkit-(?:inner|outer)-spin/,
    'input[type=number],[type^=date],[type=time],[type=month],[type=week]',
  ],
  [/^-moz-ui-invalid$/, 'input,textarea,select'],
  [/^(?:marker|-webkit-details-marker)$/, 'li,summary'],
  [/^details-content$/, 'details'],
  [/^(?:backdrop|popover-open|modal)$/, 'dialog,[popover]'],
  [/^checked$/, 'input,option'],
];

const anyElement: Selector = { type: SelectorType.Universal, namespace: null };

function ownersOf(name: string): Selector {
  const [, owners] = ownerSelectors.find(([pattern]) => pattern.test(name)) ?? [];
  return owners ? { type: SelectorType.Pseudo, name: 'is', data: parse(owners) } : anyElement;
}

const selectors = new Map<string, PageSelector>();

/** Parses a selector, once. One that cannot be parsed may match every element. */
export function selectorOf(text: string): PageSelector {
  const selector = selectors.get(text) ?? readSelector(text);
  selectors.set(text, selector);
  return selector;
}

function readSelector(text: string): PageSelector {
  try {
    const [parts = []] = parse(text);
    const tokens = staticSelector(parts);
    const elementParts = parts.filter(({ type }) => type !== SelectorType.PseudoElement);
    const pseudo = parts.find((part) => part.type === SelectorType.PseudoElement);
    return {
      text,
      key: keyOf(parts),
      pseudo: pseudo?.name ?? '',
      matches: tokens ? compile<Node, Element>([tokens]) : () => false,
      isConditional:
        stateAttributePattern.test(text) ||
        !isDeepStrictEqual(staticSelector(elementParts), elementParts),
      specificity: specificityOf(parts),
    };
  } catch {
    return { text, key: '*', pseudo: '', matches: () => true, isConditional: true, specificity: 0 };
  }
}

function keyOf(parts: Selector[]): string {
  const subject = parts.slice(parts.findLastIndex(isTraversal) + 1);
  const name = subject.find(
    (part) =>
      part.type === SelectorType.Attribute &&
      part.name === 'class' &&
      part.action === AttributeAction.Element,
  );
  if (name?.type === SelectorType.Attribute) return `.${name.value}`;
  const tag = subject.find((part) => part.type === SelectorType.Tag);
  return tag?.name ?? '*';
}

/**
 * Removes from a selector the conditions that only a browser or a visitor can make true
 * (`:focus-visible`, `::before`, `[data-stuck]`): the rest decides whether the rule can ever apply
 * to a page. Returns undefined for a selector that never applies at first (`:hover`).
 */
function staticSelector(parts: Selector[]): Selector[] | undefined {
  const staticParts = parts.flatMap((part) => staticPart(part) ?? []);
  return staticParts.length === parts.length ? staticParts : undefined;
}

/** Converts one part of a selector; undefined for a part that never matches at first. */
function staticPart(part: Selector): Selector | undefined {
  if (part.type === SelectorType.PseudoElement) return ownersOf(part.name);
  if (part.type === SelectorType.Attribute)
    return runtimeAttributes.has(part.name) ? anyElement : part;
  if (part.type !== SelectorType.Pseudo || structuralPattern.test(part.name)) return part;
  if (deferredPattern.test(part.name)) return undefined;
  if (!Array.isArray(part.data)) return ownersOf(part.name);
  const isNegation = part.name === 'not';
  // A `:not()` of a state excludes nothing while the state is off.
  const data = isNegation
    ? part.data.filter((parts) => isDeepStrictEqual(staticSelector(parts), parts))
    : part.data.map(staticSelector).filter((parts) => parts !== undefined);
  if (data.length > 0) return { ...part, data };
  return isNegation ? anyElement : undefined;
}
