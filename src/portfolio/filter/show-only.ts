/** Key of the filter that shows all. */
export const showAllKey = '*';

/** Query parameter of the filter: `?show=shop`. */
export const filterParameter = 'show';

const kindsOf = (cell: Element): string[] =>
  (cell.getAttribute('data-categories') ?? '').split(' ');

/** Shows the cells of a list that match the key, and hides the others. */
export function showOnly(list: Element, key: string): void {
  for (const cell of list.querySelectorAll('[data-categories]'))
    cell.toggleAttribute('hidden', key !== showAllKey && !kindsOf(cell).includes(key));
}

/** Returns the filter key in the address, if it is one of `keys`. */
export function filterInAddress(keys: readonly string[]): string {
  const key = new URLSearchParams(location.search).get(filterParameter) ?? showAllKey;
  return keys.includes(key) ? key : showAllKey;
}
