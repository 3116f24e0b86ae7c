/** A pricing plan, with the property names of the specification (`PricingPlan`). */
export interface Plan {
  title: string;
  subtitle: string;
  /** As printed, e.g. `$9.99`. */
  price: string;
  /** Billing term, e.g. `per month`. */
  term: string;
  /** Features of the plan, one per line. */
  plans: readonly string[];
  buttonTitle: string;
  buttonLink: string;
  /** Lucide icon name; shown beside the title. */
  icon?: string;
  popular?: { isPopular: boolean };
}
