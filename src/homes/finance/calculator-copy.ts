import type { PlanField } from './plan-fields.ts';

/** Copy of the calculator; `{…}` are filled in. */
export interface CalculatorCopy {
  legend: string;
  fields: Record<PlanField, { label: string; unit: 'dollars' | 'years' | 'percent' }>;
  slider: string;
  fees: readonly { title: string; fee: number }[];
  feesLabel: string;
  result: string;
  beside: { feeless: string; balance: string; paid: string };
  taken: string;
  notTaken: string;
  yearLabel: string;
  /** Along the axis: its beginning, its middle, its end. */
  ticks: readonly [string, string, string];
  /** Text until a year is chosen. */
  yearHint: string;
  yearValue: string;
  chartLabel: string;
  table: { caption: string; year: string; paid: string; balance: string; taken: string };
}
