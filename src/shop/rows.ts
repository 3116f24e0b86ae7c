import type { PageRecord } from '../catalogue/page-record.ts';
import { shortDescription } from '../content/short-description.ts';
import { type Product, products } from './products.ts';
import { productPath, shelfPath } from './shop-paths.ts';
import { rows as soon } from './soon/rows.ts';

/** The page of a product in the catalogue. */
const productRow = ({ name, path, first, summary, glazes, category }: Product): PageRecord => ({
  path,
  group: 'shop',
  theme: 'shop',
  title: first ? 'Single product' : name,
  headTitle: `${name}, a desk thing of stoneware`,
  description: shortDescription(summary),
  like: first ? undefined : productPath,
  picture: glazes[0]?.img ?? '',
  synonyms: first ? ['product page', 'product detail', 'PDP', name] : [category],
});

/** The pages of the shop, and those of all products, read from the products themselves. */
export const rows: readonly PageRecord[] = [
  {
    path: shelfPath,
    group: 'shop',
    theme: 'shop',
    title: 'Shop wide',
    headTitle: 'Standstill: clay things for the desk, to scale',
    description:
      'A shop over the whole width: eighteen clay things on five boards, all at one scale, found by kind, color and price, in the order you like.',
    picture: 'shop-locomotive-pine',
    synonyms: ['store', 'catalog', 'product list', 'filters', 'e-commerce'],
  },
  ...products.map(productRow),
  ...soon,
];
