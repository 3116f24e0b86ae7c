import type { Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import type { FontValues } from './font-cascade/font-values.ts';

/** Matches the parts of a `content` value: strings, `attr()` and counters. */
const contentPattern =
  /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|attr\(\s*([\w-]+)[^)]*\)|counters?\(([^)]*)\)/g;

/** Unescapes a CSS string: `\201C`, `\"`. */
const unescapeString = (text: string) =>
  text.replaceAll(
    /\\(?:([\da-f]{1,6})\s?|(.))/gi,
    (_, code: string | undefined, character: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  );

const digits = '0123456789';

/** Returns the generated content before or after an element; a counter may have any digits. */
export function generatedText(
  styles: FontValues,
  element: Tree['element'],
  pseudo: 'before' | 'after',
): string {
  const marker = pseudo === 'before' ? markerOf(styles, element) : '';
  const contents = styles.valuesOf('content', element, pseudo).map((content) => {
    // Text after a slash is alternative text for screen readers.
    const [displayedContent = ''] = content.split(/\s\/\s/);
    return [...displayedContent.matchAll(contentPattern)]
      .map(([, double, single, attribute, counter]) => {
        if (attribute) return element.attribs[attribute] ?? '';
        return counter ? digits : unescapeString(double ?? single ?? '');
      })
      .join('');
  });
  return [marker, ...contents].join(' ');
}

/** Returns the marker of a numbered list item. */
function markerOf(styles: FontValues, element: Tree['element']): string {
  if (element.name !== 'li') return '';
  const listStyles = ['list-style', 'list-style-type'].flatMap((property) =>
    styles.valuesOf(property, element),
  );
  const isNumbered = listStyles.some((value) => /decimal/.test(value));
  return isNumbered && !listStyles.includes('none') ? `${digits}.` : '';
}
