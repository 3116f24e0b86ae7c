import type { Post } from '../../../content/schema/post.ts';
import { paragraphsOf } from '../../reading/plain-text.ts';

const lastSentence = (paragraph: string) => paragraph.match(/[^.!?]+[.!?]+”?$/)?.[0].trim() ?? '';

/** Positions of the notes in the text, as shares of its length. */
const notePositions = [0.15, 0.5, 0.85] as const;

const isQuotable = (text: string) =>
  text.length >= 30 &&
  text.length <= 120 &&
  (text.match(/“/g) ?? []).length === (text.match(/”/g) ?? []).length;

/**
 * Returns the margin notes of a full-width post: its own, or three sentences from the beginning,
 * middle and end of the text. Only last sentences of paragraphs are used: they make the point.
 */
export function marginNotesOf(
  { margin }: Pick<Post, 'margin'>,
  markdown: string,
): readonly string[] {
  if (margin) return margin;
  const closingSentences = paragraphsOf(markdown).map(lastSentence).filter(isQuotable);
  const notes = notePositions.map(
    (share) => closingSentences[Math.floor(share * closingSentences.length)],
  );
  return [...new Set(notes)].filter((each) => each !== undefined);
}
