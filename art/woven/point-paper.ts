import { type Light, paintWith } from './canvas.ts';
import { type Lamp, poolAt } from './light.ts';
import { type NightName, records } from './nights/records.ts';
import { noise } from './noise.ts';
import { lens } from './photograph.ts';
import { fromNearer, type WovenPicture } from './view.ts';

const rows = 56;

/** Columns of the whole picture, of the record, and up to the edge of the squared paper; the cloth has the others. */
interface Columns {
  readonly columns: number;
  readonly written: number;
  readonly squared: number;
}
const wide: Columns = { columns: 100, written: 22, squared: 62 };
/** For a phone: half as many, so that a thread is as wide as on a desk. */
const upright: Columns = { columns: 50, written: 12, squared: 31 };

const lamp: Lamp = {
  from: [0.4, -0.5, 0.77],
  pool: [0.6, 0.46, 0.62],
  strength: 1.25,
  dark: 0.06,
  ambient: 0.012,
};

const linear = (dye: string): readonly [number, number, number] => {
  const value = Number.parseInt(dye.slice(1), 16);
  const channel = (shift: number) => (((value >> shift) & 255) / 255) ** 2.2;
  return [channel(16), channel(8), channel(0)];
};
const paper = linear('#f3ead2');
const print = linear('#7d9aa0');
const lead = linear('#2b2a2c');

/** Returns the strength, 0 to 1, of a soft pencil `away` pixels off its line. */
const pencil = (away: number, thick: number, px: number, py: number): number =>
  Math.max(0, 1 - Math.max(0, away - thick) / 1.4) * (0.55 + 0.45 * noise(px / 2.1, py / 2.1, 42));

/** Returns the strength of the record's lines and strokes at a point of its columns. */
function recordAt(name: NightName, written: number, cell: number, px: number, py: number): number {
  const { trace, ticks = [] } = records[name];
  const [left, wide] = [2.2 * cell, (written - 4.4) * cell];
  const placeOf = (line: (share: number) => number, y: number) =>
    left + wide * line(Math.min(1, Math.max(0, y / (rows * cell))));
  const lines = trace.map((line) => {
    const [here, next] = [placeOf(line, py), placeOf(line, py + 2)];
    // Away from a steep line, measured across it; a step is drawn as one stroke.
    const lean = Math.min(60, Math.abs(next - here) / 2);
    const dot = Math.hypot(
      px - placeOf(line, (Math.floor(py / cell) + 0.5) * cell),
      (py % cell) - cell / 2,
    );
    const stroke = pencil(Math.abs(px - here) / Math.sqrt(1 + lean * lean), 1.7, px, py);
    return Math.max(stroke, pencil(dot, 4.2, px, py));
  });
  const strokes = ticks.map((share) => {
    const y = share * rows * cell + 3 * (noise(px / 60, share * 90, 43) - 0.5);
    const from = left + 6 * noise(share * 900, 1, 44);
    const inside = px > from && px < from + wide * (0.55 + 0.3 * noise(share * 700, 2, 44));
    return inside ? pencil(Math.abs(py - y), 1.7, px, py) : 0;
  });
  return Math.max(0, ...lines, ...strokes);
}

/** A sheet of squared paper under a lamp that goes over into its cloth, row by row and end by end. */
function paint(
  name: NightName,
  { columns, written, squared }: Columns,
  width: number,
  height: number,
): Uint8Array {
  const cell = width / columns;
  const draft = records[name].draft(columns - written, rows);
  const cloth = lens(
    {
      draft: () => ({
        over: (end, pick) => draft.over(end - written, pick),
        warp: (end) => draft.warp(end - written),
        weft: (pick, end) => draft.weft(pick, end - written),
      }),
      ends: columns,
      folds: [],
      lamp: { ...lamp, strength: 2 },
    },
    width,
    height,
  );
  const edge = squared * cell;
  const seen: Light = { red: 0, green: 0, blue: 0 };
  const sheet = (px: number, py: number): void => {
    const fiber =
      0.94 + 0.06 * noise(px / 3, py / 3, 45) + 0.05 * (noise(px / 90, py / 70, 46) - 0.5);
    const [red, green, blue] = paper;
    seen.red = red * fiber;
    seen.green = green * fiber;
    seen.blue = blue * fiber;
    const mix = (ink: readonly [number, number, number], share: number) => {
      seen.red += (ink[0] - seen.red) * share;
      seen.green += (ink[1] - seen.green) * share;
      seen.blue += (ink[2] - seen.blue) * share;
    };
    const line = (at: number) => {
      const number = Math.round(at / cell);
      const heavy = number % 8 === 6;
      return Math.abs(at - number * cell) < (heavy ? 1.3 : 0.7) ? (heavy ? 0.75 : 0.38) : 0;
    };
    mix(print, Math.max(line(px), line(py)));
    if (px < written * cell) {
      mix(lead, 0.88 * recordAt(name, written, cell, px, py));
      return;
    }
    const [end, pick] = [Math.floor(px / cell) - written, Math.floor(py / cell)];
    const [across, down] = [px / cell - end - written, py / cell - pick];
    const slack = 0.07 + 0.04 * noise(end * 3.1, pick * 2.7, 47);
    const inside =
      Math.min(across, 1 - across, down, 1 - down) > slack * noise(px / 5, py / 5, 48) * 1.4;
    if (!inside) return;
    const hatch = noise((px + py) / 2.4, (px - py) / 16, 49);
    const top = draft.over(end, pick);
    const dye = linear(top ? draft.warp(end) : draft.weft(pick, end));
    mix(dye, (0.94 + 0.06 * hatch) * (0.95 + 0.05 * noise(end, pick, 50)));
  };
  return paintWith(width, height, (px, py, light) => {
    if (px > edge) {
      cloth(px, py, light);
      // The sheet lies on the cloth, and shades it along its edge.
      const shade = 1 - 0.72 * Math.exp(-(px - edge) / (cell * 0.7));
      light.red *= shade;
      light.green *= shade;
      light.blue *= shade;
      return;
    }
    sheet(px, py);
    const lit = 0.02 + poolAt(lamp, [px / width, py / height], width / height) * 0.8;
    light.red = seen.red * lit;
    light.green = seen.green * lit;
    light.blue = seen.blue * lit;
  });
}

const alts: Record<NightName, string> = {
  'high-water':
    'A pencil line that swings with the tide, squares drawn from it, and teal cloth with the same rows.',
  nothing:
    'An empty column on squared paper, a plain check of squares beside it, and plain gray cloth.',
  breaths: 'Pencil strokes that come further apart, the same rows on squared paper, and red cloth.',
  'the-lights-went':
    'A pencil curve of lit windows, amber columns on squared paper, and the black cloth.',
  'everybody-uphill': 'A jagged pencil trace, ember squares that follow it, and the zigzag cloth.',
  'snow-until-morning':
    'A pencil curve of snowfall, scattered white squares, and blue cloth with white flecks.',
  'green-in-the-north':
    'A pencil curve of brightness, green squares on paper, and the green cloth.',
  'her-first-night': 'Two stepped pencil lines, a check of squares, and the plum and cream cloth.',
};

/** From the record to the cloth, once for each night, and upright for a phone. */
export const pointPapers: readonly WovenPicture[] = (Object.keys(alts) as NightName[]).flatMap(
  (name) => {
    const row = { scene: 'woven', alt: alts[name], focus: [0.5, 0.5] } as const;
    return [
      {
        ...row,
        name: `night-drawn-up-${name}`,
        narrow: `night-drawn-up-${name}-narrow`,
        maxWidth: 1600,
        width: 2000,
        height: 1120,
        paint: (w, h) => paint(name, wide, w, h),
      },
      {
        ...row,
        name: `night-drawn-up-${name}-narrow`,
        alt: fromNearer(alts[name]),
        maxWidth: 960,
        width: 1000,
        height: 1120,
        paint: (w, h) => paint(name, upright, w, h),
      },
    ] satisfies WovenPicture[];
  },
);
