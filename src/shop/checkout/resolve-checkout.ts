import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { type Checkout, type CheckoutInput, checkoutSchema } from './schema.ts';
import { zipErrorMessage } from './zip-error-message.ts';

const resolveFields = zodResolver(checkoutSchema);

/**
 * Validates the fields one by one, then the ZIP code against the state: separately, because zod
 * skips refinements across fields as soon as one field is invalid.
 */
export const resolveCheckout: Resolver<CheckoutInput, unknown, Checkout> = async (
  values,
  context,
  options,
) => {
  const result = await resolveFields(values, context, options);
  const zipMessage = zipErrorMessage(values.zip ?? '', values.state);
  if (!zipMessage) return result;
  // With its element, so that the form can focus it.
  const zip = { type: 'custom', message: zipMessage, ref: options.fields.zip?.ref };
  return { values: {}, errors: { ...result.errors, zip } };
};
