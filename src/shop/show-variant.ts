import type { ShopQuery } from './filters.ts';

/**
 * Shows a product in the requested variant, or in a variant of the requested color, and adjusts its
 * link.
 */
export function showVariant(cell: HTMLElement, { glaze, color }: ShopQuery): void {
  const coats = [...cell.querySelectorAll<HTMLElement>('[data-glaze]')];
  const at = Math.max(
    0,
    coats.findIndex(({ dataset }) =>
      glaze ? dataset['glaze'] === glaze : dataset['family'] === color,
    ),
  );
  for (const [index, coat] of coats.entries()) coat.hidden = index !== at;
  const link = cell.querySelector<HTMLAnchorElement>('a');
  if (link) link.hash = at === 0 ? '' : (coats[at]?.dataset['glaze'] ?? '');
}
