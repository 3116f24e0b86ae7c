import type { PricingPlan } from './schema/pricing-plan.ts';

/**
 * Returns the plan of a title, or of a name.
 * @throws when the list has none.
 */
export function planNamed(plans: readonly PricingPlan[], name: string): PricingPlan {
  const plan = plans.find((each) => each.title === name || each.name === name);
  if (!plan) throw new Error(`There is no plan “${name}” in src/content/prices.ts.`);
  return plan;
}
