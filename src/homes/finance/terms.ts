import type { Plan } from './growth.ts';

/** What the firm takes of a balance in a year, everything in it. */
export const ourFee = 0.003;
/** What the same two funds cost at a bank's counter, for comparison. */
export const counterFee = 0.013;

/** The plan that the page speaks of: from 25 to 65. */
export const samplePlan: Plan = {
  start: 0,
  monthly: 300,
  years: 40,
  rate: 0.045,
  fee: ourFee,
};
/** How old its saver is at the beginning. */
export const firstAge = 25;
/** How far the two funds stray from their mean in a usual year. */
export const spread = 0.13;
