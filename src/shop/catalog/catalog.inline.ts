import { partsOf, queryIn } from '../filters.ts';
import { applyCatalog } from './apply-catalog.ts';

/* While the page is being read: the answer to its address, before anybody sees another. */
if (location.search) applyCatalog(queryIn(location.search, partsOf.catalog));
