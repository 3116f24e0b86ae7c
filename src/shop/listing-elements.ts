import type { Filterable } from './filters.ts';

/** Element of a product on the page, with the data in its attributes. */
export interface ListingElement extends Filterable {
  cell: HTMLElement;
  position: number;
}

/** Returns the data attributes of a product's element, which `listingElements` reads. */
export const elementData = (item: Filterable, index: number | undefined) => ({
  'data-product': index,
  'data-kind': item.category,
  'data-colors': item.colors?.join(' '),
  'data-price': item.priceCents,
  'data-height': item.height,
  'data-variant-keys': item.variantKeys?.join(' '),
  'data-in-stock': item.inStock || undefined,
  'data-text': item.text,
});

/** Returns all product elements of a listing, in original order. */
export const listingElements = (listing: ParentNode): ListingElement[] =>
  [...listing.querySelectorAll<HTMLElement>('[data-product]')]
    .map((cell) => ({
      cell,
      position: Number(cell.dataset['product']),
      category: cell.dataset['kind'] ?? '',
      colors: (cell.dataset['colors'] ?? '').split(' '),
      priceCents: Number(cell.dataset['price']),
      height: Number(cell.dataset['height']),
      variantKeys: (cell.dataset['variantKeys'] ?? '').split(' '),
      inStock: 'inStock' in cell.dataset,
      text: cell.dataset['text'] ?? '',
    }))
    .sort((one, other) => one.position - other.position);
