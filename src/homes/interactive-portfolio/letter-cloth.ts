import { readHours, type Span } from './read-hours.ts';

/** Threads of the cloth that a letter gives: a pick for every ten minutes from six to eight. */
export const ends = 56;
export const picks = 84;
const minutesAPick = 10;

/** SVG paths of the floats of a cloth: of the warp, of the weft, and of its bright picks. */
export interface LetterCloth {
  warp: string;
  weft: string;
  bright: string;
  spans: readonly Span[];
}

const wordsOf = (letter: string): string[] => letter.match(/[\p{L}\p{N}’']+/gu) ?? [];

/** Returns the step of the twill at each pick: it turns at each word, and goes on for its letters. */
function stepsOf(words: readonly string[]): number[] {
  const steps: number[] = [];
  for (let word = 0; steps.length < picks; word++) {
    const letters = words[word % words.length]?.length ?? 1;
    for (let letter = 0; letter < letters; letter++)
      steps.push((steps.at(-1) ?? 0) + (word % 2 === 0 ? 1 : -1));
  }
  return steps;
}

/** Returns true where the warp is over the weft at a crossing. */
type Draft = (end: number, pick: number) => boolean;
const modulo = (value: number, by: number) => ((value % by) + by) % by;
const plain: Draft = (end, pick) => (end + pick) % 2 === 0;

/** Drafts by their names, from the words of a letter. */
const drafts = {
  plain: () => plain,
  twill: (words) => {
    const steps = stepsOf(words);
    return (end, pick) => modulo(end + (steps[pick] ?? 0), 6) < 3;
  },
  // Turns round every 14 ends, so that a line becomes a zigzag.
  pointed: (words) => {
    const steps = stepsOf(words);
    return (end, pick) => modulo(Math.abs((end % 28) - 14) + (steps[pick] ?? 0), 6) < 3;
  },
  // Eight shafts; the weft passes over as many of eight ends as the word has letters.
  satin: (words) => (end, pick) =>
    modulo(end * 3 - pick, 8) >= Math.min(7, words[pick % words.length]?.length ?? 1),
} satisfies Record<string, (words: readonly string[]) => Draft>;

/** A way to weave. */
export type Weave = keyof typeof drafts;

/** Returns the draft of a letter; one without words is plain weave. */
function draftOf(letter: string, weave: Weave): Draft {
  const words = wordsOf(letter);
  return words.length === 0 ? plain : drafts[weave](words);
}

const isIn = (spans: readonly Span[], pick: number) =>
  spans.some(
    ({ from, to }) =>
      pick >= Math.floor(from / minutesAPick) &&
      pick <= Math.floor(Math.max(from, to) / minutesAPick),
  );

/** Returns the runs of true in a row of so many: where each begins, and how long it is. */
function runs(count: number, test: (place: number) => boolean): [start: number, length: number][] {
  const found: [number, number][] = [];
  for (let place = 0; place < count; place++) {
    if (!test(place)) continue;
    const last = found.at(-1);
    if (last && last[0] + last[1] === place) last[1] += 1;
    else found.push([place, 1]);
  }
  return found;
}

/** A float as a line with round ends, which dive under the threads beside it. */
const across =
  (pick: number) =>
  ([start, length]: [number, number]) =>
    `M${start + 0.2} ${pick + 0.5}h${length - 0.4}`;
const down =
  (end: number) =>
  ([start, length]: [number, number]) =>
    `M${end + 0.5} ${start + 0.2}v${length - 0.4}`;

/** Weaves a letter: its words make the draft, and the hours in it are bright. */
export function letterCloth(letter: string, weave: Weave = 'twill'): LetterCloth {
  const spans = readHours(letter);
  const over = draftOf(letter, weave);
  const rows = Array.from({ length: picks }, (_, pick) => {
    const floats = runs(ends, (end) => !over(end, pick));
    return { bright: isIn(spans, pick), path: floats.map(across(pick)).join('') };
  });
  const columns = Array.from({ length: ends }, (_, end) =>
    runs(picks, (pick) => over(end, pick))
      .map(down(end))
      .join(''),
  );
  const joined = (bright: boolean) =>
    rows
      .filter((row) => row.bright === bright)
      .map(({ path }) => path)
      .join('');
  return { warp: columns.join(''), weft: joined(false), bright: joined(true), spans };
}
