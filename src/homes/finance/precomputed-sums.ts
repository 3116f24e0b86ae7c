import { growth } from './growth.ts';
import { dollars, roundDollars } from './money.ts';
import { samplePlan } from './terms.ts';

const payments = [100, 300, 500, 1000];
const spans = [10, 20, 30, 40];

/** Results of some payments after some years, on the terms of the sample plan. */
export const precomputedSums = {
  years: spans.map((years) => `${years} years`),
  rows: payments.map((monthly) => ({
    payment: dollars(monthly),
    sums: spans.map((years) =>
      roundDollars(growth({ ...samplePlan, monthly, years }).at(-1)?.balance ?? Number.NaN),
    ),
  })),
};
