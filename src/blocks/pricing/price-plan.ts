/** A plan of a price list, under the names of the specification (`PricingPlan` of the contents). */
export interface Plan {
  title: string;
  subtitle: string;
  /** As printed, e.g. `$9.99`. */
  price: string;
  /** What the price buys, e.g. `per month`. */
  term: string;
  /** What is in the plan, one string a line. */
  plans: readonly string[];
  buttonTitle: string;
  buttonLink: string;
  /** Lucide name; drawn beside the title. */
  icon?: string;
  popular?: { isPopular: boolean };
}
