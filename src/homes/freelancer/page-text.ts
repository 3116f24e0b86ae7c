/** A section of the page as a file: its name in the console, and its id. */
export interface PageFile {
  name: string;
  id: string;
}

/** A program of the report. */
export interface ProgramEntry {
  name: string;
  /** First day that it ran, `1994-03-07`. */
  since: string;
  lines: string[];
}

const blockSelector = 'h1,h2,h3,p,li,dt,dd,tr,pre,summary,caption,figcaption';
/** Selector of content that the console does not print: visual content, forms, marked parts. */
const ignoredSelector = '[data-console-ignore],form,script,noscript,[hidden],[aria-hidden="true"]';

const collapseWhiteSpace = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Returns the text of a block, with spaces between the cells of a row. */
function textOf(block: Element): string {
  const parts = block.matches('tr,summary') ? [...block.children] : [];
  return parts.length > 0
    ? parts
        .map(({ textContent }) => collapseWhiteSpace(textContent))
        .filter((text) => text !== '')
        .join('  ')
    : collapseWhiteSpace(block.textContent);
}

/** Returns the text of an element, a line for each block. */
export function linesOf(root: Element): string[] {
  return [...root.querySelectorAll(blockSelector)]
    .filter((block) => !block.closest(ignoredSelector) && !block.querySelector(blockSelector))
    .flatMap((block) =>
      block.matches('pre') ? (block.textContent ?? '').split('\n') : [textOf(block)],
    )
    .filter((line) => line.trim() !== '');
}

/** Returns the programs of the report, in their order. */
export const programsIn = (root: Element): ProgramEntry[] =>
  [...root.querySelectorAll<HTMLElement>('[data-program]')].map((entry) => ({
    name: entry.dataset['program'] ?? '',
    since: entry.dataset['since'] ?? '',
    lines: linesOf(entry),
  }));
