import type { PictureSource } from '../picture-source.ts';
import { deskThings } from './rows/desk-things.ts';
import { larkfield } from './rows/larkfield.ts';
import { photographs } from './rows/photographs.ts';
import { rooms } from './rows/rooms.ts';
import { clayToys, shop } from './rows/shop.ts';
import { table } from './rows/table.ts';
import { trades } from './rows/trades.ts';

/** Pictures rendered in Blender, a file of rows for each group of scenes. */
export const renderedPictures: readonly PictureSource[] = [
  ...larkfield,
  ...rooms,
  ...shop,
  ...table,
  ...trades,
  ...clayToys,
  ...photographs,
  ...deskThings,
];
