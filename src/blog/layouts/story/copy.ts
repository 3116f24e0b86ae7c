import { layoutWords } from '../../../words/blog.ts';

const { label, place, open } = layoutWords.story;

/** Copy of the picture story, around its text and pictures. */
export const storyCopy = { formatLabel: label, position: place, openLabel: open } as const;
