import type { Comment } from 'oxc-parser';
import type { Source } from './sources.ts';

const linesOf = ({ value }: Comment) =>
  value.split('\n').map((line) => line.replace(/^\s*\*+\s?/, '').trim());

/** Returns the `@remarks` of a file, which are printed after installation; each as one line. */
export function remarksIn(source: Source): string[] {
  return source.syntax().comments.flatMap((comment) => {
    const lines = linesOf(comment);
    const from = lines.findIndex((line) => line.startsWith('@remarks '));
    if (from === -1) return [];
    const to = lines.findIndex((line, index) => index > from && line.startsWith('@'));
    const text = lines.slice(from, to === -1 ? undefined : to).join(' ');
    return [text.replace('@remarks ', '').replaceAll(/\s+/g, ' ').trim()];
  });
}

/** Returns the doc comment right above an offset, as one line; undefined where there is none. */
export function docstringAbove(source: Source, start: number): string | undefined {
  const comment = source
    .syntax()
    .comments.findLast(
      ({ type, value, end }) =>
        type === 'Block' &&
        value.startsWith('*') &&
        end <= start &&
        source.text.slice(end, start).trim() === '',
    );
  if (!comment) return undefined;
  const lines = linesOf(comment);
  const tags = lines.findIndex((line) => line.startsWith('@'));
  return lines
    .slice(0, tags === -1 ? undefined : tags)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the first sentence; the next one begins with a capital, a digit or a backtick. */
export function firstSentence(text: string): string {
  return text.split(/(?<=[.!?][)”’"]?)\s+(?=[\p{Lu}\d`“(])/u)[0] ?? text;
}
