import type { Firm } from '../../content/firm.ts';

/** The kite loft of `/home-vertical-portfolio`: its name, logo, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Hard Lift',
    link: '/home-vertical-portfolio',
    label: 'Hard Lift, to the top of the page',
  },
  // A kite of six corners in two halves.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M32 3 55 18V30H9V18ZM9 36H55V46L32 61 9 46Z',
  },
  // A transport tube with a strap.
  cartIcon:
    'M3.8 17.2 15.7 5.3a2.2 2.2 0 0 1 3 3L6.8 20.2a2.2 2.2 0 0 1-3-3ZM9 12l3 3M13.5 7.5c-1-3 1.5-5.5 3.5-4.5',
  legalName: 'Hard Lift, Ina Farrow',
  founded: 2009,
  address: {
    street: '41 Marsh Hen Lane',
    city: 'Salvo',
    region: 'NC',
    postalCode: '27972',
  },
  hours: 'Most mornings, until the wind is up',
  contacts: {
    phone: { title: '(252) 555-0143', link: 'tel:+12525550143' },
    email: 'ina@hardlift.example',
  },
  registration: {
    title: 'Assumed name, Dare County Register of Deeds',
    number: 'No. 2009-1147',
    link: 'https://register.example/2009-1147',
  },
  menu: [
    { title: 'Kites', link: '#meehonkey' },
    { title: 'Post', link: '#post' },
    { title: 'Wind', link: '#wind' },
    { title: 'Seam', link: '#seam' },
    { title: 'Order', link: '#order' },
  ],
} satisfies Firm;
