import type { Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import type { PossibleStyles } from './font-cascade/possible-styles.ts';

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

/** Digits of a number that is unknown when the page is built: it may have any of them. */
export const allDigits = '0123456789';

/**
 * Returns all texts that may be generated before or after an element, joined by spaces. The value
 * of a counter is unknown here, so all digits stand for it.
 */
export function generatedText(
  styles: PossibleStyles,
  element: Tree['element'],
  pseudo: 'before' | 'after',
): string {
  const marker = pseudo === 'before' ? markerOf(styles, element) : '';
  const possibleContents = styles.possibleValues('content', element, pseudo);
  const possibleTexts = possibleContents.map((content) => {
    // Text after a slash is alternative text for screen readers.
    const [displayedContent = ''] = content.split(/\s\/\s/);
    return [...displayedContent.matchAll(contentPattern)]
      .map(([, double, single, attribute, counter]) => {
        if (attribute) return element.attribs[attribute] ?? '';
        return counter ? allDigits : unescapeString(double ?? single ?? '');
      })
      .join('');
  });
  return [marker, ...possibleTexts].join(' ');
}

/** Returns all digits for the number of a numbered list item; empty for any other element. */
function markerOf(styles: PossibleStyles, element: Tree['element']): string {
  if (element.name !== 'li') return '';
  const possibleListStyles = ['list-style', 'list-style-type'].flatMap((property) =>
    styles.possibleValues(property, element),
  );
  const isNumbered = possibleListStyles.some((value) => /decimal/.test(value));
  return isNumbered && !possibleListStyles.includes('none') ? `${allDigits}.` : '';
}
