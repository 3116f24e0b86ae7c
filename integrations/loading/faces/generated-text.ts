import type { Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import type { TypeValues } from './type/type-values.ts';

const piece =
  /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|attr\(\s*([\w-]+)[^)]*\)|counters?\(([^)]*)\)/g;

/** `\201C` and `\"` in a string of CSS. */
const unescaped = (text: string) =>
  text.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );

const figures = '0123456789';

/** What style sheets put before or after an element; a counter may come to any number. */
export function generatedText(
  styles: TypeValues,
  element: Tree['element'],
  place: 'before' | 'after',
): string {
  const marker = place === 'before' ? markerOf(styles, element) : '';
  const contents = styles.of('content', element, place).map((content) => {
    // What stands after a slash is only read out.
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

/** The number of a list's entry. */
function markerOf(styles: TypeValues, element: Tree['element']): string {
  if (element.name !== 'li') return '';
  const kinds = ['list-style', 'list-style-type'].flatMap((name) => styles.of(name, element));
  return kinds.some((kind) => /decimal/.test(kind)) && !kinds.includes('none') ? `${figures}.` : '';
}
