import { inOrder, matches, type ShopQuery } from '../filters.ts';
import { placedIn } from '../placed.ts';
import { wear } from '../wear.ts';

/** Sorts and filters the cards of the page. */
export function applyCatalog(query: ShopQuery): void {
  const catalog = document.querySelector<HTMLElement>('[data-catalog]');
  const list = catalog?.querySelector('[data-cards]');
  if (!catalog || !list) return;
  const things = placedIn(catalog);
  for (const thing of things) {
    thing.cell.hidden = !matches(thing, query);
    wear(thing.cell, query);
  }
  list.append(...inOrder(things, query.sort).map(({ cell }) => cell));
  const nothing = catalog.querySelector<HTMLElement>('[data-nothing]');
  if (nothing) nothing.hidden = things.some(({ cell }) => !cell.hidden);
}
