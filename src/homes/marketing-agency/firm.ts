import type { Firm } from '../../content/firm.ts';

/** The firm of `/home-marketing-agency`: its name, mark, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Paper Beats Rock',
    link: '/home-marketing-agency',
    label: 'Paper Beats Rock, to the top of the page',
  },
  // A sheet of paper with a cut corner and a hole.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M5 7L43 3L60 20L62 56L40 61L4 58ZM20 27L15 38L21 49L35 51L46 44L47 32L37 23Z',
  },
  cartIcon: 'M6 9l12-1 1 13H5zM9 8.5C9 3 15 3 15 8.3',
  legalName: 'Paper Beats Rock, LLC',
  founded: 2014,
  address: {
    street: '58 South Seminary Street, over the shoe repair',
    city: 'Galesburg',
    region: 'IL',
    postalCode: '61401',
  },
  hours: 'Tuesday to Saturday, 9 to 5, and whenever you open',
  contacts: {
    phone: { title: '(309) 555-0142', link: 'tel:+13095550142' },
    email: 'snip@paperbeatsrock.example',
  },
  registration: {
    title: 'Registered in Illinois',
    number: 'No. 2014-0142',
    link: 'https://register.example/2014-0142',
  },
  menu: [
    { title: 'Counted', link: '#counted' },
    { title: 'The floor', link: '#floor' },
    { title: 'One poster', link: '#poster' },
    { title: 'Prices', link: '#month' },
    { title: 'Write', link: '#write' },
  ],
} satisfies Firm;
