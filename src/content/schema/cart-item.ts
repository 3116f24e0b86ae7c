import { z } from 'zod';
import { link, pictureName, text } from './text.ts';

/** A line of the demo cart. Source: `cart.ts`. */
export const cartItemSchema = z.object({
  id: z.number().int().positive(),
  title: text,
  img: pictureName,
  /** Price of one piece, in US cents. */
  priceCents: z.number().int().nonnegative(),
  /** Pieces. */
  quantity: z.number().int().positive(),
  link,
});
export type CartItem = z.infer<typeof cartItemSchema>;
