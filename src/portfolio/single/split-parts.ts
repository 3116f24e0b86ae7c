import { plainText, type StoryPart } from './story-parts.ts';

const tag = /<(\/?)(\w[\w-]*)[^>]*?(\/?)>/g;
const empty = new Set(['br', 'hr', 'img', 'input']);

/** Splits HTML into its top-level blocks: paragraphs, lists, tables. */
export function splitBlocks(html: string): string[] {
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

/** Fewest words of a part, so that it is worth a picture after it. */
const minWords = 45;

/** Splits a part near its middle, between two blocks; undefined if it is too short. */
function halve(part: StoryPart): [StoryPart, StoryPart] | undefined {
  const blocks = splitBlocks(part.html);
  const all = wordsIn(part.html);
  let best: number | undefined;
  let minDeviation = Number.POSITIVE_INFINITY;
  let words = 0;
  for (const [index, block] of blocks.slice(0, -1).entries()) {
    words += wordsIn(block);
    const deviation = Math.abs(all / 2 - words);
    // Headings, stage directions and lead-ins to a list stay with the next block.
    const leads = /^<h\d|^<p><em>[^<]*<\/em><\/p>$|:<\/p>$/.test(block);
    if (leads || words < minWords || all - words < minWords || deviation >= minDeviation) continue;
    minDeviation = deviation;
    best = index + 1;
  }
  if (best === undefined) return undefined;
  return [
    { ...part, html: blocks.slice(0, best).join('\n') },
    { html: blocks.slice(best).join('\n') },
  ];
}

/**
 * Splits a story into as many parts as wanted, where it has fewer chapters than pictures:
 * repeatedly halves the longest part between two paragraphs. Text is neither lost nor moved.
 */
export function splitParts(parts: readonly StoryPart[], wanted: number): StoryPart[] {
  const story = [...parts];
  while (story.length < wanted) {
    const byLength = story
      .map((part, index) => ({ index, words: wordsIn(part.html), both: halve(part) }))
      .filter(({ both }) => both)
      .sort((one, other) => other.words - one.words);
    const [longest] = byLength;
    if (!longest?.both) break;
    story.splice(longest.index, 1, ...longest.both);
  }
  return story;
}
