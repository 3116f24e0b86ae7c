import { listingWords } from '../../../words/blog-lists.ts';

/** Copy of the classic listing. */
export const classicCopy = listingWords.classic;
