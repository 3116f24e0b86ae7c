import { planById } from '../../content/plan-by-id.ts';
import { carePrices } from '../../content/prices.ts';
import { centsOf } from '../pricing-packages/money.ts';
import { adBudgetExample } from './ad-budget-example.ts';
import { breakEvenBudget, costOf, jobCost, unspentIn } from './ad-budget-sums.ts';
import type { LedgerLine } from './budget-ledger.tsx';
import type { Month } from './channel.ts';
import { copy as text } from './copy.ts';
import { reportLines, reportSums } from './report.ts';

const months: readonly Month[] = [0, 1];
const plan = planById(carePrices, 'words-and-search');
const fee = centsOf(plan.price);

const { unspentTitle, unspentReason } = text.budget.labels;
const lines: readonly LedgerLine[] = [
  ...adBudgetExample.channels.map((channel) => ({
    ...channel,
    cells: months.map((month) => ({ cost: costOf(channel, month), clicks: channel.clicks[month] })),
  })),
  {
    id: 'change',
    title: unspentTitle,
    visitors: unspentReason,
    change: text.budget.labels.unspentChange,
    cells: months.map((month) => ({ cost: unspentIn(month), clicks: 0 })),
  },
];

/** Data of the page's sections, computed from the example budget. */
export const pageData = {
  plans: [plan],
  budget: {
    lines,
    totals: months.map((month) =>
      lines.reduce((sum, { cells }) => sum + (cells[month]?.cost ?? 0), 0),
    ),
    jobs: adBudgetExample.jobs,
    costPerJob: months.map(jobCost),
  },
  breakEven: text.breakEven.items.map((item) => ({
    ...item,
    budget: breakEvenBudget(fee, item.profitPerJob),
  })),
  report: { lines: reportLines, sums: reportSums(reportLines, fee, text.report.profitPerJob) },
  segments: [
    ...adBudgetExample.channels.map((channel) => ({ id: channel.id, cents: costOf(channel, 0) })),
    { id: 'change', cents: unspentIn(0) },
  ],
} as const;
