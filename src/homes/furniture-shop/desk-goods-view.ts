import { formatCents } from '../../content/cart.ts';
import type { VariantName } from '../../content/product-choices.ts';
import { type PictureName, pictureNamed } from '../../media/pictures.ts';
import { cartItemId } from '../../shop/cart-item-id.ts';
import { variants } from '../../shop/variants.ts';
import type { DayId } from './days.ts';

/**
 * Products of the shop in the color of a weekday, two per day: a copy of the shop's files
 * (desk-goods-view.test.ts compares), because a copied page has no files to read.
 */
const deskProducts: readonly (readonly [
  DayId,
  slug: string,
  VariantName,
  img: PictureName,
  product: number,
  index: number,
  title: string,
  priceCents: number,
  stock?: number,
])[] = [
  [
    'monday',
    'telephone',
    'cobalt',
    'shop-telephone-cobalt',
    2,
    1,
    'Clay telephone, never rings',
    3650,
  ],
  [
    'monday',
    'hourglass',
    'cobalt',
    'shop-hourglass-cobalt',
    6,
    0,
    'Clay hourglass, one hour thick',
    4450,
  ],
  ['tuesday', 'tug', 'oxblood', 'shop-tug-oxblood', 16, 0, 'Clay tug, pulls nothing', 4200],
  [
    'tuesday',
    'anchor',
    'oxblood',
    'shop-anchor-oxblood',
    9,
    1,
    'Clay anchor for loose paper',
    2650,
  ],
  ['wednesday', 'bell', 'ochre', 'shop-bell-ochre', 3, 0, 'Clay bell, no clapper', 2900],
  ['wednesday', 'padlock', 'ochre', 'shop-padlock-ochre', 10, 0, 'Clay padlock, no key', 2250],
  ['thursday', 'cactus', 'pine', 'shop-cactus-pine', 17, 0, 'Clay cactus, needs no water', 3850],
  [
    'thursday',
    'stairs',
    'pine',
    'shop-stairs-pine',
    12,
    0,
    'Clay stairs for business cards',
    2800,
    7,
  ],
  ['friday', 'cairn', 'plum', 'shop-cairn-plum', 8, 1, 'Clay cairn, four stones', 1850],
  [
    'friday',
    'switch',
    'plum',
    'shop-switch-plum',
    4,
    1,
    'Clay switch, connected to nothing',
    2400,
    4,
  ],
];

/** Returns these products for the table and the cart, with their current pictures. */
export const deskGoods = () =>
  deskProducts.map(([day, slug, variant, img, product, index, title, priceCents, stock]) => {
    const path = `/shop/single-product/${slug}`;
    return {
      day,
      variant: variants[variant].title,
      price: formatCents(priceCents),
      picture: pictureNamed(img),
      stock,
      piece: {
        id: cartItemId(product, index),
        title,
        img,
        priceCents,
        link: index === 0 ? path : `${path}#${variant}`,
      },
    };
  });
