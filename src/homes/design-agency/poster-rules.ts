import { fontSizeFor } from './letter-widths.ts';
import {
  type Notice,
  type PosterLetters,
  type PosterSheet,
  posterSize,
  type RuleName,
  roundToTenth,
} from './poster.ts';
import { fields } from './poster-fields.ts';
import { seededRandom } from './seeded-random.ts';

const margin = 10;
const textWidth = posterSize.width - 2 * margin;
/** Height of a capital letter, in em. */
const capHeight = 0.73;

/** Returns the number in a word, else the number of its letters. */
export function countOf(word: string): number {
  const number = Number(/\d+/.exec(word)?.[0]);
  const letters = [...word].filter((letter) => letter.trim() !== '').length;
  return Math.min(99, Math.max(1, Number.isFinite(number) && number > 0 ? number : letters));
}

/** Returns word and detail, left-aligned, below or above the square. */
function lettersOf({ word, detail }: Notice, isAbove: boolean): PosterLetters[] {
  const size = fontSizeFor(word, textWidth, 62);
  const [wordY, detailY] = isAbove
    ? [86, 22]
    : [posterSize.field + 14 + Math.max(capHeight * size, 34), posterSize.height - 10];
  return [
    {
      x: roundToTenth(margin - size * 0.05),
      y: roundToTenth(wordY),
      size,
      words: word,
      part: 'ink',
    },
    { x: margin, y: detailY, size: 11, words: detail, part: 'ink' },
  ];
}

/** Draws the seventh rule: the word rotated by 90 degrees, as long as the poster, repeated. */
function wordSheet({ word, detail }: Notice, random: () => number) {
  const laneLength = 312;
  const maxSize = fontSizeFor(word, laneLength - 2 * margin, 170);
  const laneCount =
    Math.min(7, Math.max(1, Math.round(posterSize.width / (maxSize * 0.92)))) +
    (random() < 0.4 ? 1 : 0);
  const laneWidth = posterSize.width / laneCount;
  const size = Math.min(maxSize, roundToTenth(laneWidth * 1.22));
  const firstInked = random() < 0.5 ? 0 : 1;
  const lanes = Array.from({ length: laneCount }, (_, i) => i);
  const inkedLanes = lanes.filter((i) => i % 2 === firstInked);
  const d = inkedLanes
    .map(
      (i) =>
        `M${roundToTenth(i * laneWidth)} 0h${roundToTenth(laneWidth)}v${laneLength}h${roundToTenth(-laneWidth)}z`,
    )
    .join('');
  const letters: PosterLetters[] = Array.from({ length: laneCount }, (_, i) => ({
    x: roundToTenth((i + 0.5) * laneWidth + (capHeight / 2) * size),
    y: laneLength - margin + 2,
    size,
    words: word,
    part: i % 2 === firstInked ? 'sheet' : 'ink',
    upright: true,
  }));
  const detailLetters = {
    x: margin,
    y: posterSize.height - 10,
    size: 11,
    words: detail,
    part: 'ink',
  } as const;
  return { shapes: [{ d, part: 'ink' as const }], letters: [...letters, detailLetters] };
}

/** Returns one poster: the same rule, seed and notice make the same poster, in the browser and on the server. */
export function posterOf(rule: RuleName, seed: number, notice: Notice): PosterSheet {
  const random = seededRandom(seed + 1);
  const grounds = ['white', 'ink', 'gray', 'white', 'ink'] as const;
  const ground = grounds[Math.floor(random() * grounds.length)] ?? 'white';
  if (rule === 'word') return { rule, seed, ground, ...wordSheet(notice, random) };
  const isAbove = random() < 0.35;
  const field = fields[rule](random, countOf(notice.word));
  const dy = isAbove ? posterSize.height - posterSize.field : 0;
  return {
    rule,
    seed,
    ground,
    shapes: [
      ...field.map(({ d, evenOdd, part = 'ink' }) => ({
        d: dy ? movePath(d, dy) : d,
        part,
        ...(evenOdd ? { evenOdd } : {}),
      })),
      // Large shapes end above the text.
      ...(rule === 'cross'
        ? [{ d: `M0 ${isAbove ? 0 : posterSize.field}h240v100h-240z`, part: 'sheet' as const }]
        : []),
    ],
    letters: lettersOf(notice, isAbove),
  };
}

/** Returns a path moved down by `dy`. Only `M` and `L` commands have absolute coordinates. */
const movePath = (d: string, dy: number) =>
  d.replace(
    /([ML])(-?[\d.]+) (-?[\d.]+)/g,
    (_, kind: string, x: string, y: string) => `${kind}${x} ${roundToTenth(Number(y) + dy)}`,
  );
