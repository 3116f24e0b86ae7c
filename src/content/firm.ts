import type { PostalAddress } from './address-lines.ts';
import type { FirmFooter } from './firm-footer.ts';
import type { MenuItem } from './menu-item.ts';

/** Fictional firm of a home. Header and footer show its name instead of the company's. */
export interface Firm {
  brand: { title: string; link: string; label: string };
  /** Logo beside the name: one path, in the text color. */
  logo: { viewBox: string; d: string };
  /** Icon of its cart, one stroked path in a 24 by 24 view box. Left out: a shopping bag. */
  cartIcon?: string;
  /** Legal name, such as “Forty Winters, Inc.”, and year of founding. */
  legalName: string;
  founded: number;
  address: PostalAddress;
  hours: string;
  contacts: { phone: { title: string; link: string }; email: string };
  /** Entry in the company register; left out: none. */
  registration?: { title: string; number: string; link: string } | undefined;
  /** Sections of its page; the site's own menu follows them. */
  menu: MenuItem[];
  /** Footer copy, where the theme's footer needs any. */
  footer?: FirmFooter;
}
