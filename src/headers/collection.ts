import { recordNamed, recordsByName } from '../content/named-records.ts';
import type { CollectionHeader, HeaderDemo, HeaderInUse } from './collection-header.ts';

/**
 * The headers of the collection in showcase order, by name: one file each in `collection/`, named
 * after its path below `/headers/`. Runs within Vite only.
 */
export const headerCollection = recordsByName(
  import.meta.glob<CollectionHeader<HeaderDemo | HeaderInUse>>('./collection/*.ts', {
    eager: true,
    import: 'header',
  }),
  ({ order }) => order,
);

/** Returns the header of a name. Throws for an unknown one. */
export const headerNamed = (name: string) => recordNamed('header', headerCollection, name);
