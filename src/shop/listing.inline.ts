import { applyCatalog } from './catalog/apply-catalog.ts';
import { partsOf, queryIn } from './filters.ts';
import { applyPriceList } from './price-list/apply-price-list.ts';
import { applyShelf } from './shelf/apply-shelf.ts';

/*
 * While a listing is being read: where its address asks for something, the rest is gone before anybody
 * sees it. What is pressed later is up to the parts of each. One script for all of them: each that is
 * of its own costs all pages a line of the content policy.
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
