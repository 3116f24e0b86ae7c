import type { PricingPlan } from './schema/pricing-plan.ts';

/**
 * Returns the plan with an id.
 * @throws when the list has none.
 */
export function planById(plans: readonly PricingPlan[], id: string): PricingPlan {
  const plan = plans.find((each) => each.id === id);
  if (!plan) throw new Error(`No plan in src/content/prices.ts has the id “${id}”.`);
  return plan;
}
