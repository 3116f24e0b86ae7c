import { z } from 'zod';
import { iconName, link, text } from './text.ts';

/** One column of a price table. Source: `prices.ts`. */
export const pricingPlanSchema = z.object({
  /** Name of the plan. */
  title: text,
  /** For whom it is, in a few words. */
  subtitle: text,
  /** US dollars as printed, e.g. `$9.99` or `$800`. */
  price: z.string().regex(/^\$\d+(?:\.\d{2})?$/, 'must look like $9.99 or $800'),
  /** What the price buys, e.g. `per month`. */
  term: text,
  /** What is in the plan, one string a line. */
  plans: z.array(text).min(1),
  buttonTitle: text,
  buttonLink: link,
  /** A lucide icon beside the title. */
  icon: iconName.optional(),
  /** Marks the plan that most people take. */
  popular: z.object({ isPopular: z.boolean() }).optional(),
});
export type PricingPlan = z.infer<typeof pricingPlanSchema>;

/** The two lists between which a pricing tab switches. */
export const priceListsSchema = z.object({
  monthly: z.array(pricingPlanSchema).min(1),
  yearly: z.array(pricingPlanSchema).min(1),
});
export type PriceLists = z.infer<typeof priceListsSchema>;
