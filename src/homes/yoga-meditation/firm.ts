import type { Firm } from '../../content/firm.ts';

/** The firm of `/home-yoga-meditation`: its name, mark, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Slack Water',
    link: '/home-yoga-meditation',
    label: 'Slack Water, to the top of the page',
  },
  // A window with calm waves.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M6 62V30A26 26 0 0 1 58 30V62H52V30A20 20 0 0 0 12 30V62ZM18 34H46V39H18ZM22 45H42V50H22ZM27 56H37V61H27Z',
  },
  cartIcon: 'M5 11h14v10H5zM8.5 11c0-8 7-8 7 0M5 16c4 2.5 10-2.5 14 0',
  legalName: 'Slack Water Yoga, LLC',
  founded: 2018,
  address: {
    street: 'The sail loft, 22 Dana’s Wharf, upper floor',
    city: 'Eastport',
    region: 'ME',
    postalCode: '04631',
  },
  hours: 'The door opens a quarter of an hour before every class',
  contacts: {
    phone: { title: '(207) 555-0126', link: 'tel:+12075550126' },
    email: 'nell@slackwater.example',
  },
  registration: {
    title: 'Registered in Maine',
    number: 'No. 2018-0126',
    link: 'https://register.example/2018-0126',
  },
  menu: [
    { title: 'Breathe', link: '#breathe' },
    { title: 'Nell', link: '#nell' },
    { title: 'The week', link: '#week' },
    { title: 'Prices', link: '#prices' },
    { title: 'Come', link: '#come' },
  ],
} satisfies Firm;
