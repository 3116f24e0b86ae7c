import { board, box, clipped } from '../svg.ts';
import { clutter, lake, lakeDefs } from './inn.ts';
import { fade, steps, word } from './kit.ts';

const [w, h] = [2880, 760];
const count = 12;
const frame = 216;
const tall = 300;

/** Draws the inn's website as a visitor sees it, a second later in each frame. */
function before(second: number): string {
  const blank = box(0, 0, 1600, 1000, 0, '#ffffff');
  if (second < 4) return blank;
  if (second < 6) return `${blank}${box(0, 0, 1600, 62, 0, '#8d1f3c')}`;
  if (second < 9)
    return `${blank}${box(0, 0, 1600, 62, 0, '#8d1f3c')}${word(60, 118, 34, 'Bellwether Inn', { face: 'book', fill: '#3a2340' })}${box(0, 148, 1600, 852, 0, '#e7dfe6')}`;
  const shown = { 9: 190, 10: 380, 11: 560, 12: 700 }[second] ?? 0;
  return `${box(0, 0, 1600, 1000, 0, '#e7dfe6')}${clipped(0, 0, 1600, shown, 0, lake())}${second > 10 ? clutter() : `${box(0, 0, 1600, 62, 0, '#8d1f3c')}${box(0, 62, 1600, 86, 0, '#fff')}${word(60, 118, 34, 'Bellwether Inn', { face: 'soft', weight: 600, fill: '#3a2340' })}`}`;
}

/** The inn's website as it is now: the lake, three rooms, and the night one asks for. */
function now(second: number): string {
  if (second < 2)
    return second < 1 ? box(0, 0, 1600, 1000, 0, '#fff') : box(0, 0, 1600, 1000, 0, '#fbf4ec');
  // Drawn upright, in the middle of the board, which is what a narrow window shows.
  const photo = clipped(
    440,
    0,
    720,
    470,
    0,
    `<g transform="translate(90 -130) scale(.72)">${lake()}</g>`,
  );
  const words = ['A room on', 'the water side']
    .map((t, i) =>
      word(490, 590 + i * 92, 96, t, { face: 'soft', weight: 700, fill: '#3a2340', spacing: -4 }),
    )
    .join('');
  const rooms = [
    ['No. 2', '$118'],
    ['No. 7, the porch', '$160'],
  ]
    .map(
      ([k = '', v = ''], i) =>
        `${word(490, 770 + i * 64, 46, k, { face: 'figtree', weight: 600, fill: '#3a2340' })}${word(1110, 770 + i * 64, 46, v, { face: 'figtree', weight: 700, fill: '#8d1f3c', anchor: 'end' })}`,
    )
    .join('');
  return `${box(0, 0, 1600, 1000, 0, '#fbf4ec')}${photo}${word(490, 80, 46, 'Bellwether Inn', { face: 'soft', weight: 700, fill: '#fff' })}${words}${rooms}${box(490, 872, 620, 92, 46, '#8d1f3c')}${word(800, 934, 46, 'Tonight?', { face: 'figtree', weight: 800, fill: '#fff', anchor: 'middle' })}`;
}

/** Twelve seconds of two websites on the slowest wire of the county, a frame a second. */
export function strip(): string {
  const gap = (w - count * frame) / (count + 1);
  const row = (y: number, draw: (second: number) => string) =>
    steps(count)
      .map((i) => {
        const x = gap + i * (frame + gap);
        const scale = tall / 1000;
        const crop = (frame / scale).toFixed(0);
        return `${box(x, y + 8, frame, tall, 5, '#000', 'opacity=".45"')}${clipped(x, y, frame, tall, 4, `<g transform="translate(${x} ${y}) scale(${scale})"><svg width="${crop}" height="1000" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice">${draw(i + 1)}</svg></g>`)}`;
      })
      .join('');
  const holes = (y: number) =>
    steps(96)
      .map((i) => box(i * 30 + 8, y, 14, 18, 4, '#a9f0cd', 'opacity=".16"'))
      .join('');
  return board(
    w,
    h,
    `${box(0, 0, w, h, 0, '#07171e')}${holes(14)}${holes(h - 32)}${row(54, before)}${row(54 + tall + 52, now)}${box(0, 0, w, h, 0, 'url(#sheen)')}`,
    lakeDefs +
      fade(
        'sheen',
        [
          [0, '#ffffff', 0.05],
          [0.3, '#ffffff', 0],
          [0.52, '#ffffff', 0.07],
          [0.7, '#ffffff', 0],
          [1, '#000000', 0.2],
        ],
        'x1="0" y1="0" x2="1" y2=".2"',
      ),
  );
}
