import { recordNamed, recordsByName } from '../content/named-records.ts';
import type { CollectionFooter } from './collection-footer.ts';

/**
 * The footers of the collection by name, in the order of their pages: one file each in
 * `collection/`. Runs within Vite only.
 */
export const footerCollection = recordsByName(
  import.meta.glob<CollectionFooter>('./collection/*.ts', { eager: true, import: 'footer' }),
  ({ number }) => number,
);

/** Returns the footer of a name. Throws for an unknown one. */
export const footerNamed = (name: string) => recordNamed('footer', footerCollection, name);
