import type { PictureName } from '../../media/pictures.ts';
import type { FieldId } from './field-positions.ts';

/** Service of the page, drawn as a field. */
export interface Service {
  id: FieldId;
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

/** Duration of a service: in words, and in weeks where it has an end. */
export interface ServiceDuration {
  id: FieldId;
  time: string;
  timeFor: string;
  /** First and last week; left out without an end. */
  weeks?: { from: number; to: number };
}

/** Problem with the service that solves it, or with the page for a problem that is solved elsewhere. */
export type ProblemLink =
  | { label: string; id: FieldId }
  | { label: string; link: string; place: string };
