import { layoutWords } from '../../../words/blog.ts';

const { label, place, open } = layoutWords.story;

/** Copy of the picture story, around its text and pictures. */
export const storyCopy = { formatLabel: label, place, open } as const;
