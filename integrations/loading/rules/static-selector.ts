import { AttributeAction, parse, type Selector, SelectorType } from 'css-what';
import { siteStates } from './states.ts';

/** Pseudo-classes that depend on the markup alone; all others need a browser or a visitor. */
const structural =
  /^(?:root|empty|(?:first|last|only)-(?:child|of-type)|nth-(?:last-)?(?:child|of-type))$/;

/**
 * Pseudo-classes that can wait for the deferred stylesheet: states of a pointer, and shadow hosts,
 * which the site does not have.
 */
const deferred = /^(?:hover|active|host)$/;

const groups = new Set(['is', 'where', 'matches', 'has']);

/** Elements that can have a pseudo-element or be in a state. */
const owners: [RegExp, string][] = [
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

const anything: Selector = { type: SelectorType.Universal, namespace: null };

function ownersOf(name: string): Selector {
  const found = owners.find(([pattern]) => pattern.test(name));
  return found ? { type: SelectorType.Pseudo, name: 'is', data: parse(found[1]) } : anything;
}

/**
 * Removes from a selector what only a browser or a visitor can make true (`:hover`, `::before`,
 * `[data-stuck]`): the rest decides whether the rule can ever apply to a page. Undefined for a
 * selector that never can (`:host`).
 */
export function staticSelector(selector: Selector[]): Selector[] | undefined {
  const parts: Selector[] = [];
  for (const part of selector) {
    const result = partOf(part);
    if (!result) return undefined;
    parts.push(result);
  }
  return parts;
}

function partOf(part: Selector): Selector | undefined {
  if (part.type === SelectorType.PseudoElement) return ownersOf(part.name);
  if (part.type === SelectorType.Attribute) return siteStates.has(part.name) ? anything : part;
  if (part.type !== SelectorType.Pseudo) return part;
  if (deferred.test(part.name)) return undefined;
  if (structural.test(part.name)) return part;
  if (!Array.isArray(part.data)) return ownersOf(part.name);
  if (groups.has(part.name)) {
    const data = part.data.flatMap((item) => {
      const selector = staticSelector(item);
      return selector ? [selector] : [];
    });
    return data.length > 0 ? { ...part, data } : undefined;
  }
  if (part.name !== 'not') return anything;
  // A `:not()` of a state excludes nothing while the state is off.
  const data = part.data.filter(isStatic);
  return data.length > 0 ? { ...part, data } : anything;
}

function isStatic(selector: Selector[]): boolean {
  return selector.every((part) => {
    if (part.type === SelectorType.Attribute) return !siteStates.has(part.name);
    if (part.type === SelectorType.PseudoElement) return false;
    if (part.type !== SelectorType.Pseudo) return true;
    if (structural.test(part.name)) return true;
    const known = groups.has(part.name) || part.name === 'not';
    return known && Array.isArray(part.data) && part.data.every(isStatic);
  });
}

const combinators = new Set<SelectorType>([
  SelectorType.Adjacent,
  SelectorType.Child,
  SelectorType.Descendant,
  SelectorType.Sibling,
]);

/**
 * Returns the keys of a page's index (see PageDocument) that a selector needs: all, and those of
 * its subject.
 */
export function keysOf(selector: Selector[]): { all: string[]; subject: string[] } {
  const from = selector.findLastIndex(({ type }) => combinators.has(type)) + 1;
  return { all: selector.flatMap(keyOf), subject: ['*', ...selector.slice(from).flatMap(keyOf)] };
}

function keyOf(part: Selector): string[] {
  if (part.type === SelectorType.Tag) return [part.name];
  if (part.type === SelectorType.Attribute) {
    if (part.action === AttributeAction.Not) return [];
    if (part.name === 'class' && part.action === AttributeAction.Element) return [`.${part.value}`];
    if (part.name === 'id' && part.action === AttributeAction.Equals) return [`#${part.value}`];
    return [`[${part.name}]`];
  }
  if (part.type === SelectorType.Pseudo && (part.name === 'is' || part.name === 'where')) {
    const [only, ...more] = Array.isArray(part.data) ? part.data : [];
    const simple = only && more.length === 0 && !only.some(({ type }) => combinators.has(type));
    return simple ? only.flatMap(keyOf) : [];
  }
  return [];
}
