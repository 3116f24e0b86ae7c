import { plainText, type StoryPart } from './story-parts.ts';

const tagPattern = /<(\/?)(\w[\w-]*)[^>]*?(\/?)>/g;
const voidElements = new Set(['br', 'hr', 'img', 'input']);

/** Splits HTML into its top-level blocks: paragraphs, lists, tables. */
export function splitBlocks(html: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let blockStart = 0;
  for (const match of html.matchAll(tagPattern)) {
    const [tag, closingSlash, name = '', selfClosingSlash] = match;
    if (closingSlash) depth--;
    else if (!selfClosingSlash && !voidElements.has(name)) depth++;
    if (depth > 0) continue;
    const end = match.index + tag.length;
    blocks.push(html.slice(blockStart, end).trim());
    blockStart = end;
  }
  return blocks;
}

const countWords = (html: string) => plainText(html).split(/\s+/).filter(Boolean).length;

/** Fewest words of a part, so that it is worth a picture after it. */
const minWords = 45;

/** Splits a part near its middle, between two blocks; undefined if it is too short. */
function halve(part: StoryPart): [StoryPart, StoryPart] | undefined {
  const blocks = splitBlocks(part.html);
  const totalWords = countWords(part.html);
  let bestIndex: number | undefined;
  let minDeviation = Number.POSITIVE_INFINITY;
  let words = 0;
  for (const [index, block] of blocks.slice(0, -1).entries()) {
    words += countWords(block);
    const deviation = Math.abs(totalWords / 2 - words);
    // Headings, stage directions and lead-ins to a list stay with the next block.
    const belongsToNext = /^<h\d|^<p><em>[^<]*<\/em><\/p>$|:<\/p>$/.test(block);
    if (belongsToNext || words < minWords || totalWords - words < minWords) continue;
    if (deviation >= minDeviation) continue;
    minDeviation = deviation;
    bestIndex = index + 1;
  }
  if (bestIndex === undefined) return undefined;
  return [
    { ...part, html: blocks.slice(0, bestIndex).join('\n') },
    { html: blocks.slice(bestIndex).join('\n') },
  ];
}

/**
 * Splits a story into `count` parts, for stories with fewer chapters than pictures: repeatedly
 * halves the longest part between two paragraphs. Text is neither lost nor moved.
 */
export function splitParts(parts: readonly StoryPart[], count: number): StoryPart[] {
  const story = [...parts];
  while (story.length < count) {
    const byLength = story
      .map((part, index) => ({ index, words: countWords(part.html), halves: halve(part) }))
      .filter(({ halves }) => halves)
      .sort((one, other) => other.words - one.words);
    const [longest] = byLength;
    if (!longest?.halves) break;
    story.splice(longest.index, 1, ...longest.halves);
  }
  return story;
}
