import { partsOf, queryIn } from '../filters.ts';
import { applyPriceList } from './apply-price-list.ts';

/* While the page is being read: the lines that its address asks for, and its words in the field. */
if (location.search) {
  const query = queryIn(location.search, partsOf.priceList);
  applyPriceList(query);
  const field = document.querySelector<HTMLInputElement>('[data-list] input[name="q"]');
  if (field && query.q) field.value = query.q;
}
