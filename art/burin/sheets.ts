/** Paper that is no stamp: proofs, the back of a stamp, a sheet with its margin. */

import { noise } from '../woven/noise.ts';
import { rule } from './frames.ts';
import { lettered, words } from './lettering.ts';
import { rough } from './noise.ts';
import { colorOf, paperEdge, paperLight } from './paper.ts';
import { inkOf, type State } from './stamp.ts';
import { stamps } from './stamps.ts';
import { clamp, mix, smooth } from './vector.ts';

type Painter = (width: number, height: number) => Promise<Uint8Array>;

/** A state of The Last Word, printed from the unfinished plate on a sheet that is cut by hand. */
export function proof(state: State, note: string, row: number): Painter {
  return async (width, height) => {
    const units = [1000, 1240] as const;
    const scale = width / units[0];
    const design = stamps.word;
    const inner = Math.round(width * 0.78);
    const ink = await inkOf(design, inner, state);
    const tall = Math.round((inner * design.height) / design.width);
    const [left, top] = [Math.round((width - inner) / 2), Math.round(height * 0.09)];
    const pencil = await lettered(
      words(92, 1186, 62, note, { face: 'Burin Hand', anchor: 'start' }) +
        words(908, 1186, 62, 'G. Tafoya', { face: 'Burin Hand', anchor: 'end' }),
      units,
      { width, height },
    );
    const black = colorOf('#221f1f');
    const paper = colorOf('#f7efdc');
    const graphite = colorOf('#5c5754');
    const pixels = new Uint8Array(width * height * 4);
    const edge = paperEdge({
      outline: [
        [12, 16],
        [986, 10],
        [990, 1228],
        [10, 1232],
      ],
      every: 0,
    });
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const [ux, uy] = [(x + 0.5) / scale, (y + 0.5) / scale];
        const inside = edge(ux, uy);
        const alpha = clamp(inside * scale + 0.5);
        if (alpha === 0) continue;
        const [ix, iy] = [x - left, y - top];
        const isIn = ix >= 0 && iy >= 0 && ix < inner && iy < tall;
        const share = isIn ? (ink[iy * inner + ix] as number) : 0;
        // The plate has sunk into damp paper: a bevel at its edge, and a film of ink within.
        const [lit, dark] = [Math.min(914 - ux, 1096 - uy), Math.min(ux - 86, uy - 90)];
        const bevel = Math.min(lit, dark);
        const dent = smooth(8, 0, Math.abs(bevel)) * (lit < dark ? 0.8 : -1);
        const light = paperLight(ux, uy, row) * 1.005 + dent * 0.09 - 0.02 * smooth(0, 10, bevel);
        const index = (y * width + x) * 4;
        const written =
          (pencil[y * width + x] as number) * (0.62 + 0.3 * noise(ux / 1.3, uy / 1.3, 5));
        for (let k = 0; k < 3; k++) {
          const bare = (paper[k] as number) * light;
          const drawn = mix(bare, graphite[k] as number, written);
          pixels[index + k] = clamp(mix(drawn, black[k] as number, share * 0.96), 0, 255);
        }
        pixels[index + 3] = alpha * 255;
      }
    return pixels;
  };
}

/** The back of One Apology: gum, what shows through, and an answer in pencil. */
export const back: Painter = async (width, height) => {
  const design = stamps.apology;
  const scale = width / design.width;
  const ink = await inkOf(design, width);
  const pencil = await lettered(
    words(512, 610, 104, 'All right.', { face: 'Burin Hand', turn: -5 }) +
      words(640, 730, 62, 'Ida', { face: 'Burin Hand', turn: -5 }),
    [design.width, design.height],
    { width, height },
  );
  const edge = paperEdge({ outline: design.outline, every: design.perforation });
  const paper = colorOf('#fffdf5');
  const graphite = colorOf('#57524e');
  const red = colorOf(design.ink);
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [ux, uy] = [(x + 0.5) / scale, (y + 0.5) / scale];
      const inside = edge(ux, uy);
      const alpha = clamp(inside * scale + 0.5);
      if (alpha === 0) continue;
      // Gum was laid on wet and broken with a roller, so that the sheet would lie flat.
      const wave = rough(ux / 120, uy / 90, 21, 3);
      const ridge = Math.sin((ux * 0.94 + uy * 0.34) / 5.5 + wave * 2.4);
      const sheen = smooth(0.45, 0.75, rough(ux / 260 + 3, uy / 330, 8, 3) + 0.12 * ridge);
      const brushed = smooth(26, 34, inside);
      const shown = (ink[y * width + width - 1 - x] as number) * 0.1;
      const light = paperLight(ux, uy, 41) + brushed * (0.014 * ridge + 0.045 * sheen - 0.03);
      const written =
        (pencil[y * width + x] as number) * (0.6 + 0.34 * noise(ux / 1.4, uy / 1.4, 5));
      const index = (y * width + x) * 4;
      for (let k = 0; k < 3; k++) {
        const gum = [0.99, 0.975, 0.93][k] as number;
        const bare = (paper[k] as number) * light * mix(1, gum, brushed);
        const through = mix(bare, red[k] as number, shown);
        pixels[index + k] = clamp(mix(through, graphite[k] as number, written), 0, 255);
      }
      pixels[index + 3] = alpha * 255;
    }
  return pixels;
};

/** A sheet of twenty with its margin; the last stamp is gone. */
export const pane: Painter = async (width, height) => {
  const design = stamps.minutes;
  const [columns, rows, margin] = [4, 5, 210] as const;
  const [cellWide, cellTall] = [design.width - 28, design.height - 28];
  const units = [columns * cellWide + margin * 2, rows * cellTall + margin * 2] as const;
  const scale = width / units[0];
  const one = Math.round(design.width * scale);
  const ink = await inkOf(design, one);
  const oneTall = Math.round((design.height * one) / design.width);
  const printing = await lettered(
    words(units[0] / 2, 122, 62, '20 TIMES TEN MINUTES', { face: 'Burin Text', spacing: 20 }) +
      words(margin, units[1] - 88, 60, 'No. 0412', {
        face: 'Burin Black',
        spacing: 8,
        anchor: 'start',
      }) +
      words(units[0] - margin, units[1] - 88, 46, 'USE NO HOOKS · TEAR SLOWLY', {
        face: 'Burin Text',
        spacing: 12,
        anchor: 'end',
      }) +
      rule([60, 60, 130, 130], 5) +
      `<path d="M95 40V150M40 95H150" stroke="#fff" stroke-width="4"/>` +
      `<path d="M${units[0] - 95} 40V150M${units[0] - 150} 95H${units[0] - 40}" stroke="#fff" stroke-width="4"/>`,
    units,
    { width, height },
  );
  const every = 72;
  const radius = every * 0.31;
  const green = colorOf(design.ink);
  const paper = colorOf('#fbf6ea');
  const pixels = new Uint8Array(width * height * 4);
  const holes = (along: number, across: number, space: number) => {
    const nearest = Math.round(along / space) * space;
    return Math.hypot(along - nearest, across) - radius;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [ux, uy] = [(x + 0.5) / scale, (y + 0.5) / scale];
      const [cx, cy] = [(ux - margin) / cellWide, (uy - margin) / cellTall];
      const [column, row] = [Math.floor(cx), Math.floor(cy)];
      const isCell = column >= 0 && column < columns && row >= 0 && row < rows;
      // Rows of holes run through the margin at the right and the foot, as a comb leaves them.
      const upright = Math.round(clamp(cx, 0, columns)) * cellWide + margin;
      const level = Math.round(clamp(cy, 0, rows)) * cellTall + margin;
      const torn = 5 * rough(ux / 7, uy / 7, 3, 3);
      let inside = Math.min(ux - 14, uy - 14, units[0] - 14 - ux, units[1] - 14 - uy) - torn * 0.4;
      if (uy > margin - every)
        inside = Math.min(
          inside,
          holes(uy - margin, ux - upright, cellTall / Math.round(cellTall / every)),
        );
      if (ux > margin - every)
        inside = Math.min(
          inside,
          holes(ux - margin, uy - level, cellWide / Math.round(cellWide / every)),
        );
      const gone = column === columns - 1 && row === rows - 1;
      if (gone) {
        const deep = Math.min(cx - column, column + 1 - cx) * cellWide;
        const tall = Math.min(cy - row, row + 1 - cy) * cellTall;
        inside = Math.min(inside, torn - Math.min(deep, tall));
      }
      const alpha = clamp(inside * scale + 0.5);
      if (alpha === 0) continue;
      let share = printing[y * width + x] as number;
      if (isCell) {
        const ix = Math.floor((cx - column) * cellWide * scale + 14 * scale);
        const iy = Math.floor((cy - row) * cellTall * scale + 14 * scale);
        if (ix < one && iy < oneTall) share = Math.max(share, ink[iy * one + ix] as number);
      }
      const sag = 0.03 * Math.sin(ux / 900 + uy / 1500) - 0.03 * smooth(0.4, 1, ux / units[0]);
      const light = paperLight(ux / 2.4, uy / 2.4, 61) + sag;
      const index = (y * width + x) * 4;
      for (let k = 0; k < 3; k++)
        pixels[index + k] = clamp(
          mix((paper[k] as number) * light, green[k] as number, share * 0.96),
          0,
          255,
        );
      pixels[index + 3] = alpha * 255;
    }
  return pixels;
};
