import { type TableLine, type Year, years } from './year-table.ts';

/** Desired direction of a figure. */
export type Wish = 'more' | 'less' | 'neither';
export type Verdict = 'worse' | 'better' | 'plain';

/** Figure of the chart: id of a row of the table, its desired direction, and an explanation. */
export interface YearFigure {
  line: string;
  wish: Wish;
  note: string;
}

/** Difference of a figure from the base year. */
export interface Change {
  line: TableLine;
  note: string;
  now: number;
  before: number;
  /** Change in percent of `before`. */
  percent: number;
  verdict: Verdict;
}

/** Scale of the chart in percent, for all figures and years. */
export const scale = { from: -20, to: 40, step: 10 } as const;

/** Returns the position of a percentage on the scale: 0 at its left end, 1 at its right one. */
export function placeOf(percent: number): number {
  const within = Math.min(scale.to, Math.max(scale.from, percent));
  return (within - scale.from) / (scale.to - scale.from);
}

/** Marks of the scale, from left to right. */
export const marks: readonly number[] = Array.from(
  { length: (scale.to - scale.from) / scale.step + 1 },
  (_, at) => scale.from + at * scale.step,
);

/** Returns the bar of a change on the scale: its start and its width, as shares of the whole. */
export function barOf(percent: number): { from: number; width: number } {
  const [zero, end] = [placeOf(0), placeOf(percent)];
  return { from: Math.min(zero, end), width: Math.abs(end - zero) };
}

/** Returns good or bad by the desired direction; neutral up to a tenth of a percent. */
export function verdictOf(percent: number, wish: Wish): Verdict {
  if (wish === 'neither' || Math.abs(percent) < 0.1) return 'plain';
  return percent > 0 === (wish === 'more') ? 'better' : 'worse';
}

const order: Readonly<Record<Verdict, number>> = { worse: 0, better: 1, plain: 2 };

/** Returns the change of each figure since a year: bad ones first, then good, then neutral. */
export function changesSince(
  base: Year,
  figures: readonly YearFigure[],
  table: readonly TableLine[],
): Change[] {
  const at = years.indexOf(base);
  return figures
    .map(({ line: id, wish, note }) => {
      const line = table.find((one) => one.id === id);
      const now = line?.values.at(-1);
      const before = line?.values[at];
      if (!line || now === undefined || !before)
        throw new Error(`The table has no line “${id}” for ${base}.`);
      const percent = (now / before - 1) * 100;
      return { line, note, now, before, percent, verdict: verdictOf(percent, wish) };
    })
    .toSorted(
      (a, b) => order[a.verdict] - order[b.verdict] || Math.abs(b.percent) - Math.abs(a.percent),
    );
}

/** Formats a number with the decimal places of its row. */
export function printed(value: number, { places }: Pick<TableLine, 'places'>): string {
  return value.toLocaleString('en-US', {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
}
