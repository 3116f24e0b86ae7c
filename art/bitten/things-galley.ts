import { pencilPath } from '../../src/homes/classic-blog/handwriting/pencil-path.ts';
import { chances } from './chance.ts';
import { inkAt, type Lettering, lettering } from './lettering.ts';
import type { Material } from './mesh.ts';
import { noise } from './noise.ts';

const words =
  'there must be one place that knows how many you have if that is the till in your store the shop has to ask the till if it is the shop the till has to ask the shop watch the person who will do it not the person who buys it put a new article online time it open the door the rope is cut to length and the last lamp is sold twice on a saturday'.split(
    ' ',
  );

/** Size of a galley as it is set, in pixels. */
export const sheetSize = { width: 700, height: 3200 };

/** Lines of a galley, ragged like real ones, and where their words end. */
function linesOf(seed: number): string[] {
  const roll = chances(seed);
  return Array.from({ length: 74 }, (_, line) => {
    if (line % 19 === 18) return '';
    const begin = Math.floor(roll() * words.length);
    let text = '';
    for (let i = begin; text.length < 40; i++) text += `${words[i % words.length]} `;
    return text.trim();
  });
}

const escaped = (text: string) => text.replaceAll('&', '&amp;');

/** Sets a galley in type. */
export function galleyType(seed: number): Promise<Lettering> {
  const lines = linesOf(seed)
    .map(
      (line, row) =>
        `<text x="90" y="${150 + row * 40}" textLength="${line && row % 19 !== 17 ? 520 : 310}" lengthAdjust="spacing" font-family="Newsreader Variable, Newsreader" font-size="27">${escaped(line)}</text>`,
    )
    .join('');
  return lettering(
    sheetSize.width,
    sheetSize.height,
    `<text x="90" y="84" font-family="Newsreader Variable, Newsreader" font-size="22" letter-spacing="3">GALLEY ${seed}</text>${lines}`,
  );
}

/** Marks of a galley in pencil: strokes through words, loops into the margin, a word here and there. */
export function galleyMarks(seed: number, notes: readonly string[]): Promise<Lettering> {
  const roll = chances(seed + 77);
  const stroke = (d: string, wide: number) =>
    `<path d="${d}" fill="none" stroke="#000" stroke-width="${wide}" stroke-linecap="round"/>`;
  let drawn = '';
  for (let row = 3; row < 70; row += 2 + Math.floor(roll() * 4)) {
    const y = 142 + row * 40;
    const x = 100 + roll() * 330;
    const long = 50 + roll() * 150;
    const kind = roll();
    if (kind < 0.5) {
      drawn += stroke(
        `M${x} ${y + 4}C${x + long / 3} ${y - 7} ${x + long / 2} ${y + 6} ${x + long} ${y - 4}`,
        6,
      );
      drawn += stroke(`M640 ${y - 16}c22-14 30 10 10 16c-14 4-22-6-8-14c16-8 26 14 22 30`, 6);
    } else if (kind < 0.75) {
      drawn += stroke(`M${x} ${y + 14}l10-20l11 20`, 6);
      drawn += stroke(`M634 ${y}c10-6 30-8 44-2`, 6);
    } else drawn += stroke(`M${x} ${y - 22}c-34 4-30 34 4 36h${long}c34-4 30-36-6-37z`, 6);
  }
  notes.forEach((note, index) => {
    let x = 470;
    const y = 430 + index * 900;
    for (const word of note.split(' ')) {
      const { width, d } = pencilPath(word);
      drawn += `<path d="${d}" transform="translate(${x} ${y}) scale(1.15)" fill="none" stroke="#000" stroke-width="3.6" stroke-linecap="round"/>`;
      x += (width + 8) * 1.15;
    }
  });
  return lettering(sheetSize.width, sheetSize.height, drawn);
}

/** Newsprint with type and marks on it; the back is bare. */
export const galleyPaper =
  (type: Lettering, marks: Lettering, white = 0.86): Material =>
  (paint, u, v) => {
    const fiber = 0.06 * (noise(u * 90, v * 400, 87) - 0.5);
    const set = inkAt(type, u, 1 - v);
    const drawn = inkAt(marks, u, 1 - v) * (0.62 + 0.38 * noise(u * 260, v * 1100, 89));
    paint.white = (white + fiber) * (1 - 0.9 * set) * (1 - 0.45 * drawn);
    paint.blue = drawn > 0.2 ? drawn : 0;
  };
