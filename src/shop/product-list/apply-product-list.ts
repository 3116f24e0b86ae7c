import { isSingleRow, matches, type ShopQuery, sortProducts } from '../filters.ts';
import { listingElements } from '../listing-elements.ts';
import { showVariant } from '../show-variant.ts';

/**
 * Sorts and filters the product list of a page. Products stay in their categories while only a
 * category is selected; otherwise all form one row.
 */
export function applyProductList(list: HTMLElement, query: ShopQuery): void {
  const items = listingElements(list);
  const row = list.querySelector<HTMLElement>('[data-row]');
  const sections = [...list.querySelectorAll<HTMLElement>('[data-board]')];
  const inRow = isSingleRow(query);
  for (const item of items) {
    item.cell.hidden = !matches(item, query);
    showVariant(item.cell, query);
  }
  for (const { cell, kind } of sortProducts(items, query.sort)) {
    const target = inRow ? row : document.getElementById(kind)?.querySelector('ul.board-things');
    target?.append(cell);
  }
  for (const section of sections)
    section.hidden = inRow || !section.querySelector('[data-thing]:not([hidden])');
  const found = items.some(({ cell }) => !cell.hidden);
  if (row) row.hidden = !inRow || !found;
  const nothing = list.querySelector<HTMLElement>('[data-nothing]');
  if (nothing) nothing.hidden = found;
}
