import type { Element } from '../parsed-page.ts';
import type { PossibleStyles } from './possible-styles.ts';

/** Matches the parts of a `content` value: strings, `attr()` and counters. */
const contentPattern = /"([^"]*)"|'([^']*)'|attr\(\s*([\w-]+)[^)]*\)|(counters?\()/g;

/** Digits of a number that is unknown when the page is built: it may have any of them. */
export const allDigits = '0123456789';

/**
 * Returns all texts that may be generated before or after an element, joined by spaces. The value
 * of a counter is unknown here, so all digits stand for it.
 */
export function generatedText(
  styles: PossibleStyles,
  element: Element,
  pseudo: 'before' | 'after',
): string {
  const texts = styles.possibleValues('content', element, pseudo).map((content) => {
    // Text after a slash is alternative text for screen readers.
    const [displayedContent = ''] = content.split(/\s\/\s/);
    return [...displayedContent.matchAll(contentPattern)]
      .map(([, double, single, attribute, counter]) => {
        if (attribute) return element.attribs[attribute] ?? '';
        return counter ? allDigits : (double ?? single ?? '');
      })
      .join('');
  });
  return [pseudo === 'before' ? numberOf(styles, element) : '', ...texts].join(' ');
}

/** Returns all digits for the number of a numbered list item; empty for any other element. */
function numberOf(styles: PossibleStyles, element: Element): string {
  if (element.name !== 'li') return '';
  const listStyles = ['list-style', 'list-style-type'].flatMap((property) =>
    styles.possibleValues(property, element),
  );
  return listStyles.includes('decimal') && !listStyles.includes('none') ? `${allDigits}.` : '';
}
