/** Group of clicks by outcome. */
export interface Channel {
  id: 'far' | 'wrong' | 'nobody' | 'yours' | 'slow' | 'read' | 'called';
  title: string;
  /** Description of these visitors. */
  visitors: string;
  /** Change between the two months. */
  change: string;
  /** Clicks of this group: in the first month, in the third. */
  clicks: readonly [first: number, third: number];
}

/** Index of one of the two months that are compared. */
export type Month = 0 | 1;

/**
 * Breakdown of the search ads of an example, a small shop, for two months. Source of the drawing, the table, the
 * bar at the end of the page and the report; amounts are in cents.
 */
export const adBudgetExample = {
  // [gap: figures of a budget you counted]
  budget: 10_000,
  centsPerClick: [217, 256],
  jobs: [2, 4],
  channels: [
    {
      id: 'far',
      title: 'Too far away',
      visitors: 'Lived outside the shop’s area.',
      change: 'The ad is shown only in the area.',
      clicks: [9, 2],
    },
    {
      id: 'wrong',
      title: 'Other wishes',
      visitors: 'Looked for something else.',
      change: 'The ad is not shown for words that mean something else.',
      clicks: [7, 3],
    },
    {
      id: 'nobody',
      title: 'Nobody',
      visitors: 'Clicks by mistake, and machines.',
      change: 'None. There is always a rest of these.',
      clicks: [3, 3],
    },
    {
      id: 'yours',
      title: 'Already yours',
      visitors: 'Typed the shop’s own name.',
      change: 'No ad for the shop’s own name.',
      clicks: [8, 0],
    },
    {
      id: 'slow',
      title: 'Page too slow',
      visitors: 'Did not wait for the page.',
      change: 'The page that the ad leads to was made lighter.',
      clicks: [6, 1],
    },
    {
      id: 'read',
      title: 'Read, no call',
      visitors: 'The right people, on the wrong day.',
      change: 'More of them, since more of them were the right people.',
      clicks: [8, 19],
    },
    {
      id: 'called',
      title: 'Called',
      visitors: 'What the ads are for.',
      change: 'Price and telephone number are at the top of the page.',
      clicks: [5, 11],
    },
  ] satisfies readonly Channel[] as readonly Channel[],
} as const;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Returns the cost of one channel in a month, in cents. */
export const costOf = ({ clicks }: Channel, month: Month): number =>
  clicks[month] * adBudgetExample.centsPerClick[month];

/** Returns all clicks of a month. */
export const clicksIn = (month: Month): number =>
  sum(adBudgetExample.channels.map((w) => w.clicks[month]));

/** Returns the remainder of the budget, in cents. */
export const unspentIn = (month: Month): number =>
  adBudgetExample.budget - clicksIn(month) * adBudgetExample.centsPerClick[month];

/** Returns the ad cost of one job. */
export const jobCost = (month: Month): number =>
  adBudgetExample.budget / adBudgetExample.jobs[month];

/**
 * Returns the monthly ad budget from which the change gains a client as much as the work costs.
 * @param fee Price of the work, a month, in cents.
 * @param profitPerJob Profit of one job for the shop, in cents.
 */
export function breakEvenBudget(fee: number, profitPerJob: number): number {
  const more = adBudgetExample.jobs[1] - adBudgetExample.jobs[0];
  return Math.ceil((fee * adBudgetExample.budget) / (more * profitPerJob));
}
