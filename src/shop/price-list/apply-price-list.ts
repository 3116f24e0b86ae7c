import { matches, type ShopQuery } from '../filters.ts';
import { listingElements } from '../listing-elements.ts';

const list = () => document.querySelector<HTMLElement>('[data-price-list]');

/** Returns the rows of the page with their filter data. */
export const priceListRows = () => listingElements(list() ?? document);

/** Hides rows that do not match, and headings of groups without any. */
export function applyPriceList(query: ShopQuery): void {
  const lines = priceListRows();
  for (const line of lines) line.cell.hidden = !matches(line, query);
  for (const group of list()?.querySelectorAll<HTMLElement>('[data-group]') ?? [])
    group.hidden = !group.querySelector('[data-product]:not([hidden])');
  const nothing = list()?.querySelector<HTMLElement>('[data-no-results]');
  if (nothing) nothing.hidden = lines.some(({ cell }) => !cell.hidden);
}
