import { childElements, type Element, type Page } from '../parsed-page.ts';

/** Elements of a page's first screen by `*`, tag and class (`.name`). */
export type FirstScreen = ReadonlyMap<string, readonly Element[]>;

/**
 * Indexes the first screen of a page: the elements that begin before the offset `end` of the HTML
 * and are not in a closed dialog or popover.
 */
export function firstScreenOf(page: Page, end: number): FirstScreen {
  const index = new Map<string, Element[]>();
  const add = (element: Element): void => {
    // Elements that the parser adds have no offset and belong to the first screen.
    if ((element.sourceCodeLocation?.startOffset ?? 0) >= end || isClosedPanel(element)) return;
    const classes = (element.attribs['class'] ?? '').split(/\s+/).map((name) => `.${name}`);
    for (const key of new Set(['*', element.name.toLowerCase(), ...classes]))
      index.set(key, [...(index.get(key) ?? []), element]);
    for (const child of childElements(element)) add(child);
  };
  for (const element of childElements(page)) add(element);
  return index;
}

const isClosedPanel = ({ name, attribs }: Element) =>
  'popover' in attribs || (name === 'dialog' && !('open' in attribs));
