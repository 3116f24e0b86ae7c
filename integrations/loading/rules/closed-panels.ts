import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter';

type Element = Htmlparser2TreeAdapterMap['element'];

/** Whether an element is, or stands in, something that nobody sees before it is opened. */
export function isInClosedPanel(element: Element): boolean {
  if (isClosed(element)) return true;
  const parent = adapter.getParentNode(element);
  return parent !== null && adapter.isElementNode(parent) && isInClosedPanel(parent);
}

const isClosed = ({ name, attribs }: Element) =>
  'popover' in attribs || (name === 'dialog' && !('open' in attribs));

const opened = ':where([popover],dialog:modal)';

/**
 * For the head: who opens a panel before its rules are there sees it when they are, and after a
 * second in any case. It can be used all the while, by key and by screen reader.
 */
export const panelsWait = `@keyframes undressed{0%{opacity:0}}${opened}{animation:undressed 1s step-end}`;

/** For the sheet that has the rules of panels. */
export const panelsShow = `${opened}{animation:none}`;
