import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { type Checkout, type CheckoutInput, checkoutSchema } from './schema.ts';
import { zipProblem } from './zip-problem.ts';

const fieldByField = zodResolver(checkoutSchema);

/**
 * The fields one by one, and the ZIP code beside the state: by hand, because zod leaves out what
 * several fields say together as soon as one of them is wrong by itself.
 */
export const resolveCheckout: Resolver<CheckoutInput, unknown, Checkout> = async (
  values,
  context,
  options,
) => {
  const result = await fieldByField(values, context, options);
  const problem = zipProblem(values.zip ?? '', values.state);
  if (!problem) return result;
  // With its element, so that the form can go to it.
  const zip = { type: 'custom', message: problem, ref: options.fields.zip?.ref };
  return { values: {}, errors: { ...result.errors, zip } };
};
