import type { CalculatorCopy } from './calculator-copy.ts';
import { percent } from './money.ts';
import { precomputedSums } from './precomputed-sums.ts';
import { counterFee, ourFee, samplePlan } from './terms.ts';

const inPercent = (part: number) => Number(percent(part));

/** Copy of the calculator and of the table below it. */
export const calculatorCopy = {
  section: {
    id: 'calculator',
    heading: 'Now your own forty.',
    lead: 'All sums are in dollars of today, because the return is what is left after prices have risen. This road is even, and so ends above the rolled one: who loses a third must gain a half to be where they were. Nothing that you type leaves this page.',
    withoutScript:
      'Your browser runs no scripts here, so the sliders stay away. What you see is the sample plan; the table at the end has others.',
    sums: {
      ...precomputedSums,
      caption: `In a hurry? ${percent(samplePlan.rate)} percent above inflation, our fee taken off, rounded to the thousand.`,
      corner: 'Paid each month',
    },
  },
  calculator: {
    legend: 'Your plan',
    fields: {
      monthly: { label: 'You pay each month', unit: 'dollars' },
      years: { label: 'For', unit: 'years' },
      start: { label: 'You begin with', unit: 'dollars' },
      rate: { label: 'It grows a year, above inflation', unit: 'percent' },
      fee: { label: 'Somebody takes a year', unit: 'percent' },
    },
    slider: 'slider',
    feesLabel: 'Fees you will meet:',
    fees: [
      { title: `Ours, ${percent(ourFee)} %`, fee: inPercent(ourFee) },
      { title: `At a counter, ${percent(counterFee)} %`, fee: inPercent(counterFee) },
    ],
    result: 'After {years} years, all of them alike, there will be',
    taken:
      'You will have paid in {paid}. The fee will have cost you {feesPaid}: what {months} of your monthly payments add up to.',
    notTaken: 'You will have paid in {paid}. The fee will have cost you {feesPaid}.',
    beside: { feeless: 'If nobody took a fee', balance: 'Yours', paid: 'Paid in by you' },
    ticks: ['today', '{half}', '{years} years'],
    yearLabel: 'Look at a year of the plan',
    yearHint: 'Move the point along the axis to stop at a year on the way.',
    yearValue: 'Year {year}: {paid} paid in, {balance} there, {feesPaid} lost to the fee.',
    chartLabel:
      'Chart of the plan over {years} years: {paid} paid in, {balance} at the end, {feesPaid} lost to the fee.',
    table: {
      caption: 'The same as a table',
      year: 'Year',
      paid: 'Paid in',
      balance: 'Yours',
      taken: 'Lost to the fee',
    },
  } satisfies CalculatorCopy,
};
