import { darker, lighter, mix } from '../colour.ts';
import { chance } from '../posters/forms.ts';
import { at, box, flatStroke, shape, stroke } from '../svg.ts';

/** Position, size and paint of a house. */
export interface Lot {
  x: number;
  y: number;
  k: number;
  wall: string;
  seed: number;
}

const roofs = ['#4b3f52', '#5f4650', '#3d4654', '#6b4a45'];

/** A sash window with its frame and sill; some have a lamp. */
function sash(x: number, y: number, w: number, h: number, lit: boolean): string {
  return (
    box(x - 2, y - 3, w + 4, h + 5, 1, '#fff4e2') +
    box(x, y, w, h, 0, lit ? '#ffcf7d' : '#3a4258') +
    (lit ? '' : shape(`M${x} ${y}h${w}L${x} ${y + h * 0.8}Z`, '#a9b9c6', 'opacity=".55"')) +
    flatStroke(`M${x} ${y + h / 2}h${w}M${x + w / 2} ${y}v${h}`, '#fff4e2', 1.4) +
    box(x - 4, y + h + 2, w + 8, 3, 0, '#8c6f63', 'opacity=".6"')
  );
}

/** A wooden Victorian from a corner: gable to the left in the sun, long roof to the right in the shade. */
export function villa({ x, y, k, wall, seed }: Lot): string {
  const roll = chance(seed + 9);
  const [w, h, g] = [62 + roll() * 16, 58 + roll() * 34, 34 + roll() * 16];
  const [d, up] = [58 + roll() * 40, 12];
  const roof = roofs[Math.floor(roll() * roofs.length)] ?? '#4b3f52';
  const front = `M0 0V${-h}L${w / 2} ${-h - g}L${w} ${-h}V0Z`;
  const side = `M${w} 0V${-h}L${w + d} ${-h - up}V${-up}Z`;
  const plane = `M${w / 2 - 2} ${-h - g - 4}L${w + 5} ${-h + 3}L${w + d + 6} ${-h - up + 3}L${w / 2 + d + 2} ${-h - g - up - 4}Z`;
  const boards = Array.from(
    { length: Math.floor(h / 4.5) },
    (_, i) => `M0 ${-i * 4.5}H${w}M${w} ${-i * 4.5}l${d} ${-up}`,
  ).join('');
  const slates = Array.from({ length: 7 }, (_, i) => {
    const t = (i + 1) / 8;
    return `M${w / 2 + (w / 2) * t} ${-h - g + g * t}l${d} ${-up}`;
  }).join('');
  const lamp = roll() > 0.72;
  const storeys = h > 72 ? [-h + 10, -h + 44] : [-h + 12];
  const windows = storeys
    .map((top, i) => sash(9, top, 13, 22, lamp && i === 1) + sash(w - 24, top, 13, 22, false))
    .join('');
  const far = [0.24, 0.62]
    .map(
      (t) =>
        box(w + d * t, -h + 14 - up * t, 10, 20, 0, '#343a50') +
        box(w + d * t, -h + 14 - up * t, 10, 2.4, 0, '#e9d4c0'),
    )
    .join('');
  const porch =
    roll() > 0.4
      ? shape(`M-7 -27L4 -36H${w - 4}L${w + 7} -27Z`, darker(roof, 0.05)) +
        box(-2, -27, w + 4, 27, 0, '#2a1f33', 'opacity=".42"') +
        [0, 0.33, 0.66, 1].map((t) => box(t * (w - 4), -27, 3.4, 27, 0, '#fff1dc')).join('') +
        flatStroke(`M0 -10H${w}`, '#fff1dc', 2) +
        box(w * 0.4, -23, 12, 23, 0, mix(wall, '#b7402f', 0.7))
      : '';
  const stack =
    box(w / 2 + d * 0.55, -h - g - up - 17, 11, 24, 0, '#8d5145') +
    box(w / 2 + d * 0.55 - 2, -h - g - up - 19, 15, 4, 0, '#5d3a38');
  return at(
    x,
    y,
    `<ellipse cx="${w}" cy="2" rx="${w + d * 0.6}" ry="10" fill="#241d2c" opacity=".35"/>` +
      box(0, -2, w, 20, 0, darker(wall, 0.55)) +
      shape(`M${w} 18V-2l${d} ${-up}v20Z`, darker(wall, 0.7)) +
      shape(side, mix(darker(wall, 0.36), '#6a6f96', 0.25)) +
      shape(front, lighter(wall, 0.12)) +
      flatStroke(boards, '#3a2030', 0.8, 'opacity=".17"') +
      shape(
        `M${w / 2 - 12} ${-h - 4}L${w / 2} ${-h - g + 12}L${w / 2 + 12} ${-h - 4}Z`,
        mix(wall, '#fff4e2', 0.55),
      ) +
      box(w / 2 - 4, -h - 10, 8, 10, 0, '#3a4258') +
      windows +
      far +
      stack +
      shape(plane, roof) +
      flatStroke(slates, '#1c1626', 1, 'opacity=".28"') +
      shape(
        `M${w / 2} ${-h - g - 3}L${w / 2 + d} ${-h - g - up - 3}l5 5L${w / 2 + 4} ${-h - g + 4}Z`,
        lighter(roof, 0.24),
        'opacity=".7"',
      ) +
      stroke(`M-6 ${-h + 5}L${w / 2} ${-h - g - 3}L${w + 6} ${-h + 5}`, '#fff4e2', 3.6) +
      porch,
    k,
  );
}

/** A fir, ragged, lit a little from the left. */
export function fir(x: number, y: number, k: number, seed: number): string {
  const roll = chance(seed + 51);
  const tiers = 9;
  const edge = (side: number) =>
    Array.from({ length: tiers }, (_, i) => {
      const t = (i + 1) / tiers;
      const out = (6 + t * 30) * (0.82 + roll() * 0.36) * side;
      const top = -150 + t * 140;
      return `L${out.toFixed(1)} ${(top + 6 * roll()).toFixed(1)}L${(out * 0.55).toFixed(1)} ${(top - 3).toFixed(1)}`;
    }).join('');
  const dark = ['#2f3d3b', '#35443c', '#3d4a3a'][seed % 3] ?? '#2f3d3b';
  return at(
    x,
    y,
    box(-3, -14, 6, 16, 0, '#33272a') +
      shape(`M0 -164${edge(1)}L0 -8Z`, dark) +
      shape(`M0 -164${edge(-1)}L0 -8Z`, lighter(dark, 0.16)),
    k,
  );
}
