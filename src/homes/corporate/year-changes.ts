import { type TableRow, type Year, years } from './year-table.ts';

/** Desired direction of a figure. */
export type DesiredDirection = 'more' | 'less' | 'neither';
export type Verdict = 'worse' | 'better' | 'plain';

/** Figure of the chart. */
export interface YearFigure {
  /** Id of its row in the table. */
  row: string;
  desiredDirection: DesiredDirection;
  note: string;
}

/** Difference of a figure from the base year. */
export interface Change {
  row: TableRow;
  note: string;
  now: number;
  before: number;
  /** Change in percent of `before`. */
  percent: number;
  verdict: Verdict;
}

/** Scale of the chart in percent, for all figures and years. */
export const scale = { from: -10, to: 40, step: 10 } as const;

/** Returns the position of a percentage on the scale: 0 at its left end, 1 at its right one. */
export function scalePosition(percent: number): number {
  const clamped = Math.min(scale.to, Math.max(scale.from, percent));
  return (clamped - scale.from) / (scale.to - scale.from);
}

/** Marks of the scale, from left to right. */
export const scaleMarks: readonly number[] = Array.from(
  { length: (scale.to - scale.from) / scale.step + 1 },
  (_, index) => scale.from + index * scale.step,
);

/** Returns the bar of a change on the scale: its start and its width, as shares of the whole. */
export function barOf(percent: number): { from: number; width: number } {
  const [zero, end] = [scalePosition(0), scalePosition(percent)];
  return { from: Math.min(zero, end), width: Math.abs(end - zero) };
}

/** Returns the verdict on a change by its desired direction; neutral up to a tenth of a percent. */
export function verdictOf(percent: number, desiredDirection: DesiredDirection): Verdict {
  if (desiredDirection === 'neither' || Math.abs(percent) < 0.1) return 'plain';
  return percent > 0 === (desiredDirection === 'more') ? 'better' : 'worse';
}

const verdictOrder: Readonly<Record<Verdict, number>> = { worse: 0, better: 1, plain: 2 };

/** Returns the change of each figure since a year: bad ones first, then good, then neutral. */
export function changesSince(
  base: Year,
  figures: readonly YearFigure[],
  table: readonly TableRow[],
): Change[] {
  const baseIndex = years.indexOf(base);
  return figures
    .map(({ row: id, desiredDirection, note }) => {
      const row = table.find((each) => each.id === id);
      const now = row?.values.at(-1);
      const before = row?.values[baseIndex];
      if (!row || now === undefined || !before)
        throw new Error(`The table has no row “${id}” for ${base}.`);
      const percent = (now / before - 1) * 100;
      return { row, note, now, before, percent, verdict: verdictOf(percent, desiredDirection) };
    })
    .toSorted(
      (a, b) =>
        verdictOrder[a.verdict] - verdictOrder[b.verdict] ||
        Math.abs(b.percent) - Math.abs(a.percent),
    );
}

/** Formats a number with the decimal places of its row. */
export function formatValue(value: number, { decimals }: Pick<TableRow, 'decimals'>): string {
  return value.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
