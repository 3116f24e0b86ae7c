import { posterSize, type RuleName, roundToTenth } from './poster.ts';

/** Paths that a design rule draws in the poster's square. */
type Field = readonly { d: string; evenOdd?: boolean; part?: 'ink' | 'sheet' }[];
/** Returns the next random number from 0 to 1. */
type Random = () => number;

const side = posterSize.field;
/** Returns a whole number from `from` to `to`. */
const integer = (random: Random, from: number, to: number) =>
  from + Math.floor(random() * (to - from + 1));
const discPath = (x: number, y: number, r: number) =>
  `M${roundToTenth(x - r)} ${roundToTenth(y)}a${roundToTenth(r)} ${roundToTenth(r)} 0 1 1 ${roundToTenth(2 * r)} 0a${roundToTenth(r)} ${roundToTenth(r)} 0 1 1 ${roundToTenth(-2 * r)} 0z`;
const barPath = (x: number, y: number, width: number, height: number) =>
  `M${roundToTenth(x)} ${roundToTenth(y)}h${roundToTenth(width)}v${roundToTenth(height)}h${roundToTenth(-width)}z`;

/** Returns a quarter disc in a tile, rotated by quarter turns. */
function quarterDiscPath(x: number, y: number, t: number, quarterTurns: number) {
  const corners = [
    `M${x} ${y}h${t}a${t} ${t} 0 0 1-${t} ${t}z`,
    `M${x + t} ${y}v${t}a${t} ${t} 0 0 1-${t}-${t}z`,
    `M${x + t} ${y + t}h-${t}a${t} ${t} 0 0 1 ${t}-${t}z`,
    `M${x} ${y + t}v-${t}a${t} ${t} 0 0 1 ${t} ${t}z`,
  ];
  return corners[quarterTurns] ?? '';
}

function quarter(random: Random): Field {
  const tilesPerSide = [2, 3, 4, 4, 5, 6][integer(random, 0, 5)] ?? 4;
  const t = side / tilesPerSide;
  const empty = Math.floor(random() * tilesPerSide * tilesPerSide);
  let d = '';
  for (let i = 0; i < tilesPerSide * tilesPerSide; i += 1) {
    const [x, y] = [(i % tilesPerSide) * t, Math.floor(i / tilesPerSide) * t];
    const quarterTurns = integer(random, 0, 3);
    if (i === empty && tilesPerSide > 2) d += discPath(x + t / 2, y + t / 2, t / 4);
    else d += quarterDiscPath(x, y, t, quarterTurns);
  }
  return [{ d }];
}

function slip(random: Random): Field {
  const stripes = [3, 4, 5, 7, 9, 12][integer(random, 0, 5)] ?? 5;
  const bands = integer(random, 2, 6);
  const step = integer(random, 1, 3);
  // Widths of the stripes increase linearly.
  const unit = side / (stripes * (stripes + 1));
  const bandHeight = side / bands;
  let d = '';
  for (let band = 0; band < bands; band += 1) {
    let x = 0;
    const isMirrored = (band * step) % 2 === 1;
    const isOffset = step === 2 && band % 2 === 1;
    for (let i = 1; i <= stripes; i += 1) {
      const stripeWidth = 2 * unit * i;
      const inkWidth = stripeWidth / 2;
      const from = x + (isOffset ? stripeWidth - inkWidth : 0);
      const left = isMirrored ? side - from - inkWidth : from;
      d += barPath(left, band * bandHeight, inkWidth, bandHeight);
      x += stripeWidth;
    }
  }
  return [{ d }];
}

function half(random: Random): Field {
  const rings = [2, 2, 3, 4, 6][integer(random, 0, 4)] ?? 3;
  // Leaves space for shifting one half by up to one ring.
  const ring = side / 2 / (2 * rings + 2);
  const isHorizontal = random() < 0.5;
  const shift = ring * 2 * (random() < 0.6 ? 0.5 : 1) * (random() < 0.5 ? -1 : 1);
  const middle = side / 2;
  let d = '';
  for (const isFirstHalf of [true, false]) {
    const slide = isFirstHalf ? -shift / 2 : shift / 2;
    for (let i = 0; i <= rings; i += 1) {
      const [outer, inner] = [ring * (2 * i + 1), ring * 2 * i];
      const sweep = isFirstHalf === isHorizontal ? 1 : 0;
      const back = sweep ? 0 : 1;
      const arc = (r: number, sweepFlag: number, by: number) =>
        `a${roundToTenth(r)} ${roundToTenth(r)} 0 0 ${sweepFlag} ${isHorizontal ? `${roundToTenth(by)} 0` : `0 ${roundToTenth(by)}`}`;
      const start = isHorizontal
        ? `M${roundToTenth(middle + slide - outer)} ${middle}`
        : `M${middle} ${roundToTenth(middle + slide - outer)}`;
      const line = isHorizontal
        ? `h${roundToTenth(outer - inner) * -1}`
        : `v${roundToTenth(outer - inner) * -1}`;
      d += `${start}${arc(outer, sweep, 2 * outer)}${line}${inner > 0 ? arc(inner, back, -2 * inner) : ''}z`;
    }
  }
  return [{ d }];
}

/** Draws as many discs of increasing size as the notice's number. */
function count(random: Random, total: number): Field {
  const columnCount = Math.ceil(Math.sqrt(total));
  const rowCount = Math.ceil(total / columnCount);
  const cell = side / columnCount;
  const top = (side - rowCount * cell) / 2;
  const isDescending = random() < 0.5;
  const isHollow = random() < 0.4;
  let d = '';
  for (let i = 0; i < total; i += 1) {
    const rank = total === 1 ? 1 : (isDescending ? total - 1 - i : i) / (total - 1);
    const r = (cell / 2) * (0.16 + 0.84 * rank);
    const [x, y] = [
      ((i % columnCount) + 0.5) * cell,
      top + (Math.floor(i / columnCount) + 0.5) * cell,
    ];
    d += discPath(x, y, r);
    if (isHollow && rank > 0.5) d += discPath(x, y, r * (rank - 0.5));
  }
  return [{ d, evenOdd: true }];
}

/** Draws large overlapping shapes that cancel where they overlap (even-odd). */
function cross(random: Random): Field {
  const shapeCount = integer(random, 4, 6);
  const unit = side / 12;
  let d = '';
  for (let i = 0; i < shapeCount; i += 1) {
    const kind = (i + integer(random, 0, 1)) % 3;
    const [x, y] = [integer(random, 2, 10) * unit, integer(random, 2, 10) * unit];
    const r = integer(random, 3, 6) * unit;
    if (kind === 0) d += discPath(x, y, r);
    else if (kind === 1) d += barPath(0, y - unit, side, unit * integer(random, 2, 4));
    else d += barPath(x - unit, 0, unit * integer(random, 2, 4), side);
  }
  return [{ d, evenOdd: true }];
}

/** Draws nested squares, each rotated by the same angle, with its corners on the sides of the one around it. */
function turn(random: Random): Field {
  const angle = (([5, 8, 12, 18, 30, 45][integer(random, 0, 5)] ?? 12) * Math.PI) / 180;
  const squares: { d: string; part: 'ink' | 'sheet' }[] = [];
  let [size, rotation] = [side, 0];
  const direction = random() < 0.5 ? -1 : 1;
  for (let i = 0; size > 7 && i < 22; i += 1) {
    const r = size / Math.SQRT2;
    const points = [0, 1, 2, 3].map((corner) => {
      const a = rotation + Math.PI / 4 + (corner * Math.PI) / 2;
      return `${roundToTenth(side / 2 + r * Math.cos(a))} ${roundToTenth(side / 2 + r * Math.sin(a))}`;
    });
    squares.push({ d: `M${points.join('L')}z`, part: i % 2 ? 'sheet' : 'ink' });
    size /= Math.cos(angle) + Math.sin(angle);
    rotation += direction * angle;
  }
  return squares;
}

/** The six rules that draw shapes; the seventh uses text only (poster-rules.ts). */
export const fields: Record<Exclude<RuleName, 'word'>, (random: Random, total: number) => Field> = {
  quarter,
  slip,
  half,
  count,
  cross,
  turn,
};
