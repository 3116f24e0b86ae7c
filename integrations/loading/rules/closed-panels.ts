import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter';

type Element = Htmlparser2TreeAdapterMap['element'];

/** Returns true for an element in a closed dialog or popover. */
export function isInClosedPanel(element: Element): boolean {
  if (isClosed(element)) return true;
  const parent = adapter.getParentNode(element);
  return parent !== null && adapter.isElementNode(parent) && isInClosedPanel(parent);
}

const isClosed = ({ name, attribs }: Element) =>
  'popover' in attribs || (name === 'dialog' && !('open' in attribs));

const opened = ':where([popover],dialog:modal)';

/**
 * Inline rules: a panel opened before its rules have loaded is invisible until they have, for a
 * second at most. Meanwhile keyboard and screen readers can use it.
 */
export const hidePanels = `@keyframes undressed{0%{opacity:0}}${opened}{animation:undressed 1s step-end}`;

/** Rule appended to the stylesheet with the panels' styles: makes open panels visible again. */
export const showPanels = `${opened}{animation:none}`;
