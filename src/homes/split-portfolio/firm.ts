import type { Firm } from '../../content/firm.ts';

/** The firm of `/home-split-portfolio`: its name, logo, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Lorna Pettibone',
    link: '/home-split-portfolio',
    label: 'Lorna Pettibone, to the top of the page',
  },
  // A disc cut in halves that are shifted against each other.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M29 2V46A22 22 0 0 1 29 2ZM35 18A22 22 0 0 1 35 62Z',
  },
  // A pair of shoes, from above.
  cartIcon:
    'M7 3c2.2 0 3.4 2.2 3.2 5l-.5 4.5H4.6L4 8c-.3-2.8.8-5 3-5ZM4.8 15h4.7v2.5a2.3 2.3 0 0 1-4.7 0ZM17 3c-2.2 0-3.4 2.2-3.2 5l.5 4.5h5.1L20 8c.3-2.8-.8-5-3-5ZM14.5 15h4.7v2.5a2.3 2.3 0 0 1-4.7 0Z',
  legalName: 'Lorna Pettibone Foley, LLC',
  founded: 1998,
  address: {
    street: '38 Cayadutta Street, cutting room',
    city: 'Gloversville',
    region: 'NY',
    postalCode: '12078',
  },
  hours: 'Monday to Thursday, ten to six; quiet after four',
  contacts: {
    phone: { title: '(518) 555-0138', link: 'tel:+15185550138' },
    email: 'floor@pettibone.example',
  },
  registration: {
    title: 'Department of State, New York',
    number: 'No. 98-0416',
    link: 'https://register.example/98-0416',
  },
  menu: [
    { title: 'Pairs', link: '#pairs' },
    { title: 'Floors', link: '#floors' },
    { title: 'Gloves', link: '#gloves' },
    { title: 'Script', link: '#script' },
    { title: 'Your scene', link: '#scene' },
    { title: 'Rates', link: '#rates' },
  ],
} satisfies Firm;
