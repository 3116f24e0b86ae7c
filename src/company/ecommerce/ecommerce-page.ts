import type { ServicePage } from '../../content/schema/service-page.ts';

/** Step of a parcel from order to delivery. */
export interface ParcelStop {
  /** Time of day, as printed. */
  time: string;
  title: string;
  /** Description of this stop and of our solution. */
  content: string;
  /** Common mistake at this stop in shops that call us. */
  commonMistake: string;
}

/** Shop system: the shops that it suits, and its costs. */
export interface ShopSystem {
  title: string;
  suitableFor: string;
  costs: string;
}

/** Texts of `/page/Ecommerce`. */
export interface EcommercePage extends ServicePage {
  /** One parcel from the click to the doorstep. */
  process: { heading: string; lead: string; stops: ParcelStop[]; summary: string };
  systems: { heading: string; lead: string; items: ShopSystem[] };
  /** The lines of the label at the end. */
  closingLines: { label: string; value: string }[];
}
