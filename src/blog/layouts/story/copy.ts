import { layoutWords } from '../../../words/blog.ts';

const { label, positionText, openLabel } = layoutWords.story;

/** Copy of the picture story, around its text and pictures. */
export const storyCopy = { formatLabel: label, positionText, openLabel } as const;
