import { shortDescription } from '../content/short-description.ts';
import type { PageMeta } from '../page-meta/page-meta.ts';
import { type Product, products } from './products.ts';
import {
  catalogPath,
  categoriesPath,
  priceListPath,
  productListPath,
  productPath,
} from './shop-paths.ts';

/** Returns the meta of a product's page. */
const productMeta = ({ name, path, first, summary, variants, category }: Product): PageMeta => ({
  path,
  group: 'shop',
  theme: 'shop',
  title: first ? 'Single product' : name,
  headTitle: `${name}, a desk thing of stoneware`,
  description: shortDescription(summary),
  representedBy: first ? undefined : productPath,
  picture: variants[0]?.img ?? '',
  synonyms: first ? ['product page', 'product detail', 'PDP', name] : [category],
});

/** Meta of the shop's pages, and of all products. */
export const pages: readonly PageMeta[] = [
  {
    path: productListPath,
    group: 'shop',
    theme: 'shop',
    title: 'Shop wide',
    headTitle: 'Standstill: clay things for the desk, to scale',
    description:
      'A shop over the whole width: eighteen clay things on five boards, all at one scale, found by kind, color and price, in the order you like.',
    picture: 'shop-locomotive-pine',
    synonyms: ['store', 'catalog', 'product list', 'filters', 'e-commerce'],
  },
  {
    path: catalogPath,
    group: 'shop',
    theme: 'shop',
    title: 'Left sidebar',
    headTitle: 'The catalog of Standstill, to compare by',
    description:
      'A catalog with its whole question at the left: kind, glaze by name, a price from and to, and what is ready. Each card says how tall its thing is.',
    picture: 'shop-clock-persimmon',
    synonyms: ['catalog', 'filters', 'sidebar', 'price range', 'compare'],
  },
  {
    path: priceListPath,
    group: 'shop',
    theme: 'shop',
    title: 'Right sidebar',
    headTitle: 'The price list of Standstill, to order from',
    description:
      'A price list to order from: a row a thing with measures, weight and a button, and at the right a search, the five kinds and the cart as it grows.',
    picture: 'shop-pencil-pot-sky',
    synonyms: ['price list', 'order form', 'quick order', 'sidebar', 'search'],
  },
  {
    path: categoriesPath,
    group: 'shop',
    theme: 'shop',
    title: 'Only categories',
    headTitle: 'Five kinds of clay things, a door each',
    description:
      'A way in for a large range: five doors in five glazes, with the things of each kind on one floor, how many they are and what they start at.',
    picture: 'shop-cactus-celadon',
    synonyms: ['kinds', 'collections', 'departments', 'category page'],
  },
  ...products.map(productMeta),
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
