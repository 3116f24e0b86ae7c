import { z } from 'zod';
import { glazeNames, productCategories, stockStates } from '../product-choices.ts';
import { pictureName, text } from './text.ts';

const millimeters = z.number().int().positive();

/** US cents, whole: money is never a fraction here. */
const cents = z.number().int('must be whole cents, e.g. 4800 for $48.00').positive();

/**
 * A thing of the shop. Source: the frontmatter of `shop/products/*.md`; the name of the file stands in
 * its address, and its body says what there is to say about it.
 */
export const productSchema = z.strictObject({
  /** Its number in the cart, for good; its second glaze has a hundred more, and so on. */
  id: z.number().int().positive().max(99),
  /** What it is called, e.g. `Clay lighthouse for the desk`. */
  name: text,
  category: z.enum(productCategories),
  priceCents: cents,
  /** In millimeters, the height first. */
  size: z.strictObject({ height: millimeters, width: millimeters, depth: millimeters }),
  /** How much of the world the width of its pictures shows, in millimeters: the shelf is to scale. */
  across: millimeters,
  /** In grams. */
  weight: z.number().int().positive(),
  /** The glazes it comes in, each with its picture. The first is shown first. */
  glazes: z
    .array(z.strictObject({ glaze: z.enum(glazeNames), img: pictureName }))
    .min(2, 'must name two glazes at least'),
  /** What it is made of and how, one or two sentences. */
  material: text,
  /** How to treat it, one or two sentences. */
  care: text,
  stock: z.enum(stockStates),
  /** How many are left, where there are few. */
  left: z.number().int().positive().optional(),
  /** Two sentences for the page's head, the shelf and search results. */
  summary: text,
  /** Names of the files of others that go with it. */
  related: z.array(text).min(2).max(4),
  /** Stands at the plain address `/shop/single-product`; one product does. */
  first: z.boolean().optional(),
});
export type ProductFields = z.infer<typeof productSchema>;
