import type { PricingPlan } from './schema/pricing-plan.ts';

/**
 * Returns the plan of a title.
 * @throws when the list has none.
 */
export function planNamed(plans: readonly PricingPlan[], title: string): PricingPlan {
  const plan = plans.find((each) => each.title === title);
  if (!plan) throw new Error(`There is no plan “${title}” in src/content/prices.ts.`);
  return plan;
}
