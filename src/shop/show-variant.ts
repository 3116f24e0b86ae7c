import type { ShopQuery } from './filters.ts';

/**
 * Shows a product in the requested variant, or in a variant of the requested color, and adjusts its
 * link.
 */
export function showVariant(cell: HTMLElement, { glaze, color }: ShopQuery): void {
  const pictures = [...cell.querySelectorAll<HTMLElement>('[data-variant-key]')];
  const at = Math.max(
    0,
    pictures.findIndex(({ dataset }) =>
      glaze ? dataset['variantKey'] === glaze : dataset['color'] === color,
    ),
  );
  for (const [index, picture] of pictures.entries()) picture.hidden = index !== at;
  const link = cell.querySelector<HTMLAnchorElement>('a');
  if (link) link.hash = at === 0 ? '' : (pictures[at]?.dataset['variantKey'] ?? '');
}
