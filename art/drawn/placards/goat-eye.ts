import { board, box, shape } from '../svg.ts';
import { cloud, noise, tooth, veil } from './veil.ts';

const [w, h] = [1200, 1500];

/** Returns the darkness of the goat at a place: an eye with its lying pupil, lids, lashes and hair. */
function dark(x: number, y: number): number {
  const [dx, dy] = [(x - 640) / 330, (y - 720) / 250];
  const bent = dy + 0.14 * dx * dx - 0.1 * dx;
  const eye = Math.hypot(dx, bent * 1.12);
  const hair = cloud((x * 0.9 + y * 0.5) / 34, (y * 1.1 - x * 0.55) / 150, 3);
  if (eye < 1) {
    const slot = Math.max(Math.abs(dx) / 0.66, Math.abs(bent + 0.02) / 0.25);
    const glint = Math.hypot((x - 545) / 44, (y - 640) / 30);
    if (glint < 1) return 0.02;
    if (slot < 1) return 0.98;
    const rays = noise(Math.atan2(bent, dx) * 16, eye * 2, 8);
    return Math.min(1, 0.1 + 0.3 * eye ** 4 + 0.2 * rays + Math.max(0, -bent - 0.5) * 0.9);
  }
  const lid = Math.max(0, 1.2 - eye) / 0.2;
  const brow = Math.max(0, 1 - Math.abs(eye - 1.62) / 0.24) * (bent < 0.1 ? 0.34 : 0.1);
  const lashes =
    bent < 0 && eye < 1.5
      ? Math.max(0, noise(Math.atan2(bent, dx) * 22, 1, 6) - 0.46) * (1.5 - eye) * 2.6
      : 0;
  const far = Math.max(0, (y - 1050) / 700) + Math.max(0, (340 - x) / 700);
  return Math.min(1, 0.1 + lid * 0.8 + brow + lashes + (hair - 0.34) * 0.62 + far * 0.5);
}

/** A screen of dots as ink leaves them: not quite round, squeezed to a darker rim. */
function screen(angle: number, cell: number, tone: (x: number, y: number) => number, seed: number) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.ceil(1100 / cell);
  let [d, rims] = ['', ''];
  for (let i = -reach; i <= reach; i += 1)
    for (let j = -reach; j <= reach; j += 1) {
      const x = w / 2 + (i * cos - j * sin) * cell;
      const y = h / 2 + (i * sin + j * cos) * cell;
      if (x < -cell || y < -cell || x > w + cell || y > h + cell) continue;
      const share = Math.max(0, Math.min(1, tone(x, y)));
      const r = cell * 0.72 * Math.sqrt(share);
      if (r < 1.2) continue;
      const points = Array.from({ length: 14 }, (_, k) => {
        const a = (k / 14) * 2 * Math.PI;
        const edge =
          r * (0.93 + 0.16 * noise(x * 0.6 + Math.cos(a) * 1.7, y * 0.6 + Math.sin(a) * 1.7, seed));
        return `${(x + edge * Math.cos(a)).toFixed(1)} ${(y + edge * Math.sin(a)).toFixed(1)}`;
      });
      d += `M${points.join('L')}z`;
      if (r < cell * 0.52) rims += `M${points.join('L')}z`;
    }
  return { d, rims };
}

/** Part of a poster through a loupe: a goat's eye in two screens of dots that do not quite meet. */
export function goatEye(): string {
  const black = screen(Math.PI / 4, 21, dark, 3);
  // The red screen was laid nine hundredths of an inch too far to the right.
  const red = screen(1.31, 21, (x, y) => 0.18 + dark(x - 13, y + 8) * 0.4, 7);
  const paper =
    box(0, 0, w, h, 0, '#f1eee7') +
    veil([0, 0, w, h], [600, 750], (u, v) => {
      const fibre = cloud(u * 90 + 3 * noise(u * 9, v * 40, 2), v * 26, 5) - 0.5;
      return fibre > 0 ? [255, 255, 255, fibre * 0.7] : [96, 82, 60, -fibre * 0.4];
    });
  const letters = `<g font-family="Instrument Sans Variable, Instrument Sans" font-weight="700" font-size="600" letter-spacing="-30">`;
  const worn = veil([0, 0, w, h], [500, 625], (u, v) => {
    const gap = cloud(u * 120, v * 120, 14);
    return [241, 238, 231, gap > 0.72 ? (gap - 0.72) * 3.2 : 0];
  });
  const shade = veil([0, 0, w, h], [40, 50], (u, v) => [
    30,
    22,
    14,
    0.02 + 0.2 * Math.hypot(u - 0.42, v - 0.4) ** 2,
  ]);
  return board(
    w,
    h,
    `${paper}<g style="mix-blend-mode:multiply">${shape(red.d, '#de1322')}<path d="${red.rims}" fill="none" stroke="#9d0010" stroke-width="1.6" opacity=".5"/></g><g style="mix-blend-mode:multiply">${shape(black.d, '#17171a', 'opacity=".94"')}</g>${box(0, 1236, w, 264, 0, '#f1eee7')}<g style="mix-blend-mode:multiply">${letters}<text x="-30" y="1712" fill="#de1322" transform="translate(13 -8)">Lost</text></g><g style="mix-blend-mode:multiply"><path d="M0 1236H1200" stroke="#17171a" stroke-width="5"/></g></g>${worn}${shade}${tooth(w, h, 0.2, 9)}`,
  );
}
