import { partsOf, queryIn } from '../filters.ts';
import { applyShelf } from './apply-shelf.ts';

/*
 * While the page is being read: where the address asks for something, the rest is gone before anybody
 * sees it. What is pressed later is up to shelf-filter.tsx.
 */
const shelf = document.querySelector<HTMLElement>('[data-shelf]');
if (shelf && location.search) applyShelf(shelf, queryIn(location.search, partsOf.shelf));
