import type { Firm } from '../content/firm.ts';
import { canonicalPath } from '../page-meta/aliases.ts';
import { firm as shop } from '../shop/firm.ts';

const homes = import.meta.glob<Firm>('../homes/*/firm.ts', { eager: true, import: 'firm' });

const facts = (firm: Firm, paths: readonly string[]) => ({
  /** Its pages: these, and all below them. */
  paths,
  name: firm.brand.title,
  legalName: firm.legalName,
  address: firm.address,
  hours: firm.hours,
  phone: firm.contacts.phone.title,
  email: firm.contacts.email,
});

/** The firms whose pages are not ours, as mails need them: `firms.json` of the built site. */
export const firmsList = [
  ...Object.values(homes).map((firm) => {
    const { link } = firm.brand;
    return facts(firm, [...new Set([link, canonicalPath(link)])]);
  }),
  facts(shop, ['/shop']),
];
