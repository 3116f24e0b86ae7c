import { readHours, type Span } from './read-hours.ts';

/** Size of the cloth in threads: ends (warp) run lengthwise, picks (weft) across; a pick stands for ten minutes of the night. */
export const ends = 56;
export const picks = 84;
const minutesPerPick = 10;

/** Cloth as SVG paths: visible warp, visible weft, and the weft of bright picks. */
export interface LetterCloth {
  warp: string;
  weft: string;
  bright: string;
  spans: readonly Span[];
}

const wordsOf = (letter: string): string[] => letter.match(/[\p{L}\p{N}’']+/gu) ?? [];

/** Returns the twill's offset at each pick: one step per letter, with alternating direction per word. */
function twillOffsets(words: readonly string[]): number[] {
  const offsets: number[] = [];
  for (let word = 0; offsets.length < picks; word++) {
    const letters = words[word % words.length]?.length ?? 1;
    for (let letter = 0; letter < letters; letter++)
      offsets.push((offsets.at(-1) ?? 0) + (word % 2 === 0 ? 1 : -1));
  }
  return offsets;
}

/** Weave pattern: returns true where the end (warp thread) lies over the pick (weft thread). */
type Draft = (end: number, pick: number) => boolean;
const modulo = (value: number, divisor: number) => ((value % divisor) + divisor) % divisor;
const plainWeave: Draft = (end, pick) => (end + pick) % 2 === 0;

/** Weave patterns by name, each made from the words of a letter. */
const drafts = {
  plain: () => plainWeave,
  twill: (words) => {
    const offsets = twillOffsets(words);
    return (end, pick) => modulo(end + (offsets[pick] ?? 0), 6) < 3;
  },
  // Reverses every 14 ends, so that a line becomes a zigzag.
  pointed: (words) => {
    const offsets = twillOffsets(words);
    return (end, pick) => modulo(Math.abs((end % 28) - 14) + (offsets[pick] ?? 0), 6) < 3;
  },
  // Of eight ends, the weft passes over as many as the word has letters.
  satin: (words) => (end, pick) =>
    modulo(end * 3 - pick, 8) >= Math.min(7, words[pick % words.length]?.length ?? 1),
} satisfies Record<string, (words: readonly string[]) => Draft>;

/** Name of a weave pattern. */
export type Weave = keyof typeof drafts;

/** Returns the pattern of a letter; plain weave for a letter without words. */
function draftOf(letter: string, weave: Weave): Draft {
  const words = wordsOf(letter);
  return words.length === 0 ? plainWeave : drafts[weave](words);
}

const isInSpans = (spans: readonly Span[], pick: number) =>
  spans.some(
    ({ from, to }) =>
      pick >= Math.floor(from / minutesPerPick) &&
      pick <= Math.floor(Math.max(from, to) / minutesPerPick),
  );

/** Returns the runs of neighboring indexes below `count` that pass the test: start and length of each. */
function findRuns(
  count: number,
  matches: (index: number) => boolean,
): [start: number, length: number][] {
  const result: [number, number][] = [];
  for (let index = 0; index < count; index++) {
    if (!matches(index)) continue;
    const last = result.at(-1);
    if (last && last[0] + last[1] === index) last[1] += 1;
    else result.push([index, 1]);
  }
  return result;
}

// Visible segments of thread as lines, shortened where another thread crosses.
const weftPath =
  (pick: number) =>
  ([start, length]: [number, number]) =>
    `M${start + 0.2} ${pick + 0.5}h${length - 0.4}`;
const warpPath =
  (end: number) =>
  ([start, length]: [number, number]) =>
    `M${end + 0.5} ${start + 0.2}v${length - 0.4}`;

/** Returns the cloth of a letter: the pattern follows its words, and the times that it mentions are bright picks. */
export function letterCloth(letter: string, weave: Weave = 'twill'): LetterCloth {
  const spans = readHours(letter);
  const isWarpOver = draftOf(letter, weave);
  const rows = Array.from({ length: picks }, (_, pick) => {
    const floats = findRuns(ends, (end) => !isWarpOver(end, pick));
    return { bright: isInSpans(spans, pick), path: floats.map(weftPath(pick)).join('') };
  });
  const columns = Array.from({ length: ends }, (_, end) =>
    findRuns(picks, (pick) => isWarpOver(end, pick))
      .map(warpPath(end))
      .join(''),
  );
  const joinPaths = (bright: boolean) =>
    rows
      .filter((row) => row.bright === bright)
      .map(({ path }) => path)
      .join('');
  return { warp: columns.join(''), weft: joinPaths(false), bright: joinPaths(true), spans };
}
