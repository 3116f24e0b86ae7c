import type { Firm } from '../../content/firm.ts';

/** The makers of `/home-fashion-shop`: name, logo, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Let It Hang',
    link: '/home-fashion-shop',
    label: 'Let It Hang, to the top of the page',
  },
  // A hanger with a plumb line.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M30 0H34V11L62 27V32H57L34 18V50L38 57L32 64L26 57L30 50V18L7 32H2V27L30 11Z',
  },
  // A sack that hangs from a ring.
  cartIcon:
    'M12 3a2 2 0 1 1 0 4a2 2 0 1 1 0-4M10.5 7c0 5-6 6-6 10.5 0 2.5 3 4 7.5 4s7.5-1.5 7.5-4c0-4.5-6-5.5-6-10.5',
  legalName: 'Let It Hang, LLC',
  founded: 2009,
  address: {
    street: '29 Bank Street, the firehouse',
    city: 'Willimantic',
    region: 'CT',
    postalCode: '06226',
  },
  hours: 'Tuesday to Friday, ten to six; fittings Saturday, nine to one',
  contacts: {
    phone: { title: '(860) 555-0173', link: 'tel:+18605550173' },
    email: 'tower@letithang.example',
  },
  registration: {
    title: 'Business registry, State of Connecticut',
    number: 'No. 0967-3312',
    link: 'https://register.example/0967-3312',
  },
  menu: [
    { title: 'Tower', link: '#tower' },
    { title: 'Lookbook', link: '#lookbook' },
    { title: 'Grain', link: '#grain' },
    { title: 'Chalk', link: '#chalk' },
    { title: 'Fit', link: '#fit' },
    { title: 'Hems', link: '#hems' },
  ],
} satisfies Firm;
