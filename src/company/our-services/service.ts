import type { PictureName } from '../../media/pictures.ts';

export type FieldId = 'web' | 'parcels' | 'app' | 'search' | 'sensor' | 'move';

/** Service of the page, a field of the land. */
export interface Service {
  id: FieldId;
  number: number;
  /** Name in one word or two, for the drawing. */
  shortName: string;
  /** Part of the service that the price is for, after the name. */
  pricedPart?: string;
  title: string;
  img: PictureName;
  content: string;
  /** Case in which a client needs the service. */
  reasonFor: string;
  /** Case in which a client does not. */
  reasonAgainst: string;
  price: string;
  /** Scope of the price, after it. */
  priceNote: string;
  action: { title: string; link: string };
}

/** Duration of a service: as text, and in weeks if it has an end. */
export interface ServiceDuration {
  id: FieldId;
  duration: string;
  /** Scope of the duration, after it. */
  durationNote: string;
  /** Minimum and maximum weeks; omitted without an end. */
  weeks?: { from: number; to: number };
}

/** Problem with the service that solves it, or with a link to another page. */
export type ProblemLink =
  | { label: string; id: FieldId }
  | { label: string; link: string; linkTitle: string };
