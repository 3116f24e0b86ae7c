import { formatCents } from '../content/cart.ts';
import type { PictureRecord } from '../media/picture-record.ts';
import { pictureNamed } from '../media/pictures.ts';
import type { Findable } from './filters.ts';
import { type GlazeFamily, glazes } from './glazes.ts';
import type { Product } from './products.ts';

/** Product as data for listings. */
export interface Thing extends Findable {
  slug: string;
  name: string;
  link: string;
  price: string;
  /** In millimeters: width of the product, and of the scene that its pictures show. */
  width: number;
  across: number;
  colors: readonly string[];
  inGlazes: readonly string[];
  ready: boolean;
  /** Sold out. */
  gone: boolean;
  glazes: { key: string; title: string; family: GlazeFamily; picture: PictureRecord }[];
}

/** Converts a product for listings. @throws when a picture is missing, which fails the build */
export function thingOf(product: Product): Thing {
  const { slug, name, path, priceCents, size, across, category, stock } = product;
  const inGlazes = product.glazes.map(({ glaze, img }) => ({
    key: glaze,
    ...glazes[glaze],
    picture: pictureNamed(img),
  }));
  return {
    ...{ slug, name, link: path, priceCents, across },
    price: formatCents(priceCents),
    kind: category,
    colors: [...new Set(inGlazes.map(({ family }) => family))],
    height: size.height,
    width: size.width,
    inGlazes: inGlazes.map(({ key }) => key),
    ready: stock === 'in-stock' || stock === 'few',
    gone: stock === 'sold-out',
    glazes: inGlazes,
  };
}
