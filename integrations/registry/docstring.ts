import type { Comment } from 'oxc-parser';
import type { Source } from './sources.ts';

const linesOf = ({ value }: Comment) =>
  value.split('\n').map((line) => line.replace(/^\s*\*+\s?/, '').trim());

/** Returns the `@remarks` of a file, each as one line; they are printed after installation. */
export function remarksIn(source: Source): string[] {
  return source.syntax().comments.flatMap((comment) => {
    const lines = linesOf(comment);
    const start = lines.findIndex((line) => line.startsWith('@remarks '));
    if (start === -1) return [];
    const end = lines.findIndex((line, index) => index > start && line.startsWith('@'));
    const text = lines.slice(start, end === -1 ? undefined : end).join(' ');
    return [text.replace('@remarks ', '').replaceAll(/\s+/g, ' ').trim()];
  });
}

/** Returns the doc comment right above an offset, as one line; undefined if there is none. */
export function docstringAbove(source: Source, offset: number): string | undefined {
  const comment = source
    .syntax()
    .comments.findLast(
      ({ type, value, end }) =>
        type === 'Block' &&
        value.startsWith('*') &&
        end <= offset &&
        source.text.slice(end, offset).trim() === '',
    );
  if (!comment) return undefined;
  const lines = linesOf(comment);
  const firstTag = lines.findIndex((line) => line.startsWith('@'));
  return lines
    .slice(0, firstTag === -1 ? undefined : firstTag)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the first sentence; the next sentence begins with a capital, a digit or a backtick. */
export function firstSentence(text: string): string {
  return text.split(/(?<=[.!?][)”’"]?)\s+(?=[\p{Lu}\d`“(])/u)[0] ?? text;
}
