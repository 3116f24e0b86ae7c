import { type MarkdownRecord, readMarkdownRecords } from '../content/markdown-records.ts';

/** From the root of the project, where every command runs: a file each. */
export const productsFolder = 'src/shop/products';

/** The products as their files say it. Pages read their words by Astro's collection. */
export const productFiles: readonly MarkdownRecord[] = readMarkdownRecords(productsFolder);
