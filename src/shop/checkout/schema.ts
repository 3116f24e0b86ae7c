import { z } from 'zod';
import { cleanNumberText } from '../../forms/clean-text.ts';
import { email, messages, name, optionalText, phone, requiredText } from '../../forms/fields.ts';
import { isDeliveryState } from '../order/delivery-states.ts';
import { zipPattern } from './zip-error-message.ts';

const zipFormatMessage = 'A ZIP code has five digits, like 14802.';

/** Schema of the checkout form. No value leaves the page. */
export const checkoutSchema = z.object({
  name,
  email,
  phone,
  /** Number and street. */
  street: requiredText(120),
  /** Apartment, floor, or name on the bell. */
  unit: optionalText(80),
  city: requiredText(80),
  state: z.string().refine(isDeliveryState, messages.required),
  zip: z
    .string()
    .overwrite(cleanNumberText)
    .min(1, messages.required)
    .refine((value) => value === '' || zipPattern.test(value), {
      message: zipFormatMessage,
      abort: true,
    }),
});
export type CheckoutInput = z.input<typeof checkoutSchema>;
export type Checkout = z.output<typeof checkoutSchema>;
