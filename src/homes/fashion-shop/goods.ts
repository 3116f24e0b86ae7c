import type { PictureName } from '../../media/pictures.ts';
import type { Growth } from './nights.ts';

/** Product of the lookbook. */
export interface Good {
  /** Cart id of its first size; `cartItemId` derives those of the other sizes. */
  id: number;
  slug: string;
  title: string;
  img: PictureName;
  priceCents: number;
  cloth: string;
  /** Remark, one or two sentences. */
  remark: string;
  sizes: readonly string[];
  /** Stock of all sizes; omitted: made to order. */
  stock?: number | undefined;
  growth: Growth;
}

const women = ['2', '4', '6', '8', '10', '12', '14', '16'];

/** Products in the order of the lookbook. Ids are above those of the shop's own products. */
export const goods: readonly Good[] = [
  {
    id: 61,
    slug: 'slip',
    title: 'The long slip',
    img: 'hang-look-slip',
    priceCents: 42000,
    cloth: 'Silk crepe-back satin, 19 momme, bone',
    remark:
      'Four pieces and no zipper; it goes over the head because it gives. The cowl is eleven inches wider than the shoulders that hold it.',
    sizes: women,
    growth: { maxDrop: 1.75, timeConstant: 1.1 },
  },
  {
    id: 62,
    slug: 'cowl',
    title: 'The deep cowl',
    img: 'hang-look-top',
    priceCents: 26000,
    cloth: 'Wool crepe, sand',
    remark:
      'It shows as much as you lean. Anybody who works bending over should take the slip, and we say so in the fitting room.',
    sizes: women,
    growth: { maxDrop: 0.8, timeConstant: 0.9 },
  },
  {
    id: 63,
    slug: 'skirt',
    title: 'Three quarters',
    img: 'hang-look-skirt',
    priceCents: 34500,
    cloth: 'Triacetate crepe, black',
    remark:
      'Three quarters of a circle from one width of fifty-eight inches. It meets every angle of the grain on its way round, so it drops the most and hangs the longest.',
    sizes: women,
    growth: { maxDrop: 2.6, timeConstant: 1.3 },
  },
  {
    id: 64,
    slug: 'cape',
    title: 'The short cape',
    img: 'hang-look-cape',
    priceCents: 51000,
    cloth: 'Worsted gabardine, black, unlined',
    remark:
      'Cut round, so that no seam lies on the shoulder. Lew cuts two a month, since the cloth has to be laid out on the engine floor.',
    sizes: ['Short', 'Regular', 'Long'],
    stock: 2,
    growth: { maxDrop: 0.7, timeConstant: 1.6 },
  },
  {
    id: 65,
    slug: 'square',
    title: 'The square',
    img: 'hang-look-square',
    priceCents: 9500,
    cloth: 'Silk satin, 16 momme, black',
    remark:
      'Forty-five inches each way, edges rolled by hand. It hangs like anything else here, by two corners, since a scarf that grows in the wash is one that was hemmed too early.',
    sizes: ['45 in'],
    growth: { maxDrop: 1, timeConstant: 0.5 },
  },
  {
    id: 66,
    slug: 'sack',
    title: 'The sack',
    img: 'hang-look-sack',
    priceCents: 12000,
    cloth: 'Cotton canvas, 10 ounces, undyed',
    remark:
      'A bag on the bias takes the shape of what is in it. It hangs with six pounds of melons, which we eat, and the handle is cut to length afterward.',
    sizes: ['Arm', 'Shoulder'],
    growth: { maxDrop: 2, timeConstant: 0.8 },
  },
  {
    id: 67,
    slug: 'mule',
    title: 'The knot mule',
    img: 'hang-look-mule',
    priceCents: 28500,
    cloth: 'Black satin on veg-tan soles, heel an inch and a quarter',
    remark:
      'One piece of cloth and one knot, pulled over the last and hung by the toe. Soles are by Pruitt in Danielson. They stretch half a size in a week; take the smaller.',
    sizes: ['6', '6½', '7', '7½', '8', '8½', '9', '10'],
    growth: { maxDrop: 0.5, timeConstant: 0.7 },
  },
];
