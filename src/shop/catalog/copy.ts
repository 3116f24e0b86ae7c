import { siteConfig } from '../../../site.config.ts';
import type { StockState } from '../../content/product-choices.ts';
import { shelfCopy } from '../copy.ts';

const { kind, price, sort, shown, everything } = shelfCopy.filter;

/** Words of the catalog. */
export const catalogCopy = {
  title: 'Catalog',
  heading: 'Put two side by side.',
  /** `{tallest}` in millimeters. */
  lead: 'Each thing fills its card, and the ruler at its side says how tall it really stands. The ruler ends at {tallest} mm.',
  /** Over the column, and on the button that brings it on a phone. */
  column: 'Narrow it down',
  groups: { kind, glaze: 'Glaze', price, stock: 'Waiting' },
  ready: 'Leaves within two days',
  range: {
    from: 'From',
    to: 'To',
    unit: '$',
    lowest: 'Lowest price',
    highest: 'Highest price',
    /** `{dollars}` is filled in. */
    dollars: '{dollars} dollars',
  },
  sort,
  shown,
  everything,
  show: { none: 'Nothing is left of it', one: 'Show the one', many: 'Show {count} things' },
  /** Those that are asked for, each with a way back. */
  wishes: {
    label: 'Asked for',
    takeBack: 'Take back: {wish}',
    clear: 'Take it all back',
    between: '{from} to {to}',
    above: '{from} and more',
    below: '{to} at the most',
  },
  nothing: 'There is no such thing in clay. Take a wish back above, and it may turn up.',
  /** Over a card; what leaves at once says nothing. `{left}` is filled in. */
  stock: {
    few: '{left} left',
    'next-kiln': 'Next firing',
    'sold-out': 'Sold out',
  } satisfies Record<Exclude<StockState, 'in-stock'>, string>,
  tall: '{height} mm',
  demo: `${siteConfig.company.name} drew up this catalog to show how one is searched. It is a demo: compare as long as you like, and pay nothing.`,
} as const;
