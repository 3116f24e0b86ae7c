import type { CalculatorCopy } from './calculator-copy.ts';
import { percent } from './money.ts';
import { precomputedSums } from './precomputed-sums.ts';
import { counterFee, ourFee, samplePlan } from './terms.ts';

const percentNumber = (part: number) => Number(percent(part));

/** Copy of the calculator and of the table below it. */
export const calculatorCopy = {
  section: {
    id: 'calculator',
    heading: 'Your own forty winters',
    lead: 'All sums are in dollars of today, since the return is what remains after inflation. The plan assumes the same return in every year, and so ends above the simulated one: a loss of one third is made good only by a gain of one half. What you enter does not leave this page.',
    withoutScript:
      'Your browser runs no scripts here, and the sliders are therefore omitted. You see the sample plan; the table at the end has further ones.',
    sums: {
      ...precomputedSums,
      caption: `At a glance: ${percent(samplePlan.rate)} percent above inflation, our fee deducted, rounded to the thousand.`,
      corner: 'Paid each month',
    },
  },
  calculator: {
    legend: 'Your plan',
    fields: {
      monthly: { label: 'You pay each month', unit: 'dollars' },
      years: { label: 'For', unit: 'years' },
      start: { label: 'You begin with', unit: 'dollars' },
      rate: { label: 'Return a year, above inflation', unit: 'percent' },
      fee: { label: 'Fee a year', unit: 'percent' },
    },
    sliderLabel: 'slider',
    feesLabel: 'Fees to compare:',
    fees: [
      { title: `Ours, ${percent(ourFee)} %`, fee: percentNumber(ourFee) },
      { title: `At a bank, ${percent(counterFee)} %`, fee: percentNumber(counterFee) },
    ],
    result: 'After {years} years of equal return there will be',
    feeText:
      'You will have paid in {paid}. The fee will have cost you {feesPaid}, as much as {months} of your monthly payments.',
    feeTextWithoutMonths: 'You will have paid in {paid}. The fee will have cost you {feesPaid}.',
    lineLabels: { feeless: 'Without a fee', balance: 'Yours', paid: 'Paid in by you' },
    ticks: ['today', '{half}', '{years} years'],
    yearLabel: 'Look at a year of the plan',
    yearHint: 'Move the point along the axis to read any year of the plan.',
    yearValue: 'Year {year}: {paid} paid in, {balance} there, {feesPaid} lost to the fee.',
    chartLabel:
      'Chart of the plan over {years} years: {paid} paid in, {balance} at the end, {feesPaid} lost to the fee.',
    table: {
      caption: 'The same as a table',
      year: 'Year',
      paid: 'Paid in',
      balance: 'Yours',
      feesPaid: 'Lost to the fee',
    },
  } satisfies CalculatorCopy,
};
