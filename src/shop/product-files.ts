import { type MarkdownRecord, readMarkdownRecords } from '../content/markdown-records.ts';

/**
 * Folder of the products, one file each, relative to the project root (working directory of every
 * command).
 */
export const productsFolder = 'src/shop/products';

/** Products as read from their files. Pages read the descriptions through Astro's collection. */
export const productFiles: readonly MarkdownRecord[] = readMarkdownRecords(productsFolder);
