import { heardParts } from './heard-parts.ts';
import type { PageSelector } from './page-selector.ts';
import type { Part } from './sheet.ts';
import { partsWith } from './used-parts.ts';
import { writeParts } from './write-parts.ts';

/**
 * All rules that a page may ever use, in the order of its sheets: those whose classes the page or one
 * of its scripts says. Unlike `pageRules` it judges nothing but words, so that what a person or a
 * script makes of the page finds its rules. `words` are what a page and its scripts say (NamedWords).
 */
export function lateRules(sheets: Part[][], words: ReadonlySet<string>): string {
  const isSaid = (name: string) => words.has(name) || unsplit.test(name);
  const canBe = ({ classes }: PageSelector) => classes.every(isSaid);
  const picked = sheets.flatMap((parts) => partsWith(parts, canBe));
  const text = [...words].join(' ');
  const reads = text.match(/--[\w-]+/g) ?? [];
  const html = reads.map((name) => `var(${name})`).join(' ');
  return writeParts(heardParts(picked, { html, ownStyle: text }));
}

/** Words are split where these stand, so that a class with one of them is never found whole. */
const unsplit = /["'`\\]/;
