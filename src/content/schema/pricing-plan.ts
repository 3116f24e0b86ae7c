import { z } from 'zod';
import { formatMoney, readMoney } from '../formats.ts';
import { iconName, link, text } from './text.ts';

/** Column of a price table. Source: `prices.ts`. */
export const pricingPlanSchema = z.object({
  /** Name of the plan. */
  title: text,
  /** Slug by which copy finds the plan (`planById`), the same in all languages. */
  id: text.optional(),
  /** Target customers, in a few words. */
  subtitle: text,
  /** Amount as printed in the locale, e.g. `$9.99` or `$800`. */
  price: text.refine((printed) => readMoney(printed) >= 0, {
    error: () => `must look like ${formatMoney(9.99)} or ${formatMoney(800)}`,
  }),
  /** Billing term, e.g. `per month`. */
  term: text,
  /** Features of the plan, one a line. The name `plans` is the specification's (E5). */
  plans: z.array(text).min(1),
  buttonTitle: text,
  buttonLink: link,
  /** Name of a lucide icon beside the title. */
  icon: iconName.optional(),
  /** Marks the most popular plan. */
  popular: z.object({ isPopular: z.boolean() }).optional(),
});
export type PricingPlan = z.infer<typeof pricingPlanSchema>;

/** Two price lists of a pricing tab. */
export const priceListsSchema = z.object({
  monthly: z.array(pricingPlanSchema).min(1),
  yearly: z.array(pricingPlanSchema).min(1),
});
export type PriceLists = z.infer<typeof priceListsSchema>;
