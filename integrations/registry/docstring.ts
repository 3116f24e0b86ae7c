import type { Source } from './sources.ts';

/** The comment right above a place in a source file, as one line; undefined where there is none. */
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
  const lines = comment.value.split('\n').map((line) => line.replace(/^\s*\*+\s?/, '').trim());
  const tags = lines.findIndex((line) => line.startsWith('@'));
  return lines
    .slice(0, tags === -1 ? undefined : tags)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The first sentence: it ends where the next begins with a capital, a digit or a code mark. */
export function firstSentence(text: string): string {
  return text.split(/(?<=[.!?][)”’"]?)\s+(?=[\p{Lu}\d`“(])/u)[0] ?? text;
}
