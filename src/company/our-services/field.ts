import type { PictureName } from '../../media/pictures.ts';
import type { PlaceId } from './places.ts';

/** A field on the land, and the service that grows there. */
export interface Field {
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

/** Duration of a field: in words, and in weeks where it has an end. */
export interface Strip {
  id: PlaceId;
  time: string;
  timeFor: string;
  /** First and last week; left out without an end. */
  weeks?: { from: number; to: number };
}

/** A problem, and the field that solves it; or the page for a problem that is solved elsewhere. */
export type DrawerLabel =
  | { label: string; id: PlaceId }
  | { label: string; link: string; place: string };
