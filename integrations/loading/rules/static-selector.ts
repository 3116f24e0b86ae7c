import { AttributeAction, parse, type Selector, SelectorType } from 'css-what';
import { siteStates } from './states.ts';

/** Matches pseudo-classes that depend on the markup alone; others need a browser or a visitor. */
const structuralPattern =
  /^(?:root|empty|(?:first|last|only)-(?:child|of-type)|nth-(?:last-)?(?:child|of-type))$/;

/**
 * Matches pseudo-classes that can wait for the deferred stylesheet: states of a pointer, and shadow
 * hosts, which the site does not have.
 */
const deferredPattern = /^(?:hover|active|host)$/;

/** Pseudo-classes that take a list of selectors, except `:not()`. */
const selectorListNames = new Set(['is', 'where', 'matches', 'has']);

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

/**
 * Removes from a selector the conditions that only a browser or a visitor can make true (`:hover`,
 * `::before`, `[data-stuck]`): the rest decides whether the rule can ever apply to a page. Returns
 * undefined for a selector that never applies (`:host`).
 */
export function staticSelector(selector: Selector[]): Selector[] | undefined {
  const staticParts: Selector[] = [];
  for (const part of selector) {
    const staticPart = toStaticPart(part);
    if (!staticPart) return undefined;
    staticParts.push(staticPart);
  }
  return staticParts;
}

/** Converts one part of a selector; undefined for a part that can never match. */
function toStaticPart(part: Selector): Selector | undefined {
  if (part.type === SelectorType.PseudoElement) return ownersOf(part.name);
  if (part.type === SelectorType.Attribute) return siteStates.has(part.name) ? anyElement : part;
  if (part.type !== SelectorType.Pseudo) return part;
  if (deferredPattern.test(part.name)) return undefined;
  if (structuralPattern.test(part.name)) return part;
  if (!Array.isArray(part.data)) return ownersOf(part.name);
  if (selectorListNames.has(part.name)) {
    const data = part.data.flatMap((selector) => {
      const staticParts = staticSelector(selector);
      return staticParts ? [staticParts] : [];
    });
    return data.length > 0 ? { ...part, data } : undefined;
  }
  if (part.name !== 'not') return anyElement;
  // A `:not()` of a state excludes nothing while the state is off.
  const data = part.data.filter(isStatic);
  return data.length > 0 ? { ...part, data } : anyElement;
}

function isStatic(selector: Selector[]): boolean {
  return selector.every((part) => {
    if (part.type === SelectorType.Attribute) return !siteStates.has(part.name);
    if (part.type === SelectorType.PseudoElement) return false;
    if (part.type !== SelectorType.Pseudo) return true;
    if (structuralPattern.test(part.name)) return true;
    const takesSelectors = selectorListNames.has(part.name) || part.name === 'not';
    return takesSelectors && Array.isArray(part.data) && part.data.every(isStatic);
  });
}

const combinators = new Set<SelectorType>([
  SelectorType.Adjacent,
  SelectorType.Child,
  SelectorType.Descendant,
  SelectorType.Sibling,
]);

/**
 * Returns the keys of a page's index (see PageDocument) that a selector needs: all keys, and those
 * of its subject, which is the element that it selects.
 */
export function indexKeysOf(selector: Selector[]): { all: string[]; subject: string[] } {
  const subjectStart = selector.findLastIndex(({ type }) => combinators.has(type)) + 1;
  const subject = ['*', ...selector.slice(subjectStart).flatMap(indexKeysOfPart)];
  return { all: selector.flatMap(indexKeysOfPart), subject };
}

function indexKeysOfPart(part: Selector): string[] {
  if (part.type === SelectorType.Tag) return [part.name];
  if (part.type === SelectorType.Attribute) {
    if (part.action === AttributeAction.Not) return [];
    if (part.name === 'class' && part.action === AttributeAction.Element) return [`.${part.value}`];
    if (part.name === 'id' && part.action === AttributeAction.Equals) return [`#${part.value}`];
    return [`[${part.name}]`];
  }
  if (part.type === SelectorType.Pseudo && (part.name === 'is' || part.name === 'where')) {
    const [first, ...others] = Array.isArray(part.data) ? part.data : [];
    if (!first || others.length > 0) return [];
    return first.some(({ type }) => combinators.has(type)) ? [] : first.flatMap(indexKeysOfPart);
  }
  return [];
}
