import { applyCatalog } from './catalog/apply-catalog.ts';
import { partsOf, queryIn } from './filters.ts';
import { applyPriceList } from './price-list/apply-price-list.ts';
import { applyShelf } from './shelf/apply-shelf.ts';

/*
 * Inline script, run while a listing is parsed: applies the filters of its address before the first
 * paint. Later changes are up to the listing's islands. One script for all listings: each further
 * one would add a hash to the CSP of every page.
 */
if (location.search) {
  const [shelf, catalog, list] = ['shelf', 'catalog', 'list'].map((name) =>
    document.querySelector<HTMLElement>(`[data-${name}]`),
  );
  if (shelf) applyShelf(shelf, queryIn(location.search, partsOf.shelf));
  if (catalog) applyCatalog(queryIn(location.search, partsOf.catalog));
  if (list) {
    const query = queryIn(location.search, partsOf.priceList);
    applyPriceList(query);
    const field = list.querySelector<HTMLInputElement>('input[name="q"]');
    if (field && query.q) field.value = query.q;
  }
}
