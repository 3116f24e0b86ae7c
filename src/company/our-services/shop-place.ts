import type { PictureName } from '../../media/pictures.ts';
import type { PlaceId } from './places.ts';

/** A place in the shop, and the service that is at work there. */
export interface ShopPlace {
  id: PlaceId;
  number: number;
  /** On the drawing. */
  short: string;
  title: string;
  media: PictureName;
  content: string;
  need: string;
  spare: string;
  price: string;
  priceFor: string;
  link: { title: string; link: string };
}

/** What is wrong, and where in the shop it is mended; or the page for what is mended elsewhere. */
export type DrawerLabel =
  | { label: string; id: PlaceId }
  | { label: string; link: string; place: string };
