import type { PageRecord } from '../catalogue/page-record.ts';
import { shortDescription } from '../content/short-description.ts';
import { type Product, products } from './products.ts';
import { productPath, shelfPath } from './shop-paths.ts';

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
  {
    path: '/shop/shopping-cart',
    group: 'shop',
    theme: 'shop',
    title: 'Shopping cart',
    headTitle: 'The cart, drawn to one scale',
    description:
      'A cart that stays on your device: all that is in it on one board, to scale, with counts to change, a way back for what is taken out, and exact sums.',
    picture: 'shop-lighthouse-persimmon',
    synonyms: ['basket', 'bag', 'quantity', 'subtotal'],
    noindex: true,
  },
  {
    path: '/shop/checkout',
    group: 'shop',
    theme: 'shop',
    title: 'Checkout',
    headTitle: 'A checkout that stops at the till',
    description:
      'A checkout on one page: address, state and ZIP code that have to agree, tax that follows the state, errors at their fields, and no order at the end.',
    picture: 'shop-telephone-cobalt',
    synonyms: ['payment', 'order', 'address form', 'shipping'],
    noindex: true,
  },
  {
    path: '/shop/login-register',
    group: 'shop',
    theme: 'shop',
    title: 'Login register',
    headTitle: 'Log in and register, side by side',
    description:
      'Two short forms of a shop with accounts, side by side: a password to look at, help at each field, and honest words, since there is no account here.',
    picture: 'shop-padlock-pine',
    synonyms: ['sign in', 'sign up', 'account', 'password'],
    noindex: true,
  },
];
