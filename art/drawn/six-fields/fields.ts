import { seeded } from '../raised/seeded.ts';
import { at, box, disc, shape, stroke } from '../svg.ts';
import { c, shade, tree, treeShade, van, walker } from './kit.ts';

/** A rectangle that a field fills, and the length that stands for a pace in it. */
export interface Plot {
  x: number;
  y: number;
  w: number;
  h: number;
  /** 1 on the map; more when the field is seen from nearer. */
  scale: number;
}

const many = (count: number, draw: (i: number) => string) =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, i) => draw(i)).join('');

/** A page, mown into a meadow: bar, heading, lines, a bed of poppies for a button. The last line is being cut. */
export function meadow({ x, y, w, h, scale: s }: Plot): string {
  const left = x + 70 * s;
  const right = x + w - 70 * s;
  const wide = right - left;
  const line = (top: number, from: number, to: number, tall: number) =>
    box(from, top, to - from, tall, 0, c.mown) +
    box(from, top + tall, to - from, 5 * s, 0, c.ink, 'fill-opacity="0.13"');
  const random = seeded(7);
  const top = y + 66 * s;
  const poppies = top + 372 * s;
  const column = top + 500 * s;
  const gap = 46 * s;
  const half = (wide - gap) / 2;
  const last = left + half + gap + half * 0.46;
  return (
    box(x - 40 * s, y - 60 * s, w + 80 * s, h + 120 * s, 0, c.grass) +
    many(h / (15 * s), (i) =>
      stroke(`M${x} ${y + i * 15 * s}h${w}`, c.meadow, 2 * s, 'stroke-opacity="0.4"'),
    ) +
    line(top, left, right, 54 * s) +
    disc(left + 32 * s, top + 27 * s, 15 * s, c.meadow) +
    many(3, (i) => box(right - (70 + i * 92) * s, top + 21 * s, 58 * s, 12 * s, 0, c.meadow)) +
    line(top + 116 * s, left, left + wide * 0.86, 66 * s) +
    line(top + 204 * s, left, left + wide * 0.6, 66 * s) +
    line(top + 308 * s, left, left + wide * 0.94, 22 * s) +
    box(left, poppies, 216 * s, 78 * s, 18 * s, c.leaf) +
    many(74, () =>
      disc(
        left + (14 + random() * 188) * s,
        poppies + (12 + random() * 54) * s,
        (5 + random() * 4) * s,
        random() > 0.25 ? c.red : c.redDark,
      ),
    ) +
    many((y + h - column - 60 * s) / (46 * s), (i) =>
      line(column + i * 46 * s, left, left + half * (i % 4 === 3 ? 0.62 : 1), 22 * s),
    ) +
    many(Math.min(5, (y + h - column - 60 * s) / (46 * s)), (i) =>
      i === 4
        ? line(column + i * 46 * s, left + half + gap, last, 22 * s)
        : line(column + i * 46 * s, left + half + gap, right, 22 * s),
    ) +
    // The mower, and who walks behind it.
    shade(last + 16 * s, column + 196 * s, 14 * s, 20 * s) +
    box(last - 4 * s, column + 178 * s, 44 * s, 34 * s, 6 * s, c.red) +
    box(last + 12 * s, column + 186 * s, 16 * s, 18 * s, 4 * s, c.ink) +
    walker(last - 36 * s, column + 195 * s, 19 * s, c.white, c.straw, 90)
  );
}

/** Apple trees in rows, crates between them, and a stall with an awning at the gate. */
export function orchard({ x, y, w, h, scale: s }: Plot): string {
  const step = 96 * s;
  const down = 114 * s;
  const spots: [number, number][] = [];
  for (let row = 0; row * down < h - 250 * s; row += 1)
    for (let col = -1; col * step < w + step; col += 1)
      spots.push([x + 50 * s + col * step + (row % 2) * 12 * s, y + 46 * s + row * down]);
  const stallX = x + w * 0.56;
  const stallY = y + h - 158 * s;
  return (
    box(x - 60 * s, y - 40 * s, w + 120 * s, h + 120 * s, 0, c.meadow) +
    many(h / down, (i) =>
      stroke(`M${x} ${y + 102 * s + i * down}h${w}`, c.grass, 26 * s, 'stroke-opacity="0.6"'),
    ) +
    spots.map(([a, b]) => treeShade(a, b, 36 * s)).join('') +
    spots.map(([a, b], i) => tree(a, b, 36 * s, true, i)).join('') +
    [0, 1, 2]
      .map((i) => crate(x + (176 + i * 40) * s, y + 88 * s + (i % 2) * 3 * s, 28 * s))
      .join('') +
    walker(x + 322 * s, y + 104 * s, 18 * s, c.hedgeDark, c.straw, 20) +
    // The stall.
    box(stallX - 150 * s, stallY - 34 * s, 330 * s, 150 * s, 10 * s, c.road) +
    shape(
      `M${stallX + 130 * s} ${stallY}l${50 * s} ${22 * s}v${56 * s}h${-260 * s}l${-50 * s} ${-22 * s}z`,
      c.ink,
      'fill-opacity="0.28"',
    ) +
    many(8, (i) =>
      box(stallX + (-130 + i * 32.5) * s, stallY, 32.5 * s, 58 * s, 0, i % 2 ? c.white : c.red),
    ) +
    box(stallX - 130 * s, stallY + 50 * s, 260 * s, 8 * s, 0, c.ink, 'fill-opacity="0.16"') +
    [0, 1, 2, 3]
      .map((i) => parcel(stallX + (-118 + i * 40) * s, stallY + 70 * s, (26 + (i % 2) * 6) * s))
      .join('') +
    walker(stallX + 92 * s, stallY + 88 * s, 18 * s, c.water, c.soilDark, -10)
  );
}

const crate = (x: number, y: number, size: number) =>
  shade(x + size / 2, y + size / 2, size * 0.4, size * 0.5) +
  box(x, y, size, size, 2, c.wood) +
  box(x + size * 0.12, y + size * 0.12, size * 0.76, size * 0.76, 1, c.soilDark) +
  many(6, (i) =>
    disc(
      x + size * (0.3 + (i % 3) * 0.2),
      y + size * (0.36 + Math.floor(i / 3) * 0.28),
      size * 0.12,
      c.red,
    ),
  );

const parcel = (x: number, y: number, size: number) =>
  shade(x + size / 2, y + size / 2, size * 0.36, size * 0.5) +
  box(x, y, size, size * 0.8, 2, c.woodPale) +
  box(x + size * 0.42, y, size * 0.16, size * 0.8, 0, c.white, 'fill-opacity="0.75"');

type Plant = (x: number, y: number, r: number) => string;
const rosette =
  (outer: string, inner: string): Plant =>
  (x, y, r) =>
    many(6, (i) =>
      disc(x + Math.cos(i * 1.05) * r * 0.5, y + Math.sin(i * 1.05) * r * 0.5, r * 0.5, outer),
    ) + disc(x, y, r * 0.5, inner);
const plants: readonly Plant[] = [
  rosette(c.leafPale, '#dcebab'),
  rosette('#6b4a6f', '#8d6a90'),
  rosette(c.leaf, c.hedgeLit),
  (x, y, r) =>
    disc(x, y, r * 0.92, c.red) +
    many(3, (i) =>
      stroke(
        `M${x} ${y - r * 0.8}q${(i - 1) * r * 0.9} ${r * 0.8} 0 ${r * 1.6}`,
        c.redDark,
        r * 0.1,
      ),
    ) +
    disc(x, y, r * 0.18, c.hedge),
  rosette(c.sun, c.red),
  rosette('#d7e0d2', '#f3f6ee'),
];

/** A raised bed with rounded corners, six kinds of vegetable in a grid: the one you can carry. */
export function bed({ x, y, w, h, scale: s }: Plot): string {
  const tall = Math.min(h - 56 * s, 410 * s);
  const wide = tall * 0.56;
  const left = x + w * 0.47 - wide / 2;
  const top = y + (h - tall) / 2 - 6 * s;
  const cell = (wide - 44 * s) / 4;
  return (
    box(x - 60 * s, y - 60 * s, w + 120 * s, h + 120 * s, 0, c.leafPale) +
    many(w / (34 * s) + 4, (i) =>
      box(
        x - 60 * s + i * 68 * s,
        y - 60 * s,
        34 * s,
        h + 120 * s,
        0,
        c.mown,
        'fill-opacity="0.55"',
      ),
    ) +
    shape(
      `M${left + wide - 8 * s} ${top + 20 * s}l${46 * s} ${20 * s}v${tall - 30 * s}q0 ${26 * s} ${-26 * s} ${26 * s}h${-(wide - 30 * s)}l${-26 * s} ${-24 * s}z`,
      c.ink,
      'fill-opacity="0.26"',
    ) +
    box(left, top, wide, tall, 40 * s, c.wood) +
    box(left + 4 * s, top + 4 * s, wide - 8 * s, tall - 8 * s, 37 * s, c.woodPale) +
    box(left + 14 * s, top + 14 * s, wide - 28 * s, tall - 28 * s, 28 * s, c.soilDark) +
    box(left + wide / 2 - 32 * s, top + 24 * s, 64 * s, 9 * s, 4.5 * s, c.woodPale) +
    many(20, (i) => {
      const row = Math.floor(i / 4);
      const low = row === 4 ? 14 * s : 0;
      const px = left + 22 * s + (i % 4) * cell;
      const py = top + 46 * s + row * ((tall - 84 * s) / 5) + low;
      const size = cell * 0.82;
      return (
        box(px + cell * 0.09, py, size, size, 11 * s, c.soil) +
        (plants[(i * 5 + row) % plants.length]?.(px + cell / 2, py + size / 2, size * 0.45) ?? '')
      );
    }) +
    can(left - 92 * s, top + tall - 74 * s, s) +
    walker(left + wide + 74 * s, top + tall * 0.36, 19 * s, c.red, c.straw, 60)
  );
}

const can = (x: number, y: number, s: number) =>
  shade(x + 20 * s, y + 20 * s, 18 * s, 24 * s) +
  stroke(`M${x + 34 * s} ${y + 14 * s}l${36 * s} ${-18 * s}`, c.hedgeDark, 8 * s) +
  disc(x + 72 * s, y - 5 * s, 9 * s, c.hedgeDark) +
  disc(x + 20 * s, y + 20 * s, 24 * s, c.hedge) +
  disc(x + 20 * s, y + 20 * s, 15 * s, c.water) +
  stroke(`M${x - 4 * s} ${y + 20 * s}h${48 * s}`, c.hedgeDark, 6 * s);

/** Sunflowers, with a path from the road to a round clearing in their midst: a lens with its handle. */
export function sunflowers({ x, y, w, h, scale: s }: Plot): string {
  const cx = x + w * 0.44;
  const cy = y + h * 0.56;
  const ring = Math.min(w, h) * 0.26;
  const [gateX, gateY] = [x + w * 0.86, y - 20 * s];
  const [meetX, meetY] = [cx + ring * 0.66, cy - ring * 0.72];
  const random = seeded(11);
  const step = 30 * s;
  const onPath = (a: number, b: number) => {
    const far = Math.hypot(a - cx, b - cy);
    if (Math.abs(far - ring) < 34 * s) return true;
    const [dx, dy] = [gateX - meetX, gateY - meetY];
    const share = Math.max(
      0,
      Math.min(1, ((a - meetX) * dx + (b - meetY) * dy) / (dx * dx + dy * dy)),
    );
    return Math.hypot(a - meetX - share * dx, b - meetY - share * dy) < 38 * s;
  };
  let flowers = '';
  for (let b = y - 10 * s; b < y + h + 30 * s; b += step)
    for (let a = x - 40 * s; a < x + w + 40 * s; a += step) {
      const [fx, fy] = [a + (random() - 0.5) * 9 * s, b + (random() - 0.5) * 9 * s];
      const r = (10 + random() * 3) * s;
      if (onPath(fx, fy)) continue;
      flowers +=
        disc(fx + 5 * s, fy + 4 * s, r, c.hedgeDark, 'fill-opacity="0.5"') +
        disc(fx, fy, r, random() > 0.3 ? c.sun : '#f7cd5d') +
        disc(fx, fy, r * 0.46, c.soilDark);
    }
  return (
    box(x - 60 * s, y - 60 * s, w + 120 * s, h + 120 * s, 0, c.leaf) +
    stroke(`M${meetX} ${meetY}L${gateX} ${gateY}`, c.road, 48 * s) +
    `<circle cx="${cx}" cy="${cy}" r="${ring}" fill="none" stroke="${c.road}" stroke-width="${42 * s}"/>` +
    flowers +
    walker(
      meetX + (gateX - meetX) * 0.62,
      meetY + (gateY - meetY) * 0.62,
      19 * s,
      c.red,
      c.white,
      40,
    ) +
    walker(
      meetX + (gateX - meetX) * 0.3,
      meetY + (gateY - meetY) * 0.3,
      18 * s,
      c.water,
      c.soilDark,
      30,
    ) +
    walker(cx - ring * 0.98, cy + ring * 0.16, 18 * s, c.white, c.straw, 80) +
    walker(cx - ring * 0.2, cy + ring * 0.98, 18 * s, c.hedgeDark, c.red, 10)
  );
}

/** A round field that an arm waters; in its midst a box that knows which wedge is dry. */
export function pivot({ x, y, w, h, scale: s }: Plot): string {
  const cx = x + w / 2;
  const cy = y + h / 2;
  const r = Math.min(w, h) * 0.47;
  const on = (turn: number, far: number) =>
    `${(cx + Math.cos(turn) * far).toFixed(1)} ${(cy + Math.sin(turn) * far).toFixed(1)}`;
  const [dryFrom, dryTo] = [0.35, 1.05];
  const arm = -0.75;
  const [armX, armY] = [cx + Math.cos(arm) * r * 0.97, cy + Math.sin(arm) * r * 0.97];
  const flagX = cx + Math.cos(0.7) * r * 0.66;
  const flagY = cy + Math.sin(0.7) * r * 0.66;
  return (
    box(x - 60 * s, y - 60 * s, w + 120 * s, h + 120 * s, 0, c.soilPale) +
    many((w + 160 * s) / (22 * s), (i) =>
      stroke(
        `M${x - 80 * s + i * 22 * s} ${y - 60 * s}v${h + 120 * s}`,
        c.soil,
        3 * s,
        'stroke-opacity="0.4"',
      ),
    ) +
    disc(cx, cy, r, c.hedge) +
    shape(`M${cx} ${cy}L${on(dryFrom, r)}A${r} ${r} 0 0 1 ${on(dryTo, r)}Z`, c.straw) +
    shape(
      `M${cx} ${cy}L${on(arm - 0.55, r)}A${r} ${r} 0 0 1 ${on(arm, r)}Z`,
      c.hedgeDark,
      'fill-opacity="0.7"',
    ) +
    many(
      9,
      (i) =>
        `<circle cx="${cx}" cy="${cy}" r="${(r * (i + 1)) / 9.6}" fill="none" stroke="${c.leafPale}" stroke-opacity="${i < 3 ? 0.75 : 0.28}" stroke-width="${(i < 3 ? 5 : 4) * s}"/>`,
    ) +
    stroke(
      `M${cx + 8 * s} ${cy + 12 * s}L${armX + 16 * s} ${armY + 18 * s}`,
      c.ink,
      8 * s,
      'stroke-opacity="0.35"',
    ) +
    stroke(`M${cx} ${cy}L${armX} ${armY}`, c.pipe, 9 * s) +
    many(5, (i) => {
      const far = (r * (i + 1)) / 5.2;
      return disc(cx + Math.cos(arm) * far, cy + Math.sin(arm) * far, 9 * s, c.white);
    }) +
    shade(cx, cy, 20 * s, 30 * s, 0.4) +
    box(cx - 25 * s, cy - 25 * s, 50 * s, 50 * s, 8 * s, c.white) +
    disc(cx, cy, 11 * s, c.red) +
    shade(flagX, flagY, 3 * s, 56 * s, 0.4) +
    shape(`M${flagX} ${flagY}v${-44 * s}l${46 * s} ${15 * s}l${-46 * s} ${15 * s}`, c.red) +
    stroke(`M${flagX} ${flagY}v${-44 * s}`, c.white, 5 * s)
  );
}

/** Stubble; the bales of one half stand on a wagon already, and pale spots say where they were. */
export function stubble({ x, y, w, h, scale: s }: Plot): string {
  const step = 132 * s;
  const cols = Math.max(2, Math.floor((w - 40 * s) / step));
  const rows = Math.max(2, Math.floor((h - 40 * s) / step));
  const padX = (w - (cols - 1) * step) / 2;
  const padY = (h - (rows - 1) * step) / 2;
  const wagonRow = Math.max(1, Math.round(rows * 0.5));
  const wagonY = y + padY + (wagonRow - 0.5) * step;
  const wagonX = x + w * 0.34;
  let bales = '';
  for (let row = 0; row < rows; row += 1)
    for (let col = 0; col < cols; col += 1) {
      const bx = x + padX + col * step + (row % 2 ? 14 : -14) * s;
      const by = y + padY + row * step;
      bales += row < wagonRow ? spot(bx, by, s) : bale(bx, by, s);
    }
  return (
    box(x - 60 * s, y - 60 * s, w + 120 * s, h + 120 * s, 0, c.straw) +
    many((h + 120 * s) / (14 * s), (i) =>
      stroke(
        `M${x - 60 * s} ${y - 60 * s + i * 14 * s}h${w + 120 * s}`,
        c.strawLine,
        3 * s,
        'stroke-opacity="0.62"',
      ),
    ) +
    stroke(
      `M${x - 60 * s} ${wagonY - 13 * s}H${wagonX}M${x - 60 * s} ${wagonY + 13 * s}H${wagonX}`,
      c.soilPale,
      6 * s,
      'stroke-opacity="0.7"',
    ) +
    bales +
    // A wagon with six bales behind a tractor.
    shade(wagonX, wagonY + 6 * s, 38 * s, 36 * s) +
    shade(wagonX + 120 * s, wagonY + 6 * s, 38 * s, 36 * s) +
    box(wagonX - 40 * s, wagonY - 44 * s, 200 * s, 88 * s, 4 * s, c.soilDark) +
    many(6, (i) =>
      roll(wagonX + (-4 + (i % 3) * 62) * s, wagonY + (-21 + Math.floor(i / 3) * 42) * s, s * 0.86),
    ) +
    stroke(`M${wagonX + 160 * s} ${wagonY}h${34 * s}`, c.ink, 6 * s) +
    shade(wagonX + 236 * s, wagonY, 30 * s, 36 * s) +
    box(wagonX + 192 * s, wagonY - 40 * s, 44 * s, 18 * s, 5 * s, c.ink) +
    box(wagonX + 192 * s, wagonY + 22 * s, 44 * s, 18 * s, 5 * s, c.ink) +
    box(wagonX + 250 * s, wagonY - 30 * s, 26 * s, 12 * s, 4 * s, c.ink) +
    box(wagonX + 250 * s, wagonY + 18 * s, 26 * s, 12 * s, 4 * s, c.ink) +
    box(wagonX + 194 * s, wagonY - 22 * s, 92 * s, 44 * s, 10 * s, c.hedge) +
    box(wagonX + 200 * s, wagonY - 17 * s, 34 * s, 34 * s, 6 * s, c.white)
  );
}

const roll = (x: number, y: number, s: number) =>
  box(x - 29 * s, y - 21 * s, 58 * s, 42 * s, 9 * s, c.bale) +
  box(x - 29 * s, y + 4 * s, 58 * s, 17 * s, 9 * s, c.strawLine, 'fill-opacity="0.6"') +
  many(3, (i) =>
    stroke(
      `M${x + (-14 + i * 14) * s} ${y - 19 * s}v${38 * s}`,
      c.soilPale,
      2.5 * s,
      'stroke-opacity="0.6"',
    ),
  );
const bale = (x: number, y: number, s: number) =>
  shade(x + 4 * s, y + 6 * s, 19 * s, 44 * s, 0.32) + roll(x, y, s);
const spot = (x: number, y: number, s: number) =>
  box(x - 32 * s, y - 22 * s, 64 * s, 44 * s, 14 * s, c.bale, 'fill-opacity="0.75"');

/** A lark from above, and its shadow on the land, far to the right. */
export const lark = (x: number, y: number, s: number) => {
  const bird = (body: string, wing: string) =>
    shape('M-8-6Q-70-66-150-44Q-96-24-62 14Q-30 18-8 10Z', wing) +
    shape('M8-6Q70-66 150-44Q96-24 62 14Q30 18 8 10Z', wing) +
    shape('M0-52Q17-42 14-14Q16 20 8 44L22 84L0 72L-22 84L-8 44Q-16 20-14-14Q-17-42 0-52Z', body);
  return (
    at(x + 120 * s, y + 64 * s, `<g opacity="0.3">${bird(c.ink, c.ink)}</g>`, s * 0.9, 32) +
    at(x, y, bird(c.soilDark, c.soil) + disc(0, -34, 11, c.woodPale), s, 32)
  );
};

export const redVan = (x: number, y: number, s: number, turn: number) =>
  van(x, y, 120 * s, c.red, turn);
