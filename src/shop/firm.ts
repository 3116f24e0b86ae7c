import { cartTexts } from '../content/cart.ts';
import type { Firm } from '../content/firm.ts';
import { catalogPath, categoriesPath, priceListPath, productListPath } from './shop-paths.ts';

/** Fictional firm of the shop: name, logo, address and hours, for header, footer and sections. */
export const firm = {
  brand: { title: 'Standstill', link: productListPath, label: 'Standstill, to the shelf' },
  // A board with a static object on it.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M2 48H62V58H2ZM20 44V27A12 12 0 0 1 44 27V44ZM28 12A4 4 0 0 1 36 12V13H28Z',
  },
  legalName: 'Standstill Clay Works, LLC',
  founded: 2014,
  address: { street: '31 Kiln Street', city: 'Alfred', region: 'NY', postalCode: '14802' },
  hours: 'Tuesday to Friday, ten to four, while nothing is in the kiln',
  contacts: {
    phone: { title: '(607) 555-0163', link: 'tel:+16075550163' },
    email: 'desk@standstill.example',
  },
  registration: {
    title: 'Certificate of authority, New York State',
    number: 'No. 14-0731',
    link: 'https://register.example/14-0731',
  },
  menu: [
    { title: 'The shelf', link: productListPath },
    { title: 'Catalog', link: catalogPath },
    { title: 'Price list', link: priceListPath },
    { title: 'Kinds', link: categoriesPath },
    { title: cartTexts.label, link: cartTexts.viewCart.link },
  ],
} satisfies Firm;
