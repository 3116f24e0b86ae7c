import { z } from 'zod';
import { link, pictureName, text } from './text.ts';

/** Line of the sample cart. Source: `cart.ts`. */
export const cartItemSchema = z.object({
  id: z.number().int().positive(),
  title: text,
  img: pictureName,
  /** Unit price in US cents. */
  priceCents: z.number().int().nonnegative(),
  /** Quantity. */
  quantity: z.number().int().positive(),
  link,
});
export type CartItem = z.infer<typeof cartItemSchema>;
