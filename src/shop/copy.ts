import { siteConfig } from '../../site.config.ts';
import type { StockState } from '../content/product-choices.ts';
import type { PriceSpan, SortOrder } from './filters.ts';

const { name } = siteConfig.company;

/** Copy of the product page. */
export const productCopy = {
  home: 'Home',
  productList: 'The shelf',
  /** Template with `{height}` in millimeters. */
  measure: '{height} mm',
  zoom: 'Look closer: {name}, {glaze}',
  variants: 'Glaze',
  stock: {
    'in-stock': 'On the board, leaves within two days',
    few: 'Only {left} left of this firing',
    'next-kiln': 'After the next firing, in about five weeks',
    'sold-out': 'Sold out, and not sure to come back',
  } satisfies Record<StockState, string>,
  buy: {
    quantity: 'Pieces',
    less: 'One fewer',
    more: 'One more',
    add: 'Put into the cart',
    soldOut: 'Not to be had',
    /** Template with `{count}`, `{name}` and `{sum}`. */
    added: '{count} × {name} put in. The cart comes to {sum}.',
    /** Message if fewer were added than requested. */
    fewer: 'Only {count} × {name} put in: more of it there is not. The cart comes to {sum}.',
    /** Message if none could be added. */
    full: 'Nothing put in: what there is of it is in the cart already.',
    persisted: 'This device remembers it.',
    notPersisted: 'This device keeps nothing, so it lasts until you close the page.',
    /** Message if the quantity is 0. */
    none: 'That is none. Put in one at least.',
    cart: 'See the cart',
    script:
      'The cart needs script, which is off here. Everything else on this page works without it.',
  },
  demo: `Standstill is a demo shop by ${name}. The cart counts, and lives in your browser; nothing is made, sent or charged.`,
  tabs: {
    label: 'More about it',
    story: 'How it is made',
    facts: 'Size and care',
    delivery: 'Delivery',
  },
  facts: {
    size: 'Height, width, depth',
    sizeValue: '{height} × {width} × {depth} mm',
    weight: 'Weight',
    weightValue: '{grams} g',
    material: 'Made of',
    care: 'Care',
    /** Caption of the drawing. */
    squares: 'Drawn on squares of one centimeter.',
  },
  delivery: [
    {
      title: 'Here, in the demo',
      content: 'No parcel leaves. The checkout will ask for an address, look at it, and forget it.',
    },
    {
      title: 'In a real shop of this kind',
      content:
        'A flat $7.50 within the contiguous states, in straw and two boxes, by a carrier who rings.',
    },
    {
      title: 'If it arrives in more pieces than it left',
      content: 'A photograph of the pieces would be enough for another. Nobody wants them back.',
    },
  ],
  related: { heading: 'Stands well beside', allProducts: 'Everything on the shelf' },
} as const;

/** Copy of the product list page. */
export const productListCopy = {
  heading: 'Nothing here moves.',
  lead: 'Eighteen clay things for the desk, all drawn to one scale. What looks small is small.',
  filter: {
    label: 'Find on the shelf',
    category: 'Kind',
    color: 'Color',
    price: 'Price',
    sort: 'Order',
    all: 'All',
    any: 'Any',
    prices: {
      'under-25': 'Under $25',
      '25-to-40': '$25 to $40',
      'from-40': '$40 and more',
    } satisfies Record<PriceSpan, string>,
    orders: {
      shelf: 'As they stand',
      'cheap-first': 'Lowest price',
      'dear-first': 'Highest price',
      'tall-first': 'Tallest',
    } satisfies Record<SortOrder, string>,
    /** Template with `{count}` and `{all}`. */
    shown: '{count} of {all} things',
    everything: 'All {all} things',
    clear: 'Show all again',
  },
  emptyMessage: 'Nothing on the shelf is all of that. Take one wish back.',
  /** Accessible name of a variant's dot. */
  inVariant: '{name} in {glaze}',
  scale: 'Ten centimeters of clay',
  demo: `A demo by ${name}: you can fill the cart and empty it, and no clay changes hands.`,
} as const;
