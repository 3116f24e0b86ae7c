import { basename } from 'node:path';
import { z } from 'zod';
import { recordFiles } from '../content/record-files.ts';
import { type ProductFields, productSchema } from '../content/schema/product.ts';
import type { Table } from '../content/table.ts';
import { isPictureName, unknownPictureMessage } from '../media/pictures.ts';

const { variants, related } = productSchema.shape;

/** Fewest words of a product's description. */
const minWords = 80;

const slugs = new Set(recordFiles.products.map(({ file }) => basename(file, '.md')));
const firstProducts = recordFiles.products.filter(({ fields }) => fields['first'] === true);
const countWords = (story: string) => story.split(/\s+/).filter(Boolean).length;

/** Checks across fields; returns pairs of field and error message. */
function crossFieldErrors({
  stock,
  left,
  first,
  name,
}: ProductFields): [keyof ProductFields, string][] {
  const errors: [keyof ProductFields, string][] = [];
  if (stock === 'few' && left === undefined)
    errors.push(['left', 'is missing: say how many are left']);
  if (stock !== 'few' && left !== undefined) errors.push(['left', 'is only for stock: few']);
  const other = first ? firstProducts.find(({ fields }) => fields['name'] !== name) : undefined;
  if (other) errors.push(['first', `${other.file} stands at the plain address, too`]);
  return errors;
}

/**
 * Schema of a product's front matter: its pictures and related products must exist, and its
 * description must be long enough.
 */
const productFileSchema = productSchema
  .extend({
    variants: variants.superRefine((list, context) => {
      for (const [index, { name: variant, img }] of list.entries()) {
        if (!isPictureName(img))
          context.addIssue({
            code: 'custom',
            path: [index, 'img'],
            message: unknownPictureMessage(img),
          });
        if (list.findIndex((one) => one.name === variant) < index)
          context.addIssue({
            code: 'custom',
            path: [index, 'name'],
            message: 'stands here twice',
          });
      }
    }),
    related: related.superRefine((list, context) => {
      for (const [index, slug] of list.entries())
        if (!slugs.has(slug))
          context.addIssue({
            code: 'custom',
            path: [index],
            message: `there is no product "${slug}"`,
          });
    }),
    words: z.string().refine((story) => countWords(story) >= minWords, {
      error: ({ input }) =>
        `below the fields are ${countWords(`${input}`)} words; ${minWords} are needed`,
    }),
  })
  .superRefine(({ words: _, ...product }, context) => {
    for (const [field, message] of crossFieldErrors(product))
      context.addIssue({ code: 'custom', path: [field], message });
  });

export const tables: readonly Table[] = (['id', 'name'] as const).map((unique) => ({
  file: 'products',
  files: recordFiles.products.map(({ file }) => file),
  schema: unique === 'id' ? productFileSchema : z.unknown(),
  records: recordFiles.products.map(({ fields, text }) => ({ ...fields, words: text })),
  unique,
  renamedFieldHints: { glazes: () => 'is called variants now, and its glaze is its name' },
}));
