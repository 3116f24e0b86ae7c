import { goods } from './goods.ts';
import { nightsOf } from './nights.ts';

/** Copy of the footer: what hangs, by its nights. */
export const footerCopy = {
  heading: 'By how long they hang',
  items: goods
    .map(({ slug, title, growth }) => ({ title, link: `#${slug}`, nights: nightsOf(growth) }))
    .toSorted((one, other) => one.nights - other.nights),
  nightsLabel: '{count} nights',
  action: { title: 'Ring the firehouse', link: 'tel:+18605550173' },
} as const;
