import { applyCatalog } from './catalog/apply-catalog.ts';
import { parseQuery, queryFields } from './filters.ts';
import { applyPriceList } from './price-list/apply-price-list.ts';
import { applyProductList } from './product-list/apply-product-list.ts';

/*
 * Inline script, run while a listing is parsed: applies the filters of its address before the first
 * paint. Later changes are up to the listing's islands. One script for all listings: each further
 * one would add a hash to the CSP of every page.
 */
if (location.search) {
  const [productList, catalog, list] = ['product-list', 'catalog', 'price-list'].map((name) =>
    document.querySelector<HTMLElement>(`[data-${name}]`),
  );
  if (productList)
    applyProductList(productList, parseQuery(location.search, queryFields.productList));
  if (catalog) applyCatalog(parseQuery(location.search, queryFields.catalog));
  if (list) {
    const query = parseQuery(location.search, queryFields.priceList);
    applyPriceList(query);
    const field = list.querySelector<HTMLInputElement>('input[name="q"]');
    if (field && query.q) field.value = query.q;
  }
}
