import { adBudgetExample } from './ad-budget-example.ts';
import type { Channel, Month } from './channel.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);

/** Returns the cost of one channel in a month, in cents. */
export const costOf = ({ clicks }: Channel, month: Month): number =>
  clicks[month] * adBudgetExample.centsPerClick[month];

/** Returns the number of all clicks of a month. */
export const clicksIn = (month: Month): number =>
  sum(adBudgetExample.channels.map((channel) => channel.clicks[month]));

/** Returns the part of the budget that a month has not spent, in cents. */
export const unspentIn = (month: Month): number =>
  adBudgetExample.budget - clicksIn(month) * adBudgetExample.centsPerClick[month];

/** Returns the ad cost of one job in a month, in cents. */
export const jobCost = (month: Month): number =>
  adBudgetExample.budget / adBudgetExample.jobs[month];

/**
 * Returns the monthly ad budget, in cents, at which the profit from the extra jobs equals the fee.
 * @param fee Price of the work, a month, in cents.
 * @param profitPerJob Profit of one job for the shop, in cents.
 */
export function breakEvenBudget(fee: number, profitPerJob: number): number {
  const extraJobs = adBudgetExample.jobs[1] - adBudgetExample.jobs[0];
  return Math.ceil((fee * adBudgetExample.budget) / (extraJobs * profitPerJob));
}
