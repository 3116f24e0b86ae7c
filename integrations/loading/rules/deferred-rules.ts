import type { PageSelector } from './page-selector.ts';
import type { Part } from './sheet.ts';
import { keepUsedCustomProperties } from './used-custom-properties.ts';
import { partsWith } from './used-parts.ts';
import { writeParts } from './write-parts.ts';

/**
 * Returns all rules that a page may ever use, in the order of its stylesheets: those whose class
 * names occur in the page or one of its scripts. Unlike `pageRules` it compares words only, so that
 * rules exist for whatever a visitor or a script makes of the page. `words` are those of the page
 * and its scripts (PageWords).
 */
export function deferredRules(sheets: Part[][], words: ReadonlySet<string>): string {
  const isMentioned = (name: string) => words.has(name) || splitCharacters.test(name);
  const canBe = ({ classes }: PageSelector) => classes.every(isMentioned);
  const usable = sheets.flatMap((parts) => partsWith(parts, canBe));
  const text = [...words].join(' ');
  const reads = text.match(/--[\w-]+/g) ?? [];
  const html = reads.map((name) => `var(${name})`).join(' ');
  return writeParts(keepUsedCustomProperties(usable, { html, ownStyle: text }));
}

/** Characters at which words are split: a class that contains one is never found as a word. */
const splitCharacters = /["'`\\]/;
