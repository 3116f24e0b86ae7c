import type { Verdict } from './year-changes.ts';

/** Copy of the year in figures; placeholders in braces are filled in. */
export interface YearCopy {
  viewLabel: string;
  chart: string;
  table: string;
  baseLabel: string;
  /** `{year}`. */
  chartLabel: string;
  /** Marks of the scale from left to right; `{year}` in the one of the line. */
  marks: readonly string[];
  /** Wording of a change: `{percent}`, `{year}`. */
  more: string;
  less: string;
  same: string;
  verdicts: Readonly<Record<Verdict, string>>;
  /** `{now}`, `{before}`, `{unit}`, `{year}`. */
  value: string;
  /** Announcement: `{year}`, `{count}`, `{list}`. */
  announced: string;
  tableShown: string;
  caption: string;
  line: string;
  worked: string;
  foot: string;
}
