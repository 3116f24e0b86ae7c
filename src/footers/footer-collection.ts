import type { FooterName } from '../catalogue/frame-names.ts';
import type { FooterOptions } from '../looks/footer-options.ts';

const row = (
  arrangement: FooterOptions['arrangement'],
  look: FooterOptions['look'],
  signature = false,
): FooterOptions => ({ arrangement, look, signature });

/** The footers of the collection: one row each. A new footer is a new row. */
export const footerRows: Record<FooterName, FooterOptions> = {
  'one-line': row('line', 'surface'),
  'address-book': row('ledger', 'paper'),
  newsletter: row('subscribe', 'tint'),
  map: row('map', 'surface'),
  'latest-posts': row('posts', 'deep-tint'),
  'office-hours': row('hours', 'ink'),
  pictures: row('pictures', 'deep'),
  'big-type': row('big-type', 'accent'),
  people: row('people', 'accent-tint'),
  directory: row('directory', 'ink', true),
  letter: row('letter', 'highlight'),
  'closing-statement': row('statement', 'deep'),
};
