import { ruleNames } from '../../../src/homes/design-agency/poster.ts';
import { seededRandom } from '../../../src/homes/design-agency/seeded-random.ts';
import { at, board, box, flatStroke, shape } from '../svg.ts';
import { placard } from './placard.ts';
import { cloud, noise, tooth, veil } from './veil.ts';

const [w, h] = [1300, 1700];
const [run, rise, steps] = [116, 78, 12];
const stepAt = (i: number) => [-40 + i * run, 1500 - i * rise] as const;

/** The flight in front of the wall: its treads lit, its side in shade. */
function flight(): string {
  let [line, treads, speckle] = ['', '', ''];
  for (let i = 0; i < steps; i += 1) {
    const [x, y] = stepAt(i);
    line += `L${x} ${y}H${x + run}`;
    treads +=
      box(x - 8, y - 7, run + 12, 13, 0, '#b9bab8') + box(x - 8, y - 7, run + 12, 3, 0, '#f3f2ee');
    treads += box(x - 8, y + 6, run + 12, 5, 0, '#000', 'opacity=".35"');
    speckle += box(x + run - 18, y - 7, 12, 13, 0, '#2a2b2e');
  }
  return `${shape(`M-60 1710${line}V1710z`, '#26282c')}${treads}${speckle}`;
}

/** A stairwell with a sheet for every step, in the light of a window that is out of sight. */
export function stairwellPaste(): string {
  const draw = seededRandom(9);
  const plaster = veil([0, 0, w, h], [325, 425], (u, v) => {
    const value =
      214 + 34 * (cloud(u * 12, v * 15, 6) - 0.5) + 16 * (noise(u * 90, v * 4, 2) - 0.5);
    return v > 0.62 + (0.5 - u) * 0.9
      ? [value * 0.8, value * 0.81, value * 0.82, 1]
      : [value, value * 0.995, value * 0.975, 1];
  });
  let sheets = '';
  const places = [0, 1, 2].flatMap((row) =>
    [0, 2, 4, 6, 8].map((column) => [column, row] as const),
  );
  for (const [i, [column, row]] of places.entries()) {
    const [x, y] = stepAt(column);
    const [px, py] = [x + 6, y - 420 - row * 329];
    if (py < 60 || (row === 2 && column === 0)) continue;
    const last = row === 2 && column === 4;
    const rule = ruleNames[(i * 2 + row) % 7] ?? 'slip';
    const print = placard(rule, 230 + i * 11, i * 7 + 2, last ? 'red' : 'black');
    const scale = 232 / 240;
    sheets += box(px + 5, py + 7, 240 * scale, 340 * scale, 0, '#000', 'opacity=".16"');
    sheets += at(px, py, print, scale, (draw() - 0.5) * 1.1);
    sheets += veil([px, py, 240 * scale, 340 * scale], [48, 68], (u, v) => {
      const bubble = cloud(u * 5 + i, v * 8, i) - 0.5;
      const seam = Math.abs(u - 0.5) < 0.012 ? 0.1 : 0;
      return bubble > 0 ? [255, 255, 255, bubble * 0.35 + seam] : [0, 0, 0, -bubble * 0.34 + seam];
    });
  }
  // The window: eight panes, thrown aslant over wall and sheets.
  let panes = '';
  for (let i = 0; i < 3; i += 1)
    for (let j = 0; j < 4; j += 1) {
      const [x, y] = [210 + i * 206 + j * 74, 130 + j * 236 + i * 66];
      panes += `M${x} ${y}l190 62l68 218l-190 -62z`;
    }
  const shade = `<mask id="sun"><rect width="${w}" height="${h}" fill="#fff"/><path d="${panes}" fill="#000"/></mask><rect width="${w}" height="${h}" fill="#14161d" opacity=".4" mask="url(#sun)"/>`;
  const warm = `<path d="${panes}" fill="#fff3d6" opacity=".17"/>`;
  const rail = Array.from({ length: steps }, (_, i) => {
    const [x, y] = stepAt(i);
    return box(x + 52, y - 250, 7, 246, 0, '#101114') + box(x + 52, y - 250, 2, 246, 0, '#60636a');
  }).join('');
  const [x0, y0] = stepAt(-1);
  const hand =
    flatStroke(
      `M${x0 + 56} ${y0 - 250}L${x0 + 56 + 14 * run} ${y0 - 250 - 14 * rise}`,
      '#0c0d0f',
      22,
    ) +
    flatStroke(
      `M${x0 + 56} ${y0 - 257}L${x0 + 56 + 14 * run} ${y0 - 257 - 14 * rise}`,
      '#7d8087',
      3.4,
    );
  const [bx, by] = stepAt(4);
  const bucket =
    shape(`M${bx + 8} ${by - 96}h86l-10 90h-66z`, '#e7e5df') +
    shape(`M${bx + 60} ${by - 96}h34l-10 90h-34z`, '#000', 'opacity=".3"') +
    `<ellipse cx="${bx + 51}" cy="${by - 96}" rx="43" ry="9" fill="#f8f6ef" stroke="#8c8b87" stroke-width="3"/>` +
    flatStroke(`M${bx + 62} ${by - 100}l46 -120`, '#2b2019', 11) +
    flatStroke(`M${bx + 58} ${by - 92}l10 -26`, '#0c0c0c', 26) +
    flatStroke(`M${bx + 10} ${by - 92}q42 74 82 0`, '#55565a', 3);
  const under =
    shape('M1300 -20V260L760 -20z', '#2a2b2f') +
    shape('M1300 260L760 -20h-26L1300 286z', '#75777b');
  const side = veil([0, 0, w, h], [80, 100], (u, v) => [
    8,
    9,
    13,
    Math.max(0, (v - 0.7) * 0.8 + (u - 0.8) * 0.3),
  ]);
  return board(
    w,
    h,
    `${plaster}${sheets}${shade}${warm}${under}${flight()}${bucket}${rail}${hand}${side}${tooth(w, h, 0.16, 13)}`,
  );
}
