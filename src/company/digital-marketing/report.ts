import { adBudgetExample } from './ad-budget-example.ts';
import { reportTitles } from './report-titles.ts';

/** Row of the report: a channel; amounts are in cents. */
export interface ReportLine {
  title: string;
  spending: number;
  calls: number;
  jobs: number;
}

/** Budget of the month, in hundreds of dollars. */
const hundreds = 4;
const callsPerHundred = adBudgetExample.channels.find(({ id }) => id === 'called')?.clicks[1] ?? 0;

/** Report of the third month of the example. */
export const reportLines: readonly ReportLine[] = [
  {
    title: reportTitles.ads,
    spending: hundreds * adBudgetExample.budget,
    calls: hundreds * callsPerHundred,
    jobs: hundreds * adBudgetExample.jobs[1],
  },
  { title: reportTitles.search, spending: 0, calls: 23, jobs: 9 },
  { title: reportTitles.letter, spending: 1_800, calls: 14, jobs: 6 },
];

/** Returns the totals, and the profit before and after the costs and the firm's fee. */
export function reportSums(lines: readonly ReportLine[], fee: number, profitPerJob: number) {
  const sum = (field: 'spending' | 'calls' | 'jobs') =>
    lines.reduce((total, line) => total + line[field], 0);
  const [spending, jobs] = [sum('spending'), sum('jobs')];
  return {
    spending,
    calls: sum('calls'),
    jobs,
    withFee: spending + fee,
    jobWithFee: Math.round((spending + fee) / jobs),
    profitBeforeCosts: jobs * profitPerJob,
    profitAfterCosts: jobs * profitPerJob - spending - fee,
  };
}
