import { siteConfig } from '../../../site.config.ts';
import type { StockState } from '../../content/product-choices.ts';
import { productListCopy } from '../copy.ts';

const { category, price, sort, shown, everything } = productListCopy.filter;

/** Copy of the catalog. */
export const catalogCopy = {
  title: 'Catalog',
  heading: 'Put two side by side.',
  /** Template with `{tallest}` in millimeters. */
  lead: 'Each thing fills its card, and the ruler at its side says how tall it really stands. The ruler ends at {tallest} mm.',
  /** Heading of the column, and label of the button that opens it on phones. */
  column: 'Narrow it down',
  groups: { category, glaze: 'Glaze', price, stock: 'Waiting' },
  ready: 'Leaves within two days',
  range: {
    from: 'From',
    to: 'To',
    unit: '$',
    lowest: 'Lowest price',
    highest: 'Highest price',
    /** Template with `{dollars}`. */
    dollars: '{dollars} dollars',
  },
  sort,
  shown,
  everything,
  show: { none: 'Nothing is left of it', one: 'Show the one', many: 'Show {count} things' },
  /** Active filters, each with a remove link. */
  activeFilters: {
    label: 'Asked for',
    removeLabel: 'Take back: {wish}',
    clear: 'Take it all back',
    between: '{from} to {to}',
    above: '{from} and more',
    below: '{to} at the most',
  },
  emptyMessage: 'There is no such thing in clay. Take a wish back above, and it may turn up.',
  /** Stock labels on a card; none if it ships at once. Templates with `{left}`. */
  stock: {
    few: '{left} left',
    'next-kiln': 'Next firing',
    'sold-out': 'Sold out',
  } satisfies Record<Exclude<StockState, 'in-stock'>, string>,
  heightText: '{height} mm',
  demo: `${siteConfig.company.name} drew up this catalog to show how one is searched. It is a demo: compare as long as you like, and pay nothing.`,
} as const;
