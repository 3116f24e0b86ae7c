import { type DefaultTreeAdapterMap, parseFragment, serialize } from 'parse5';

type Parent = DefaultTreeAdapterMap['parentNode'];

/**
 * Returns the HTML of an article for feed readers: without `style` attributes, which they drop or
 * refuse, and without the spans that have no effect without them (syntax colors).
 */
export function feedHtml(html: string): string {
  const fragment = parseFragment(html);
  removeStyles(fragment);
  return serialize(fragment);
}

function removeStyles(parent: Parent): void {
  parent.childNodes = parent.childNodes.flatMap((child) => {
    if (!('attrs' in child)) return [child];
    child.attrs = child.attrs.filter(({ name }) => name !== 'style');
    removeStyles(child);
    return child.tagName === 'span' && child.attrs.length === 0 ? child.childNodes : [child];
  });
}
