import type { PlanField } from './plan-fields.ts';

/** Copy of the calculator; `{…}` are filled in. */
export interface CalculatorCopy {
  legend: string;
  fields: Record<PlanField, { label: string; unit: 'dollars' | 'years' | 'percent' }>;
  sliderLabel: string;
  fees: readonly { title: string; fee: number }[];
  feesLabel: string;
  result: string;
  lineLabels: { feeless: string; balance: string; paid: string };
  /** Text about the cost of the fee; with `{paid}`, `{feesPaid}`, `{months}`. */
  feeText: string;
  /** The same text for a cost of less than a month. */
  feeTextWithoutMonths: string;
  yearLabel: string;
  /** Labels at the beginning, the middle and the end of the axis. */
  ticks: readonly [string, string, string];
  /** Text until a year is chosen. */
  yearHint: string;
  yearValue: string;
  chartLabel: string;
  table: { caption: string; year: string; paid: string; balance: string; feesPaid: string };
}
