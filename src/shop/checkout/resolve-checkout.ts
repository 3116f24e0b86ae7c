import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { type Checkout, type CheckoutInput, checkoutSchema } from './schema.ts';
import { zipProblem } from './zip-problem.ts';

const fieldByField = zodResolver(checkoutSchema);

/**
 * Validates the fields one by one, then the ZIP code against the state: separately, because zod
 * skips refinements across fields as soon as one field is invalid.
 */
export const resolveCheckout: Resolver<CheckoutInput, unknown, Checkout> = async (
  values,
  context,
  options,
) => {
  const result = await fieldByField(values, context, options);
  const problem = zipProblem(values.zip ?? '', values.state);
  if (!problem) return result;
  // With its element, so that the form can focus it.
  const zip = { type: 'custom', message: problem, ref: options.fields.zip?.ref };
  return { values: {}, errors: { ...result.errors, zip } };
};
