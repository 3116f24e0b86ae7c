import type { FirmFooter } from './firm-footer.ts';
import type { MenuItem } from './menu-item.ts';

/** A firm that is not ours: whose home a page is. Header and footer say its name instead of ours. */
export interface Firm {
  brand: { title: string; link: string; label: string };
  /** Its mark beside the name: one path, in the colour of the letters. */
  sign: { viewBox: string; d: string };
  /** The bag of its cart, drawn in lines: one path on a ground of 24 by 24. Left out: a shopping bag. */
  bag?: string;
  /** As it signs: “Forty Winters, Inc.”, and since when. */
  legalName: string;
  founded: number;
  address: { street: string; city: string; region: string; postalCode: string };
  hours: string;
  contacts: { phone: { title: string; link: string }; email: string };
  /** Where it is entered. */
  registration: { title: string; number: string; link: string };
  /** The sections of its page; the site's own menu stands behind them. */
  menu: MenuItem[];
  /** What its footer says beside the facts, where the look's footer says something. */
  footer?: FirmFooter;
}
