import { compile, selectOne } from 'css-select';
import { childElements, type Element, type Node, type Page } from './parsed-page.ts';

/** Returns a function that tests an element and its descendants. */
const hasAny = (selectors: string) =>
  compile<Node, Element>(`:is(${selectors}),:has(${selectors})`);

const hasMark = hasAny('[data-first-screen]');
const isInFirstScreen = hasAny('[data-first-screen],[fetchpriority=high]');
const hasPicture = hasAny('img,video,canvas,figure,[data-cord]');
const isWrapper = compile<Node, Element>(':not([data-first-screen]):has(>section~section)');
const isVisible = compile<Node, Element>(':not(script,style,link,template,noscript)');

/**
 * Returns the offset in the HTML where a page's first screen ends: after the child of `main` that
 * contains the last `data-first-screen` or the image with high fetch priority. A first screen
 * without an image, figure or drawing of the cord is mostly a heading with more content in view, so
 * it includes the next child as well, unless `fillsWindow` is true. Where nothing is marked, it
 * includes all of `main`.
 */
export function foldOffset(page: Page, fillsWindow: boolean): number {
  const main = selectOne<Node, Element>('main', page);
  const parts = main ? partsOf(main) : [];
  const lastIndex = parts.findLastIndex(isInFirstScreen);
  const isShort = !fillsWindow && !parts.slice(0, lastIndex + 1).some(hasPicture);
  const lastPart = (isShort && parts[lastIndex + 1]) || parts[lastIndex];
  const end = parts.some(hasMark) ? lastPart : main;
  return end?.sourceCodeLocation?.endOffset ?? Number.POSITIVE_INFINITY;
}

/** Returns the visible children of an element, with the children of a wrapper in its place. */
const partsOf = (parent: Element): Element[] =>
  childElements(parent)
    .filter(isVisible)
    .flatMap((child) => (isWrapper(child) ? partsOf(child) : [child]));
