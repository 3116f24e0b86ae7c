import { carePrices } from '../../content/prices.ts';
import { centsOf } from '../pricing-packages/money.ts';
import type { LedgerLine } from './cent-ledger.tsx';
import { digitalMarketing as text } from './copy.ts';
import { changeIn, costOf, hundred, jobCost, type Month, paysFrom } from './hundred.ts';
import { reportLines, reportSums } from './report.ts';

const months: readonly Month[] = [0, 1];
const plan = carePrices[2];
if (!plan) throw new Error('There is no third plan in carePrices: Words and search.');
const fee = centsOf(plan.price);

const { change18, tooLittle } = text.ledger.labels;
const lines: readonly LedgerLine[] = [
  ...hundred.ways.map((way) => ({
    ...way,
    cells: months.map((month) => ({ cost: costOf(way, month), clicks: way.clicks[month] })),
  })),
  {
    id: 'change',
    title: change18,
    who: tooLittle,
    change: text.ledger.labels.leftOver,
    cells: months.map((month) => ({ cost: changeIn(month), clicks: 0 })),
  },
];

/** The record of the hundred as the sections of the page take it. */
export const shown = {
  plans: [plan],
  ledger: {
    lines,
    totals: months.map((month) =>
      lines.reduce((sum, { cells }) => sum + (cells[month]?.cost ?? 0), 0),
    ),
    jobs: hundred.jobs,
    each: months.map(jobCost),
  },
  pays: text.pays.items.map((item) => ({ ...item, from: paysFrom(fee, item.left) })),
  report: { lines: reportLines, sums: reportSums(reportLines, fee, text.report.left) },
  strips: [
    ...hundred.ways.map((way) => ({ id: way.id, cents: costOf(way, 0) })),
    { id: 'change', cents: changeIn(0) },
  ],
} as const;
