import type { Verdict } from './year-changes.ts';

/** Copy of the year in figures. */
export interface YearCopy {
  /** Label of the switch between chart and table. */
  viewLabel: string;
  /** Texts of the two buttons of that switch. */
  viewNames: { chart: string; table: string };
  /** Legend of the choice of a base year. */
  baseLabel: string;
  /** Accessible name of the chart, with `{year}`. */
  chartLabel: string;
  /** Texts of the scale marks from left to right, that of zero with `{year}`. */
  scaleMarks: readonly string[];
  /** Text for an increase, with `{percent}` and `{year}`. */
  moreText: string;
  /** Text for a decrease, with `{percent}` and `{year}`. */
  lessText: string;
  /** Text for no change, with `{year}`. */
  sameText: string;
  verdicts: Readonly<Record<Verdict, string>>;
  /** Present and former value, with `{now}`, `{before}`, `{unit}` and `{year}`. */
  valueText: string;
  /** Announcement after a choice of the base year, with `{year}`, `{count}` and `{list}`. */
  worseFiguresMessage: string;
  /** Announcement after the switch to the table. */
  tableShownMessage: string;
  /** Caption of the table. */
  caption: string;
  /** Heading of the first column of the table. */
  rowHeading: string;
  /** Words before the formula of a computed row. */
  formulaPrefix: string;
  /** Note below the table. */
  footnote: string;
}
