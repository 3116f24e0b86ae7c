import { board, box, disc } from '../svg.ts';
import { ink, mark, name, note, through } from './kit.ts';

type Sheet = readonly [
  x: number,
  y: number,
  ground: string,
  fill: string,
  size: number,
  dx: number,
  dy: number,
  words: string,
];

const sheets: readonly Sheet[] = [
  [-120, 170, ink.mint, ink.night, 900, -300, 120, 'eat them outside'],
  [1560, 150, ink.pink, ink.indigo, 1000, 90, -260, 'loud pickles'],
  [330, 130, ink.yellow, ink.green, 1150, -560, -300, 'loud pickles'],
  [1140, 190, ink.tomato, ink.cream, 760, -90, 210, 'from Imlay City'],
  [740, 150, ink.green, ink.mint, 620, -50, 70, 'half dills'],
];

/** One poster, 24 by 36 inches, pasted over the edge of the one beside it. */
function poster([x, y, ground, fill, size, dx, dy, words]: Sheet, index: number): string {
  const [w, h] = [520, 780];
  const d = `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
  const dark = ground === ink.green ? ink.cream : ink.night;
  return `${box(x, y, w, h, 0, ground)}${through(d, mark('wince', x + dx, y + dy, size, fill))}${
    index === 4
      ? name(x + 34, y + h - 40, 128, 'wince', ink.cream)
      : box(x, y + h - 84, w, 84, 0, ground)
  }${index === 4 ? note(x + 36, y + 62, 36, words, dark) : note(x + 34, y + h - 30, 36, words, dark)}`;
}

/** Posters for pickles, pasted one over the other along a fence: of no face more than a part. */
export function fence(): string {
  const boards = Array.from({ length: 9 }, (_, i) => {
    const x = i * 226 - 20;
    return `${box(x, 60, 220, 1140, 0, i % 2 ? '#3f2ad0' : '#3720cb')}${disc(x + 110, 96, 7, ink.night)}${disc(x + 110, 1050, 7, ink.night)}`;
  }).join('');
  return board(
    2000,
    1200,
    `${box(0, 0, 2000, 1200, 0, ink.pink)}${boards}${sheets.map(poster).join('')}${box(0, 1100, 2000, 100, 0, ink.night)}`,
  );
}
