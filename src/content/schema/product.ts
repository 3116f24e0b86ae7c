import { z } from 'zod';
import { productCategories, stockStates, variantNames } from '../product-choices.ts';
import { pictureName, text } from './text.ts';

const millimeters = z.number().int().positive();

/** Whole US cents: money is never fractional here. */
const cents = z.number().int('must be whole cents, e.g. 4800 for $48.00').positive();

/**
 * Product of the shop. Source: the front matter of `shop/products/*.md`; the file name is part of
 * its address, and its body is the description.
 */
export const productSchema = z.strictObject({
  /** Permanent id in the cart; its second variant adds 100, the third 200, and so on. */
  id: z.number().int().positive().max(99),
  /** Name, e.g. `Clay lighthouse for the desk`. */
  name: text,
  category: z.enum(productCategories),
  priceCents: cents,
  /** In millimeters, height first. */
  size: z.strictObject({ height: millimeters, width: millimeters, depth: millimeters }),
  /** Width of the scene that its pictures show, in millimeters: the product list is drawn to scale. */
  across: millimeters,
  /** In grams. */
  weight: z.number().int().positive(),
  /** Variants (glazes), each with its picture. The first is the default. */
  variants: z
    .array(z.strictObject({ name: z.enum(variantNames), img: pictureName }))
    .min(2, 'must name two variants at least'),
  /** Material and making, one or two sentences. */
  material: text,
  /** Care instructions, one or two sentences. */
  care: text,
  stock: z.enum(stockStates),
  /** Number left, for stock state `few`. */
  left: z.number().int().positive().optional(),
  /** Two sentences for the page's head, the product list and search results. */
  summary: text,
  /** File names of matching products. */
  related: z.array(text).min(2).max(4),
  /** Uses the plain address `/shop/single-product`; exactly one product does. */
  first: z.boolean().optional(),
});
export type ProductFields = z.infer<typeof productSchema>;
