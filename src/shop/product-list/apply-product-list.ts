import { isSingleRow, matches, type ShopQuery, sortProducts } from '../filters.ts';
import { listingElements } from '../listing-elements.ts';
import { showVariant } from '../show-variant.ts';

/**
 * Sorts and filters the product list of a page. Products stay in their categories while only a
 * category is selected; otherwise all form one row.
 */
export function applyProductList(shelf: HTMLElement, query: ShopQuery): void {
  const things = listingElements(shelf);
  const row = shelf.querySelector<HTMLElement>('[data-row]');
  const boards = [...shelf.querySelectorAll<HTMLElement>('[data-board]')];
  const inRow = isSingleRow(query);
  for (const thing of things) {
    thing.cell.hidden = !matches(thing, query);
    showVariant(thing.cell, query);
  }
  for (const { cell, kind } of sortProducts(things, query.sort)) {
    const list = inRow ? row : document.getElementById(kind)?.querySelector('ul.board-things');
    list?.append(cell);
  }
  for (const board of boards)
    board.hidden = inRow || !board.querySelector('[data-thing]:not([hidden])');
  const found = things.some(({ cell }) => !cell.hidden);
  if (row) row.hidden = !inRow || !found;
  const nothing = shelf.querySelector<HTMLElement>('[data-nothing]');
  if (nothing) nothing.hidden = found;
}
