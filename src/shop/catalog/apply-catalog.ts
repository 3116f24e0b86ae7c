import { matches, type ShopQuery, sortProducts } from '../filters.ts';
import { listingElements } from '../listing-elements.ts';
import { showVariant } from '../show-variant.ts';

/** Sorts and filters the cards of the page. */
export function applyCatalog(query: ShopQuery): void {
  const catalog = document.querySelector<HTMLElement>('[data-catalog]');
  const list = catalog?.querySelector('[data-cards]');
  if (!catalog || !list) return;
  const things = listingElements(catalog);
  for (const thing of things) {
    thing.cell.hidden = !matches(thing, query);
    showVariant(thing.cell, query);
  }
  list.append(...sortProducts(things, query.sort).map(({ cell }) => cell));
  const nothing = catalog.querySelector<HTMLElement>('[data-nothing]');
  if (nothing) nothing.hidden = things.some(({ cell }) => !cell.hidden);
}
