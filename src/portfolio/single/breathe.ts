import { plainText, type StoryPart } from './story-parts.ts';

const tag = /<(\/?)(\w[\w-]*)[^>]*?(\/?)>/g;
const empty = new Set(['br', 'hr', 'img', 'input']);

/** The blocks that a piece of HTML is made of: paragraphs, lists, tables, whole. */
export function blocksOf(html: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: whole, 1: closes, 2: name = '', 3: closed, index } of html.matchAll(tag)) {
    if (closes) depth--;
    else if (!closed && !empty.has(name)) depth++;
    if (depth > 0) continue;
    const end = index + whole.length;
    blocks.push(html.slice(from, end).trim());
    from = end;
  }
  return blocks;
}

const wordsIn = (html: string) => plainText(html).split(/\s+/).filter(Boolean).length;

/** Fewer words than this are not worth a pause of their own. */
const leastWords = 45;

/** A part in two, as near to its middle as its blocks allow; undefined where it is one breath. */
function halves(part: StoryPart): [StoryPart, StoryPart] | undefined {
  const blocks = blocksOf(part.html);
  const all = wordsIn(part.html);
  let best: number | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  let words = 0;
  for (const [index, block] of blocks.slice(0, -1).entries()) {
    words += wordsIn(block);
    const far = Math.abs(all / 2 - words);
    // A heading, a line of directions, and what leads up to a list, stay with what follows them.
    const leads = /^<h\d|^<p><em>[^<]*<\/em><\/p>$|:<\/p>$/.test(block);
    if (leads || words < leastWords || all - words < leastWords || far >= nearest) continue;
    nearest = far;
    best = index + 1;
  }
  if (best === undefined) return undefined;
  return [
    { ...part, html: blocks.slice(0, best).join('\n') },
    { html: blocks.slice(best).join('\n') },
  ];
}

/**
 * A story in as many parts as are wanted, where it has fewer chapters than pictures: the longest
 * that can be is halved between two paragraphs, again and again. Nothing is lost, or moved.
 */
export function breathe(parts: readonly StoryPart[], wanted: number): StoryPart[] {
  const story = [...parts];
  while (story.length < wanted) {
    const byLength = story
      .map((part, index) => ({ index, words: wordsIn(part.html), both: halves(part) }))
      .filter(({ both }) => both)
      .sort((one, other) => other.words - one.words);
    const [longest] = byLength;
    if (!longest?.both) break;
    story.splice(longest.index, 1, ...longest.both);
  }
  return story;
}
