import { siteConfig } from '../../../site.config.ts';
import type { StockState } from '../../content/product-choices.ts';
import { productCopy, productListCopy } from '../copy.ts';

const { less, more, notPersisted } = productCopy.buy;
const { category, all, shown, everything } = productListCopy.filter;

/** Copy of the price list. */
export const priceListCopy = {
  title: 'Price list',
  heading: 'All of it, with prices.',
  lead: 'One sheet, a line a thing, the way a hardware store would print it. What you want goes in from its line.',
  /** Template with `{id}`. */
  number: 'No. {id}',
  weight: productCopy.facts.weightValue,
  stock: {
    'in-stock': 'Ready',
    few: '{left} left of this firing',
    'next-kiln': 'Five weeks, after the firing',
    'sold-out': 'Gone, and may stay gone',
  } satisfies Record<StockState, string>,
  buy: {
    /** Template with `{name}`. */
    quantity: 'Pieces of {name}',
    less,
    more,
    addLabel: 'Put in',
    /** Template with `{count}`. */
    inCart: '{count} in the cart',
    /** Announced. Template with `{count}`, `{name}` and `{sum}`. */
    added: '{name}: {count} more in the cart, which stands at {sum}.',
    /** Message if fewer were added than requested. */
    fewer: '{name}: only {count} more in the cart, which stands at {sum}; more of it there is not.',
    /** Message if none could be added; template with `{name}`. */
    full: '{name}: nothing put in, what there is of it is in the cart already.',
    /** Message if the quantity is 0. */
    none: '{name}: none put in. Say how many pieces.',
    notPersisted,
  },
  column: {
    searchLabel: 'Find by words',
    submitLabel: 'Find',
    category,
    all,
    shown,
    everything,
    clear: 'The whole list',
  },
  cart: {
    heading: 'So far',
    /** Templates with `{count}`. */
    pieces: { one: 'One piece', many: '{count} pieces' },
    empty: 'Nothing yet.',
  },
  emptyMessage: 'No line has all of these words. One word fewer may do it.',
  demo: `Printed by ${siteConfig.company.name} for a demo. The prices are firm, and nobody is asked to pay them.`,
} as const;
