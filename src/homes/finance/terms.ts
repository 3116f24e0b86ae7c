import type { Plan } from './growth.ts';

/** Yearly fee of the firm on a balance, all included. */
export const ourFee = 0.003;
/** Fee of the same two funds at a bank's counter, for comparison. */
export const counterFee = 0.013;

/** The page's sample plan: from 25 to 65. */
export const samplePlan: Plan = {
  start: 0,
  monthly: 300,
  years: 40,
  rate: 0.045,
  fee: ourFee,
};
/** Age of its saver at the beginning. */
export const firstAge = 25;
/** Standard deviation of the two funds' yearly returns. */
export const spread = 0.13;
