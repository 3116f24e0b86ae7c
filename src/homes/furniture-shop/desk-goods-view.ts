import { formatCents } from '../../content/cart.ts';
import type { GlazeName } from '../../content/product-choices.ts';
import { pictureNamed } from '../../media/pictures.ts';
import { glazes } from '../../shop/glazes.ts';
import { pieceId } from '../../shop/piece-id.ts';
import { productNamed } from '../../shop/products.ts';
import type { DayId } from './days.ts';

/** Things of the shop that are glazed in the color of a day, two a day. */
const chosen: readonly (readonly [DayId, slug: string, GlazeName])[] = [
  ['monday', 'telephone', 'cobalt'],
  ['monday', 'hourglass', 'cobalt'],
  ['tuesday', 'tug', 'oxblood'],
  ['tuesday', 'anchor', 'oxblood'],
  ['wednesday', 'bell', 'ochre'],
  ['wednesday', 'padlock', 'ochre'],
  ['thursday', 'cactus', 'pine'],
  ['thursday', 'stairs', 'pine'],
  ['friday', 'cairn', 'plum'],
  ['friday', 'switch', 'plum'],
];

/** Those things as the table shows them and as the cart takes them. */
export const deskGoods = chosen.map(([day, slug, glaze]) => {
  const product = productNamed(slug);
  const index = product.glazes.findIndex((each) => each.glaze === glaze);
  const worn = product.glazes[index];
  if (!worn) throw new Error(`The product "${slug}" has no glaze "${glaze}".`);
  const { id, name, path, priceCents, left } = product;
  return {
    day,
    glaze: glazes[glaze].title,
    price: formatCents(priceCents),
    picture: pictureNamed(worn.img),
    left,
    piece: {
      id: pieceId(id, index),
      title: name,
      img: worn.img,
      priceCents,
      link: index === 0 ? path : `${path}#${glaze}`,
    },
  };
});
