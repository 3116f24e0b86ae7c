/** Years of the table; the last is that of the report. */
export const years = [2021, 2022, 2023, 2024, 2025] as const;
export type Year = (typeof years)[number];

/** Row of the table: a name, its unit, and a number for each year. */
export interface TableRow {
  id: string;
  label: string;
  unit: string;
  values: readonly number[];
  /** Number of decimal places. */
  decimals: number;
  /** Formula of a computed row, in words. */
  formula?: string;
  /** The row is part of a sum below it. */
  isPart?: true;
}

/** Sums up rows, year by year, without floating-point errors. */
export function sumOf(rows: readonly Pick<TableRow, 'values' | 'decimals'>[]): number[] {
  const factor = 10 ** Math.max(...rows.map(({ decimals }) => decimals));
  return years.map((_, index) => {
    const sum = rows.reduce((total, { values }) => total + (values[index] ?? 0), 0);
    return Math.round(sum * factor) / factor;
  });
}

/** Divides one row by another, year by year; `factor` converts the unit. */
export function shareOf(dividend: TableRow, divisor: TableRow, factor = 1): number[] {
  return years.map(
    (_, index) => ((dividend.values[index] ?? 0) / (divisor.values[index] ?? 1)) * factor,
  );
}

const createRow = (
  id: string,
  label: string,
  unit: string,
  values: readonly number[],
  decimals = 0,
): TableRow => ({ id, label, unit, values, decimals });
const asPart = (row: TableRow): TableRow => ({ ...row, isPart: true });

const fares = asPart(
  createRow('fares', 'Floors ridden', 'million dollars', [88.4, 97.1, 104.6, 109.9, 117.2], 1),
);
const repairs = asPart(
  createRow('mending', 'Mending for others', 'million dollars', [21.6, 20.9, 19.4, 18.1, 15.9], 1),
);
const profit = createRow(
  'profit',
  'Profit after tax',
  'million dollars',
  [9.9, 10.9, 11.8, 12.4, 11.6],
  1,
);
const rides = createRow('rides', 'Rides', 'million', [611, 664, 709, 741, 781]);
const mechanics = asPart(createRow('mechanics', 'Mechanics', 'people', [402, 418, 431, 440, 461]));
const otherStaff = asPart(
  createRow('others', 'Everybody else', 'people', [176, 180, 184, 188, 185]),
);
const energy = createRow(
  'energy',
  'Energy',
  'megawatt-hours',
  [21_400, 21_900, 22_300, 21_800, 20_300],
);
const riderInjuries = asPart(createRow('riders', 'Riders hurt', 'people', [4, 5, 3, 3, 5]));
const ownInjuries = asPart(createRow('ours', 'Our own people hurt', 'people', [9, 8, 8, 7, 9]));
const downtime = createRow('standing', 'Standing still', 'hours a car', [31, 29, 27, 26, 33]);
const highestPay = createRow(
  'highest',
  'Highest pay',
  'thousand dollars',
  [612, 638, 667, 690, 742],
);
const medianPay = createRow(
  'middle',
  'Pay in the middle',
  'thousand dollars',
  [68, 71, 74.2, 76.7, 78.1],
  1,
);

const sumRow = (
  id: string,
  label: string,
  unit: string,
  rows: readonly TableRow[],
  formula: string,
): TableRow => ({
  id,
  label,
  unit,
  decimals: Math.max(...rows.map(({ decimals }) => decimals)),
  values: sumOf(rows),
  formula,
});

/** Table of the annual report: the source of all numbers in the chart. */
export const yearTable: readonly TableRow[] = [
  fares,
  repairs,
  sumRow('revenue', 'Revenue', 'million dollars', [fares, repairs], 'the two above, added'),
  profit,
  rides,
  mechanics,
  otherStaff,
  sumRow('people', 'People', 'at work here', [mechanics, otherStaff], 'the two above, added'),
  energy,
  {
    id: 'energy-ride',
    label: 'Energy a ride',
    unit: 'watt-hours',
    decimals: 1,
    values: shareOf(energy, rides),
    formula: 'energy over rides',
  },
  riderInjuries,
  ownInjuries,
  sumRow(
    'accidents',
    'Accidents',
    'people hurt',
    [riderInjuries, ownInjuries],
    'the two above, added',
  ),
  downtime,
  highestPay,
  medianPay,
  {
    id: 'pay-ratio',
    label: 'Pay ratio',
    unit: 'to one',
    decimals: 1,
    values: shareOf(highestPay, medianPay),
    formula: 'highest over middle',
  },
];
