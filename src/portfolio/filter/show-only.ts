/** Shows everything. */
export const everything = '*';

/** The name of a filter in the address: `?show=shop`. */
export const filterParameter = 'show';

const kindsOf = (cell: Element): string[] =>
  (cell.getAttribute('data-categories') ?? '').split(' ');

/** Hides the cells of a list that are not of a kind, and shows those that are. */
export function showOnly(list: Element, key: string): void {
  for (const cell of list.querySelectorAll('[data-categories]'))
    cell.toggleAttribute('hidden', key !== everything && !kindsOf(cell).includes(key));
}

/** The filter that the address asks for, if it is one of the keys. */
export function filterInAddress(keys: readonly string[]): string {
  const asked = new URLSearchParams(location.search).get(filterParameter) ?? everything;
  return keys.includes(asked) ? asked : everything;
}
