import type { ShopQuery } from './filters.ts';

/**
 * Shows a product in the requested variant, or in a variant of the requested color, and adjusts its
 * link.
 */
export function showVariant(cell: HTMLElement, { glaze, color }: ShopQuery): void {
  const pictures = [...cell.querySelectorAll<HTMLElement>('[data-variant-key]')];
  const shownIndex = Math.max(
    0,
    pictures.findIndex(({ dataset }) =>
      glaze ? dataset['variantKey'] === glaze : dataset['color'] === color,
    ),
  );
  for (const [index, picture] of pictures.entries()) picture.hidden = index !== shownIndex;
  const link = cell.querySelector<HTMLAnchorElement>('a');
  if (link) link.hash = shownIndex === 0 ? '' : (pictures[shownIndex]?.dataset['variantKey'] ?? '');
}
