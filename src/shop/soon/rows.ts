import type { PageRecord } from '../../catalogue/page-record.ts';

/** Where the two buttons of the cart lead until the shop stands: pages that say so. */
export const rows: readonly PageRecord[] = [
  {
    group: 'shop',
    theme: 'house',
    endsWithCall: true,
    path: '/shop/shopping-cart',
    title: 'Shopping cart',
    headTitle: 'The cart of a shop that is still being built',
    description:
      'The cart in the header begins with a sample: what is in it, what the shop will have when it is done, and which of its parts can be tried today.',
    noindex: true,
  },
  {
    group: 'shop',
    theme: 'house',
    endsWithCall: true,
    path: '/shop/checkout',
    title: 'Checkout',
    headTitle: 'A checkout where nothing is paid yet',
    description:
      'There is nothing to pay here before the checkout stands: this page asks for no address and no card, and says what can be tried meanwhile.',
    noindex: true,
  },
];
