import type { Firm } from '../content/firm.ts';
import { canonicalPath } from '../page-meta/aliases.ts';
import { firm as shop } from '../shop/firm.ts';

const homes = import.meta.glob<Firm>('../homes/*/firm.ts', { eager: true, import: 'firm' });

const facts = (firm: Firm, paths: readonly string[]) => ({
  /** Paths of its pages; each includes all paths below it. */
  paths,
  name: firm.brand.title,
  legalName: firm.legalName,
  address: firm.address,
  hours: firm.hours,
  phone: firm.contacts.phone.title,
  email: firm.contacts.email,
});

/** The firms of the homes and the shop, with the facts that mails need; served as `firms.json`. */
export const firmsList = [
  ...Object.values(homes)
    // The home at / is the site owner's.
    .filter(({ brand }) => canonicalPath(brand.link) !== '/')
    .map((firm) => facts(firm, [firm.brand.link])),
  facts(shop, ['/shop']),
];
