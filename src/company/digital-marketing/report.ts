import { adBudgetExample } from './ad-budget-example.ts';

/** Row of the report: a channel; amounts are in cents. */
export interface ReportLine {
  title: string;
  spent: number;
  calls: number;
  jobs: number;
}

const hundreds = 4;
const calls = adBudgetExample.channels.find(({ id }) => id === 'called')?.clicks[1] ?? 0;

/** Report of the third month of the example. */
export const reportLines: readonly ReportLine[] = [
  {
    title: 'Ads',
    spent: hundreds * adBudgetExample.budget,
    calls: hundreds * calls,
    jobs: hundreds * adBudgetExample.jobs[1],
  },
  { title: 'Search', spent: 0, calls: 23, jobs: 9 },
  { title: 'The letter', spent: 1_800, calls: 14, jobs: 6 },
];

/** Returns the totals, and the profit after the firm's fee. */
export function reportSums(lines: readonly ReportLine[], fee: number, profitPerJob: number) {
  const sum = (field: 'spent' | 'calls' | 'jobs') =>
    lines.reduce((all, line) => all + line[field], 0);
  const [spent, jobs] = [sum('spent'), sum('jobs')];
  return {
    spent,
    calls: sum('calls'),
    jobs,
    withFee: spent + fee,
    jobWithFee: Math.round((spent + fee) / jobs),
    earned: jobs * profitPerJob,
    after: jobs * profitPerJob - spent - fee,
  };
}
