import { formatDollars } from '../../content/format-dollars.ts';
import { callsByMonth, monthlyPrice, searchStats, work } from './report-figures.ts';

const formatNumber = (value: number) => value.toLocaleString('en-US');
const calls = callsByMonth.at(-1)?.calls ?? 0;
const firstMonthCalls = callsByMonth[0].calls;
const sum = callsByMonth.reduce((total, month) => total + month.calls, 0);
const hours = work.reduce((total, each) => total + each.hours, 0);

/** Copy of the monthly report; its sums are computed. */
export const statsCopy = {
  id: 'report',
  heading: 'Once a month, one page.',
  lead: 'This is what October’s looked like for Ochoa’s Bakery, printed with leave. It comes by mail, folded in three, because that way it gets read.',
  img: 'yuma-front',
  sheet: {
    head: 'Report no. 14, October 2026',
    recipient: 'Ochoa’s Bakery, Main Street',
    callsHeading: 'People who called',
    calls: formatNumber(calls),
    callsText: `after a search, in October. In November a year ago it was ${firstMonthCalls}.`,
    chartLabel: `Twelve houses, one a month, as tall as its calls: from ${firstMonthCalls} in November to ${calls} in October, ${formatNumber(sum)} in all.`,
    months: callsByMonth,
    steps: [
      { amount: formatNumber(searchStats.impressions), label: 'times shown to somebody' },
      { amount: formatNumber(searchStats.visits), label: 'visits to the site' },
      { amount: formatNumber(searchStats.directions), label: 'asked the way' },
    ],
    workHeading: `What we did, ${hours} hours`,
    work: work.map(({ text, hours: each }) => ({ text, hours: `${each.toFixed(1)} h` })),
    mistakeHeading: 'What went wrong',
    mistake:
      'Our new title for the cake page brought 9 calls. Mrs. Ochoa’s own had brought 14. Hers is back up, and we have told her so.',
    invoiceHeading: 'October',
    invoice: formatDollars(monthlyPrice),
    invoiceText: `or ${formatDollars(monthlyPrice / calls)} a call`,
  },
  notes: {
    calls:
      'Calls come first, because she can check them. Two were ours, testing the line; they are not in it.',
    steps: 'Being shown is not being found. We print it small.',
    mistake: 'There is always something here. A report without it is an ad.',
    invoice:
      'If this last figure ever passes what a call is worth to you, fire us. The number is on the envelope.',
  },
} as const;
