import { chance } from '../posters/forms.ts';
import { board, box, shape } from '../svg.ts';

const width = 1800;
const height = 880;
const ink = '#12294a';
const paper = '#e6e1d6';
const ground = 770;
/** The door is where the line of the page is. */
const axis = width * 0.36;

const line = (d: string, w: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${w}" ${more}/>`;

/** Ruled lines that an engraver would cut: level, as near to one another as the place is dark. */
function ruled(x: number, y: number, w: number, h: number, gap: number, thick: number): string {
  const count = Math.floor(h / gap);
  return line(
    Array.from({ length: count }, (_, i) => `M${x} ${(y + (i + 0.5) * gap).toFixed(1)}h${w}`).join(
      '',
    ),
    thick,
  );
}

/** Slanting lines within a box. */
function slanted(
  id: string,
  x: number,
  y: number,
  w: number,
  h: number,
  gap: number,
  thick: number,
  lean = 1,
): string {
  const count = Math.ceil((w + h) / gap);
  const d = Array.from({ length: count }, (_, i) =>
    lean > 0
      ? `M${(x - h + i * gap).toFixed(1)} ${y + h}l${h} ${-h}`
      : `M${(x - h + i * gap).toFixed(1)} ${y}l${h} ${h}`,
  ).join('');
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath><g clip-path="url(#${id})">${line(d, thick)}</g>`;
}

let cuts = 0;
const cut = () => {
  cuts += 1;
  return `h${cuts}`;
};

/** A window: dark glass with a streak of sky, a lintel, a sill that throws a shadow. */
function pane(x: number, y: number, w: number, h: number, lit: boolean): string {
  const glass = lit
    ? ruled(x, y, w, h, 7, 0.8)
    : slanted(cut(), x, y, w, h, 3.1, 1.5) +
      slanted(cut(), x, y, w, h, 5, 1, -1) +
      shape(
        `M${x + w * 0.55} ${y}h${w * 0.25}L${x + w * 0.4} ${y + h}h${-w * 0.25}z`,
        paper,
        'opacity="0.55"',
      );
  return (
    box(x - 3, y - 3, w + 6, h + 6, 0, paper, `stroke="${ink}" stroke-width="1.6"`) +
    glass +
    line(`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.42}h${w}`, 2.2) +
    box(x - 8, y + h + 4, w + 16, 6, 0, paper, `stroke="${ink}" stroke-width="1.4"`) +
    slanted(cut(), x - 6, y + h + 11, w + 12, 8, 2.6, 1.2) +
    box(x - 7, y - 13, w + 14, 9, 0, paper, `stroke="${ink}" stroke-width="1.4"`)
  );
}

type House = { x: number; w: number; floors: number; storey: number; bays: number; seed: number };

/** A front of stone: rustic base, bays of windows, dentils, a cornice, and its shadow side. */
function front({ x, w, floors, storey, bays, seed }: House): string {
  const roll = chance(seed);
  const base = 154;
  const top = ground - base - floors * storey;
  const bay = w / bays;
  const windows = Array.from({ length: floors * bays }, (_, i) => {
    const [column, row] = [i % bays, Math.floor(i / bays)];
    return pane(
      x + column * bay + bay * 0.27,
      top + 22 + row * storey,
      bay * 0.46,
      storey * 0.56,
      roll() > 0.82,
    );
  });
  const courses = Array.from({ length: 7 }, (_, row) => {
    const y = ground - base + row * 22;
    const stones = Array.from({ length: Math.ceil(w / 52) }, (_, i) => {
      const at = x + i * 52 + (row % 2) * 26;
      return at > x && at < x + w ? `M${at.toFixed(1)} ${y}v22` : '';
    });
    return line(`M${x} ${y}h${w}${stones.join('')}`, 1.3);
  });
  const dentils = Array.from({ length: Math.floor(w / 15) }, (_, i) =>
    box(x + 3 + i * 15, top - 15, 8, 11, 0, paper, `stroke="${ink}" stroke-width="1.2"`),
  );
  return (
    box(x, top, w, ground - top, 0, paper, `stroke="${ink}" stroke-width="2.4"`) +
    ruled(x, top, w, ground - top - base, 5.4, 0.42) +
    slanted(cut(), x + w * 0.84, top, w * 0.16, ground - top, 4.4, 1) +
    slanted(cut(), x, top, w, 24, 3.4, 1.1) +
    courses.join('') +
    slanted(cut(), x, ground - base, w, 14, 3, 1.1) +
    windows.join('') +
    box(x - 10, top - 34, w + 20, 20, 0, paper, `stroke="${ink}" stroke-width="2"`) +
    ruled(x - 10, top - 26, w + 20, 10, 2.6, 0.8) +
    dentils.join('') +
    box(x - 18, top - 46, w + 36, 12, 0, paper, `stroke="${ink}" stroke-width="2"`)
  );
}

/** The door under a round arch, with a lamp on each side and steps. */
function door(): string {
  const y = ground - 84;
  const rings = [64, 54, 46].map((r) =>
    line(
      `M${axis - r} ${ground}V${y}A${r} ${r} 0 0 1 ${axis + r} ${y}V${ground}`,
      r === 64 ? 2.6 : 1.4,
    ),
  );
  return (
    shape(`M${axis - 64} ${ground}V${y}A64 64 0 0 1 ${axis + 64} ${y}V${ground}z`, paper) +
    shape(`M${axis - 40} ${ground}V${y}A40 40 0 0 1 ${axis + 40} ${y}V${ground}z`, ink) +
    rings.join('') +
    Array.from({ length: 11 }, (_, i) =>
      line(
        `M${axis} ${y}m${(-Math.cos((i / 10) * Math.PI) * 46).toFixed(1)} ${(-Math.sin((i / 10) * Math.PI) * 46).toFixed(1)}l${(-Math.cos((i / 10) * Math.PI) * 18).toFixed(1)} ${(-Math.sin((i / 10) * Math.PI) * 18).toFixed(1)}`,
        1.2,
      ),
    ).join('') +
    box(axis - 30, y + 4, 60, ground - y - 4, 0, '#d9b65c') +
    line(`M${axis} ${y + 4}V${ground}M${axis - 30} ${y + 4}h60`, 2) +
    [-92, 92]
      .map(
        (shift) =>
          line(`M${axis + shift} ${ground - 84}v-16`, 3) +
          box(
            axis + shift - 8,
            ground - 124,
            16,
            28,
            2,
            '#d9b65c',
            `stroke="${ink}" stroke-width="1.8"`,
          ),
      )
      .join('') +
    [0, 1, 2]
      .map((i) =>
        box(
          axis - 84 - i * 16,
          ground - 12 + i * 9,
          168 + i * 32,
          9,
          0,
          paper,
          `stroke="${ink}" stroke-width="1.6"`,
        ),
      )
      .join('')
  );
}

/** A street engraved in navy on stone: the firm's house with its door, and its neighbors lower and taller. */
export function streetFront(): string {
  cuts = 0;
  const roll = chance(5);
  const sky = Array.from({ length: 64 }, (_, i) => {
    const y = 6 + i * 8.4;
    const gaps = Array.from({ length: 5 }, () => [120 + roll() * 520, 20 + roll() * 190] as const);
    return line(
      `M0 ${y.toFixed(1)}${gaps.map(([dash, gap]) => `h${dash.toFixed(0)}m${gap.toFixed(0)} 0`).join('')}`,
      0.35 + 0.75 * (1 - i / 64),
    );
  });
  const street = Array.from({ length: 15 }, (_, i) => {
    const y = ground + 26 + i * (3 + i * 0.35);
    const start = roll() * 200;
    return line(
      `M${(-start).toFixed(0)} ${y.toFixed(1)}h${(300 + roll() * 500).toFixed(0)}m${(20 + roll() * 60).toFixed(0)} 0h${(300 + roll() * 400).toFixed(0)}m40 0h1500`,
      0.8 + i * 0.08,
    );
  });
  const houses: readonly House[] = [
    { x: -60, w: 270, floors: 4, storey: 88, bays: 4, seed: 3 },
    { x: 210, w: 210, floors: 5, storey: 92, bays: 3, seed: 8 },
    { x: 878, w: 250, floors: 3, storey: 96, bays: 4, seed: 13 },
    { x: 1128, w: 330, floors: 5, storey: 84, bays: 5, seed: 21 },
    { x: 1458, w: 190, floors: 2, storey: 98, bays: 3, seed: 34 },
    { x: 1648, w: 240, floors: 4, storey: 90, bays: 3, seed: 55 },
    { x: 420, w: 458, floors: 6, storey: 84, bays: 7, seed: 1 },
  ];
  return board(
    width,
    height,
    box(0, 0, width, height, 0, paper) +
      sky.join('') +
      houses.map(front).join('') +
      door() +
      box(0, ground, width, 12, 0, paper, `stroke="${ink}" stroke-width="1.8"`) +
      street.join(''),
  );
}
