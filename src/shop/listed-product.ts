import { formatCents } from '../content/cart.ts';
import type { PictureRecord } from '../media/picture-record.ts';
import { pictureNamed } from '../media/pictures.ts';
import type { Filterable } from './filters.ts';
import type { Product } from './products.ts';
import { type ColorFamily, variants } from './variants.ts';

/** Product as data for listings. */
export interface ListedProduct extends Filterable {
  slug: string;
  name: string;
  link: string;
  price: string;
  /** Width of the product, in millimeters. */
  width: number;
  /** Width of the scene that its pictures show, in millimeters. */
  sceneWidth: number;
  colors: readonly string[];
  variantKeys: readonly string[];
  inStock: boolean;
  /** Sold out. */
  soldOut: boolean;
  variants: { key: string; title: string; family: ColorFamily; picture: PictureRecord }[];
}

/** Converts a product for listings. @throws when a picture is missing, which fails the build */
export function toListedProduct(product: Product): ListedProduct {
  const { slug, name, path, priceCents, size, across, category, stock } = product;
  const listedVariants = product.variants.map(({ name: variant, img }) => ({
    key: variant,
    ...variants[variant],
    picture: pictureNamed(img),
  }));
  return {
    ...{ slug, name, link: path, priceCents, sceneWidth: across },
    price: formatCents(priceCents),
    category,
    colors: [...new Set(listedVariants.map(({ family }) => family))],
    height: size.height,
    width: size.width,
    variantKeys: listedVariants.map(({ key }) => key),
    inStock: stock === 'in-stock' || stock === 'few',
    soldOut: stock === 'sold-out',
    variants: listedVariants,
  };
}
