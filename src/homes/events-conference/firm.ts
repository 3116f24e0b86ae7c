import type { Firm } from '../../content/firm.ts';

/** The firm of `/home-events-conference`: its name, mark, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'The Short Night',
    link: '/home-events-conference',
    label: 'The Short Night, to the top of the page',
  },
  // A clock face without the hour from two to three.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M32 3A29 29 0 1 0 61 36H53.7A22 22 0 1 1 51 20.6L57.4 17A29 29 0 0 0 32 3ZM35.5 32A3.5 3.5 0 0 1 28.5 32L29 9H35L35.3 26.7L47.5 19.8L50.5 25L35 34Z',
  },
  cartIcon: 'M4 7h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4zM14 7v3M14 12v2M14 16v3',
  legalName: 'The Short Night, LLC',
  founded: 2018,
  address: { street: '1622 Adams Street', city: 'Toledo', region: 'OH', postalCode: '43604' },
  hours: 'Telephone from 9 pm to 5 am. By day it rings in an empty room',
  contacts: {
    phone: { title: '(419) 555-0159', link: 'tel:+14195550159' },
    email: 'awake@shortnight.example',
  },
  registration: {
    title: 'Registered in Ohio',
    number: 'No. 2018-0159',
    link: 'https://register.example/2018-0159',
  },
  menu: [
    { title: 'Program', link: '#program' },
    { title: 'Speakers', link: '#speakers' },
    { title: 'Tickets', link: '#passes' },
    { title: 'Getting here', link: '#getting-here' },
    { title: 'Request', link: '#request' },
  ],
  footer: {
    statement: {
      heading: 'It is morning. Sleep well.',
      action: { title: 'Back to the program', link: '#program' },
    },
  },
} satisfies Firm;
