import type { Firm } from '../../content/firm.ts';

/** The tile shop of `/home-blog-metro`: name, logo, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'While It Sets',
    link: '/home-blog-metro',
    label: 'While It Sets, to the top of the page',
  },
  // Four tiles with a quarter ring each, three turned to close it, one not yet.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M2 31A29 29 0 0 1 31 2V12A19 19 0 0 0 12 31ZM33 2A29 29 0 0 1 62 31H52A19 19 0 0 0 33 12ZM2 33H12A19 19 0 0 0 31 52V62A29 29 0 0 1 2 33ZM62 33A29 29 0 0 0 33 62H43A19 19 0 0 1 62 43Z',
  },
  // A crate of tiles on edge.
  cartIcon: 'M4 8h16v12H4zM8 8V4h8v4M8 12v5M11 12v5M14 12v5M17 12v5',
  legalName: 'Quesada Tile, Delfina Quesada',
  founded: 1958,
  address: {
    street: '2019 East Fifth Avenue',
    city: 'Tampa',
    region: 'FL',
    postalCode: '33605',
  },
  hours: 'Monday to Friday, 6 to 2; readings on Friday at 10',
  contacts: {
    phone: { title: '(813) 555-0142', link: 'tel:+18135550142' },
    email: 'delfina@whileitsets.example',
  },
  registration: {
    title: 'Business tax receipt, City of Tampa',
    number: 'No. 1958-0311',
    link: 'https://register.example/1958-0311',
  },
  menu: [
    { title: 'Readings', link: '#readings' },
    { title: 'The chair', link: '#chair' },
    { title: 'Six colors', link: '#colors' },
    { title: 'Lay a floor', link: '#lay' },
    { title: 'Order', link: '#order' },
  ],
} satisfies Firm;
