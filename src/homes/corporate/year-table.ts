/** Years of the table; the last is that of the report. */
export const years = [2021, 2022, 2023, 2024, 2025] as const;
export type Year = (typeof years)[number];

/** Row of the table: a name, its unit, and a number for each year. */
export interface TableLine {
  id: string;
  label: string;
  unit: string;
  values: readonly number[];
  /** Decimal places. */
  places: number;
  /** Formula of a computed row, in words. */
  how?: string;
  /** The row is part of a sum below it. */
  part?: true;
}

/** Sums up rows, year by year, without floating-point errors. */
export function sumOf(lines: readonly Pick<TableLine, 'values' | 'places'>[]): number[] {
  const factor = 10 ** Math.max(...lines.map(({ places }) => places));
  return years.map((_, at) => {
    const sum = lines.reduce((total, { values }) => total + (values[at] ?? 0), 0);
    return Math.round(sum * factor) / factor;
  });
}

/** Divides one row by another, year by year; `times` converts the unit. */
export function shareOf(upper: TableLine, lower: TableLine, times = 1): number[] {
  return years.map((_, at) => ((upper.values[at] ?? 0) / (lower.values[at] ?? 1)) * times);
}

const counted = (
  id: string,
  label: string,
  unit: string,
  values: readonly number[],
  places = 0,
): TableLine => ({ id, label, unit, values, places });
const part = (line: TableLine): TableLine => ({ ...line, part: true });

const fares = part(
  counted('fares', 'Floors ridden', 'million dollars', [88.4, 97.1, 104.6, 109.9, 117.2], 1),
);
const mending = part(
  counted('mending', 'Mending for others', 'million dollars', [21.6, 20.9, 19.4, 18.1, 15.9], 1),
);
const profit = counted(
  'profit',
  'Profit after tax',
  'million dollars',
  [9.9, 10.9, 11.8, 12.4, 11.6],
  1,
);
const rides = counted('rides', 'Rides', 'million', [611, 664, 709, 741, 781]);
const mechanics = part(counted('mechanics', 'Mechanics', 'people', [402, 418, 431, 440, 461]));
const others = part(counted('others', 'Everybody else', 'people', [176, 180, 184, 188, 185]));
const energy = counted(
  'energy',
  'Energy',
  'megawatt-hours',
  [21_400, 21_900, 22_300, 21_800, 20_300],
);
const riders = part(counted('riders', 'Riders hurt', 'people', [4, 5, 3, 3, 5]));
const ours = part(counted('ours', 'Our own people hurt', 'people', [9, 8, 8, 7, 9]));
const standing = counted('standing', 'Standing still', 'hours a car', [31, 29, 27, 26, 33]);
const highest = counted('highest', 'Highest pay', 'thousand dollars', [612, 638, 667, 690, 742]);
const middle = counted(
  'middle',
  'Pay in the middle',
  'thousand dollars',
  [68, 71, 74.2, 76.7, 78.1],
  1,
);

const sum = (
  id: string,
  label: string,
  unit: string,
  lines: readonly TableLine[],
  how: string,
): TableLine => ({
  id,
  label,
  unit,
  places: Math.max(...lines.map(({ places }) => places)),
  values: sumOf(lines),
  how,
});

/** Table of the annual report: the source of all numbers in the chart. */
export const yearTable: readonly TableLine[] = [
  fares,
  mending,
  sum('revenue', 'Revenue', 'million dollars', [fares, mending], 'the two above, added'),
  profit,
  rides,
  mechanics,
  others,
  sum('people', 'People', 'at work here', [mechanics, others], 'the two above, added'),
  energy,
  {
    id: 'energy-ride',
    label: 'Energy a ride',
    unit: 'watt-hours',
    places: 1,
    values: shareOf(energy, rides),
    how: 'energy over rides',
  },
  riders,
  ours,
  sum('accidents', 'Accidents', 'people hurt', [riders, ours], 'the two above, added'),
  standing,
  highest,
  middle,
  {
    id: 'pay-ratio',
    label: 'Pay ratio',
    unit: 'to one',
    places: 1,
    values: shareOf(highest, middle),
    how: 'highest over middle',
  },
];
