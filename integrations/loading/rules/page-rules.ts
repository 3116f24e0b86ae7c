import { heardParts } from './heard-parts.ts';
import { readPage } from './page-document.ts';
import type { Part } from './sheet.ts';
import { usedParts } from './used-parts.ts';
import { writeParts } from './write-parts.ts';

/** The CSS that a page can use out of its sheets, in their order. */
export function pageRules(sheets: Part[], html: string): string {
  const page = readPage(html);
  return writeParts(heardParts(usedParts(sheets, page), page));
}
