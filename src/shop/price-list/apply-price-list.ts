import { matches, type ShopQuery } from '../filters.ts';
import { listingElements } from '../listing-elements.ts';

const findPriceList = () => document.querySelector<HTMLElement>('[data-price-list]');

/** Returns the rows of the page with their filter data. */
export const priceListRows = () => listingElements(findPriceList() ?? document);

/** Hides rows that do not match, and headings of groups without any. */
export function applyPriceList(query: ShopQuery): void {
  const rows = priceListRows();
  for (const row of rows) row.cell.hidden = !matches(row, query);
  for (const group of findPriceList()?.querySelectorAll<HTMLElement>('[data-group]') ?? [])
    group.hidden = !group.querySelector('[data-product]:not([hidden])');
  const emptyMessage = findPriceList()?.querySelector<HTMLElement>('[data-no-results]');
  if (emptyMessage) emptyMessage.hidden = rows.some(({ cell }) => !cell.hidden);
}
