import { basename } from 'node:path';
import { z } from 'zod';
import { nameError } from '../content/closest.ts';
import { recordFiles } from '../content/record-files.ts';
import { checkEach, checkFields } from '../content/schema/checks.ts';
import { type ProductFields, productSchema } from '../content/schema/product.ts';
import type { Table } from '../content/table.ts';
import { pictureError } from '../media/pictures.ts';

const { variants, related } = productSchema.shape;

/** Fewest words of a product's description. */
const minWords = 80;

const slugs = recordFiles.products.map(({ file }) => basename(file, '.md'));
const firstProducts = recordFiles.products.filter(({ fields }) => fields['first'] === true);
const countWords = (story: string) => story.split(/\s+/).filter(Boolean).length;

type Variant = ProductFields['variants'][number];

const repeatedVariantError = ({ name }: Variant, index: number, list: readonly Variant[]) =>
  list.findIndex((variant) => variant.name === name) < index ? 'stands here twice' : undefined;

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
    variants: variants
      .superRefine(checkEach(({ img }) => pictureError(img), 'img'))
      .superRefine(checkEach(repeatedVariantError, 'name')),
    related: related.superRefine(checkEach((slug) => nameError('product', slugs, slug))),
    words: z.string().refine((story) => countWords(story) >= minWords, {
      error: ({ input }) =>
        `below the fields are ${countWords(`${input}`)} words; ${minWords} are needed`,
    }),
  })
  .superRefine(checkFields(crossFieldErrors));

export const tables: readonly Table[] = [
  {
    file: 'products',
    files: recordFiles.products.map(({ file }) => file),
    schema: productFileSchema,
    records: recordFiles.products.map(({ fields, text }) => ({ ...fields, words: text })),
    unique: ['id', 'name'],
    renamedFieldHints: { glazes: () => 'is called variants now, and its glaze is its name' },
  },
];
