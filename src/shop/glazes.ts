import type { GlazeName } from '../content/product-choices.ts';

/** Families of glazes, as the shelf can be asked for them, in the order of the choices. */
export const glazeFamilies = {
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
  red: 'Red',
  plum: 'Plum',
  pale: 'White',
} as const;
export type GlazeFamily = keyof typeof glazeFamilies;

/** What each glaze is called, and its family. Its color is `--<name>` of the shop's look. */
export const glazes: Readonly<Record<GlazeName, { title: string; family: GlazeFamily }>> = {
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
