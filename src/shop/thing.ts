import { formatCents } from '../content/cart.ts';
import type { PictureRecord } from '../media/picture-record.ts';
import { pictureNamed } from '../media/pictures.ts';
import type { Findable } from './filters.ts';
import { type GlazeFamily, glazes } from './glazes.ts';
import type { Product } from './products.ts';

/** A product as it stands on a shelf. */
export interface Thing extends Findable {
  slug: string;
  name: string;
  link: string;
  price: string;
  /** In millimeters: how wide it is, and how much of the world its pictures show. */
  width: number;
  across: number;
  colors: readonly string[];
  inGlazes: readonly string[];
  ready: boolean;
  /** Nobody can have it at the moment. */
  gone: boolean;
  glazes: { key: string; title: string; family: GlazeFamily; picture: PictureRecord }[];
}

/** @throws when a picture is not there, which fails the build */
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
