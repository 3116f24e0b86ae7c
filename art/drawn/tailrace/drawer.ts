import { at, board, box, disc, lines, shape, stroke, text } from '../svg.ts';
import { type Box, cut, ink, rounded, shade, through, white } from './engrave.ts';

/** One phone of the drawer. */
interface Phone {
  w: number;
  h: number;
  /** Degrees that it leans. */
  lean: number;
  /** Content of its screen, from 0 0 to `w` `h`. */
  shows: (w: number, h: number) => string;
}

const spinner = (w: number, h: number) =>
  Array.from({ length: 12 }, (_, i) =>
    at(
      w / 2,
      h * 0.42,
      stroke('M0 -30V-52', ink, 10, `opacity="${(0.12 + i * 0.08).toFixed(2)}"`),
      1,
      i * 30,
    ),
  ).join('') + box(w * 0.2, h * 0.74, w * 0.6, 10, 5, ink, 'opacity=".2"');

const cracked = (w: number, h: number) => {
  const [x, y] = [w * 0.68, h * 0.3];
  const rays = [
    [0, 0.02],
    [0.3, 0],
    [1, 0.08],
    [1, 0.5],
    [0.86, 1],
    [0.4, 0.8],
    [0.02, 0.56],
  ] as const;
  const ring = (f: number) =>
    `M${rays.map(([u, v], i) => `${x + (u * w - x) * (f + (i % 2) * 0.08)} ${y + (v * h - y) * f}`).join('L')}z`;
  return (
    box(w * 0.12, h * 0.12, w * 0.5, 12, 4, ink) +
    box(w * 0.12, h * 0.2, w * 0.36, 12, 4, ink) +
    rays
      .map(([u, v]) =>
        stroke(
          `M${x} ${y}L${x + (u * w - x) * 0.5 + 9} ${y + (v * h - y) * 0.5 - 6}L${u * w} ${v * h}`,
          ink,
          3.5,
        ),
      )
      .join('') +
    stroke(ring(0.28), ink, 2.5) +
    stroke(ring(0.6), ink, 2)
  );
};

const small = (w: number, h: number) =>
  Array.from({ length: 7 }, (_, i) =>
    box(w * 0.14, h * (0.14 + i * 0.1), w * (i % 3 === 2 ? 0.4 : 0.72), 7, 3, ink),
  ).join('');

const large = (w: number, h: number) =>
  text(w / 2, h * 0.58, w * 0.66, 'Aa', {
    face: 'display',
    weight: 800,
    anchor: 'middle',
    fill: ink,
  }) + box(w * 0.12, h * 0.72, w * 0.76, 16, 4, ink);

const oneBar = (w: number, h: number) =>
  [0, 1, 2, 3]
    .map((i) => {
      const [x, tall] = [w * 0.18 + i * w * 0.17, h * (0.1 + i * 0.1)];
      const bar: Box = [x, h * 0.62 - tall, w * 0.12, tall];
      return i === 0
        ? box(...bar, 3, ink)
        : `<rect x="${bar[0]}" y="${bar[1]}" width="${bar[2]}" height="${bar[3]}" rx="3" fill="none" stroke="${ink}" stroke-width="4"/>`;
    })
    .join('');

/** From left to right: slow, cracked, small, large letters, no plan. */
const phones: readonly Phone[] = [
  { w: 196, h: 420, lean: 2, shows: spinner },
  { w: 190, h: 400, lean: 3, shows: cracked },
  { w: 150, h: 318, lean: -2, shows: small },
  { w: 212, h: 436, lean: 3, shows: large },
  { w: 192, h: 404, lean: -2, shows: oneBar },
];

/** A phone whose foot stands at 0 0. */
function phoneOf({ w, h, lean, shows }: Phone): string {
  const [left, top] = [-w / 2, -h];
  const glass: Box = [left + 14, top + 40, w - 28, h - 84];
  const body =
    cut(rounded([left, top, w, h], 30), [left, top, w, h], {
      tone: (x, y) => 0.78 - 0.34 * ((x - left) / w) + 0.1 * ((y - top) / h),
      turn: 90,
      gap: 9,
    }) +
    cut(rounded(glass, 8), glass, {
      tone: (x, y) => 0.16 * Math.max(0, (x - left) / w + (y - top) / h - 0.9),
      turn: -45,
      gap: 9,
    }) +
    at(glass[0], glass[1], shows(glass[2], glass[3])) +
    box(-24, top + 18, 48, 8, 4, white) +
    disc(0, top + h - 22, 11, white);
  return at(0, 0, body, 1, lean);
}

interface Room {
  w: number;
  h: number;
  /** The opening at the back, from left to right, and the drawer's front. */
  back: readonly [number, number];
  front: readonly [number, number];
  /** Size of the phones. */
  scale: number;
  printer: Box;
}

function printer([x, y, w, h]: Box): string {
  const sheet = through(
    [x + w * 0.24, y],
    [x + w * 0.28, y - 84],
    [x + w * 0.74, y - 84],
    [x + w * 0.76, y],
  );
  const body: Box = [x, y, w, h];
  return (
    cut(sheet, [x, y - 90, w, 90], { tone: (_, py) => 0.1 + (py - y + 84) / 600, gap: 11 }) +
    cut(rounded(body, 26), body, {
      tone: (px, py) => 0.22 + 0.4 * ((px - x) / w) ** 2 + 0.25 * ((py - y) / h),
      gap: 10,
    }) +
    cut(
      rounded([x + w * 0.16, y + h * 0.52, w * 0.68, h * 0.2], 8),
      [x + w * 0.16, y + h * 0.5, w * 0.7, h * 0.24],
      { tone: () => 0.86, gap: 8 },
    ) +
    disc(x + w * 0.88, y + h * 0.26, 13, white) +
    stroke(`M${x + w * 0.12} ${y + h * 0.26}h${w * 0.2}`, ink, 6)
  );
}

function drawer({ w, h, back, front, scale, printer: place }: Room): string {
  const [b0, b1, f0, f1] = [...back, ...front];
  const top = place[1] + place[3];
  const [rim, mouth, lip, foot] = [top + 44, top + 92, h - 352, h - 96];
  const middle = (f0 + f1) / 2;
  const cabinet: Box = [b0 - 96, rim, b1 - b0 + 192, h - 160 - rim];
  const slab: Box = [b0 - 130, top, b1 - b0 + 260, 44];
  const panel: Box = [f0, lip, f1 - f0, foot - lip];
  const sides = (x0: number, x1: number, dark: number) =>
    cut(
      through([x0, mouth], [x1, lip], [x1, lip + 60], [x0, mouth + 90]),
      [Math.min(x0, x1), mouth, Math.abs(x1 - x0), lip - mouth + 60],
      { tone: () => dark, turn: 64, gap: 10 },
    );
  const vignette = shade([0, 0, w, h - 130], {
    tone: (x, y) =>
      0.3 *
      Math.max(0, 1 - Math.hypot((x - middle) / (w * 0.52), (y - h * 0.4) / (h * 0.5))) *
      (0.5 + x / w),
    gap: 11,
  });
  const floor = shade([0, foot - 30, w, 120], {
    tone: (x, y) =>
      0.85 * Math.max(0, 1 - Math.hypot((x - middle - 40) / ((f1 - f0) * 0.56), (y - foot) / 74)),
    gap: 10,
  });
  const grain = (x: number, y: number) =>
    0.3 +
    0.24 * ((x - f0) / (f1 - f0)) +
    0.12 * Math.sin(y / 13 + Math.sin(x / 210) * 3) +
    0.16 * ((y - lip) / (foot - lip));
  const step = (f1 - f0 - 60 * scale) / phones.length;
  const tenants = phones.map((phone, i) =>
    at(f0 + 30 * scale + step * (i + 0.5), lip + 74 + (i % 2 ? 0 : -30), phoneOf(phone), scale),
  );
  const card: Box = [middle - 190, lip + 52, 380, 96];
  return board(
    w,
    h,
    box(0, 0, w, h, 0, white) +
      vignette +
      floor +
      cut(rounded(cabinet, 6), cabinet, {
        tone: (x) => 0.5 + 0.3 * ((x - cabinet[0]) / cabinet[2]),
        turn: 90,
        gap: 10,
      }) +
      printer(place) +
      cut(rounded(slab, 5), slab, { tone: (x) => 0.2 + 0.3 * ((x - slab[0]) / slab[2]), gap: 11 }) +
      cut(
        through([b0, mouth], [b1, mouth], [f1, lip + 40], [f0, lip + 40]),
        [f0, mouth, f1 - f0, lip - mouth + 40],
        { tone: (_, y) => 1 - 0.35 * ((y - mouth) / (lip - mouth)), gap: 9 },
      ) +
      sides(b0, f0, 0.36) +
      sides(b1, f1, 0.66) +
      tenants.join('') +
      cut(rounded(panel, 8), panel, { tone: grain, gap: 10, line: 5 }) +
      shape(rounded([card[0] - 10, card[1] - 10, card[2] + 20, card[3] + 20], 8), ink) +
      shape(rounded(card, 3), white) +
      lines(middle, card[1] + 64, 50, 50, ['On loan: Feb. 2'], {
        face: 'display',
        weight: 700,
        anchor: 'middle',
        fill: ink,
      }) +
      stroke(`M${middle - 74} ${foot - 62}a74 42 0 0 0 148 0`, ink, 26) +
      stroke(`M${middle - 74} ${foot - 62}a74 42 0 0 0 148 0`, white, 12),
  );
}

/** An open drawer below a printer, and five old phones standing in it. */
export const openDrawer = () =>
  drawer({
    w: 2000,
    h: 1180,
    back: [400, 1600],
    front: [170, 1830],
    scale: 1.2,
    printer: [690, 120, 620, 210],
  });

/** The same, upright. */
export const openDrawerNarrow = () =>
  drawer({
    w: 1080,
    h: 1180,
    back: [190, 890],
    front: [40, 1040],
    scale: 0.84,
    printer: [300, 130, 480, 220],
  });
