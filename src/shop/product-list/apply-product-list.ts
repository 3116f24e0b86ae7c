import { isFlatList, matches, type ShopQuery, sortProducts } from '../filters.ts';
import { listingElements } from '../listing-elements.ts';
import { showVariant } from '../show-variant.ts';

/**
 * Sorts and filters the product list of a page. Products stay in their categories while only a
 * category is selected; otherwise all form one flat list.
 */
export function applyProductList(list: HTMLElement, query: ShopQuery): void {
  const items = listingElements(list);
  const flatList = list.querySelector<HTMLElement>('[data-flat-list]');
  const sections = [...list.querySelectorAll<HTMLElement>('[data-category-section]')];
  const isFlat = isFlatList(query);
  for (const item of items) {
    item.cell.hidden = !matches(item, query);
    showVariant(item.cell, query);
  }
  for (const { cell, category } of sortProducts(items, query.sort)) {
    const target = isFlat
      ? flatList
      : document.getElementById(category)?.querySelector(':scope > ul');
    target?.append(cell);
  }
  for (const section of sections)
    section.hidden = isFlat || !section.querySelector('[data-product]:not([hidden])');
  const hasResults = items.some(({ cell }) => !cell.hidden);
  if (flatList) flatList.hidden = !isFlat || !hasResults;
  const emptyMessage = list.querySelector<HTMLElement>('[data-no-results]');
  if (emptyMessage) emptyMessage.hidden = hasResults;
}
