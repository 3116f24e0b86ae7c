import type { PictureName } from '../../media/pictures.ts';
import type { FieldId } from './field-positions.ts';

/** Service of the page, drawn as a field. */
export interface Service {
  id: FieldId;
  number: number;
  /** Short name, for the drawing. */
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

/** Duration of a service: as text, and in weeks if it has an end. */
export interface ServiceDuration {
  id: FieldId;
  time: string;
  timeFor: string;
  /** Minimum and maximum weeks; omitted without an end. */
  weeks?: { from: number; to: number };
}

/** Problem with the service that solves it, or with a link to another page. */
export type ProblemLink =
  | { label: string; id: FieldId }
  | { label: string; link: string; place: string };
