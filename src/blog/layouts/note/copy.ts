import { layoutWords } from '../../../words/blog.ts';

const { label, next } = layoutWords.note;

/** Copy around the text of the note. */
export const noteCopy = { formatLabel: label, next } as const;
