import { siteConfig } from '../../../site.config.ts';
import type { StockState } from '../../content/product-choices.ts';
import { productCopy, shelfCopy } from '../copy.ts';

const { less, more, lost } = productCopy.buy;
const { kind, all, shown, everything } = shelfCopy.filter;

/** Words of the price list. */
export const priceListCopy = {
  title: 'Price list',
  heading: 'All of it, with prices.',
  lead: 'One sheet, a line a thing, the way a hardware store would print it. What you want goes in from its line.',
  /** `{id}` is filled in. */
  number: 'No. {id}',
  weight: productCopy.facts.weightValue,
  stock: {
    'in-stock': 'Ready',
    few: '{left} left of this firing',
    'next-kiln': 'Five weeks, after the firing',
    'sold-out': 'Gone, and may stay gone',
  } satisfies Record<StockState, string>,
  buy: {
    /** `{name}` is filled in. */
    quantity: 'Pieces of {name}',
    less,
    more,
    put: 'Put in',
    /** `{count}` is filled in. */
    there: '{count} in the cart',
    /** Read out. `{count}`, `{name}` and `{sum}` are filled in. */
    added: '{name}: {count} more in the cart, which stands at {sum}.',
    /** Where fewer could be put in than were asked for. */
    fewer: '{name}: only {count} more in the cart, which stands at {sum}; more of it there is not.',
    /** Where nothing could; `{name}` is filled in. */
    full: '{name}: nothing put in, what there is of it is in the cart already.',
    none: '{name}: none put in. Say how many pieces.',
    lost,
  },
  column: {
    find: 'Find by words',
    go: 'Find',
    kind,
    all,
    shown,
    everything,
    clear: 'The whole list',
  },
  cart: {
    heading: 'So far',
    /** `{count}` is filled in. */
    pieces: { one: 'One piece', many: '{count} pieces' },
    empty: 'Nothing yet.',
  },
  nothing: 'No line has all of these words. One word fewer may do it.',
  demo: `Printed by ${siteConfig.company.name} for a demo. The prices are firm, and nobody is asked to pay them.`,
} as const;
