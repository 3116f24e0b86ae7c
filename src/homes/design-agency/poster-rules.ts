import { sizeFor } from './letter-widths.ts';
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
const room = posterSize.width - 2 * margin;
const cap = 0.73;

/** Returns the number in a word, else the number of its letters. */
export function countOf(word: string): number {
  const figure = Number(/\d+/.exec(word)?.[0]);
  const letters = [...word].filter((one) => one.trim() !== '').length;
  return Math.min(99, Math.max(1, Number.isFinite(figure) && figure > 0 ? figure : letters));
}

/** Returns word and detail, left-aligned, below or above the square. */
function lettersOf({ word, detail }: Notice, above: boolean): PosterLetters[] {
  const size = sizeFor(word, room, 62);
  const [low, small] = above
    ? [86, 22]
    : [posterSize.field + 14 + Math.max(cap * size, 34), posterSize.height - 10];
  return [
    { x: roundToTenth(margin - size * 0.05), y: roundToTenth(low), size, words: word, part: 'ink' },
    { x: margin, y: small, size: 11, words: detail, part: 'ink' },
  ];
}

/** Draws the seventh rule: the word rotated by 90 degrees, as long as the poster, repeated. */
function wordSheet({ word, detail }: Notice, draw: () => number) {
  const long = 312;
  const maxSize = sizeFor(word, long - 2 * margin, 170);
  const lanes =
    Math.min(7, Math.max(1, Math.round(posterSize.width / (maxSize * 0.92)))) +
    (draw() < 0.4 ? 1 : 0);
  const wide = posterSize.width / lanes;
  const size = Math.min(maxSize, roundToTenth(wide * 1.22));
  const first = draw() < 0.5 ? 0 : 1;
  const inked = Array.from({ length: lanes }, (_, i) => i).filter((i) => i % 2 === first);
  const d = inked
    .map(
      (i) => `M${roundToTenth(i * wide)} 0h${roundToTenth(wide)}v${long}h${roundToTenth(-wide)}z`,
    )
    .join('');
  const letters: PosterLetters[] = Array.from({ length: lanes }, (_, i) => ({
    x: roundToTenth((i + 0.5) * wide + (cap / 2) * size),
    y: long - margin + 2,
    size,
    words: word,
    part: i % 2 === first ? 'sheet' : 'ink',
    upright: true,
  }));
  const small = {
    x: margin,
    y: posterSize.height - 10,
    size: 11,
    words: detail,
    part: 'ink',
  } as const;
  return { shapes: [{ d, part: 'ink' as const }], letters: [...letters, small] };
}

/** Returns one poster: the same rule, seed and notice make the same poster, in the browser and on the server. */
export function posterOf(rule: RuleName, seed: number, notice: Notice): PosterSheet {
  const draw = seededRandom(seed + 1);
  const grounds = ['white', 'ink', 'gray', 'white', 'ink'] as const;
  const ground = grounds[Math.floor(draw() * grounds.length)] ?? 'white';
  if (rule === 'word') return { rule, seed, ground, ...wordSheet(notice, draw) };
  const above = draw() < 0.35;
  const field = fields[rule](draw, countOf(notice.word));
  const dy = above ? posterSize.height - posterSize.field : 0;
  return {
    rule,
    seed,
    ground,
    shapes: [
      ...field.map(({ d, evenOdd, part = 'ink' }) => ({
        d: dy ? moved(d, dy) : d,
        part,
        ...(evenOdd ? { evenOdd } : {}),
      })),
      // Large shapes end above the text.
      ...(rule === 'cross'
        ? [{ d: `M0 ${above ? 0 : posterSize.field}h240v100h-240z`, part: 'sheet' as const }]
        : []),
    ],
    letters: lettersOf(notice, above),
  };
}

/** Returns a path moved down by `dy`. Only `M` and `L` commands have absolute coordinates. */
const moved = (d: string, dy: number) =>
  d.replace(
    /([ML])(-?[\d.]+) (-?[\d.]+)/g,
    (_, kind: string, x: string, y: string) => `${kind}${x} ${roundToTenth(Number(y) + dy)}`,
  );
