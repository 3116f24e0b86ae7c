import { matches, type ShopQuery, sortProducts } from '../filters.ts';
import { listingElements } from '../listing-elements.ts';
import { showVariant } from '../show-variant.ts';

/** Sorts and filters the cards of the page. */
export function applyCatalog(query: ShopQuery): void {
  const catalog = document.querySelector<HTMLElement>('[data-catalog]');
  const list = catalog?.querySelector('[data-cards]');
  if (!catalog || !list) return;
  const items = listingElements(catalog);
  for (const item of items) {
    item.cell.hidden = !matches(item, query);
    showVariant(item.cell, query);
  }
  list.append(...sortProducts(items, query.sort).map(({ cell }) => cell));
  const emptyMessage = catalog.querySelector<HTMLElement>('[data-no-results]');
  if (emptyMessage) emptyMessage.hidden = items.some(({ cell }) => !cell.hidden);
}
