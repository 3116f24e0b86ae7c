import { chance } from '../posters/forms.ts';
import { board, box } from '../svg.ts';
import { fade, glow, steps } from './kit.ts';

/** Returns true if the letters “no” cover a spot, in units of a pixel: two stems, an arch, a ring. */
function covered(x: number, y: number): boolean {
  const half = 1.55;
  const base = 21;
  const rise = 8.2;
  // n
  if (x > 4 && x < 4 + half * 2 && y > base - rise * 2 && y < base) return true;
  const [cx, cy, r] = [11.2, base - rise + 0.2, 5.6];
  if (y <= cy && Math.abs(Math.hypot((x - cx) * 1, y - cy) - r) < half) return true;
  if (y > cy && y < base && Math.abs(x - (cx + r)) < half) return true;
  // o
  const far = Math.hypot((x - 29.4) / 8.2, (y - (base - rise)) / 8.2);
  if (Math.abs(far * 8.2 - 6.9) < half) return true;
  // a full stop that is one
  return Math.hypot(x - 42.2, y - (base - 1.7)) < 2.1;
}

const share = (x: number, y: number) => {
  let hits = 0;
  for (let i = 0; i < 3; i += 1)
    for (let k = 0; k < 8; k += 1) if (covered(x + (i + 0.5) / 9, y + (k + 0.5) / 8)) hits += 1;
  return hits / 24;
};

/** Type on a screen from so near that each dot is three lights. */
export function lights(): string {
  const roll = chance(19);
  const size = 44;
  const [across, down] = [46, 28];
  const back = [169, 240, 205];
  const ink = [13, 34, 43];
  const lamps = ['255,58,48', '40,235,110', '60,110,255'];
  let all = '';
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1)
      for (let lamp = 0; lamp < 3; lamp += 1) {
        // Neighbours share a little, as a renderer does it, so that no colour shows from afar.
        const at = x + lamp / 3;
        const cover = (share(at - 1 / 3, y) + share(at, y) * 2 + share(at + 1 / 3, y)) / 4;
        const level =
          ((back[lamp] ?? 0) * (1 - cover) + (ink[lamp] ?? 0) * cover) / 255 +
          (roll() - 0.5) * 0.03;
        const left = x * size + lamp * (size / 3) + 1.6;
        const top = y * size + 2.5;
        all += `<rect x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${(size / 3 - 3.2).toFixed(1)}" height="${size - 5}" rx="4" fill="rgb(${lamps[lamp]})" opacity="${Math.max(0.1, level).toFixed(3)}"/>`;
        if (level > 0.35)
          all += `<rect x="${(left + 2.6).toFixed(1)}" y="${(top + 5).toFixed(1)}" width="${(size / 3 - 8.6).toFixed(1)}" height="${size - 15}" rx="3" fill="#fff" opacity="${(level * 0.42).toFixed(3)}"/>`;
      }
  const [w, h] = [across * size, down * size];
  const smears = steps(5)
    .map(
      (i) =>
        `<ellipse cx="${300 + i * 390}" cy="${200 + (i % 3) * 330}" rx="${380 + i * 40}" ry="120" fill="url(#breath)" transform="rotate(${-24 + i * 7} ${300 + i * 390} ${200 + (i % 3) * 330})"/>`,
    )
    .join('');
  return board(
    w,
    h,
    `${box(0, 0, w, h, 0, '#05090c')}${all}${box(0, 0, w, h, 0, 'url(#halo)')}${smears}${box(0, 0, w, h, 0, 'url(#edge)')}`,
    glow('halo', [
      [0, '#ffffff', 0.12],
      [1, '#ffffff', 0],
    ]) +
      glow('breath', [
        [0, '#eafff6', 0.07],
        [1, '#eafff6', 0],
      ]) +
      fade(
        'edge',
        [
          [0, '#05090c', 0.35],
          [0.3, '#05090c', 0],
          [0.75, '#05090c', 0],
          [1, '#05090c', 0.5],
        ],
        'x1="0" y1="0" x2="1" y2=".6"',
      ),
  );
}
