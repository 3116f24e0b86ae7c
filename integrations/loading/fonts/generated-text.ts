import type { Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import type { FontValues } from './font-cascade/font-values.ts';

const piece =
  /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|attr\(\s*([\w-]+)[^)]*\)|counters?\(([^)]*)\)/g;

/** Unescapes a CSS string: `\201C`, `\"`. */
const unescaped = (text: string) =>
  text.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );

const figures = '0123456789';

/** Returns the generated content before or after an element; a counter may have any digits. */
export function generatedText(
  styles: FontValues,
  element: Tree['element'],
  place: 'before' | 'after',
): string {
  const marker = place === 'before' ? markerOf(styles, element) : '';
  const contents = styles.of('content', element, place).map((content) => {
    // Text after a slash is alternative text for screen readers.
    const [shown = ''] = content.split(/\s\/\s/);
    return [...shown.matchAll(piece)]
      .map(([, double, single, attribute, counter]) => {
        if (attribute) return element.attribs[attribute] ?? '';
        return counter ? figures : unescaped(double ?? single ?? '');
      })
      .join('');
  });
  return [marker, ...contents].join(' ');
}

/** Returns the marker of a numbered list item. */
function markerOf(styles: FontValues, element: Tree['element']): string {
  if (element.name !== 'li') return '';
  const kinds = ['list-style', 'list-style-type'].flatMap((name) => styles.of(name, element));
  return kinds.some((kind) => /decimal/.test(kind)) && !kinds.includes('none') ? `${figures}.` : '';
}
