import { addressBook } from './collection/address-book.ts';
import { bigType } from './collection/big-type.ts';
import { closingStatement } from './collection/closing-statement.ts';
import type { CollectionFooter } from './collection/collection-footer.ts';
import { directory } from './collection/directory.ts';
import { latestPosts } from './collection/latest-posts.ts';
import { letter } from './collection/letter.ts';
import { map } from './collection/map.ts';
import { newsletter } from './collection/newsletter.ts';
import { officeHours } from './collection/office-hours.ts';
import { oneLine } from './collection/one-line.ts';
import { people } from './collection/people.ts';
import { pictures } from './collection/pictures.ts';

/** The footers of the collection, in the order of their pages `/footers/footer-style-01` to `-12`. */
export const footerCollection = {
  'one-line': oneLine,
  'address-book': addressBook,
  newsletter,
  map,
  'latest-posts': latestPosts,
  'office-hours': officeHours,
  pictures,
  'big-type': bigType,
  people,
  directory,
  letter,
  'closing-statement': closingStatement,
} as const satisfies Record<string, CollectionFooter>;

export type FooterName = keyof typeof footerCollection;

export const footerNames = Object.keys(footerCollection) as FooterName[];
