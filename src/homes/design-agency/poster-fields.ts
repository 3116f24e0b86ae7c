import { posterSize, type RuleName, roundToTenth } from './poster.ts';

/** Paths that a design rule draws in the poster's square. */
type Field = readonly { d: string; evenOdd?: boolean; part?: 'ink' | 'sheet' }[];
/** Returns the next random number from 0 to 1. */
type Draw = () => number;

const side = posterSize.field;
/** Returns a whole number from `from` to `to`. */
const whole = (draw: Draw, from: number, to: number) => from + Math.floor(draw() * (to - from + 1));
const disc = (x: number, y: number, r: number) =>
  `M${roundToTenth(x - r)} ${roundToTenth(y)}a${roundToTenth(r)} ${roundToTenth(r)} 0 1 1 ${roundToTenth(2 * r)} 0a${roundToTenth(r)} ${roundToTenth(r)} 0 1 1 ${roundToTenth(-2 * r)} 0z`;
const bar = (x: number, y: number, w: number, h: number) =>
  `M${roundToTenth(x)} ${roundToTenth(y)}h${roundToTenth(w)}v${roundToTenth(h)}h${roundToTenth(-w)}z`;

/** Returns a quarter disc in a tile, rotated by quarter turns. */
function quarterTile(x: number, y: number, t: number, quarterTurns: number) {
  const corners = [
    `M${x} ${y}h${t}a${t} ${t} 0 0 1-${t} ${t}z`,
    `M${x + t} ${y}v${t}a${t} ${t} 0 0 1-${t}-${t}z`,
    `M${x + t} ${y + t}h-${t}a${t} ${t} 0 0 1 ${t}-${t}z`,
    `M${x} ${y + t}v-${t}a${t} ${t} 0 0 1 ${t} ${t}z`,
  ];
  return corners[quarterTurns] ?? '';
}

function quarter(draw: Draw): Field {
  const across = [2, 3, 4, 4, 5, 6][whole(draw, 0, 5)] ?? 4;
  const t = side / across;
  const empty = Math.floor(draw() * across * across);
  let d = '';
  for (let i = 0; i < across * across; i += 1) {
    const [x, y] = [(i % across) * t, Math.floor(i / across) * t];
    const quarterTurns = whole(draw, 0, 3);
    if (i === empty && across > 2) d += disc(x + t / 2, y + t / 2, t / 4);
    else d += quarterTile(x, y, t, quarterTurns);
  }
  return [{ d }];
}

function slip(draw: Draw): Field {
  const stripes = [3, 4, 5, 7, 9, 12][whole(draw, 0, 5)] ?? 5;
  const bands = whole(draw, 2, 6);
  const step = whole(draw, 1, 3);
  // Widths of the stripes increase linearly.
  const unit = side / (stripes * (stripes + 1));
  const tall = side / bands;
  let d = '';
  for (let band = 0; band < bands; band += 1) {
    let x = 0;
    const mirrored = (band * step) % 2 === 1;
    const skip = step === 2 ? band % 2 : 0;
    for (let i = 1; i <= stripes; i += 1) {
      const wide = 2 * unit * i;
      const ink = wide / 2;
      const from = x + (skip ? wide - ink : 0);
      d += bar(mirrored ? side - from - ink : from, band * tall, ink, tall);
      x += wide;
    }
  }
  return [{ d }];
}

function half(draw: Draw): Field {
  const rings = [2, 2, 3, 4, 6][whole(draw, 0, 4)] ?? 3;
  // Leaves space for shifting one half by up to one ring.
  const ring = side / 2 / (2 * rings + 2);
  const across = draw() < 0.5;
  const moved = ring * 2 * (draw() < 0.6 ? 0.5 : 1) * (draw() < 0.5 ? -1 : 1);
  const middle = side / 2;
  let d = '';
  for (const upper of [true, false]) {
    const slide = upper ? -moved / 2 : moved / 2;
    for (let i = 0; i <= rings; i += 1) {
      const [outer, inner] = [ring * (2 * i + 1), ring * 2 * i];
      const sweep = upper === across ? 1 : 0;
      const back = sweep ? 0 : 1;
      const arc = (r: number, sweepFlag: number, by: number) =>
        `a${roundToTenth(r)} ${roundToTenth(r)} 0 0 ${sweepFlag} ${across ? `${roundToTenth(by)} 0` : `0 ${roundToTenth(by)}`}`;
      const start = across
        ? `M${roundToTenth(middle + slide - outer)} ${middle}`
        : `M${middle} ${roundToTenth(middle + slide - outer)}`;
      const line = across
        ? `h${roundToTenth(outer - inner) * -1}`
        : `v${roundToTenth(outer - inner) * -1}`;
      d += `${start}${arc(outer, sweep, 2 * outer)}${line}${inner > 0 ? arc(inner, back, -2 * inner) : ''}z`;
    }
  }
  return [{ d }];
}

/** Draws as many discs of increasing size as the notice's number. */
function count(draw: Draw, many: number): Field {
  const across = Math.ceil(Math.sqrt(many));
  const down = Math.ceil(many / across);
  const cell = side / across;
  const top = (side - down * cell) / 2;
  const backwards = draw() < 0.5;
  const hollow = draw() < 0.4;
  let d = '';
  for (let i = 0; i < many; i += 1) {
    const rank = many === 1 ? 1 : (backwards ? many - 1 - i : i) / (many - 1);
    const r = (cell / 2) * (0.16 + 0.84 * rank);
    const [x, y] = [((i % across) + 0.5) * cell, top + (Math.floor(i / across) + 0.5) * cell];
    d += disc(x, y, r);
    if (hollow && rank > 0.5) d += disc(x, y, r * (rank - 0.5));
  }
  return [{ d, evenOdd: true }];
}

/** Draws large overlapping shapes that cancel where they overlap (even-odd). */
function cross(draw: Draw): Field {
  const forms = whole(draw, 4, 6);
  const unit = side / 12;
  let d = '';
  for (let i = 0; i < forms; i += 1) {
    const kind = (i + whole(draw, 0, 1)) % 3;
    const [x, y] = [whole(draw, 2, 10) * unit, whole(draw, 2, 10) * unit];
    const r = whole(draw, 3, 6) * unit;
    if (kind === 0) d += disc(x, y, r);
    else if (kind === 1) d += bar(0, y - unit, side, unit * whole(draw, 2, 4));
    else d += bar(x - unit, 0, unit * whole(draw, 2, 4), side);
  }
  return [{ d, evenOdd: true }];
}

/** Draws nested squares, each rotated by the same angle, with its corners on the sides of the one around it. */
function turn(draw: Draw): Field {
  const angle = (([5, 8, 12, 18, 30, 45][whole(draw, 0, 5)] ?? 12) * Math.PI) / 180;
  const squares: { d: string; part: 'ink' | 'sheet' }[] = [];
  let [size, lean] = [side, 0];
  const sign = draw() < 0.5 ? -1 : 1;
  for (let i = 0; size > 7 && i < 22; i += 1) {
    const r = size / Math.SQRT2;
    const points = [0, 1, 2, 3].map((corner) => {
      const a = lean + Math.PI / 4 + (corner * Math.PI) / 2;
      return `${roundToTenth(side / 2 + r * Math.cos(a))} ${roundToTenth(side / 2 + r * Math.sin(a))}`;
    });
    squares.push({ d: `M${points.join('L')}z`, part: i % 2 ? 'sheet' : 'ink' });
    size /= Math.cos(angle) + Math.sin(angle);
    lean += sign * angle;
  }
  return squares;
}

/** The six rules that draw shapes; the seventh uses text only (poster-rules.ts). */
export const fields: Record<Exclude<RuleName, 'word'>, (draw: Draw, many: number) => Field> = {
  quarter,
  slip,
  half,
  count,
  cross,
  turn,
};
