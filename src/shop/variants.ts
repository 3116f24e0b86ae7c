import type { VariantName } from '../content/product-choices.ts';

/** Color families of the variants (glazes), in the order of the filter. */
export const colorFamilies = {
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
  red: 'Red',
  plum: 'Plum',
  pale: 'White',
} as const;
export type ColorFamily = keyof typeof colorFamilies;

/** Variants (glazes) with title and color family. Their colors are `--<name>` of the shop's theme. */
export const variants: Readonly<Record<VariantName, { title: string; family: ColorFamily }>> = {
  persimmon: { title: 'Persimmon', family: 'orange' },
  ochre: { title: 'Ocher', family: 'yellow' },
  celadon: { title: 'Celadon', family: 'green' },
  pine: { title: 'Pine', family: 'green' },
  cobalt: { title: 'Cobalt', family: 'blue' },
  sky: { title: 'Sky', family: 'blue' },
  oxblood: { title: 'Oxblood', family: 'red' },
  rose: { title: 'Rose', family: 'red' },
  plum: { title: 'Plum', family: 'plum' },
  porcelain: { title: 'Porcelain', family: 'pale' },
  sand: { title: 'Sand', family: 'pale' },
};
